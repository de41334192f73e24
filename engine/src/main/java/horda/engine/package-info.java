/// The kernel: states, the agenda of steps, questions, windows, deals, chance, events and matches.
/// Nothing in it knows about zombies, and it uses only the JDK: no files, no threads, no
/// reflection.
package horda.engine;
