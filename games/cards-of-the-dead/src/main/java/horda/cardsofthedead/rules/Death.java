package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardZones.hand;
import static horda.cardsofthedead.state.CardZones.reserve;
import static horda.cardsofthedead.state.CardZones.worn;
import static horda.cardsofthedead.state.CardsState.MOBILE;
import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.content.SurvivorType.ZombieAbility;
import horda.cardsofthedead.state.CardsAsk;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.cardsofthedead.state.CardsStep;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// DEATH: dying, and what the dead do to the living.
public final class Death {
  private Death() {}

  /// Those of `struck` who have no Vitality left die, clockwise from the active one; only then
  /// comes what their deaths set off (COD-DEATH-02, COD-DEATH-07).
  static void settle(CardsState s, int struck, Out out) {
    int dead = 0;
    for (int turn = 0; turn < s.seats(); turn++) {
      int seat = (Math.max(0, s.active) + turn) % s.seats();
      if ((struck & 1 << seat) != 0 && !s.alive(seat)) {
        dead |= 1 << seat;
        bury(s, seat, out);
      }
    }
    if (dead != 0 && s.living() == 0) {
      Ending.lose(s, CardsState.ALL_DEAD, out);
      return;
    }
    // What is pushed last comes first, so the first of the dead is the last to be seen to.
    for (int turn = s.seats() - 1; turn >= 0; turn--) {
      int seat = (Math.max(0, s.active) + turn) % s.seats();
      if ((dead & 1 << seat) != 0) {
        haunt(s, seat, out);
      }
    }
  }

  /// All cards of the dead survivor are discarded (COD-DEATH-03).
  private static void bury(CardsState s, int seat, Out out) {
    out.tell(CardsEvent.DIED, s.survivor[seat]);
    s.immunity[seat] = 0;
    s.paralysis[seat] = MOBILE;
    s.wornHits[seat] = 0;
    for (int zone : new int[] {hand(seat), reserve(seat), worn(seat)}) {
      while (!s.zones.isEmpty(zone)) {
        Decks.discard(s, s.zones.draw(zone));
      }
    }
    if (s.equipped[seat] != NONE) {
      Cards.discardEquipped(s, seat);
    }
  }

  /// The zombie side comes up; Dan's curse goes round once, clockwise from him.
  private static void haunt(CardsState s, int seat, Out out) {
    out.tell(CardsEvent.HAUNTS, s.survivor[seat]);
    if (s.who(seat).zombieAbility() == ZombieAbility.LAST_CURSE) {
      for (int i = s.seats() - 1; i > 0; i--) {
        s.agenda.push(new Curse((seat + i) % s.seats()));
      }
    }
  }

  /// Dan's last act, once: a Common card from each survivor, or half of both tracks (COD-DEATH-06).
  @Named("curse")
  public record Curse(@Seat int seat) implements CardsStep {
    @Override
    public void run(CardsState s, Out out) {
      if (!s.alive(seat)) {
        return;
      }
      if (hasCommon(s, seat)) {
        s.agenda.push(new GiveUpCommon(seat));
        return;
      }
      int immunity = (s.immunity[seat] + 1) / 2;
      int vitality = (s.vitality[seat] + 1) / 2;
      out.tell(CardsEvent.CURSED, s.survivor[seat], immunity, vitality);
      s.immunity[seat] -= (byte) immunity;
      Damage.loseVitality(s, seat, vitality, out);
    }
  }

  private static boolean isCommon(CardsState s, int card) {
    return card != NONE && s.content.back(card) == Back.COMMON;
  }

  private static boolean hasCommon(CardsState s, int seat) {
    for (int zone : new int[] {hand(seat), reserve(seat), worn(seat)}) {
      for (int i = 0; i < s.zones.size(zone); i++) {
        if (isCommon(s, s.zones.at(zone, i))) {
          return true;
        }
      }
    }
    return isCommon(s, s.equipped[seat]) || isCommon(s, s.loaded[seat]);
  }

  /// Which Common card: from hand, Reserve, equipped, loaded or worn.
  @Named(value = "give-up-common", rule = "COD-DEATH-06")
  public record GiveUpCommon(@Seat int seat) implements CardsAsk {
    private static final int HELD = 1;
    private static final int WORN = 2;
    private static final int EQUIPPED = 3;
    private static final int LOADED = 4;

    @Override
    public int seat(CardsState s) {
      return seat;
    }

    @Override
    public void choices(CardsState s, int seat, Choices into) {
      list(s, hand(seat), HELD, into);
      list(s, reserve(seat), HELD, into);
      list(s, worn(seat), WORN, into);
      if (isCommon(s, s.equipped[seat])) {
        into.add(Code.of(EQUIPPED, s.equipped[seat]));
      }
      if (isCommon(s, s.loaded[seat])) {
        into.add(Code.of(LOADED, s.loaded[seat]));
      }
    }

    private static void list(CardsState s, int zone, int verb, Choices into) {
      for (int rest = Cards.distinct(s, zone); rest != 0; rest &= rest - 1) {
        int card = s.zones.at(zone, Integer.numberOfTrailingZeros(rest));
        if (isCommon(s, card)) {
          into.add(Code.of(verb, card));
        }
      }
    }

    @Override
    public void answer(CardsState s, long choice, Out out) {
      int card = Code.a(choice);
      switch (Code.verb(choice)) {
        case HELD -> Cards.discardHeld(s, seat, card);
        case WORN -> {
          if (s.zones.at(worn(seat), 0) == card) {
            s.wornHits[seat] = 0;
          }
          s.zones.remove(worn(seat), card);
          Decks.discard(s, card);
        }
        case EQUIPPED -> Cards.discardEquipped(s, seat);
        default -> Cards.discardLoaded(s, seat);
      }
      out.tell(CardsEvent.CURSED_CARD, s.survivor[seat], card);
    }

    @Override
    public Phrase prompt(CardsState s, int seat) {
      return Phrase.of("prompt.curse", CardsAsk.survivor(s, seat));
    }

    @Override
    public Option option(CardsState s, int seat, long choice) {
      int card = Code.a(choice);
      String from =
          switch (Code.verb(choice)) {
            case EQUIPPED -> "equipped:";
            case LOADED -> "loaded:";
            default -> "discard:";
          };
      return Apart.told(
          s, seat, CardsAsk.option(from + Cards.id(s, seat, card), "discard", CardsAsk.card(card)));
    }
  }
}
