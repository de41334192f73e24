package horda.amanecerzombi.rules;

import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.engine.Out;

/// Something announced that others may answer before it takes effect (AMZ-INT-06). It lies on the
/// agenda right below the window of the answers.
public interface Announced extends AmanecerStep {
  /// An answer has stopped it; it has left the agenda.
  void cancel(AmanecerState s, Out out);
}
