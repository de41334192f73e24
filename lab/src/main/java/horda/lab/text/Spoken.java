package horda.lab.text;

import horda.engine.Chance;
import horda.engine.Event;
import horda.engine.Game;
import horda.engine.Greyed;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.Setup;
import horda.engine.State;
import horda.wire.Texts;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/// All that is said in a game played at random: in no language yet.
public final class Spoken {
  /// Picks one of what is on offer.
  public interface Taste extends BiFunction<List<Option>, Chance, Option> {
    /// Likes everything alike.
    Taste ANY = (offered, chance) -> offered.get(chance.below(offered.size()));

    /// First the verb, then one of it, so that rare deeds are seen.
    Taste EVERY_VERB =
        (offered, chance) -> {
          List<String> verbs = offered.stream().map(Spoken::verb).distinct().sorted().toList();
          String verb = verbs.get(chance.below(verbs.size()));
          List<Option> same = offered.stream().filter(o -> verb(o).equals(verb)).toList();
          return same.get(chance.below(same.size()));
        };
  }

  private final Set<Phrase> phrases = new LinkedHashSet<>();
  private final Set<Ref> refs = new LinkedHashSet<>();
  private final Set<String> verbs = new LinkedHashSet<>();
  private final Set<String> ids = new LinkedHashSet<>();

  /// Nothing yet.
  Spoken() {}

  /// Plays to the end, or fails when there seems to be none.
  public static <S extends State> Spoken in(Game<S> game, Setup setup, Taste taste, int most) {
    Spoken spoken = new Spoken();
    if (!spoken.listen(game, setup, taste, most)) {
      throw new AssertionError("more than " + most + " answers with seed " + setup.seed());
    }
    return spoken;
  }

  /// Of one more game, as far as `most` answers go; false if it does not end by then.
  <S extends State> boolean listen(Game<S> game, Setup setup, Taste taste, int most) {
    Match<S> match = new Match<>(game, setup);
    Chance chance = new Chance(setup.seed().child(1));
    int answers = 0;
    for (Question<S> asked = match.question();
        asked != null && answers++ < most;
        asked = match.question()) {
      int seat = Integer.numberOfTrailingZeros(asked.awaited(match.state()));
      phrases.add(asked.prompt(match.state(), seat));
      List<Option> offered = match.options(seat);
      offered.forEach(this::hear);
      match.greyed(seat).stream().map(Greyed.Reason::why).forEach(phrases::add);
      match.answer(seat, taste.apply(offered, chance).id());
    }
    match.chronicle().events().forEach(this::hear);
    Outcome outcome = match.outcome();
    if (outcome != null) {
      phrases.add(outcome.reason());
    }
    return match.isOver();
  }

  private void hear(Option option) {
    phrases.add(option.label());
    refs.addAll(option.targets());
    verbs.add("verb." + verb(option));
    ids.addAll(List.of(option.id().split("[:~+.,=]")));
  }

  private void hear(Event event) {
    phrases.add(event.phrase());
    refs.addAll(event.targets());
  }

  /// The first word of an option's id.
  public static String verb(Option option) {
    return option.id().split("[:~]", 2)[0];
  }

  Set<Phrase> phrases() {
    return phrases;
  }

  /// The words of which the options' ids are made.
  Set<String> ids() {
    return ids;
  }

  Set<Ref> refs() {
    return refs;
  }

  public int size() {
    return phrases.size();
  }

  /// Keys of the names for groups of options.
  public Set<String> verbs() {
    return Set.copyOf(verbs);
  }

  /// What cannot be said in these texts, or shows a hole.
  public List<String> gaps(Texts texts) {
    return Stream.concat(phrases.stream().map(texts::say), refs.stream().map(texts::name))
        .filter(TextCheck::isGap)
        .toList();
  }
}
