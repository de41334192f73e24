package horda.ruemorgue;

import horda.engine.Data;
import horda.engine.GameBox;
import horda.engine.Refusal;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.content.OwnSurvivors;
import horda.ruemorgue.content.Survivor;
import horda.ruemorgue.map.Tiles;
import horda.ruemorgue.mission.MissionFault;
import horda.ruemorgue.mission.MissionReader;
import horda.ruemorgue.mission.ReadMission;
import horda.ruemorgue.state.MissionTable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The missions that can be played: those of the box, those that somebody laid into the content
/// folder (`rue-morgue/missions/NAME.yaml`), and one whose plan comes with the set-up.
final class Missions {
  /// The mission whose plan is an option of the table.
  static final String OWN = "own";

  private static final String FOLDER = "missions";
  private static final Pattern FILE = Pattern.compile("([a-z0-9][a-z0-9-]*)\\.yaml");
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)(?:\\|([^{}|]*)\\|([^{}|]*))?}");

  /// More than any plan needs.
  private static final int LONGEST = 20_000;

  /// How many plans of players are cached: one plan is often dealt many times.
  private static final int KEPT = 8;

  private record Plan(String text, MissionTable table) {}

  /// A table with survivors of the host's own.
  private record Peopled(MissionTable plain, String text, MissionTable table) {}

  private final GameBox.Files files;
  private final Content content;
  private final Tiles tiles;
  private final MissionReader reader;
  private final Data faults;
  private final List<String> names;
  private final List<Data> plans;

  /// Made when first asked for; two threads can at worst make the same one twice.
  private final MissionTable[] tables;

  private final Deque<Plan> own = new ArrayDeque<>();
  private final Deque<Peopled> peopled = new ArrayDeque<>();

  Missions(GameBox.Files files, Content content) {
    this.files = files;
    this.content = content;
    this.tiles = new Tiles(files.read("tiles.yaml"));
    this.reader = new MissionReader(tiles, content);
    this.faults = files.words("text_en.yaml").at("fault");
    this.names = names(files, content);
    this.plans = names.stream().map(name -> files.read(FOLDER + "/" + name + ".yaml")).toList();
    this.tables = new MissionTable[names.size()];
  }

  private static List<String> names(GameBox.Files files, Content content) {
    List<String> names = new ArrayList<>(content.missions());
    for (String file : files.laid(FOLDER)) {
      Matcher name = FILE.matcher(file);
      if (name.matches() && !names.contains(name.group(1)) && !name.group(1).equals(OWN)) {
        names.add(name.group(1));
      }
    }
    return List.copyOf(names);
  }

  /// All that the host can choose.
  List<String> names() {
    return names;
  }

  Tiles tiles() {
    return tiles;
  }

  /// The file of a mission that is not one's own.
  Data plan(String name) {
    return plans.get(names.indexOf(name));
  }

  /// The table for a mission; refuses one whose plan is not sound.
  MissionTable table(String name, String plan) {
    if (name.equals(OWN)) {
      return own(plan);
    }
    int index = names.indexOf(name);
    if (index < 0) {
      throw refusal("There is no mission '" + name + "'.");
    }
    MissionTable made = tables[index];
    if (made == null) {
      made = made(reader.read(plans.get(index)));
      tables[index] = made;
    }
    return made;
  }

  /// The same table with survivors whom the host made up (RMO-SETUP-25); refuses unsound ones.
  MissionTable with(MissionTable plain, String text) {
    if (text.isBlank()) {
      return plain;
    }
    if (text.length() > LONGEST) {
      throw unfit("The survivors of your own take more than " + LONGEST + " characters.");
    }
    synchronized (peopled) {
      for (Peopled kept : peopled) {
        if (kept.plain() == plain && kept.text().equals(text)) {
          return kept.table();
        }
      }
    }
    MissionTable made = new MissionTable(content, plain.mission(), survivors(text));
    synchronized (peopled) {
      peopled.addFirst(new Peopled(plain, text, made));
      if (peopled.size() > KEPT) {
        peopled.removeLast();
      }
    }
    return made;
  }

  private List<Survivor> survivors(String text) {
    try {
      return OwnSurvivors.read(files.parse("own-survivors", text), content);
    } catch (OwnSurvivors.Wrong wrong) {
      throw unfit(String.valueOf(wrong.getMessage()));
    } catch (Data.Fault fault) {
      throw unfit("The survivors of your own cannot be read: " + fault.getMessage() + ".");
    }
  }

  private static Refusal unfit(String sentence) {
    return new Refusal("own-survivors", "RMO-SETUP-25", sentence);
  }

  private MissionTable own(String text) {
    if (text.isBlank()) {
      throw refusal("A mission of your own needs its plan (option plan).");
    }
    if (text.length() > LONGEST) {
      throw refusal("The plan is longer than " + LONGEST + " characters.");
    }
    synchronized (own) {
      for (Plan kept : own) {
        if (kept.text().equals(text)) {
          return kept.table();
        }
      }
    }
    MissionTable made = made(read(text));
    synchronized (own) {
      own.addFirst(new Plan(text, made));
      if (own.size() > KEPT) {
        own.removeLast();
      }
    }
    return made;
  }

  private MissionTable made(ReadMission reading) {
    if (!reading.isSound() || reading.mission() == null) {
      throw refused(reading.faults());
    }
    return new MissionTable(content, reading.mission().settled());
  }

  private ReadMission read(String text) {
    try {
      return reader.read(files.parse("plan", text));
    } catch (Data.Fault fault) {
      throw refusal("The plan cannot be read: " + fault.getMessage() + ".");
    }
  }

  /// One sentence: the first fault, and how many more there are.
  private Refusal refused(List<MissionFault> found) {
    MissionFault first = found.getFirst();
    String more = found.size() > 1 ? " (and " + (found.size() - 1) + " more)" : "";
    return refusal("The mission cannot be played: " + first.where() + more + ": " + say(first));
  }

  private String say(MissionFault fault) {
    String template = faults.text(fault.code(), fault.code());
    Matcher place = PLACE.matcher(template);
    StringBuilder said = new StringBuilder();
    int from = 0;
    while (place.find()) {
      String value = fault.args().get(Integer.parseInt(place.group(1)));
      String word = value.equals("1") ? place.group(2) : place.group(3);
      said.append(template, from, place.start()).append(word == null ? value : word);
      from = place.end();
    }
    return said.append(template.substring(from)).toString();
  }

  private static Refusal refusal(String sentence) {
    return new Refusal("mission", "RMO-MIS-01", sentence);
  }
}
