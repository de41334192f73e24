package horda.engine.campaign;

import horda.engine.Data;
import horda.engine.Known;
import horda.engine.Workshop.Flaw;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/// Reads a campaign's file and says all that is wrong with it, one sentence a fault.
public final class CampaignReader {
  private static final Known KEYS =
      Known.of(
          "word of a campaign",
          "id",
          "title",
          "story",
          "carry",
          "city",
          "chapters",
          "endings",
          "fallen");
  private static final Known CITY = Known.of("word of the city", "places", "ways");
  private static final Known PLACE = Known.of("word of a place", "id", "title", "at");
  private static final Known CHAPTER =
      Known.of("word of a chapter", "id", "title", "place", "table", "before", "won", "lost");
  private static final Known ENDING = Known.of("word of an ending", "id", "won", "title", "story");

  private static final int LONGEST_TITLE = 60;
  private static final int LONGEST_STORY = 1200;
  private static final int MOST_PLACES = 24;
  private static final int MOST_CHAPTERS = 40;
  private static final int MOST_THINGS = 6;
  private static final int EDGE = 100;

  /// The result: no campaign where too much is wrong to tell its chapters.
  ///
  /// @param flaws empty if it can be played
  public record Reading(List<Campaign> campaign, List<Flaw> flaws) {
    public Reading {
      campaign = List.copyOf(campaign);
      flaws = List.copyOf(flaws);
    }
  }

  private final CampaignWords words;
  private final List<Flaw> flaws = new ArrayList<>();

  private CampaignReader(CampaignWords words) {
    this.words = words;
  }

  public static Reading read(Data data, CampaignWords words) {
    CampaignReader reader = new CampaignReader(words);
    List<Campaign> made = new ArrayList<>();
    reader.attempt(() -> KEYS.check(data));
    reader.attempt(() -> made.add(reader.campaign(data)));
    if (!made.isEmpty() && reader.flaws.isEmpty()) {
      reader.attempt(() -> reader.ways(data, made.getFirst()));
    }
    return new Reading(made, reader.flaws.stream().distinct().toList());
  }

  // Faults.

  private void attempt(Runnable reading) {
    try {
      reading.run();
    } catch (Data.Fault fault) {
      String message = String.valueOf(fault.getMessage());
      int colon = message.indexOf(": ");
      boolean common = !fault.code().isEmpty();
      add(
          message.substring(0, Math.max(colon, 0)),
          common ? "data-" + fault.code() : "data",
          common ? fault.args() : List.of(message.substring(colon + 2)));
    }
  }

  private void add(String where, String code, List<String> args) {
    flaws.add(new Flaw(where, code, args, List.of()));
  }

  private void add(Data at, String code, String... args) {
    add(at.where(), "campaign-" + code, List.of(args));
  }

  /// The items below a key, each on its own.
  private void each(Data list, int most, Consumer<Data> reading) {
    attempt(
        () -> {
          List<Data> items = list.items();
          if (items.size() > most) {
            add(list, "many", Integer.toString(items.size()), Integer.toString(most));
          } else {
            items.forEach(item -> attempt(() -> reading.accept(item)));
          }
        });
  }

  private void once(Data row, String id, Set<String> seen) {
    if (!seen.add(id)) {
      add(row, "twice", id);
    }
  }

  // What stands in the file.

  private Campaign campaign(Data data) {
    Telling title = Telling.read(data, "title", LONGEST_TITLE);
    Telling story = Telling.read(data, "story", LONGEST_STORY);
    SortedMap<String, Integer> limits = limits(data);
    Data city = data.at("city");
    attempt(() -> CITY.check(city));
    List<CityPlace> places = places(city);
    List<CityWay> ways = cityWays(city, places);
    Set<String> ids = new HashSet<>();
    List<Finale> endings = new ArrayList<>();
    each(data.at("endings"), MOST_CHAPTERS, row -> endings.add(ending(row, ids)));
    List<Chapter> chapters = new ArrayList<>();
    each(
        data.at("chapters"), MOST_CHAPTERS, row -> chapters.add(chapter(row, ids, places, limits)));
    if (chapters.isEmpty()) {
      add(data.at("chapters"), "empty");
    }
    return new Campaign(
        data.at("id").text(),
        title,
        story,
        places,
        ways,
        chapters,
        endings,
        data.at("fallen").text(),
        limits);
  }

  private SortedMap<String, Integer> limits(Data data) {
    SortedMap<String, Integer> limits = new TreeMap<>();
    words.limits().forEach(bound -> limits.put(bound.word(), bound.standard()));
    if (data.has("carry")) {
      attempt(() -> limits.putAll(numbers(data.at("carry"), words.limits(), List.of())));
    }
    return limits;
  }

  /// Numbers with names, within their bounds.
  private SortedMap<String, Integer> numbers(
      Data map, List<CampaignWords.Bound> bounds, List<String> others) {
    SortedMap<String, Integer> numbers = new TreeMap<>();
    List<String> known = new ArrayList<>(others);
    bounds.forEach(bound -> known.add(bound.word()));
    new Known("word here", known).check(map);
    for (CampaignWords.Bound bound : bounds) {
      if (map.has(bound.word())) {
        int number = map.at(bound.word()).num();
        if (number < bound.least() || number > bound.most()) {
          add(
              map.at(bound.word()),
              "range",
              bound.word(),
              Integer.toString(bound.least()),
              Integer.toString(bound.most()),
              Integer.toString(number));
        }
        numbers.put(bound.word(), number);
      }
    }
    return numbers;
  }

  private List<CityPlace> places(Data city) {
    List<CityPlace> places = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    each(
        city.at("places"),
        MOST_PLACES,
        row -> {
          PLACE.check(row);
          String id = row.at("id").text();
          once(row, id, ids);
          List<Data> at = row.at("at").items();
          if (at.size() != 2 || outside(at.get(0)) || outside(at.get(1))) {
            add(row.at("at"), "at", id);
            return;
          }
          Telling title = Telling.read(row, "title", LONGEST_TITLE);
          places.add(new CityPlace(id, title, at.get(0).num(), at.get(1).num()));
        });
    return places;
  }

  private static boolean outside(Data number) {
    return number.num() < 0 || number.num() > EDGE;
  }

  private List<CityWay> cityWays(Data city, List<CityPlace> places) {
    List<CityWay> ways = new ArrayList<>();
    if (city.has("ways")) {
      each(
          city.at("ways"),
          MOST_PLACES * 2,
          row -> {
            String[] ends = row.text().split("\\+", -1);
            for (String end : ends) {
              if (places.stream().noneMatch(place -> place.id().equals(end))) {
                add(row, "place", end);
              }
            }
            if (ends.length == 2) {
              ways.add(new CityWay(ends[0], ends[1]));
            } else {
              add(row, "way", row.text());
            }
          });
    }
    return ways;
  }

  private Finale ending(Data row, Set<String> ids) {
    ENDING.check(row);
    String id = row.at("id").text();
    once(row, id, ids);
    return new Finale(
        id,
        row.flag("won"),
        Telling.read(row, "title", LONGEST_TITLE),
        Telling.read(row, "story", LONGEST_STORY));
  }

  private Chapter chapter(
      Data row, Set<String> ids, List<CityPlace> places, SortedMap<String, Integer> limits) {
    CHAPTER.check(row);
    String id = row.at("id").text();
    once(row, id, ids);
    String place = row.at("place").text();
    if (places.stream().noneMatch(known -> known.id().equals(place))) {
      add(row.at("place"), "place", place);
    }
    SortedMap<String, String> table = new TreeMap<>();
    Data options = row.at("table");
    new Known("option of a chapter", words.options()).check(options);
    options.keys().forEach(key -> table.put(key, options.at(key).text()));
    List<String> fault = words.fault(table, limits);
    if (!fault.isEmpty()) {
      add(options.where(), "campaign-" + fault.getFirst(), fault.subList(1, fault.size()));
    }
    return new Chapter(
        id,
        Telling.read(row, "title", LONGEST_TITLE),
        place,
        table,
        Telling.read(row, "before", LONGEST_STORY),
        branch(row.at("won")),
        branch(row.at("lost")));
  }

  private Branch branch(Data row) {
    SortedMap<String, Integer> numbers =
        numbers(row, words.rewards(), List.of("after", "to", "things"));
    List<String> things = new ArrayList<>();
    if (row.has("things")) {
      each(
          row.at("things"),
          MOST_THINGS,
          thing -> {
            if (!words.isThing(thing.text())) {
              add(thing, "thing", thing.text());
            }
            things.add(thing.text());
          });
    }
    Telling after = Telling.read(row, "after", LONGEST_STORY);
    return new Branch(after, row.at("to").text(), things, numbers);
  }

  // Where the ways lead.

  private void ways(Data data, Campaign campaign) {
    List<Data> rows = data.at("chapters").items();
    for (int at = 0; at < rows.size(); at++) {
      Chapter chapter = campaign.chapters().get(at);
      target(campaign, rows.get(at).at("won").at("to"), chapter.won().to());
      target(campaign, rows.get(at).at("lost").at("to"), chapter.lost().to());
    }
    if (!(campaign.stop(campaign.fallen()) instanceof Finale ending) || ending.won()) {
      add(data.at("fallen"), "fallen", campaign.fallen());
    }
    if (!flaws.isEmpty()) {
      return;
    }
    Set<String> reached = reached(campaign, campaign.chapters().getFirst().id());
    for (Data row : rows) {
      String id = row.at("id").text();
      if (!reached.contains(id)) {
        add(row, "unreached", id);
      } else if (reached(campaign, id).stream()
          .noneMatch(to -> campaign.known(to) instanceof Finale)) {
        add(row, "circle", id);
      }
    }
    for (Data row : data.at("endings").items()) {
      String id = row.at("id").text();
      if (!reached.contains(id) && !id.equals(campaign.fallen())) {
        add(row, "unreached", id);
      }
    }
  }

  private void target(Campaign campaign, Data at, String to) {
    if (campaign.stop(to) == null) {
      add(at, "to", to);
    }
  }

  private static Set<String> reached(Campaign campaign, String from) {
    Set<String> reached = new HashSet<>();
    List<String> next = new ArrayList<>(List.of(from));
    while (!next.isEmpty()) {
      String id = next.removeLast();
      if (reached.add(id) && campaign.known(id) instanceof Chapter chapter) {
        next.add(chapter.won().to());
        next.add(chapter.lost().to());
      }
    }
    return reached;
  }
}
