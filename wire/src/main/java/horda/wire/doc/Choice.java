package horda.wire.doc;

import horda.engine.Option;
import horda.engine.Ref;
import horda.engine.shape.Argument;
import horda.wire.Texts;
import java.util.List;

/// Something that can be chosen.
///
/// @param verb what it does: the id up to its first colon
/// @param args what its label speaks of
public record Choice(
    String id, String verb, @Argument List<Ref> args, String label, List<Ref> targets) {
  public static Choice of(Option option, Texts texts) {
    return new Choice(
        option.id(),
        option.verb(),
        option.label().args(),
        texts.say(option.label()),
        option.targets());
  }
}
