package horda.server.push;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.house.Alarms;
import horda.server.house.House;
import horda.server.house.Turn;
import horda.wire.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Gathers turns into messages: not one for each turn, but one for each person and quiet time, over
/// all their tables. Whoever looks at a table meanwhile, or has answered, gets none.
final class Postman {
  /// Where a message goes: a browser, or the host's own address.
  interface Route {
    /// Who is to be told of that turn, each by a name of their own.
    List<String> recipients(Turn turn);

    /// Who that is; empty when they want nothing any more.
    Optional<Recipient> recipient(String name);
  }

  /// Somebody who is told.
  interface Recipient {
    /// All seats of theirs: while they look at one of these tables they need no message.
    List<Subscription.Place> places();

    Language language();

    /// Whether somebody else hears it than whose turn it is.
    boolean isOther();

    /// Sends it, and waits for the answer.
    Sent send(List<Told> told);
  }

  /// How it went.
  sealed interface Sent {
    record Done() implements Sent {}

    /// The same may be tried again after so many milliseconds.
    record Later(long pause) implements Sent {}
  }

  /// @param patience how long a turn waits, in milliseconds: most are answered at once
  /// @param quiet how long nobody gets a second message, in milliseconds
  record Pace(long patience, long quiet) {}

  private static final int MOST_TRIES = 4;
  private static final int MANY = 20_000;

  /// What waits for one recipient.
  private static final class Bundle {
    private final Set<Subscription.Place> places = new LinkedHashSet<>();
    private long sentAt = Long.MIN_VALUE / 2;
    private int tries;
    private Alarms.@Nullable Alarm alarm;
  }

  private final House house;
  private final Pace pace;
  private final Route route;
  private final Couriers couriers;
  private final Map<String, Bundle> bundles = new HashMap<>();

  Postman(House house, Pace pace, Route route, Couriers couriers) {
    this.house = house;
    this.pace = pace;
    this.route = route;
    this.couriers = couriers;
  }

  /// Notes a turn; quick, and asks nothing of the house.
  void came(Turn turn) {
    for (String name : route.recipients(turn)) {
      note(name, new Subscription.Place(turn.table(), turn.key()));
    }
  }

  private synchronized void note(String name, Subscription.Place place) {
    forgetOld();
    Bundle bundle = bundles.computeIfAbsent(name, _ -> new Bundle());
    if (bundle.places.add(place) && bundle.alarm == null) {
      long now = house.alarms().millis();
      set(name, bundle, Math.max(now + pace.patience(), bundle.sentAt + pace.quiet()));
    }
  }

  private void set(String name, Bundle bundle, long at) {
    bundle.alarm = house.alarms().at(at, () -> ring(name));
  }

  private void forgetOld() {
    if (bundles.size() > MANY) {
      long old = house.alarms().millis() - pace.quiet();
      bundles.values().removeIf(bundle -> bundle.alarm == null && bundle.sentAt < old);
    }
  }

  private void ring(String name) {
    couriers.run(() -> deliver(name), () -> again(name, pace.quiet()));
  }

  private void deliver(String name) {
    Optional<Recipient> recipient = route.recipient(name);
    if (recipient.isEmpty()) {
      drop(name);
      return;
    }
    Recipient to = recipient.get();
    List<Subscription.Place> waiting = places(name);
    List<Subscription.Place> seen = to.places().stream().filter(this::isSeen).toList();
    if (!seen.isEmpty()) {
      // What waits at that table they see, and of the others they hear later.
      done(name, seen, false);
      return;
    }
    List<Told> told = told(waiting, to);
    if (told.isEmpty()) {
      done(name, waiting, false);
      return;
    }
    switch (to.send(told)) {
      case Sent.Done _ -> done(name, waiting, true);
      case Sent.Later later -> again(name, later.pause());
    }
  }

  private boolean isSeen(Subscription.Place place) {
    return house.looksAt(place.table(), place.key());
  }

  /// What still waits for them; what they have answered is left out.
  private List<Told> told(List<Subscription.Place> waiting, Recipient to) {
    List<Told> told = new ArrayList<>();
    for (Subscription.Place place : waiting) {
      try {
        house
            .at(
                place.table(),
                at -> Told.of(house.shelf(), at, place.key(), to.language(), to.isOther()))
            .ifPresent(told::add);
      } catch (Refusal _) {
        // A table that is gone waits for nobody.
      }
    }
    return told;
  }

  private synchronized List<Subscription.Place> places(String name) {
    Bundle bundle = bundles.get(name);
    return bundle == null ? List.of() : List.copyOf(bundle.places);
  }

  private synchronized void drop(String name) {
    bundles.remove(name);
  }

  /// These need no message any more. What has come meanwhile waits for the next.
  private synchronized void done(String name, List<Subscription.Place> places, boolean sent) {
    Bundle bundle = bundles.get(name);
    if (bundle == null) {
      return;
    }
    places.forEach(bundle.places::remove);
    long now = house.alarms().millis();
    bundle.tries = 0;
    bundle.alarm = null;
    bundle.sentAt = sent ? now : bundle.sentAt;
    if (!bundle.places.isEmpty()) {
      set(name, bundle, Math.max(now + pace.patience(), bundle.sentAt + pace.quiet()));
    }
  }

  private synchronized void again(String name, long pause) {
    Bundle bundle = bundles.get(name);
    if (bundle == null) {
      return;
    }
    bundle.tries++;
    if (bundle.tries > MOST_TRIES) {
      done(name, List.copyOf(bundle.places), true);
    } else {
      set(name, bundle, house.alarms().millis() + pause);
    }
  }
}
