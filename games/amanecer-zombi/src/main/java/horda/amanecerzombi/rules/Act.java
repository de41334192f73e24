package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.amanecerzombi.state.Used;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// TURN: the question of a turn. What only the active player may do, and every play of a window
/// besides: it is that player's place in it. After each action the others may answer (AMZ-INT-01).
@Named(value = "act", rule = "AMZ-TURN-01")
public record Act(@Seat int seat) implements AmanecerAsk {
  @Override
  public int seat(AmanecerState s) {
    return seat;
  }

  /// Any number of actions in any order (AMZ-TURN-01, AMZ-TURN-02).
  @Override
  public void choices(AmanecerState s, int asked, Choices into) {
    into.add(Code.of(Plays.END_TURN));
    if (s.searchAt != NONE) {
      into.add(Code.of(Plays.END_SEARCH));
      Searching.listDiscards(s, seat, into);
    } else if (Searching.mayDeclare(s, seat)) {
      into.add(Code.of(Plays.SEARCH));
    }
    if (Walking.mayWalk(s, seat)) {
      PlayWords.listHand(s, seat, Plays.WALK, into);
    }
    if (Driving.mayDrive(s, seat)) {
      into.add(Code.of(Plays.DRIVE));
    }
    if (Skills.mayBuy(s, seat)) {
      into.add(Code.of(Plays.BUY_SKILL));
    }
    listForCards(s, into);
    Plays.list(s, seat, Windows.OWN_TURN, into);
  }

  /// What Action cards are discarded for besides: the Field Medical Kit, the Reporter.
  private void listForCards(AmanecerState s, Choices into) {
    if (s.zones.isEmpty(Piles.hand(seat))) {
      return;
    }
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      int cards = s.content().object(object).readyCards();
      if (cards > 0 && s.isTurned(object) && s.zones.size(Piles.hand(seat)) >= cards) {
        into.add(Code.of(Plays.PAY_READY, object));
      }
    }
    for (int i = 0; i < s.people(seat); i++) {
      int c = s.person(seat, i);
      if (s.table.gives(c, Trait.CARD_FOR_CARDS) > 0 && (s.usedRound & Used.person(c)) == 0) {
        into.add(Code.of(Plays.CARD_FOR_CARDS, c));
      }
    }
  }

  @Override
  public void answer(AmanecerState s, long choice, Out out) {
    switch (Code.verb(choice)) {
      case Plays.END_TURN -> {
        s.agenda.push(new Turns.End(seat));
        Windows.open(s, Windows.TURN_END);
        Searching.leave(s, seat, out);
      }
      case Plays.SEARCH -> {
        s.agenda.push(this);
        Searching.declare(s, seat, out);
      }
      case Plays.SEARCH_WITH -> {
        s.agenda.push(this);
        Searching.discard(s, seat, Code.a(choice), Code.b(choice) - 1, out);
      }
      case Plays.DRIVE -> {
        s.agenda.push(this);
        Windows.open(s, Windows.DRIVEN);
        Driving.begin(s, seat, out);
        Searching.leave(s, seat, out);
      }
      default -> other(s, choice, out);
    }
  }

  private void other(AmanecerState s, long choice, Out out) {
    s.agenda.push(this);
    if (!Plays.isQuiet(choice)) {
      Windows.open(s, Windows.ACTED);
    }
    switch (Code.verb(choice)) {
      case Plays.WALK -> {
        Walking.begin(s, seat, Code.a(choice), out);
        Searching.leave(s, seat, out);
      }
      case Plays.END_SEARCH -> Searching.end(s, seat, out);
      case Plays.BUY_SKILL -> {
        Skills.look(s, seat);
        Searching.leave(s, seat, out);
      }
      case Plays.PAY_READY -> {
        int object = Code.a(choice);
        Icons.ready(s, object, out);
        int cards = s.content().object(object).readyCards();
        s.agenda.push(new EventDeeds.Discarding(seat, cards));
      }
      case Plays.CARD_FOR_CARDS -> {
        int character = Code.a(choice);
        s.usedRound |= Used.person(character);
        out.tell(AmanecerEvent.USED_ABILITY, seat, character);
        s.agenda.push(new Turns.Draw(seat, s.table.gives(character, Trait.CARD_FOR_CARDS)));
        s.agenda.push(new EventDeeds.Discarding(seat, 1));
      }
      default -> Plays.play(s, seat, choice, out);
    }
  }

  @Override
  public void greyed(AmanecerState s, int asked, Greyed into) {
    WhyNot.turn(s, seat, into);
  }

  @Override
  public Phrase prompt(AmanecerState s, int asked) {
    return s.searchAt == NONE
        ? Refs.prompt("act", Refs.number(s.zones.size(Piles.hand(seat))))
        : Refs.prompt("act-searching", Refs.square(s.searchAt));
  }

  @Override
  public Option option(AmanecerState s, int asked, long choice) {
    return PlayWords.option(s, seat, choice);
  }
}
