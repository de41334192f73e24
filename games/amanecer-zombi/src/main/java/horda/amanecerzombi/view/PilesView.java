package horda.amanecerzombi.view;

import java.util.List;

/// Decks by size, discards by what lies there.
public record PilesView(
    int actions,
    List<String> actionDiscard,
    int special,
    int green,
    int blue,
    List<String> greenDiscard,
    List<String> blueDiscard,
    int missions,
    List<String> missionDiscard,
    int skills,
    int damages,
    int characters,
    int seasons,
    List<String> specialDiscard,
    List<String> damageDiscard) {}
