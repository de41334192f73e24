package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardsState.MOBILE;
import static horda.cardsofthedead.state.CardsState.NONE;
import static horda.cardsofthedead.state.CardsState.PARALYSED;
import static horda.cardsofthedead.state.CardsState.SERVED;
import static horda.cardsofthedead.state.CardsState.SPACES;

import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.content.Counter;
import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.content.Speed;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.cardsofthedead.state.CardsStep;
import horda.cardsofthedead.state.Kinds.Space;
import horda.engine.Out;
import horda.engine.shape.Named;

/// GAME: the Game Turn. Fast cards enter, Maintenance, Activation, Get Close, Last Breath check
/// (COD-GAME-01).
public final class GameTurn {
  static final CardsStep BEGIN = new Begin();
  private static final CardsStep GET_CLOSE = new GetClose();
  private static final CardsStep[] ACTIVATE = new CardsStep[SPACES];

  static {
    for (int n = 0; n < SPACES; n++) {
      ACTIVATE[n] = new Activate(n);
    }
  }

  private GameTurn() {}

  /// Fast cards enter, then Maintenance (COD-GAME-02, COD-GAME-05).
  @Named("game-turn")
  public record Begin() implements CardsStep {
    @Override
    public void run(CardsState s, Out out) {
      out.tell(CardsEvent.GAME_TURN);
      enter(s, true, out);
      for (int n = 0; n < SPACES; n++) {
        if (s.space[n] != NONE) {
          maintain(s, n, out);
        }
      }
      s.agenda.push(GET_CLOSE);
      s.agenda.push(ACTIVATE[0]);
    }
  }

  /// A served Paralysis token goes; cards that count and can, count one further.
  private static void maintain(CardsState s, int n, Out out) {
    if (s.cardParalysis[n] == SERVED) {
      s.cardParalysis[n] = MOBILE;
      out.tell(CardsEvent.STIRS_AGAIN, s.space[n], n + 1);
    }
    Counter counter = s.type(s.space[n]).counter();
    if (counter != null
        && s.cardParalysis[n] == MOBILE
        && s.turns[n] >= 0
        && s.turns[n] < counter.value()) {
      s.turns[n]++;
      out.tell(CardsEvent.COUNTS, s.space[n], n + 1, s.turns[n]);
    }
  }

  /// The pointer stands on a space: the card there is activated if it can be (COD-GAME-06 to
  /// COD-GAME-08).
  @Named("activate")
  public record Activate(@Space int n) implements CardsStep {
    @Override
    public void run(CardsState s, Out out) {
      if (n + 1 < SPACES) {
        s.agenda.push(ACTIVATE[n + 1]);
      }
      if (s.space[n] == NONE || !s.type(s.space[n]).isZombie()) {
        return;
      }
      if (s.cardParalysis[n] == PARALYSED) {
        s.cardParalysis[n] = SERVED;
        out.tell(CardsEvent.MISSES_TURN, s.space[n], n + 1);
        return;
      }
      CardType type = s.type(s.space[n]);
      // Zombie damage, then red Immunity, then the Turn action (COD-GAME-07): pushed in reverse.
      if (type.counter() != null && s.turns[n] == type.counter().value()) {
        s.agenda.push(new TurnAction(n));
      }
      if (type.redImmunity() > 0) {
        s.agenda.push(new Infect(n));
      }
      bite(s, n, type, out);
    }
  }

  /// Zombie damage hits the active survivor, one more with Bloodlust (COD-DMG-01, COD-DAY-10,
  /// COD-GAME-14).
  private static void bite(CardsState s, int n, CardType type, Out out) {
    if (type.zombieDamage() == 0 || !s.activeLives()) {
      return;
    }
    int damage = type.zombieDamage() + (s.inForce(Effect.BLOODLUST) ? 1 : 0);
    out.tell(CardsEvent.BITTEN, s.space[n], s.survivor[s.active], damage);
    Damage.hurt(s, s.active, damage, out);
  }

  /// Red Immunity on activation.
  @Named("infect")
  public record Infect(@Space int n) implements CardsStep {
    @Override
    public void run(CardsState s, Out out) {
      if (s.space[n] != NONE && s.activeLives()) {
        int amount = s.type(s.space[n]).redImmunity();
        out.tell(CardsEvent.INFECTED_BY, s.space[n], s.survivor[s.active], amount);
        Damage.loseImmunity(s, s.active, amount, out);
      }
    }
  }

  /// A full Turn counter acts (COD-CARD-12); yellow starts again, white is done (COD-CARD-13,
  /// COD-CARD-14).
  @Named("turn-action")
  public record TurnAction(@Space int n) implements CardsStep {
    @Override
    public void run(CardsState s, Out out) {
      Counter counter = s.space[n] == NONE ? null : s.type(s.space[n]).counter();
      if (counter == null) {
        return;
      }
      out.tell(CardsEvent.COUNTER_FULL, s.space[n], n + 1);
      s.turns[n] = (byte) (counter.repeats() ? 0 : NONE);
      switch (counter.action()) {
        case NOISE -> Noise.make(s, counter.amount(), false, out);
        case EXPLODE -> Explosion.ofCard(s, n, false, out);
        case CALL -> bear(s, counter.letter(), out);
        case PARALYSE -> {
          if (s.activeLives()) {
            Damage.paralyse(s, s.active, counter.amount(), out);
          }
        }
      }
    }
  }

  /// A Baby Ghoul appears, if there is one and room for it (COD-CALL-05).
  private static void bear(CardsState s, int letter, Out out) {
    int pile = CardZones.pile(letter);
    if (!s.zones.isEmpty(pile) && s.anyFree()) {
      int baby = s.zones.draw(pile);
      out.tell(CardsEvent.BORN, baby, PlayArea.place(s, baby) + 1);
    }
  }

  /// All face-up cards of the zone being played come into the row (COD-GAME-11).
  @Named("get-close")
  public record GetClose() implements CardsStep {
    @Override
    public void run(CardsState s, Out out) {
      enter(s, false, out);
    }
  }

  /// In layout order (COD-GAME-04); without room discarded, but a way out waits (COD-GAME-12,
  /// COD-GAME-13).
  private static void enter(CardsState s, boolean fastOnly, Out out) {
    for (long rest = s.faceUp & s.zoneSpots(); rest != 0; rest &= rest - 1) {
      int spot = Long.numberOfTrailingZeros(rest);
      int card = s.spot[spot];
      CardType type = s.type(card);
      if (fastOnly && type.speed() != Speed.FAST) {
        continue;
      }
      int n = PlayArea.place(s, card);
      if (n != NONE) {
        Deployment.lift(s, spot);
        out.tell(fastOnly ? CardsEvent.ENTERS_FAST : CardsEvent.GETS_CLOSE, card, n + 1);
      } else if (type.isWayOut()) {
        out.tell(CardsEvent.WAITS, card);
      } else {
        Decks.discard(s, Deployment.lift(s, spot));
        out.tell(CardsEvent.NO_ROOM, card);
      }
    }
  }

  /// The Game Turn is over: go through the Place if one was walked through, then the next survivor,
  /// who may be the one with Last Breath.
  @Named("close-game-turn")
  public record Close(Effect through) implements CardsStep {
    @Override
    public boolean fits(CardsState s) {
      return through.isWay();
    }

    @Override
    public void run(CardsState s, Out out) {
      Going.leave(s, through, out);
      if (s.result != CardsState.GOING_ON) {
        return;
      }
      SurvivorTurn.next(s);
      Going.arrive(s, through, out);
    }
  }
}
