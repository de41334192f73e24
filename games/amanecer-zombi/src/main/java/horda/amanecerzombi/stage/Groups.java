package horda.amanecerzombi.stage;

import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Data;
import horda.engine.Known;
import horda.engine.Nullable;
import java.util.List;

/// The players of a position: Groups, hands, Missions, tokens, piles.
final class Groups {
  private static final Known PLAYER =
      Known.of(
          "word of a player",
          "at",
          "characters",
          "hand",
          "missions",
          "done",
          "dead",
          "skill-pile",
          "trophies",
          "experience",
          "vehicle",
          "blocked",
          "tokens");
  private static final Known CHARACTER =
      Known.of("word of a Character", "objects", "damage", "skills", "markers");
  private static final List<String> QUIET_PEOPLE =
      List.of("hiker", "firefighter", "teacher", "park-ranger");
  private static final List<String> QUIET_MISSIONS =
      List.of(
          "clean-the-antenna",
          "clean-the-church",
          "clean-the-police-station",
          "clean-the-shopping-centre");

  private final AmanecerState s;
  private final Cards cards;

  Groups(AmanecerState s, Cards cards) {
    this.s = s;
    this.cards = cards;
  }

  void fill(int seat, @Nullable Data words) {
    if (words == null) {
      return;
    }
    PLAYER.check(words);
    for (String key : words.keys()) {
      Data value = words.at(key);
      switch (key) {
        case "at" -> s.at[seat] = (short) cards.square(value);
        case "characters" -> characters(seat, value);
        case "experience" -> s.experience[seat] = (byte) value.num();
        case "blocked" -> s.blocked[seat] = (byte) value.num();
        case "vehicle" -> vehicle(seat, value);
        default -> {
          for (Data word : value.items()) {
            one(seat, key, word);
          }
        }
      }
    }
  }

  private void one(int seat, String key, Data word) {
    switch (key) {
      case "hand" -> s.zones.add(Piles.hand(seat), cards.action(word));
      case "missions" -> s.zones.add(Piles.missions(seat), cards.mission(word));
      case "done" -> s.zones.add(Piles.done(seat), cards.mission(word));
      case "dead" -> s.zones.add(Piles.dead(seat), cards.character(word, word.text()));
      case "skill-pile" -> s.zones.add(Piles.skills(seat), cards.skill(word));
      case "trophies" -> s.zones.add(Piles.trophies(seat), cards.action(word));
      default -> {
        int location = s.table.location(cards.square(word));
        if (location < 0) {
          throw new Data.Fault(word, "there is no Location on " + word.text());
        }
        s.registered[seat] |= 1L << location;
      }
    }
  }

  /// `car` or `car turned`; one that is no card of the deck any more is a fault.
  private void vehicle(int seat, Data value) {
    String[] words = value.text().split(" ", -1);
    int kind = s.content().actionNamed(words[0]);
    if (kind < 0 || s.table.vehicle(kind) == null || !s.zones.remove(Piles.ACTION_DECK, kind)) {
      throw new Data.Fault(value, "there is no vehicle '" + words[0] + "' left");
    }
    s.vehicle[seat] = (byte) kind;
    if (words.length > 1) {
      s.vehiclesTurned |= 1 << seat;
    }
  }

  private void characters(int seat, Data people) {
    for (String name : people.keys()) {
      Data words = people.at(name);
      CHARACTER.check(words);
      int character = cards.character(words, name);
      s.zones.add(Piles.group(seat), character);
      s.plainDamage[character] = (byte) words.num("markers", 0);
      for (String key : words.keys()) {
        if (!key.equals("markers")) {
          for (Data word : words.at(key).items()) {
            equip(seat, character, key, word);
          }
        }
      }
    }
  }

  /// `pistol` or `pistol turned`.
  private void equip(int seat, int character, String key, Data word) {
    switch (key) {
      case "objects" -> {
        String[] parts = word.text().split(" ", -1);
        int object = cards.object(word, parts[0]);
        s.zones.add(Piles.objects(seat), object);
        s.bearer[object] = (byte) character;
        s.turned[object] = (byte) (parts.length > 1 ? 1 : 0);
      }
      case "damage" -> s.damageOn[cards.damage(word)] = (byte) character;
      default -> s.skillOn[cards.skill(word)] = (byte) character;
    }
  }

  /// A Group without people gets a quiet Character; a seat without Missions, one that is far away.
  void fillQuiet(Data position) {
    for (int seat = 0; seat < s.seats(); seat++) {
      if (s.zones.isEmpty(Piles.group(seat))) {
        s.zones.add(Piles.group(seat), firstOf(position, QUIET_PEOPLE));
      }
      if (s.zones.isEmpty(Piles.missions(seat))) {
        s.zones.add(Piles.missions(seat), mission());
      }
    }
  }

  private int firstOf(Data position, List<String> names) {
    for (String name : names) {
      for (int i = 0; i < s.zones.size(Piles.CHARACTER_DECK); i++) {
        if (s.content().character(s.zones.at(Piles.CHARACTER_DECK, i)).id().equals(name)) {
          return cards.character(position, name);
        }
      }
    }
    return s.zones.draw(Piles.CHARACTER_DECK);
  }

  private int mission() {
    for (String name : QUIET_MISSIONS) {
      for (int i = 0; i < s.zones.size(Piles.MISSION_DECK); i++) {
        int card = s.zones.at(Piles.MISSION_DECK, i);
        if (s.content().mission(card).id().equals(name)) {
          return s.zones.take(Piles.MISSION_DECK, i);
        }
      }
    }
    return s.zones.draw(Piles.MISSION_DECK);
  }
}
