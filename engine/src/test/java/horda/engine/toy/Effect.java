package horda.engine.toy;

import horda.engine.Out;
import horda.engine.Step;

/// What an announced card does once nobody objects.
record Effect(int kind, int player, int target) implements Step<FleaState> {
  static final String NAME = "effect";

  @Override
  public void run(FleaState state, Out out) {
    switch (kind) {
      case Wares.HAGGLE -> {
        int rolled = state.chance.die();
        state.points[player] += (byte) rolled;
        out.tell(Talk.ROLLED, player, rolled);
      }
      case Wares.SNATCH -> snatch(state, out);
      default -> strike(state, out);
    }
  }

  private void snatch(FleaState state, Out out) {
    int hand = FleaState.hand(target);
    if (state.zones.isEmpty(hand)) {
      return;
    }
    int card = state.zones.at(hand, state.chance.below(state.zones.size(hand)));
    state.handOver(target, player, card);
    out.tell(Talk.SNATCHED, player, target);
    out.tell(1 << player | 1 << target, Talk.TOOK, player, target, card, 0);
  }

  /// FM-OBJ-02: the window of the card that was objected to, and its effect, leave the agenda.
  private static void strike(FleaState state, Out out) {
    state.agenda.pop();
    if (state.agenda.pop() instanceof Effect struck) {
      out.tell(Talk.STRUCK, struck.player, struck.kind);
    }
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int[] args() {
    return new int[] {kind, player, target};
  }
}
