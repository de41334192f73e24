package horda.wire.doc;

import horda.engine.Greyed;
import horda.engine.Ref;
import horda.wire.Texts;
import java.util.List;

/// Something that cannot be chosen just now, and why.
public record GreyedChoice(String id, String why, String rule, List<Ref> targets) {
  public static GreyedChoice of(Greyed.Reason reason, Texts texts) {
    return new GreyedChoice(reason.id(), texts.say(reason.why()), reason.rule(), reason.targets());
  }
}
