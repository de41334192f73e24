package horda.cardsofthedead.rules;

import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.cardsofthedead.state.CardsStep;
import horda.engine.Out;
import horda.engine.shape.Named;

/// Instantaneous cards: resolved when turned, as part of that turn, then discarded (COD-WALK-06,
/// COD-WALK-07).
public final class Events {
  private Events() {}

  static void resolve(CardsState s, int card, Out out) {
    s.zones.add(CardZones.IN_USE, card);
    s.agenda.push(PutAway.CARD);
    CardType type = s.type(card);
    switch (type.effect()) {
      case HORDE -> horde(s, card, out);
      case RUN_AWAY -> runAway(s, card, out);
      case NOISE -> Noise.make(s, type.amount(), false, out);
      case INFECT -> {
        out.tell(CardsEvent.INFECTED_BY, card, s.survivor[s.active], type.amount());
        Damage.loseImmunity(s, s.active, type.amount(), out);
      }
      case TRADER -> s.agenda.push(new Trader.GiveUp(0));
      case LAST_SUPPER -> SharedGoods.lastSupper(s, type.amount(), out);
      case SWEET_HOME -> SharedGoods.sweetHome(s);
      default -> throw new IllegalStateException(type.id() + " has no effect when turned");
    }
  }

  /// The rightmost Free space is Blocked (COD-NAMED-01).
  static void horde(CardsState s, int card, Out out) {
    for (int n = CardsState.SPACES - 1; n >= 0; n--) {
      if (s.isFree(n)) {
        s.blocked |= 1 << n;
        PlayArea.noteIfFull(s);
        out.tell(CardsEvent.HORDE, n + 1);
        return;
      }
    }
    out.tell(CardsEvent.NOTHING_HAPPENS, card);
  }

  /// The leftmost Blocked space is free again, whoever blocked it (COD-NAMED-02, COD-NAMED-03).
  private static void runAway(CardsState s, int card, Out out) {
    if (s.blocked == 0) {
      out.tell(CardsEvent.NOTHING_HAPPENS, card);
      return;
    }
    int n = Integer.numberOfTrailingZeros(s.blocked);
    s.blocked &= ~(1 << n);
    out.tell(CardsEvent.RUN_AWAY, n + 1);
  }

  /// The card in use has done its work and is discarded (COD-ACT-08).
  @Named("put-away")
  public record PutAway() implements CardsStep {
    static final PutAway CARD = new PutAway();

    @Override
    public void run(CardsState s, Out out) {
      if (!s.zones.isEmpty(CardZones.IN_USE)) {
        Decks.discard(s, s.zones.draw(CardZones.IN_USE));
      }
    }
  }
}
