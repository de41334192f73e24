package horda.ruemorgue.view;

import java.util.List;

/// What is in a zone now; its survivors stand in `MorgueView.survivors`.
///
/// @param zombies figures by kind, in the order of content's zombies; groups are `figures:<zone *
///   kinds + kind>`
/// @param noise tokens and survivors: what the horde hears
/// @param tokens noise tokens alone
/// @param tent empty, closed, or the Tent card that was revealed
/// @param spawned a room that has had its zombies
/// @param fallen the roof fell in
/// @param exitOpen survivors could leave here now
public record ZoneView(
    String ref,
    List<Integer> zombies,
    int noise,
    int tokens,
    boolean noisiest,
    String tent,
    boolean spawned,
    boolean fallen,
    boolean exitOpen) {}
