/// The command line: what ./horda runs, its texts, and how mistakes are told. Touch freely;
/// commands stay thin, rules never live here.
package horda.app;
