/// The kernel: agenda, steps, questions, chance, events. Nothing here knows a zombie. Change with
/// care: every game stands on it; JDK only, no I/O, no threads, no reflection.
package horda.engine;
