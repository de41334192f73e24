/// Packs what was built into what people download: [horda.dist.Dist] says what is made. Stands on
/// the JDK alone, so that nothing has to be installed for it.
package horda.dist;
