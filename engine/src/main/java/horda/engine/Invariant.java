package horda.engine;

import java.util.function.Predicate;

/// Something that holds after every step of every game; a name that people can read, and the check.
public record Invariant<S extends State>(String name, Predicate<S> holds) {}
