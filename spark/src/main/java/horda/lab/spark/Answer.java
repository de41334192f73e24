package horda.lab.spark;

import horda.engine.Refusal;
import horda.lab.SimulationFailure;
import horda.lab.experiment.RangeResult;
import java.io.Serializable;

/// What comes back from a worker. A game that breaks is an answer too: thrown, Spark would play it
/// three times more before it believes it.
///
/// @param result as text; "" if there is none
/// @param code of a refusal, or ""
/// @param fault sentence for people, or ""
record Answer(String result, String code, String rule, String fault) implements Serializable {
  static Answer of(RangeResult result) {
    return new Answer(result.json(), "", "", "");
  }

  static Answer of(RuntimeException fault) {
    if (fault instanceof SimulationFailure && fault.getCause() instanceof Refusal refusal) {
      return of(refusal);
    }
    String sentence = fault.getMessage() == null ? fault.toString() : fault.getMessage();
    return fault instanceof Refusal refusal
        ? new Answer("", refusal.code(), refusal.rule(), sentence)
        : new Answer("", "", "", sentence);
  }

  /// The result, or what went wrong there thrown here.
  RangeResult open() {
    if (!code.isEmpty()) {
      throw new Refusal(code, rule, fault);
    }
    if (!fault.isEmpty()) {
      throw SimulationFailure.elsewhere(fault);
    }
    return RangeResult.parse(result);
  }
}
