package horda.cityofhorror.view;

import horda.engine.shape.OneOf;

/// A promise of an accepted deal; promises are public.
///
/// @param what the term that was agreed on, without its place
/// @param place where it holds, or empty
/// @param step in which it holds there
public record PromiseView(
    int from,
    int to,
    TermView what,
    String place,
    @OneOf({
          "outside",
          "before-attack",
          "attack-vote",
          "attack-tie",
          "before-sharing",
          "sharing-vote",
          "sharing-tie",
          "sharing"
        })
        String step,
    boolean binding,
    @OneOf({"open", "kept", "broken", "lapsed"}) String status) {}
