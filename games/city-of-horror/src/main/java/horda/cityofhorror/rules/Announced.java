package horda.cityofhorror.rules;

import horda.cityofhorror.CityState;
import horda.cityofhorror.CityStep;
import horda.engine.Out;

/**
 * Something announced with an Action card that lies in the middle of the table until it is resolved
 * or cancelled.
 */
interface Announced extends CityStep {
  /** It has been cancelled: the card is discarded without effect (COH-WIN-13). */
  void cancel(CityState s, Out out);
}
