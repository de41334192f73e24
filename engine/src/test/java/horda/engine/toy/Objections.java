package horda.engine.toy;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.State;
import horda.engine.Window;

/// FM-OBJ: a card was announced; the others may object before its [Effect], which lies below this
/// window on the agenda. An objection is a card too, and may be objected to.
///
/// @param player who announced the card
record Objections(int player, int passes) implements Window<FleaState> {
  static final String NAME = "objections";
  private static final int OBJECT = 1;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int[] args() {
    return new int[] {player, passes};
  }

  @Override
  public Objections after(int passes) {
    return new Objections(player, passes);
  }

  @Override
  public int first() {
    return player + 1;
  }

  /// Everybody but the one who announced it.
  @Override
  public int rounds(FleaState state) {
    return state.seats() - 1;
  }

  @Override
  public boolean couldRespond(FleaState state, int seat) {
    return !state.zones.isEmpty(FleaState.hand(seat));
  }

  @Override
  public boolean canRespond(FleaState state, int seat) {
    return state.find(seat, Wares.OBJECTION) >= 0;
  }

  @Override
  public void responses(FleaState state, int seat, Choices into) {
    if (canRespond(state, seat)) {
      into.add(Code.of(OBJECT));
    }
  }

  @Override
  public void respond(FleaState state, int seat, long choice, Out out) {
    int card = state.zones.at(FleaState.hand(seat), state.find(seat, Wares.OBJECTION));
    state.discard(seat, card);
    out.tell(Talk.OBJECTED, seat);
    state.agenda.push(new Effect(Wares.OBJECTION, seat, player));
    state.agenda.push(new Objections(seat, 0));
  }

  @Override
  public void close(FleaState state, Out out) {
    // Nobody objects (any more): the effect below takes place.
  }

  @Override
  public boolean passesBy(FleaState state, int seat, int order) {
    return order == State.ALWAYS_PASS || order == FleaState.UNTIL_MY_TURN;
  }

  @Override
  public Phrase prompt(FleaState state, int seat) {
    return Phrase.of("prompt.objections", Ref.seat(player));
  }

  @Override
  public String rule(FleaState state) {
    return "FM-OBJ-01";
  }

  @Override
  public Option option(FleaState state, int seat, long choice) {
    return choice == PASS
        ? Option.of("pass", Phrase.of("option.pass"))
        : Option.of("object", Phrase.of("option.object"));
  }
}
