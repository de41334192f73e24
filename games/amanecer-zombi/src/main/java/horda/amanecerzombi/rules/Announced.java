package horda.amanecerzombi.rules;

import horda.amanecerzombi.AmanecerState;
import horda.amanecerzombi.AmanecerStep;
import horda.engine.Out;

/**
 * Something announced that others may answer before it takes effect (AMZ-INT-06). It lies on the
 * agenda right below the window of the answers.
 */
interface Announced extends AmanecerStep {
  /** An answer has stopped it; it has left the agenda. */
  void cancel(AmanecerState s, Out out);
}
