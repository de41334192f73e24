package horda.ruemorgue.content;

import horda.engine.Data;
import horda.engine.Gender;
import horda.engine.Known;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Survivors invented by the host (RMO-SETUP-25): a name, and skills as on a printed card. All 83
/// can stand there, also those that nobody in the box has.
public final class OwnSurvivors {
  /// As many as there are figures.
  private static final int MOST = 12;

  private static final int LONGEST_NAME = 24;

  /// What may stand beside the one blue skill, as on the cards of pilots and ropers.
  private static final Set<Skill> BESIDE = Set.of(Skill.HELICOPTER_PILOT, Skill.FAST_ROPING);

  private static final Known KEYS =
      Known.of("word of a survivor", "name", "gender", "blue", "yellow", "orange", "red");

  private static final String COLOUR = "grey";
  private static final String DESIGNED = "D";

  private final Content content;
  private final List<Survivor> made = new ArrayList<>();

  private OwnSurvivors(Content content) {
    this.content = content;
  }

  /// Reads a list of them; a fault says in one sentence what is wrong with whom.
  public static List<Survivor> read(Data list, Content content) {
    OwnSurvivors own = new OwnSurvivors(content);
    List<Data> rows = list.isMap() ? List.of(list) : list.items();
    if (rows.size() > MOST) {
      throw wrong(
          "There are figures for " + MOST + " survivors of your own, not for " + rows.size());
    }
    rows.forEach(own::add);
    return List.copyOf(own.made);
  }

  /// What is wrong with survivors of one's own.
  public static final class Wrong extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Wrong(String sentence) {
      super(sentence);
    }
  }

  private static Wrong wrong(String sentence) {
    return new Wrong(sentence + ".");
  }

  private void add(Data row) {
    if (!row.isMap() || !row.has("name")) {
      throw wrong("A survivor of your own needs a name, such as {name: Ada, blue: [ninja], …}");
    }
    String name = row.at("name").text().strip();
    String id = id(name);
    checkName(name, id);
    for (String key : row.keys()) {
      if (!KEYS.words().contains(key)) {
        throw wrong(
            name
                + ": '"
                + key
                + "' is not understood; known are "
                + String.join(", ", KEYS.words()));
      }
    }
    List<Grant> blue = level(name, row, "blue");
    if (blue.isEmpty() || blue.size() > 2 || blue.size() == 2 && !hasExtra(blue)) {
      throw wrong(
          name
              + ": blue takes one skill; a second one can only be helicopter-pilot or fast-roping");
    }
    List<Grant> yellow = exactly(name, row, "yellow", 1, "one skill");
    List<Grant> orange = exactly(name, row, "orange", 2, "two skills to choose from");
    List<Grant> red = exactly(name, row, "red", 3, "three skills to choose from");
    made.add(
        new Survivor(
            id,
            id,
            COLOUR,
            blue,
            SkillSet.of(blue),
            yellow.getFirst(),
            orange,
            red,
            gender(name, row),
            name,
            DESIGNED));
  }

  private static Gender gender(String name, Data row) {
    String word = row.text("gender", "m");
    if (!word.equals("m") && !word.equals("f")) {
      throw wrong(name + ": gender is m or f, not '" + word + "'");
    }
    return Gender.of(row);
  }

  private static boolean hasExtra(List<Grant> blue) {
    return blue.stream().anyMatch(grant -> BESIDE.contains(grant.skill()));
  }

  /// `Ada Lovelace` is `ada-lovelace` where a word is needed.
  private static String id(String name) {
    StringBuilder id = new StringBuilder();
    for (char sign : name.toLowerCase(Locale.ROOT).toCharArray()) {
      boolean plain = sign >= 'a' && sign <= 'z' || sign >= '0' && sign <= '9';
      if (plain) {
        id.append(sign);
      } else if (!id.isEmpty() && id.charAt(id.length() - 1) != '-') {
        id.append('-');
      }
    }
    while (!id.isEmpty() && id.charAt(id.length() - 1) == '-') {
      id.setLength(id.length() - 1);
    }
    return id.toString();
  }

  private void checkName(String name, String id) {
    boolean plain =
        name.codePoints()
            .allMatch(sign -> Character.isLetterOrDigit(sign) || " .'’-".indexOf(sign) >= 0);
    if (id.isEmpty() || name.length() > LONGEST_NAME || !plain) {
      throw wrong(
          "The name of a survivor of your own has 1 to "
              + LONGEST_NAME
              + " letters, with at least one from a to z");
    }
    boolean taken =
        id.equals("choose")
            || id.equals("random")
            || content.survivors().stream().anyMatch(other -> other.id().equals(id))
            || content.reverses().stream().anyMatch(other -> other.id().equals(id))
            || made.stream().anyMatch(other -> other.id().equals(id));
    if (taken) {
      throw wrong("There is somebody called " + name + " already; give yours another name");
    }
  }

  private List<Grant> exactly(String name, Data row, String level, int count, String words) {
    List<Grant> grants = level(name, row, level);
    if (grants.size() != count) {
      throw wrong(name + ": " + level + " takes " + words + ", not " + grants.size());
    }
    return grants;
  }

  private List<Grant> level(String name, Data row, String level) {
    if (!row.has(level)) {
      throw wrong(name + ": " + level + " is missing");
    }
    Data below = row.at(level);
    List<Data> items = below.isList() ? below.items() : List.of(below);
    List<Grant> grants = items.stream().map(item -> grant(name, level, item)).toList();
    if (grants.stream().distinct().count() < grants.size()) {
      throw wrong(name + ": " + level + " has the same skill twice");
    }
    return grants;
  }

  private Grant grant(String name, String level, Data item) {
    if (item.isList() || item.isMap() && item.keys().size() != 1) {
      throw wrong(name + ": a skill is one word, or one word and what it is about");
    }
    String word = item.isMap() ? item.keys().getFirst() : item.text();
    String about = item.isMap() ? item.at(word).text() : "";
    SkillRow row = row(name, word);
    List<String> words = row.words(content.equipment());
    if (words.isEmpty() && !about.isEmpty()) {
      throw wrong(name + ": " + word + " stands alone, without '" + about + "'");
    }
    if (!words.isEmpty() && !words.contains(about)) {
      throw wrong(
          name
              + ": "
              + word
              + " needs one of "
              + String.join(", ", words)
              + ", such as {"
              + word
              + ": "
              + words.getFirst()
              + "}");
    }
    if (row.when() == SkillRow.When.SET_UP && !level.equals("blue")) {
      throw wrong(name + ": " + word + " works at set-up only, so it can stand at blue only");
    }
    return new Grant(row.skill(), about);
  }

  private SkillRow row(String name, String word) {
    for (Skill skill : Skill.values()) {
      if (Known.id(skill).equals(word)) {
        return content.skill(skill);
      }
    }
    throw wrong(name + ": there is no skill '" + word + "'");
  }
}
