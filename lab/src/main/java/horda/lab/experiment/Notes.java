package horda.lab.experiment;

import horda.engine.Census;
import horda.engine.Phrase;
import java.util.LinkedHashSet;
import java.util.Set;

/// What was told of one seat of one game; told twice counts once.
final class Notes implements Census.Facts {
  final Set<String> facts = new LinkedHashSet<>();
  final Set<String> numbers = new LinkedHashSet<>();

  @Override
  public void fact(String kind, Phrase what) {
    facts.add(Fact.of(kind, what).toString());
  }

  @Override
  public void number(String kind, int value) {
    numbers.add(kind + " " + value);
  }

  void add(Notes other) {
    facts.addAll(other.facts);
    numbers.addAll(other.numbers);
  }
}
