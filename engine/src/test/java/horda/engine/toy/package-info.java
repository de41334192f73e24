/// The flea market: a toy game that uses every mechanism of the kernel. Not for play; the kernel,
/// the wire, the bots and the laboratory are tested with it.
package horda.engine.toy;
