package horda.wire.doc;

import horda.engine.Ref;
import java.util.List;

/// Something that cannot be chosen just now, and why.
public record GreyedChoice(String id, String why, String rule, List<Ref> targets) {}
