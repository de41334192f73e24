/// The kernel: states, the agenda of steps, questions, windows, deals, chance, events and matches.
/// Nothing in it knows a zombie, and it touches nothing but the JDK: no files, no threads, no
/// reflection.
package horda.engine;
