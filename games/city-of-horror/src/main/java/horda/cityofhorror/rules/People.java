package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.NOWHERE;
import static horda.cityofhorror.state.CardZones.hand;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.content.Ability;
import horda.cityofhorror.content.Drawback;
import horda.cityofhorror.content.Townsperson;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;

/// ABL and CHR: what the townspeople can do; using an ability exhausts them (COH-ABL-01).
public final class People {
  private People() {}

  public static boolean isOf(CityState s, int seat, int c) {
    return s.owner[c] == seat && s.where[c] != NOWHERE;
  }

  /// Exhausted, one's own, and not a mother (COH-CHR-11, COH-CHR-12).
  static boolean refreshable(CityState s, int seat, int c) {
    return isOf(s, seat, c)
        && !s.isFresh(c)
        && s.content.person(c).drawback() != Drawback.NEVER_FRESH_AGAIN;
  }

  /// May be exhausted to pay for something (COH-CHR-12).
  static boolean canPayWith(CityState s, int seat, int c) {
    return isOf(s, seat, c)
        && s.isFresh(c)
        && s.content.person(c).drawback() != Drawback.NEVER_FRESH_AGAIN;
  }

  static void hide(CityState s, int seat, int c, Out out) {
    if (s.where[c] != NOWHERE) {
      s.hidden |= 1 << c;
      out.tell(CityEvent.HIDES, seat, c);
    }
  }

  /// The living, fresh character of that ability, whoever's; NONE if there is none.
  static int fresh(CityState s, Ability ability) {
    for (int c = 0; c < s.owner.length; c++) {
      if (s.where[c] != NOWHERE && s.isFresh(c) && s.content.person(c).ability() == ability) {
        return c;
      }
    }
    return NONE;
  }

  /// Abilities for any general window or one's own step before moving (COH-ABL-08).
  public static void list(CityState s, int seat, Choices into) {
    for (int fresh = s.fresh; fresh != 0; fresh &= fresh - 1) {
      int c = Integer.numberOfTrailingZeros(fresh);
      if (isOf(s, seat, c)) {
        list(s, seat, c, into);
      }
    }
  }

  /// The uses of one ability.
  static void list(CityState s, int seat, int c, Choices into) {
    int place = s.where[c];
    Townsperson who = s.content.person(c);
    switch (who.ability()) {
      case TRADE_CARD -> {
        for (int i = 0; i < s.zones.size(hand(seat)); i++) {
          int card = s.zones.at(hand(seat), i);
          if (!Cards.repeated(s, hand(seat), i) && !Vows.isReserved(s, seat, card)) {
            into.add(Code.of(Playing.ABILITY, c, card));
          }
        }
      }
      case DRAW_CARD -> add(!s.zones.isEmpty(CardZones.DECK), c, into);
      case MOVE_ZOMBIE -> Playing.listMoves(s, Playing.ABILITY, c, place, into);
      case VOTE -> add(!s.grandpaVotes && !Rounds.areOver(s), c, into);
      case KILL -> add(s.zombies[place] > 0, c, into);
      case FIRST_PLAYER -> add(s.firstPlayer != seat, c, into);
      case HIDE -> add(!s.isHidden(c) && !Rounds.areOver(s), c, into);
      case GIVE_BIRTH -> add(true, c, into);
      case UNDO_MOVE -> add(Movement.canUndo(s), c, into);
      case LOOK -> add(!s.zones.isEmpty(CardZones.INVASION), c, into);
      case LEADER -> Playing.listColours(s, Playing.ABILITY, c, into);
      case NEW_MOVEMENT -> add(Movement.mayExchange(s, seat), c, into);
      case STEAL -> Playing.listVictims(s, seat, Playing.ABILITY, c, into);
      // With the move declaration, in a response window, or at the Blonde's own moment.
      case MOVE, SQUEEZE_IN, CANCEL, PREVENT_ATTRACTION -> {}
    }
  }

  /// Not those that belong to a move, an answer or the Blonde's own moment; nor trades, which name
  /// hidden cards.
  static boolean isForWindows(Ability ability) {
    return switch (ability) {
      case MOVE, SQUEEZE_IN, CANCEL, PREVENT_ATTRACTION, TRADE_CARD -> false;
      default -> true;
    };
  }

  private static void add(boolean possible, int c, Choices into) {
    if (possible) {
      into.add(Code.of(Playing.ABILITY, c));
    }
  }

  /// Uses an ability. It is spent even if it turns out useless (COH-ABL-07).
  static void use(CityState s, int seat, long choice, Out out) {
    int c = Code.a(choice);
    int target = Code.b(choice);
    s.fresh &= ~(1 << c);
    out.tell(CityEvent.ABILITY_USED, seat, c);
    Townsperson who = s.content.person(c);
    switch (who.ability()) {
      case TRADE_CARD -> {
        Cards.discardFromHand(s, seat, target);
        s.agenda.push(new TakeDiscard(seat, target));
      }
      case DRAW_CARD -> {
        out.tell(CityEvent.CHEF_DRAWS, seat);
        Cards.draw(s, seat, out);
      }
      case MOVE_ZOMBIE ->
          out.tell(
              CityEvent.ZOMBIE_LURED,
              Zombies.move(s, target, Code.c(choice), who.amount()),
              target,
              Code.c(choice));
      case VOTE -> {
        s.grandpaVotes = true;
        out.tell(CityEvent.GRANDPA_VOTES, seat, c);
      }
      case KILL ->
          out.tell(CityEvent.ZOMBIES_KILLED, Zombies.kill(s, s.where[c], who.amount()), s.where[c]);
      case FIRST_PLAYER -> Deaths.takeMarker(s, seat, out);
      case HIDE -> hide(s, seat, c, out);
      case GIVE_BIRTH -> out.tell(CityEvent.GIVES_BIRTH, seat, c);
      case UNDO_MOVE -> Movement.undo(s, out);
      case LOOK -> Invasion.look(s, seat, out);
      case LEADER -> Leader.set(s, seat, target, out);
      case NEW_MOVEMENT -> Movement.exchange(s, seat);
      case STEAL -> Cards.steal(s, seat, target, out);
      default -> throw new IllegalStateException(who.id() + " has no ability for a window");
    }
  }

  /// Votes of a seat at a place: one a character, with all that adds and takes away (COH-VOTE-02,
  /// COH-VOTE-10 to 13).
  public static int votes(CityState s, int seat, int place) {
    int sum = 0;
    boolean shown = false;
    for (int c = 0; c < s.where.length; c++) {
      if (s.where[c] != place || s.owner[c] != seat || s.isHidden(c)) {
        continue;
      }
      shown = true;
      Townsperson who = s.content.person(c);
      sum +=
          switch (who.drawback()) {
            case NO_VOTE -> s.grandpaVotes ? 1 : 0;
            case NEVER_FRESH_AGAIN -> s.isFresh(c) ? 1 : who.amount();
            default -> 1;
          };
    }
    int extra = s.replica[place * CityState.MOST_SEATS + seat];
    return sum + (shown || !s.replicaNeedsPresence ? extra : 0);
  }
}
