package horda.ruemorgue;

import horda.engine.Data;
import horda.engine.GameBox;
import horda.engine.Refusal;
import horda.ruemorgue.content.Carried;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.content.OwnSurvivors;
import horda.ruemorgue.content.Severity;
import horda.ruemorgue.content.Survivor;
import horda.ruemorgue.map.Tiles;
import horda.ruemorgue.mission.MissionFault;
import horda.ruemorgue.mission.MissionReader;
import horda.ruemorgue.mission.ReadMission;
import horda.ruemorgue.state.MissionTable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The missions that can be played: those of the box, those that somebody laid into the content
/// folder (`rue-morgue/missions/NAME.yaml`), and one whose plan comes with the set-up.
final class Missions {
  /// The mission whose plan is an option of the table.
  static final String OWN = "own";

  private static final String FOLDER = "missions";
  private static final String CAMPAIGNS = "campaigns";
  private static final Pattern FILE = Pattern.compile("([a-z0-9][a-z0-9-]*)\\.yaml");
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)(?:\\|([^{}|]*)\\|([^{}|]*))?}");

  /// More than any plan needs.
  private static final int LONGEST = 20_000;

  /// How many plans of players are cached: one plan is often dealt many times.
  private static final int KEPT = 16;

  private record Plan(String text, MissionTable table) {}

  /// A table that the host has made another: with people of their own, a team that brings things
  /// along, or harder.
  private record Peopled(MissionTable plain, List<String> wishes, MissionTable table) {}

  private final GameBox.Files files;
  private final Content content;
  private final Tiles tiles;
  private final MissionReader reader;
  private final Data faults;
  private final List<String> names;
  private final List<String> campaigns;
  private final List<Data> plans;

  /// Made when first asked for; two threads can at worst make the same one twice.
  private final MissionTable[] tables;

  /// The box at each difficulty, by its id.
  private final Map<String, Content> boxes;

  private final Deque<Plan> own = new ArrayDeque<>();
  private final Deque<Peopled> peopled = new ArrayDeque<>();

  Missions(GameBox.Files files, Content content) {
    this.files = files;
    this.content = content;
    this.tiles = new Tiles(files.read("tiles.yaml"));
    this.reader = new MissionReader(tiles, content);
    this.faults = files.words("text_en.yaml").at("fault");
    this.names = names(files, FOLDER, content.missions());
    this.campaigns = names(files, CAMPAIGNS, content.campaigns());
    this.plans = names.stream().map(name -> files.read(FOLDER + "/" + name + ".yaml")).toList();
    this.boxes = boxes(content);
    this.tables = new MissionTable[names.size()];
  }

  private static List<String> names(GameBox.Files files, String folder, List<String> shipped) {
    List<String> names = new ArrayList<>(shipped);
    for (String file : files.laid(folder)) {
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

  /// The campaigns that can be played, by name.
  List<String> campaigns() {
    return campaigns;
  }

  /// The file of one of them. It is words: a saved game stays what it is when they change.
  Data campaign(String name) {
    return files.words(CAMPAIGNS + "/" + name + ".yaml");
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

  /// The same table as the host wants it; refuses unsound wishes.
  ///
  /// @param severity id of a difficulty (RMO-SETUP-26)
  /// @param own survivors whom the host made up (RMO-SETUP-25); may be blank
  /// @param carried what the team brings along (RMO-SETUP-27); may be blank
  MissionTable with(MissionTable plain, String severity, String own, String carried) {
    if (own.isBlank() && carried.isBlank() && severity.equals(Severity.AS_PRINTED)) {
      return plain;
    }
    List<String> wishes = List.of(severity, own, carried);
    synchronized (peopled) {
      for (Peopled kept : peopled) {
        if (kept.plain() == plain && kept.wishes().equals(wishes)) {
          return kept.table();
        }
      }
    }
    List<Survivor> people = own.isBlank() ? List.of() : survivors(own);
    Content box = box(severity);
    MissionTable made =
        new MissionTable(box, plain.mission(), people, carried(carried, box, people));
    synchronized (peopled) {
      peopled.addFirst(new Peopled(plain, wishes, made));
      if (peopled.size() > KEPT) {
        peopled.removeLast();
      }
    }
    return made;
  }

  /// The box at a difficulty.
  private Content box(String severity) {
    Content made = boxes.get(severity);
    if (made == null) {
      throw new Refusal("difficulty", "RMO-SETUP-26", "There is no difficulty '" + severity + "'.");
    }
    return made;
  }

  private static Map<String, Content> boxes(Content content) {
    Map<String, Content> boxes = new HashMap<>();
    content.severities().forEach(severity -> boxes.put(severity.id(), content.at(severity)));
    return Map.copyOf(boxes);
  }

  /// A team in words; refuses an unsound one.
  Carried carried(String text, Content box, List<Survivor> own) {
    if (text.isBlank()) {
      return Carried.NOTHING;
    }
    if (text.length() > LONGEST) {
      throw unsound("The team takes more than " + LONGEST + " characters.");
    }
    List<String> people =
        Stream.of(content.survivors(), content.reverses(), own)
            .flatMap(List::stream)
            .map(Survivor::id)
            .toList();
    try {
      return Carried.read(files.parse("carried", text), box, people);
    } catch (Carried.Unsound unsound) {
      throw unsound(String.valueOf(unsound.getMessage()));
    } catch (Data.Fault fault) {
      throw unsound("The team cannot be read: " + fault.getMessage() + ".");
    }
  }

  private static Refusal unsound(String sentence) {
    return new Refusal("carried", "RMO-SETUP-27", sentence);
  }

  List<Survivor> survivors(String text) {
    if (text.length() > LONGEST) {
      throw unfit("The survivors of your own take more than " + LONGEST + " characters.");
    }
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
