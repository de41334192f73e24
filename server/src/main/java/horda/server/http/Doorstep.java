package horda.server.http;

import horda.engine.Nullable;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Everybody with a connection to the house. There is a limit for each address and one for all;
/// where it is reached somebody has to go, so that a newcomer gets in: whoever holds no seat before
/// whoever does, and of these the one who has been silent for longest. Only a hello tells who holds
/// a seat; until then a connection in a full house counts as a player's if it comes from where a
/// player is, or was a moment ago: their line may have broken. A connection over which nothing is
/// asked does not stay.
final class Doorstep {
  /// A connection over which nobody has said hello is closed after this silence.
  static final long SILENCE_MS = 7000;

  /// So long a player who is gone may come back.
  private static final long RETURN_MS = 60_000;

  /// One connection.
  private static final class Caller {
    private final String id;
    private String address;
    private boolean counted;
    private Runnable hangUp;
    private long heard = System.nanoTime();
    private int asking;
    private boolean greeted;
    private boolean seated;

    private Caller(String id, String address, boolean counted, Runnable hangUp) {
      this.id = id;
      this.address = address;
      this.counted = counted;
      this.hangUp = hangUp;
    }

    private long heard() {
      return heard;
    }

    private String address() {
      return address;
    }
  }

  private final int most;
  private final int mostOfOne;
  private final Map<String, Caller> callers = new HashMap<>();

  /// Where players were, and when they went.
  private final Map<String, Long> players = new LinkedHashMap<>();

  Doorstep(Limits limits) {
    this.most = limits.connections();
    this.mostOfOne = limits.connectionsOfOne();
  }

  /// A new connection; `id` is both its ends' names.
  ///
  /// @param counted whether the address is somebody's own: not a proxy's
  void opened(String id, String address, boolean counted, Runnable hangUp) {
    Caller caller = new Caller(id, address, counted, hangUp);
    Caller leaving;
    synchronized (this) {
      callers.put(id, caller);
      leaving = tooMany(caller);
    }
    drop(leaving);
  }

  /// It is known now who calls, and how to say good-bye to them.
  void known(String id, String address, Runnable hangUp) {
    Caller leaving = null;
    synchronized (this) {
      Caller caller = callers.get(id);
      if (caller != null) {
        caller.address = address;
        caller.counted = true;
        caller.hangUp = hangUp;
        caller.heard = System.nanoTime();
        leaving = tooMany(caller);
      }
    }
    drop(leaving);
  }

  synchronized void closed(String id) {
    Caller caller = callers.remove(id);
    if (caller != null && caller.seated && caller.counted) {
      players.remove(caller.address);
      players.put(caller.address, System.nanoTime());
      if (players.size() > most) {
        players.remove(players.keySet().iterator().next());
      }
    }
  }

  /// A request begins, or ends.
  synchronized void asks(String id, boolean begins) {
    Caller caller = callers.get(id);
    if (caller != null) {
      caller.asking += begins ? 1 : -1;
      caller.heard = System.nanoTime();
    }
  }

  synchronized void heard(String id) {
    Caller caller = callers.get(id);
    if (caller != null) {
      caller.heard = System.nanoTime();
    }
  }

  synchronized void greeted(String id, boolean seated) {
    Caller caller = callers.get(id);
    if (caller != null) {
      caller.greeted = true;
      caller.seated = seated;
    }
  }

  synchronized int size() {
    return callers.size();
  }

  /// Now and then: closes connections over which nobody says anything.
  void sweep() {
    long since = System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(SILENCE_MS);
    List<Caller> silent;
    synchronized (this) {
      silent =
          callers.values().stream()
              .filter(caller -> !caller.greeted && caller.asking <= 0 && caller.heard - since < 0)
              .toList();
    }
    silent.forEach(Doorstep::drop);
  }

  private static void drop(@Nullable Caller caller) {
    if (caller != null) {
      caller.hangUp.run();
    }
  }

  /// Who has to go now that this one has come; null if there is room for all. It counts no more.
  private @Nullable Caller tooMany(Caller newcomer) {
    Caller leaving = null;
    if (newcomer.counted && of(newcomer.address).count() > mostOfOne) {
      leaving = silentest(newcomer, other -> !other.seated && fromSame(other, newcomer));
      leaving = leaving == null ? newcomer : leaving;
    } else if (callers.size() > most) {
      Set<String> expected = expected();
      leaving = silentest(newcomer, other -> !isPlayer(other, expected));
      leaving = leaving == null ? greediest(newcomer) : leaving;
    }
    if (leaving != null) {
      callers.remove(leaving.id);
    }
    return leaving;
  }

  /// Addresses of players: those who are here, and those who were a moment ago.
  private Set<String> expected() {
    Set<String> expected = new HashSet<>();
    callers.values().stream()
        .filter(caller -> caller.seated && caller.counted)
        .forEach(caller -> expected.add(caller.address));
    long since = System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(RETURN_MS);
    players.values().removeIf(left -> left - since < 0);
    expected.addAll(players.keySet());
    return expected;
  }

  private static boolean isPlayer(Caller caller, Set<String> expected) {
    return caller.seated || !caller.greeted && caller.counted && expected.contains(caller.address);
  }

  private static boolean fromSame(Caller one, Caller other) {
    return one.address.equals(other.address);
  }

  private Stream<Caller> of(String address) {
    return callers.values().stream().filter(c -> c.counted && c.address.equals(address));
  }

  private @Nullable Caller silentest(Caller except, Predicate<Caller> among) {
    return callers.values().stream()
        .filter(other -> other != except && among.test(other))
        .min(Comparator.comparingLong(Caller::heard))
        .orElse(null);
  }

  /// All are players, or may be: the address with the most connections loses one. If it is the
  /// newcomer's own, that is one that holds no seat, or else the newcomer.
  private Caller greediest(Caller newcomer) {
    Map<String, Integer> counts = new HashMap<>();
    callers.values().forEach(c -> counts.merge(c.address(), 1, Integer::sum));
    int highest = counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    boolean own = counts.getOrDefault(newcomer.address, 0) >= highest;
    Caller leaving =
        own
            ? silentest(newcomer, other -> !other.seated && fromSame(other, newcomer))
            : silentest(newcomer, other -> counts.getOrDefault(other.address, 0) == highest);
    return leaving == null ? newcomer : leaving;
  }
}
