package horda.cardsofthedead.content;

import horda.engine.Data;
import horda.engine.Known;
import java.util.List;

/// One of the three survivors: tracks, storage, what they start with, and what they can do alive
/// and dead.
public record SurvivorType(
    String id,
    int vitality,
    int immunity,
    int handSize,
    int reserve,
    Ability ability,
    ZombieAbility zombieAbility,
    int kit,
    List<String> hand,
    List<String> startReserve,
    String provenance) {

  /// What a living survivor can do once a turn.
  public enum Ability {
    RUN,
    TRACK,
    FREE_PUNCH
  }

  /// What a dead survivor does to the others.
  public enum ZombieAbility {
    WEARY,
    SHORT_NOTES,
    LAST_CURSE
  }

  static SurvivorType read(Data row) {
    return new SurvivorType(
        row.at("id").text(),
        row.at("vitality").num(),
        row.at("immunity").num(),
        row.at("hand-size").num(),
        row.at("reserve").num(),
        Known.constant(row.at("ability"), Ability.values()),
        Known.constant(row.at("zombie-ability"), ZombieAbility.values()),
        row.at("kit").num(),
        row.at("hand").items().stream().map(Data::text).toList(),
        row.at("start-reserve").items().stream().map(Data::text).toList(),
        row.text("provenance", "D"));
  }
}
