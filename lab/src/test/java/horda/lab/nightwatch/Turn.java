package horda.lab.nightwatch;

import horda.engine.Ask;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;

/// The seat whose turn it is plays a card, draws, rolls, or writes a note and goes on. By the light
/// of a lamp all see two cards of the deck before they are shuffled back and one is drawn.
record Turn() implements Ask<WatchState> {
  static final String NAME = "turn";
  private static final int PLAY = 1;
  private static final int DRAW = 2;
  private static final int ROLL = 3;
  private static final int NOTE = 4;
  private static final int LAMP = 5;
  private static int restless;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int seat(WatchState state) {
    return state.now();
  }

  @Override
  public void choices(WatchState state, int seat, Choices into) {
    if (state.bug == Bug.NO_CHOICE && state.turn == 5) {
      return;
    }
    into.add(Code.of(ROLL));
    if (state.notes < state.turn + 4) {
      into.add(Code.of(NOTE));
    }
    if (!state.zones.isEmpty(WatchState.DECK)) {
      into.add(Code.of(DRAW));
    }
    if (state.turn % 4 == 2 && state.zones.size(WatchState.DECK) > 1) {
      into.add(Code.of(LAMP));
    }
    int hand = state.hand(seat);
    for (int i = 0; i < state.zones.size(hand); i++) {
      into.add(Code.of(PLAY, state.zones.at(hand, i)));
    }
  }

  @Override
  public void answer(WatchState state, long choice, Out out) {
    int seat = state.now();
    switch (Code.verb(choice)) {
      case PLAY -> play(state, seat, Code.a(choice), out);
      case DRAW -> draw(state, seat, out);
      case ROLL -> roll(state, seat, out);
      case LAMP -> {
        light(state, out);
        draw(state, seat, out);
      }
      default -> {
        state.notes++;
        out.tell(WatchEvent.NOTED, seat);
        if (state.bug == Bug.SHOWN_CARD && !state.zones.isEmpty(state.hand(seat))) {
          out.tell(WatchEvent.DREW_CARD, seat, state.zones.at(state.hand(seat), 0));
        }
        state.agenda.push(this);
        return;
      }
    }
    if (state.bug == Bug.CRASH && state.turn == 7) {
      throw new IllegalStateException("planted");
    }
    state.turn++;
  }

  private static void play(WatchState state, int seat, int card, Out out) {
    state.zones.remove(state.hand(seat), card);
    if (state.bug != Bug.LOST_CARD || card != 3) {
      state.zones.add(WatchState.DISCARD, card);
    }
    state.points[seat] += state.value(card);
    state.reveal();
    out.tell(WatchEvent.PLAYED, seat, card);
    state.agenda.push(new Howl((seat + 1) % state.seats(), 0));
  }

  private static void draw(WatchState state, int seat, Out out) {
    int card = state.zones.draw(WatchState.DECK);
    state.zones.add(state.hand(seat), card);
    if (state.bug != Bug.UNTOLD_NEWS) {
      state.reveal();
    }
    if (state.bug == Bug.LEAKY_EVENT) {
      out.tell(WatchEvent.DREW_CARD, seat, card);
    } else {
      out.tell(WatchEvent.DREW, seat);
      out.tell(1 << seat, WatchEvent.DREW_CARD, seat, card, 0, 0);
    }
  }

  private static void light(WatchState state, Out out) {
    for (int i = 0; i < 2; i++) {
      int card = state.zones.draw(WatchState.DECK);
      state.zones.add(WatchState.LIT, card);
      out.tell(WatchEvent.LIT, card);
    }
    state.zones.moveAll(WatchState.LIT, WatchState.DECK);
    state.zones.shuffle(WatchState.DECK, state.chance);
  }

  private static void roll(WatchState state, int seat, Out out) {
    int die = state.chance.die();
    if (state.bug == Bug.RESTLESS) {
      die += restless++ % 2;
    }
    state.points[seat] += die % 3;
    state.moon = die % 2;
    state.reveal();
    out.tell(WatchEvent.ROLLED, seat, die);
  }

  @Override
  public Phrase prompt(WatchState state, int seat) {
    int shown = state.bug == Bug.LEAKY_PROMPT ? state.zones.at(WatchState.HAND, 0) : 0;
    return Phrase.of("prompt.turn", Ref.number(shown));
  }

  @Override
  public String rule(WatchState state) {
    return "NW-TURN";
  }

  @Override
  public Option option(WatchState state, int seat, long choice) {
    return switch (Code.verb(choice)) {
      case PLAY -> {
        Ref card = new Ref("card", Code.a(choice));
        String id = state.bug == Bug.TWIN_IDS ? "play" : "play:" + card.id();
        yield Option.of(id, Phrase.of("option.play", card));
      }
      case DRAW -> draw(state);
      case ROLL -> Option.of(state.bug == Bug.BLANK_ID ? " " : "roll", Phrase.of("option.roll"));
      case LAMP -> Option.of("lamp", Phrase.of("option.lamp"));
      default -> Option.of("note", Phrase.of("option.note"));
    };
  }

  private static Option draw(WatchState state) {
    return state.bug == Bug.LEAKY_OPTION
        ? Option.of(
            "draw", Phrase.of("option.draw", new Ref("card", state.zones.top(WatchState.DECK))))
        : Option.of("draw", Phrase.of("option.draw"));
  }

  @Override
  public void greyed(WatchState state, int seat, Greyed into) {
    boolean leaks =
        state.bug == Bug.LEAKY_GREYED
            && !state.zones.isEmpty(WatchState.DECK)
            && state.zones.top(WatchState.DECK) < WatchState.CARDS / 2;
    if (state.zones.isEmpty(WatchState.DECK) || leaks) {
      into.add(leaks ? "redraw" : "draw", "NW-EMPTY", Phrase.of("why.empty-deck"));
    }
  }
}
