package horda.art.morgue;

import horda.art.Easel;
import horda.engine.Ref;
import horda.ruemorgue.view.CardView;
import horda.ruemorgue.view.MorgueView;
import horda.ruemorgue.view.SkillView;
import horda.ruemorgue.view.SurvivorView;
import horda.ruemorgue.view.TaskArg;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What things of this table are called.
final class MorgueNames {
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)(?:\\|([^{}|]*)\\|([^{}|]*))?}");
  private static final Pattern REF = Pattern.compile("([a-z-]+):(\\d{1,4})");

  private final MorgueView view;
  private final Easel easel;

  MorgueNames(MorgueView view, Easel easel) {
    this.view = view;
    this.easel = easel;
  }

  String say(String key, Object... args) {
    return easel.say("morgue." + key, args);
  }

  String text(String key) {
    return easel.texts().say(key);
  }

  String title() {
    boolean spanish = easel.texts().language().code().equals("es");
    return view.titles().get(spanish ? 1 : 0);
  }

  /// The name of `survivor:3`.
  String name(String ref) {
    Matcher found = REF.matcher(ref);
    return found.matches()
        ? easel.texts().name(new Ref(found.group(1), Integer.parseInt(found.group(2))))
        : "";
  }

  /// Survivors are letters on the map, in the order of their sheets.
  static char letter(int survivor) {
    return (char) ('A' + survivor);
  }

  /// A sentence of the game whose places are filled with words; a key of the texts stands for its
  /// text.
  String sentence(String key, List<String> args) {
    String template = easel.texts().templates().getOrDefault(key, key);
    return PLACE
        .matcher(template)
        .replaceAll(
            place -> {
              int index = Integer.parseInt(place.group(1));
              String value = index < args.size() ? args.get(index) : "";
              String word = value.equals("1") ? place.group(2) : place.group(3);
              return Matcher.quoteReplacement(word == null ? value : word);
            });
  }

  /// What fills a place of the sentence of a goal.
  String word(TaskArg arg) {
    if (!arg.zones().isEmpty()) {
      return arg.zones().stream()
          .map(zone -> view.map().places().get(zone).name())
          .collect(Collectors.joining(", "));
    }
    return arg.keys().isEmpty()
        ? arg.plain()
        : arg.keys().stream().map(this::text).collect(Collectors.joining(", "));
  }

  String cards(List<CardView> cards) {
    String all =
        cards.stream()
            .filter(card -> !card.card().isEmpty())
            .map(this::card)
            .collect(Collectors.joining(", "));
    return all.isEmpty() ? "–" : all;
  }

  private String card(CardView card) {
    if (card.card().equals("wound")) {
      return "✚ " + text("name.wound");
    }
    String kind = text("equipment." + (card.scope() ? "sniper-rifle" : card.card()));
    return card.empty() ? kind + " " + say("empty") : kind;
  }

  String skills(SurvivorView survivor) {
    return survivor.skills().stream()
        .filter(SkillView::owned)
        .map(skill -> name(skill.ref()) + (skill.spent() ? " " + say("spent") : ""))
        .collect(Collectors.joining(", "));
  }
}
