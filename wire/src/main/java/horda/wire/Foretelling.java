package horda.wire;

import horda.engine.Nullable;
import horda.engine.Phrase;
import horda.engine.Preview;
import horda.engine.Preview.Bystander;
import horda.engine.Preview.Odds;
import horda.engine.Preview.Target;
import horda.engine.Preview.Throw;
import horda.wire.doc.PreviewPart;
import horda.wire.doc.PreviewPart.Note;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Previews in somebody's language. Percentages are whole numbers here: nobody plays by tenths.
public final class Foretelling {
  private final Texts texts;
  private final List<String> lines = new ArrayList<>();

  private Foretelling(Texts texts) {
    this.texts = texts;
  }

  /// Null where there is nothing to say.
  public static @Nullable PreviewPart part(String option, @Nullable Preview preview, Texts texts) {
    if (preview == null) {
      return null;
    }
    List<Note> notes =
        preview.notes().stream()
            .map(note -> new Note(kind(note), note.args(), texts.say(note)))
            .toList();
    return new PreviewPart(option, preview.dice(), notes, sentences(preview, texts));
  }

  /// `noise` for the text `odds.noise`.
  private static String kind(Phrase note) {
    return note.key().substring(note.key().lastIndexOf('.') + 1);
  }

  public static List<String> sentences(Preview preview, Texts texts) {
    Foretelling foretelling = new Foretelling(texts);
    preview.dice().forEach(foretelling::dice);
    preview.notes().forEach(note -> foretelling.lines.add(texts.say(note)));
    return foretelling.lines;
  }

  private void say(String key, String... words) {
    lines.add(texts.say("preview." + key, List.of(words)));
  }

  private void dice(Throw dice) {
    Odds odds = dice.once();
    if (dice.dice() > 0) {
      String expected = decimal(odds.expected());
      say("dice", Integer.toString(dice.dice()), Integer.toString(dice.needs()), expected);
      say("hits", list(odds.hits()));
    }
    Odds again = dice.again();
    if (again != null) {
      String most = Integer.toString(dice.rerolls());
      say("again", most, decimal(again.expected()), list(again.hits()));
      odds = again;
    }
    if (!odds.targets().isEmpty()) {
      say("kills", list(odds.kills()));
    }
    odds.targets().forEach(this::target);
    odds.friends().forEach(this::friend);
  }

  private void target(Target target) {
    List<Double> chances = target.chances();
    String name = texts.name(target.whom());
    String count = Integer.toString(target.count());
    String all = chances.size() < target.count() ? percent(0) : percent(chances.getLast());
    String key = target.count() == 1 ? "target" : "targets";
    say(key, name, percent(chances.getFirst()), count, all);
  }

  private void friend(Bystander friend) {
    say("friend", texts.name(friend.who()), percent(friend.hit()), percent(friend.dies()));
  }

  private String decimal(double number) {
    String plain = String.format(Locale.ROOT, "%.1f", number);
    return texts.language() == Language.ES ? plain.replace('.', ',') : plain;
  }

  /// `0: 25 %, 1: 50 %, 2: 25 %`; what hardly ever happens is left out.
  private static String list(List<Double> chances) {
    List<String> shown = new ArrayList<>();
    for (int n = 0; n < chances.size(); n++) {
      if (chances.get(n) >= 0.005) {
        shown.add(n + ": " + percent(chances.get(n)));
      }
    }
    return String.join(", ", shown);
  }

  /// Never 0 or 100 for what may or may not happen.
  private static String percent(double chance) {
    long rounded = Math.round(chance * 100);
    if (rounded == 0 && chance > 0) {
      return "<1 %";
    }
    return rounded == 100 && chance < 1 ? ">99 %" : rounded + " %";
  }
}
