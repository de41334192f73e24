package horda.amanecerzombi;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.view.Reading;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Question;
import horda.engine.Seed;
import java.util.Arrays;

/// A table that looks the same to one seat: what it cannot know is drawn again at random.
final class Imagining {
  private static final int OBJECT_PILES = 3;

  private final AmanecerState s;
  private final int seat;
  private final Chance chance;
  private final short[] pool = new short[128];
  private final int[] zones = new int[16];
  private int used;

  private Imagining(AmanecerState s, int seat, Chance chance) {
    this.s = s;
    this.seat = seat;
    this.chance = chance;
  }

  static AmanecerState from(AmanecerState state, int seat, Chance chance) {
    AmanecerState copy = state.copy();
    copy.chance.set(new Chance(new Seed(chance.next(), chance.next())));
    copy.loadedDice = 0;
    Arrays.fill(copy.loaded, (byte) 0);
    if (!copy.over) {
      new Imagining(copy, seat, chance).drawAnew();
    }
    for (int other = 0; other < copy.seats(); other++) {
      if (other != seat) {
        copy.standingOrder(other, 0);
      }
    }
    return copy;
  }

  private void drawAnew() {
    Reading.hideTalk(s, seat);
    int looked = seat < 0 ? NONE : Reading.looksAt(s, seat);
    int pile = Reading.looksIntoPile(s);
    actions(looked, pile);
    objects(looked, pile);
    characters();
    missions();
    skills(looked);
    begin(Piles.DAMAGE_DECK);
    mix();
    seasons();
    answers();
  }

  private void begin(int zone) {
    used = 0;
    zones[used++] = zone;
  }

  private void also(int zone) {
    zones[used++] = zone;
  }

  /// Cards of these zones change places among each other.
  private void mix() {
    int n = 0;
    for (int z = 0; z < used; z++) {
      for (int i = 0; i < s.zones.size(zones[z]); i++) {
        pool[n++] = (short) s.zones.at(zones[z], i);
      }
    }
    chance.shuffle(pool, 0, n);
    for (int z = 0; z < used; z++) {
      for (int i = 0; i < s.zones.size(zones[z]); i++) {
        s.zones.set(zones[z], i, pool[--n]);
      }
    }
  }

  private void actions(int looked, int pile) {
    begin(Piles.ACTION_DECK);
    if (pile == 0 && looked != Piles.LOOKED) {
      also(Piles.LOOKED);
    }
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat && looked != Piles.hand(other)) {
        also(Piles.hand(other));
      }
    }
    mix();
  }

  private void objects(int looked, int pile) {
    for (int back = 0; back < OBJECT_PILES; back++) {
      begin(Piles.objectDeck(back));
      if (pile == back + 1 && looked != Piles.LOOKED) {
        also(Piles.LOOKED);
      }
      mix();
    }
  }

  private void characters() {
    begin(Piles.CHARACTER_DECK);
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat) {
        also(Piles.dealt(other));
        if (s.kept[other] != NONE) {
          s.kept[other] = (byte) chance.below(2);
        }
      }
    }
    mix();
  }

  /// Missions of others, except for one that was declared.
  private void missions() {
    int declaredBy = NONE;
    int place = NONE;
    for (int other = 0; s.cleaning != NONE && other < s.seats(); other++) {
      int at = other == seat ? NONE : s.zones.indexOf(Piles.missions(other), s.cleaning);
      if (at != NONE) {
        declaredBy = other;
        place = at;
        s.zones.take(Piles.missions(other), at);
      }
    }
    int open = s.cleaning == NONE ? done() : done() | 1 << s.cleaning;
    int hidden = s.required & ~open;
    begin(Piles.MISSION_DECK);
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat) {
        also(Piles.missions(other));
      }
    }
    // Somebody who looks on at the game for one: as many must be done, but others.
    int must = seat < 0 && s.isSolo() ? Integer.bitCount(hidden & held()) : 0;
    mix();
    if (must > 0) {
      s.required &= ~hidden;
      for (int i = 0; i < must; i++) {
        s.required |= 1 << s.zones.at(Piles.missions(0), i);
      }
    }
    if (declaredBy != NONE) {
      s.zones.insert(Piles.missions(declaredBy), place, s.cleaning);
    }
  }

  private int done() {
    int set = 0;
    for (int i = 0; i < s.zones.size(Piles.done(0)); i++) {
      set |= 1 << s.zones.at(Piles.done(0), i);
    }
    return set;
  }

  private int held() {
    int set = 0;
    for (int i = 0; i < s.zones.size(Piles.missions(0)); i++) {
      set |= 1 << s.zones.at(Piles.missions(0), i);
    }
    return set;
  }

  private void skills(int looked) {
    begin(Piles.SKILL_DECK);
    if (looked != Piles.OFFERED) {
      also(Piles.OFFERED);
    }
    mix();
  }

  /// Each card to come may be any of its season that was not seen.
  private void seasons() {
    for (int i = 0; i < s.zones.size(Piles.SEASON_DECK); i++) {
      int card = s.zones.at(Piles.SEASON_DECK, i);
      int others = 0;
      for (int k = 0; k < s.zones.size(Piles.SEASON_REMOVED); k++) {
        others += sameSeason(card, s.zones.at(Piles.SEASON_REMOVED, k)) ? 1 : 0;
      }
      int pick = chance.below(others + 1);
      for (int k = 0; k < s.zones.size(Piles.SEASON_REMOVED) && pick > 0; k++) {
        int other = s.zones.at(Piles.SEASON_REMOVED, k);
        if (sameSeason(card, other) && --pick == 0) {
          s.zones.set(Piles.SEASON_DECK, i, other);
          s.zones.set(Piles.SEASON_REMOVED, k, card);
        }
      }
    }
  }

  private boolean sameSeason(int a, int b) {
    return s.content().season(a).season() == s.content().season(b).season();
  }

  /// Secret answers of others that are in already.
  private void answers() {
    Question<AmanecerState> question = Engine.question(s);
    Choices choices = new Choices();
    for (int other = 0; other < s.seats() && question != null; other++) {
      if (other != seat && (s.committed() & 1 << other) != 0) {
        question.choices(s, other, choices.clear());
        s.recommit(other, choices.get(chance.below(choices.size())));
      }
    }
  }
}
