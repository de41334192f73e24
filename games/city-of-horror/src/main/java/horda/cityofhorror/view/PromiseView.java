package horda.cityofhorror.view;

import horda.engine.shape.OneOf;

/// A promise of an accepted deal; promises are public.
public record PromiseView(
    int from,
    int to,
    String what,
    boolean binding,
    @OneOf({"open", "kept", "broken", "lapsed"}) String status) {}
