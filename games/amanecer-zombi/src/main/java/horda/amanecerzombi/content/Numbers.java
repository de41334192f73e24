package horda.amanecerzombi.content;

import horda.engine.Data;

/// The numbers of the game; content.yaml tells each.
public record Numbers(
    int experience,
    int tokens,
    int hand,
    int charactersDealt,
    int missionsDealt,
    int missionsKept,
    int seasonsEach,
    int walk,
    int groupHits,
    int zombieHits,
    int unblock,
    int fatal,
    int offers,
    int namelessLoad) {
  static Numbers read(Data rows) {
    rows.keys().forEach(key -> Provenance.of(rows.at(key)));
    return new Numbers(
        number(rows, "experience"),
        number(rows, "tokens"),
        number(rows, "hand"),
        number(rows, "characters-dealt"),
        number(rows, "missions-dealt"),
        number(rows, "missions-kept"),
        number(rows, "seasons-each"),
        number(rows, "walk"),
        number(rows, "group-hits"),
        number(rows, "zombie-hits"),
        number(rows, "unblock"),
        number(rows, "fatal"),
        number(rows, "offers"),
        number(rows, "nameless-load"));
  }

  private static int number(Data rows, String key) {
    return rows.at(key).at("amount").num();
  }
}
