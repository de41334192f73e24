package horda.server.push;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.house.Alarms;
import horda.server.house.House;
import horda.server.house.LiveTable;
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

    /// Who hears of invitations to the owner of that device: none, where a stranger would.
    default List<String> recipients(String device) {
      return List.of();
    }

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

  /// Why somebody is told: it is their turn, or a friend invites them.
  ///
  /// @param place their seat, or a device of theirs
  /// @param from who invites; null: it is their turn
  private record Call(Subscription.Place place, String table, @Nullable String from) {}

  /// @param patience how long a turn waits, in milliseconds: most are answered at once
  /// @param quiet how long nobody gets a second message, in milliseconds
  record Pace(long patience, long quiet) {}

  private static final int MOST_TRIES = 4;
  private static final int MANY = 20_000;

  /// What waits for one recipient.
  private static final class Bundle {
    private final Set<Call> calls = new LinkedHashSet<>();
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
    Subscription.Place place = new Subscription.Place(turn.table(), turn.key());
    for (String name : route.recipients(turn)) {
      note(name, new Call(place, turn.table(), null), pace.patience());
    }
  }

  /// An invitation is told at once, unless they have just been told something.
  void invited(List<String> devices, String table, String from) {
    for (String device : devices) {
      for (String name : route.recipients(device)) {
        note(name, new Call(Subscription.Place.device(device), table, from), 0);
      }
    }
  }

  private synchronized void note(String name, Call call, long patience) {
    forgetOld();
    Bundle bundle = bundles.computeIfAbsent(name, _ -> new Bundle());
    if (bundle.calls.add(call) && bundle.alarm == null) {
      long now = house.alarms().millis();
      set(name, bundle, Math.max(now + patience, bundle.sentAt + pace.quiet()));
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
    List<Call> waiting = calls(name);
    List<Subscription.Place> seen = to.places().stream().filter(this::isSeen).toList();
    List<Call> unneeded = waiting.stream().filter(call -> seen.contains(call.place())).toList();
    if (!seen.isEmpty()) {
      // What waits at that table they see, and of the others they hear later.
      done(name, unneeded, false);
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
  private List<Told> told(List<Call> waiting, Recipient to) {
    List<Told> told = new ArrayList<>();
    for (Call call : waiting) {
      try {
        house.at(call.table(), at -> told(call, at, to)).ifPresent(told::add);
      } catch (Refusal _) {
        // A table that is gone waits for nobody.
      }
    }
    return told;
  }

  private Optional<Told> told(Call call, LiveTable at, Recipient to) {
    String from = call.from();
    return from == null
        ? Told.of(house.shelf(), at, call.place().key(), to.language(), to.isOther())
        : Told.invitation(house.shelf(), at, from, to.language());
  }

  private synchronized List<Call> calls(String name) {
    Bundle bundle = bundles.get(name);
    return bundle == null ? List.of() : List.copyOf(bundle.calls);
  }

  private synchronized void drop(String name) {
    bundles.remove(name);
  }

  /// These need no message any more. What has come meanwhile waits for the next.
  private synchronized void done(String name, List<Call> calls, boolean sent) {
    Bundle bundle = bundles.get(name);
    if (bundle == null) {
      return;
    }
    calls.forEach(bundle.calls::remove);
    long now = house.alarms().millis();
    bundle.tries = 0;
    bundle.alarm = null;
    bundle.sentAt = sent ? now : bundle.sentAt;
    if (!bundle.calls.isEmpty()) {
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
      done(name, List.copyOf(bundle.calls), true);
    } else {
      set(name, bundle, house.alarms().millis() + pause);
    }
  }
}
