package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Kinds.Amount;
import horda.amanecerzombi.state.Kinds.DamageOrNone;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// DMG: every Damage is a card, and the owner says who bears it.
public final class Damages {
  private static final int ON = 1;

  private Damages() {}

  /// Damages for a Group, one by one (AMZ-DMG-05).
  static void hit(AmanecerState s, int seat, int count, Out out) {
    if (count > 0) {
      s.agenda.push(new Deaths.Check(seat, true));
      s.agenda.push(new Hits(seat, count));
    }
  }

  /// Two Groups at the same time: both suffer all of it before either is gone (AMZ-DEATH-12).
  static void both(AmanecerState s, int seat, int count, int other, int others) {
    s.agenda.push(new Deaths.Check(seat, true));
    s.agenda.push(new Deaths.Check(other, true));
    s.agenda.push(new Hits(seat, count));
    s.agenda.push(new Hits(other, others));
  }

  /// Damages still to come; those after the last Character's death are lost (AMZ-DMG-09).
  @Named("hits")
  record Hits(@Seat int seat, @Amount int left) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      if (left > 0 && s.people(seat) > 0) {
        s.agenda.push(new Hits(seat, left - 1));
        s.agenda.push(new Fall(seat));
        s.agenda.push(new Cover(seat, 0));
      }
    }
  }

  /// The card is revealed; with one Character alone there is nothing to choose (AMZ-DMG-01).
  @Named("damage")
  record Fall(@Seat int seat) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      int card = Decks.drawDamage(s);
      if (card != NONE) {
        // Face up on the pile until it lies on somebody.
        s.zones.add(Piles.DAMAGE_DISCARD, card);
      }
      if (s.people(seat) == 1) {
        place(s, seat, card, s.person(seat, 0), out);
      } else {
        s.agenda.push(new Place(seat, card));
      }
    }
  }

  private static void place(AmanecerState s, int seat, int card, int character, Out out) {
    if (card == NONE) {
      s.plainDamage[character]++;
      out.tell(AmanecerEvent.PLAIN_DAMAGE, seat, character);
    } else {
      s.zones.remove(Piles.DAMAGE_DISCARD, card);
      s.damageOn[card] = (byte) character;
      out.tell(AmanecerEvent.DAMAGE, seat, card, character);
    }
    s.agenda.push(new Fatal(seat, character, card));
  }

  /// Who bears it?
  @Named(value = "who-bears", rule = "AMZ-DMG-01")
  record Place(@Seat int seat, @DamageOrNone int card) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      for (int i = 0; i < s.people(seat); i++) {
        into.add(Code.of(ON, s.person(seat, i)));
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      place(s, seat, card, Code.a(choice), out);
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return card == NONE
          ? Refs.prompt("who-bears-plain")
          : Refs.prompt("who-bears", Refs.damage(card));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      int character = Code.a(choice);
      return Refs.option(
          "on:" + Refs.characterId(s, character),
          "on-character",
          Refs.character(character),
          Refs.number(s.damages(character)));
    }
  }
}
