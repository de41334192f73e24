package horda.app.play;

import horda.engine.Ref;
import horda.wire.Likeness;
import horda.wire.Texts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Who sits at the table: what people call themselves, and which bots play along.
///
/// @param names by seat; blank where nobody gave one
/// @param bots by seat, the name of the bot; the other seats are people
public record Party(List<String> names, SortedMap<Integer, String> bots) {
  /// In the saved game a bot's seat says which bot it is: `Ben (greedy)`.
  private static final Pattern BOT = Pattern.compile("(.*?) ?\\(([\\w-]+)\\)");

  public Party {
    names = List.copyOf(names);
    bots = Collections.unmodifiableSortedMap(new TreeMap<>(bots));
  }

  /// The number of seats; fewer of them may have been named.
  public static Party of(int seats, List<String> names, SortedMap<Integer, String> bots) {
    return new Party(
        IntStream.range(0, seats).mapToObj(s -> s < names.size() ? names.get(s) : "").toList(),
        bots);
  }

  /// As [#written] wrote it. Nobody chose these names now, so names that look alike get numbers.
  public static Party read(int seats, List<String> written) {
    List<String> names = new ArrayList<>();
    SortedMap<Integer, String> bots = new TreeMap<>();
    for (String name : written) {
      Matcher bot = BOT.matcher(name);
      if (bot.matches()) {
        bots.put(names.size(), bot.group(2));
      }
      names.add(bot.matches() ? bot.group(1) : name);
    }
    return of(seats, Likeness.distinct(of(seats, names, bots).names()), bots);
  }

  /// What the saved game keeps; empty if there is nothing to keep.
  public List<String> written() {
    boolean plain = bots.isEmpty() && names.stream().allMatch(String::isBlank);
    return plain
        ? List.of()
        : IntStream.range(0, names.size()).mapToObj(s -> kept(s, names.get(s))).toList();
  }

  private String kept(int seat, String name) {
    String bot = bots.get(seat);
    return bot == null ? name : (name + " (" + bot + ")").strip();
  }

  /// The same texts, with these names; a bot without a name is called "Bot 2".
  Texts named(Texts texts) {
    return texts.seated(
        seat -> {
          String name = seat >= 0 && seat < names.size() ? names.get(seat) : "";
          if (!name.isBlank()) {
            return name;
          }
          return bots.containsKey(seat) ? "Bot " + (seat + 1) : texts.name(Ref.seat(seat));
        });
  }

  List<Integer> people() {
    return IntStream.range(0, names.size())
        .filter(seat -> !bots.containsKey(seat))
        .boxed()
        .toList();
  }

  boolean isPerson(int seat) {
    return seat >= 0 && seat < names.size() && !bots.containsKey(seat);
  }
}
