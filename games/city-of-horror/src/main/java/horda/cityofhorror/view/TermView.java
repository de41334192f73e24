package horda.cityofhorror.view;

import horda.engine.shape.OneOf;
import java.util.List;

/// A term of an offer or a promise, taken apart.
///
/// @param id as in the option that adds it; the one that takes it out is `remove:` and this
/// @param side whether whoever makes the offer gives it or wants it, or only says it: a reason
/// @param promise goods change hands at once; a promise is for later
/// @param shown something that is shown and stays where it is
/// @param kind what it is about: `antidotes`, a card, `vote-for`
/// @param args numbers of antidotes, food and players, locations, cards, characters, colours; `all`
///   for what everybody is shown
/// @param place the location that a promise is about, if it is not the one being resolved; else
///   empty
/// @param of whose it is, where that does not go without saying; else -1
/// @param to who gets it, where that does not go without saying; else -1
/// @param binding a promise that must be kept; others are only words
public record TermView(
    String id,
    @OneOf({"give", "want", "say"}) String side,
    boolean promise,
    boolean shown,
    String kind,
    List<String> args,
    String place,
    int of,
    int to,
    boolean binding) {}
