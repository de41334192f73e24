package horda.amanecerzombi;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Content;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.view.Reading;
import java.util.Arrays;

/// Counts the cards of all decks: every one is in exactly one place.
final class CardCount {
  private final AmanecerState s;
  private final Content content;
  private final int[] seen = new int[128];

  private CardCount(AmanecerState s) {
    this.s = s;
    this.content = s.content();
  }

  static boolean allThere(AmanecerState s) {
    CardCount count = new CardCount(s);
    return count.actions()
        && count.objects()
        && count.characters()
        && count.missions()
        && count.skills()
        && count.damages()
        && count.seasons();
  }

  private void begin() {
    Arrays.fill(seen, 0);
  }

  private boolean add(int zone) {
    for (int i = 0; i < s.zones.size(zone); i++) {
      int card = s.zones.at(zone, i);
      if (card < 0 || card >= seen.length) {
        return false;
      }
      seen[card]++;
    }
    return true;
  }

  private boolean once(int cards) {
    for (int card = 0; card < seen.length; card++) {
      if (seen[card] != (card < cards ? 1 : 0)) {
        return false;
      }
    }
    return true;
  }

  private boolean actions() {
    begin();
    boolean good = true;
    for (int zone = Piles.ACTION_DECK; zone <= Piles.ASIDE; zone++) {
      good &= add(zone);
    }
    for (int seat = 0; seat < AmanecerState.MOST_SEATS; seat++) {
      good &= add(Piles.hand(seat)) && add(Piles.trophies(seat));
      if (s.vehicle[seat] != NONE) {
        seen[s.vehicle[seat]]++;
      }
    }
    if (looksAtActions()) {
      good &= add(Piles.LOOKED);
    }
    for (int kind = 0; kind < seen.length; kind++) {
      int count = kind < content.actionKinds() ? content.action(kind).count() : 0;
      good &= seen[kind] == count;
    }
    return good;
  }

  private boolean looksAtActions() {
    return Reading.looksIntoPile(s) == 0;
  }

  private boolean objects() {
    begin();
    boolean good = add(Piles.FOUND);
    for (int pile = 0; pile < 3; pile++) {
      good &= add(Piles.objectDeck(pile)) && add(Piles.objectDiscard(pile));
    }
    for (int seat = 0; seat < AmanecerState.MOST_SEATS; seat++) {
      good &= add(Piles.objects(seat));
    }
    if (!looksAtActions()) {
      good &= add(Piles.LOOKED);
    }
    return good && once(content.objects());
  }

  /// Nameless Characters are no cards.
  private boolean characters() {
    begin();
    boolean good = add(Piles.CHARACTER_DECK);
    for (int seat = 0; seat < AmanecerState.MOST_SEATS; seat++) {
      good &= add(Piles.group(seat)) && add(Piles.dead(seat)) && add(Piles.dealt(seat));
    }
    for (int card = content.characters(); card < AmanecerState.PEOPLE; card++) {
      good &= seen[card] <= 1;
      seen[card] = 0;
    }
    return good && once(content.characters());
  }

  private boolean missions() {
    begin();
    boolean good =
        add(Piles.MISSION_DECK) && add(Piles.MISSION_DISCARD) && add(Piles.MISSION_REMOVED);
    for (int seat = 0; seat < AmanecerState.MOST_SEATS; seat++) {
      good &= add(Piles.missions(seat)) && add(Piles.done(seat));
    }
    return good && once(content.missions());
  }

  private boolean skills() {
    begin();
    boolean good = add(Piles.SKILL_DECK) && add(Piles.OFFERED);
    for (int seat = 0; seat < AmanecerState.MOST_SEATS; seat++) {
      good &= add(Piles.skills(seat));
    }
    for (int card = 0; card < AmanecerState.SKILLS; card++) {
      seen[card] += s.skillOn[card] == NONE ? 0 : 1;
    }
    return good && once(content.skills());
  }

  private boolean damages() {
    begin();
    boolean good = add(Piles.DAMAGE_DECK) && add(Piles.DAMAGE_DISCARD);
    for (int card = 0; card < AmanecerState.DAMAGES; card++) {
      seen[card] += s.damageOn[card] == NONE ? 0 : 1;
    }
    return good && once(content.damages());
  }

  private boolean seasons() {
    begin();
    boolean good = add(Piles.SEASON_DECK) && add(Piles.SEASON_REMOVED) && add(Piles.SEASON_PAST);
    if (s.season != NONE) {
      seen[s.season]++;
    }
    return good && once(content.seasons());
  }
}
