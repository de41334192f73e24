package horda.cityofhorror.rules;

import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.CityStep;
import horda.engine.Out;
import horda.engine.Phrase;

/// Something announced with an Action card that lies in the middle of the table until it is
/// resolved or cancelled.
interface Announced extends CityStep {
  /// It has been cancelled: the card is discarded without effect (COH-WIN-13).
  void cancel(CityState s, Out out);

  /// A player who may cancel it learns who plays what, where, on whom and where to (COH-WIN-08).
  Phrase asked(CityState s);

  /// Is it aimed at this player, or at a place where its people are?
  default boolean names(CityState s, int seat) {
    return false;
  }

  /// Does it rid this player's people of zombies? Then nobody asks whether to cancel it.
  default boolean helps(CityState s, int seat) {
    return false;
  }
}
