package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.EventCard;
import horda.amanecerzombi.content.EventEffect;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Kinds.Amount;
import horda.amanecerzombi.state.Kinds.Count;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// SOLO: the deck plays the zombies.
final class Solo {
  private static final int ROLL = 1;

  private Solo() {}

  /// All required Missions are done (AMZ-SOLO-19).
  static boolean isWon(AmanecerState s) {
    if (!s.isSolo() || s.required == 0) {
      return false;
    }
    int left = s.required;
    int done = Piles.done(0);
    for (int i = 0; i < s.zones.size(done); i++) {
      left &= ~(1 << s.zones.at(done, i));
    }
    return left == 0;
  }

  /// As many Action cards as the number of the Location (AMZ-SOLO-09), after the Objects.
  static void reveal(AmanecerState s, int seat, Out out) {
    s.agenda.push(new Cards(seat, s.table.square(s.searchAt).finds()));
  }

  /// The cards of one search discard (AMZ-SOLO-15).
  @Named("solo-cards")
  record Cards(@Seat int seat, @In(max = 9) int count) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      Decks.reveal(s, count, out);
      EventCard noise = s.table.event(s.table.kindOf(EventEffect.NOISE));
      int heard = noise == null ? 0 : Noise.heard(s, noise.amount());
      s.agenda.push(
          new Attack(seat, heard * shown(s, EventEffect.NOISE), shown(s, EventEffect.BLOCK)));
      for (int hurts = shown(s, EventEffect.LIFE_OR_DEATH); hurts > 0; hurts--) {
        s.agenda.push(new Hurt(seat));
      }
    }

    /// How many cards with this effect and the solo icon were revealed (AMZ-SOLO-13)?
    private static int shown(AmanecerState s, EventEffect effect) {
      int kind = s.table.kindOf(effect);
      EventCard card = s.table.event(kind);
      int cards = 0;
      for (int i = 0; card != null && card.solo() && i < s.zones.size(Piles.REVEALED); i++) {
        cards += s.zones.at(Piles.REVEALED, i) == kind ? 1 : 0;
      }
      return cards;
    }
  }

  /// A roll for each card, by the Character with the worst number at that moment; the player
  /// chooses among equals.
  @Named(value = "solo-hurt", rule = "AMZ-SOLO-10")
  record Hurt(@Seat int seat) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    private int worst(AmanecerState s) {
      int worst = 0;
      for (int i = 0; i < s.people(seat); i++) {
        worst = Math.max(worst, LifeOrDeath.worst(s, s.person(seat, i)));
      }
      return worst;
    }

    @Override
    public boolean waits(AmanecerState s, Out out) {
      int worst = worst(s);
      int only = NONE;
      int count = 0;
      for (int i = 0; i < s.people(seat); i++) {
        if (worst > 0 && LifeOrDeath.worst(s, s.person(seat, i)) == worst) {
          only = s.person(seat, i);
          count++;
        }
      }
      if (count > 1) {
        return true;
      }
      s.agenda.pop();
      if (count == 1) {
        LifeOrDeath.roll(s, only, out);
      }
      return false;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      int worst = worst(s);
      for (int i = 0; i < s.people(seat); i++) {
        if (LifeOrDeath.worst(s, s.person(seat, i)) == worst) {
          into.add(Code.of(ROLL, s.person(seat, i)));
        }
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      LifeOrDeath.roll(s, Code.a(choice), out);
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("solo-hurt");
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      int character = Code.a(choice);
      return Refs.option(
          "roll:" + Refs.characterId(s, character), "roll", Refs.character(character));
    }
  }

  /// You Make Noise turns up further cards, of which only Zombies count (AMZ-SOLO-11, AMZ-SOLO-14);
  /// then all Zombies form one combat. Blocked Access counts only if there is one (AMZ-SOLO-12).
  @Named("solo-attack")
  record Attack(@Seat int seat, @Amount int further, @Count int blocks) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      if (further > 0) {
        out.tell(AmanecerEvent.NOISE, seat, further);
        Decks.reveal(s, further, out);
      }
      Combats.revealed(s, seat, NONE, out);
      for (int i = 0; i < blocks && s.inCombat(seat); i++) {
        Blocks.block(s, seat, out);
      }
    }
  }
}
