package horda.app.command;

import horda.app.play.Party;
import horda.app.shell.Console;
import horda.app.shell.Trouble;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import picocli.CommandLine.Option;

/// Who takes the seats: names of people, and bots. Seats are counted from 1 by people.
final class SeatOptions {
  @Option(names = "--names", paramLabel = "NAME", split = ",")
  private List<String> names = List.of();

  @Option(names = "--bots", paramLabel = "SEAT=BOT", split = ",")
  private List<String> bots = List.of();

  /// What was asked for, over what `before` says.
  Party over(Party before, Console console) {
    int seats = before.names().size();
    return Party.of(
        seats,
        names.isEmpty() ? before.names() : names(seats, console),
        bots.isEmpty() ? before.bots() : bots(seats, console));
  }

  private List<String> names(int seats, Console console) {
    if (names.size() > seats) {
      throw Trouble.usage(console.say("mistake.names", names.size(), seats));
    }
    for (String name : names) {
      // Brackets tell bots from people in saved games.
      if (!name.matches("[^()\\p{Cntrl}]{0,16}")) {
        throw Trouble.usage(console.say("mistake.name", name));
      }
    }
    return names.stream().map(String::strip).toList();
  }

  /// `2=greedy` takes one seat, `greedy` all that are left but the first.
  private SortedMap<Integer, String> bots(int seats, Console console) {
    SortedMap<Integer, String> seated = new TreeMap<>();
    for (String bot : bots) {
      int equals = bot.indexOf('=');
      if (equals >= 0) {
        seated.put(seat(bot.substring(0, equals), seats, console), bot.substring(equals + 1));
      }
    }
    for (String bot : bots) {
      for (int seat = 1; seat < seats && bot.indexOf('=') < 0; seat++) {
        seated.putIfAbsent(seat, bot);
      }
    }
    return seated;
  }

  private static int seat(String number, int seats, Console console) {
    int seat = number.matches("\\d{1,4}") ? Integer.parseInt(number) : 0;
    if (seat < 1 || seat > seats) {
      throw Trouble.usage(console.say("mistake.bot-seat", number, seats));
    }
    return seat - 1;
  }
}
