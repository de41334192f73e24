package horda.ruemorgue.stage;

import static horda.ruemorgue.state.MorgueState.HANDS;
import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.WOUND;

import horda.engine.Data;
import horda.engine.Known;
import horda.ruemorgue.content.Grant;
import horda.ruemorgue.content.Level;
import horda.ruemorgue.content.Survivor;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// Survivors of a position. Survivors that are not named are safely away.
final class Cast {
  private static final Known WORDS =
      Known.of(
          "word of a survivor",
          "at",
          "hands",
          "reserve",
          "wounds",
          "xp",
          "orange",
          "red",
          "player",
          "seat",
          "marks",
          "activated",
          "dead",
          "carries",
          "given");

  private static final Known MARKS = Known.of("mark", "rotten", "ninja-off", "killed", "fought");
  private static final int[] BITS = {
    MorgueState.ROTTEN, MorgueState.NINJA_OFF, MorgueState.KILLED, MorgueState.FOUGHT
  };

  private static final List<String> SEATS = List.of("outside", "pilot", "2", "3", "4");

  private final MorgueState s;
  private final Places places;
  private final Packs packs;

  Cast(MorgueState s, Packs packs) {
    this.s = s;
    this.places = Places.of(s);
    this.packs = packs;
  }

  /// Those named take part in that order; others fill the table.
  static void join(MorgueState s, Data position) {
    List<String> ids = s.table.characters().stream().map(Survivor::id).toList();
    int next = 0;
    for (String word : position.keys()) {
      int character = ids.indexOf(word);
      if (character >= 0 && named(s, word) == NONE) {
        while (next < s.survivors() && s.who[next] != NONE) {
          next++;
        }
        if (next == s.survivors()) {
          throw new Data.Fault(position.at(word), "there are " + next + " survivors in play");
        }
        s.who[next] = (byte) character;
      }
    }
    int fronts = s.table.content().survivors().size();
    for (int character = 0; character < fronts; character++) {
      boolean free = true;
      int place = NONE;
      for (int survivor = s.survivors() - 1; survivor >= 0; survivor--) {
        boolean same =
            s.who[survivor] != NONE
                && !s.table.isOwn(s.who[survivor])
                && s.who[survivor] % fronts == character;
        free &= !same;
        place = s.who[survivor] == NONE ? survivor : place;
      }
      if (free && place != NONE) {
        s.who[place] = (byte) character;
      }
    }
  }

  /// The survivor of that name, or NONE.
  static int named(MorgueState s, String id) {
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.who[survivor] != NONE && s.character(survivor).id().equals(id)) {
        return survivor;
      }
    }
    return NONE;
  }

  static int index(MorgueState s, Data word) {
    int survivor = named(s, word.text());
    if (survivor == NONE) {
      throw new Data.Fault(word, "'" + word.text() + "' is no survivor in play");
    }
    return survivor;
  }

  void prepare(Data position) {
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      s.zone[survivor] = MorgueState.AWAY;
      String id = s.character(survivor).id();
      if (position.has(id)) {
        one(survivor, position.at(id));
      }
    }
  }

  private void one(int survivor, Data data) {
    if (!data.isMap()) {
      s.zone[survivor] = (byte) places.zone(data);
      return;
    }
    WORDS.check(data);
    boolean dead = data.flag("dead");
    s.zone[survivor] = (byte) (dead ? MorgueState.DEAD : places.zone(data.at("at")));
    skills(survivor, data);
    int slot = cards(survivor, data, "hands", 0, HANDS);
    slot = cards(survivor, data, "reserve", HANDS, s.capacity(survivor));
    for (int n = 0; n < Known.num(data, "wounds", 0, 1); n++) {
      int free = s.capacity(survivor) - 1;
      while (free >= 0 && s.slot(survivor, free) != NONE) {
        free--;
      }
      if (free < 0) {
        throw new Data.Fault(data, "no slot is left for the Wound after " + slot + " cards");
      }
      s.slot(survivor, free, WOUND);
    }
    if (data.has("player")) {
      s.owner[survivor] = (byte) (Known.num(data, "player", 1, s.seats()) - 1);
    }
    if (data.has("seat")) {
      s.seat[survivor] = (byte) new Known("seat", SEATS).index(data.at("seat"));
    }
    s.given[survivor] = (byte) Known.num(data, "given", 0, 9);
    marks(survivor, data);
    if (data.has("carries")) {
      int token = Known.num(data, "carries", 0, s.carrier.length - 1);
      s.carrier[token] = (byte) survivor;
      s.taken |= 1 << token;
      s.objectiveZone[token] = NONE;
    }
  }

  private void marks(int survivor, Data data) {
    if (data.flag("activated")) {
      s.mark(survivor, MorgueState.ACTIVATED);
    }
    if (data.has("marks")) {
      data.at("marks").items().forEach(mark -> s.mark(survivor, BITS[MARKS.index(mark)]));
    }
  }

  private int cards(int survivor, Data data, String word, int from, int to) {
    int slot = from;
    if (data.has(word)) {
      for (Data card : data.at(word).items()) {
        if (slot == to) {
          throw new Data.Fault(card, "there is no slot for it in " + word);
        }
        s.slot(survivor, slot++, packs.take(card));
      }
    }
    return slot;
  }

  /// Orange and red skills are the first of the card unless they are named.
  private void skills(int survivor, Data data) {
    s.xp[survivor] = (short) Known.num(data, "xp", 0, Short.MAX_VALUE);
    Survivor sheet = s.character(survivor);
    Level level = s.level(survivor);
    if (level.compareTo(Level.ORANGE) >= 0) {
      s.orange[survivor] = (byte) choice(data, "orange", sheet.orange());
    }
    if (level == Level.RED) {
      s.red[survivor] = (byte) choice(data, "red", sheet.red());
    }
  }

  private static int choice(Data data, String word, List<Grant> grants) {
    List<String> ids = grants.stream().map(grant -> Known.id(grant.skill())).toList();
    return data.has(word) ? new Known("skill of that level", ids).index(data.at(word)) : 0;
  }
}
