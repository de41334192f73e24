/// Checks that every game must pass, for the tests of all modules: random games with leaks, copies,
/// undo and replay looked at from every seat.
package horda.engine.check;
