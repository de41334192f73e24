package horda.server.push;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.house.HouseLog;
import horda.server.store.Store;
import horda.server.table.Tokens;
import horda.wire.Json;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// All browsers that want messages. Kept in the database, so that a restart forgets nobody; the
/// last word about a browser counts.
final class Subscriptions {
  /// More than a house has players.
  private static final int MOST = 20_000;

  /// Another process may have taken one meanwhile.
  private static final long STALE = 5000;

  private final HouseLog log;
  private final boolean shared;
  private final InstantSource clock;
  private final Map<String, Subscription> all = new LinkedHashMap<>();
  private final Map<Subscription.Place, Set<String>> byPlace = new HashMap<>();
  private long readAt;

  Subscriptions(Store store, InstantSource clock) {
    this.clock = clock;
    this.shared = store.shared();
    this.log = new HouseLog(HouseLog.PUSH, store, clock, this::apply);
    read();
  }

  private void apply(JsonNode node) {
    if (node.has("gone")) {
      forget(all.remove(node.get("gone").stringValue()));
      return;
    }
    Subscription put = Subscription.read(node);
    forget(all.put(put.id(), put));
    put.places()
        .forEach(place -> byPlace.computeIfAbsent(place, _ -> new HashSet<>()).add(put.id()));
  }

  private void forget(@Nullable Subscription old) {
    if (old == null) {
      return;
    }
    for (Subscription.Place place : old.places()) {
      byPlace.computeIfPresent(
          place,
          (_, ids) -> {
            ids.remove(old.id());
            return ids.isEmpty() ? null : ids;
          });
    }
  }

  private void read() {
    log.catchUp();
    readAt = clock.millis();
  }

  private void refresh() {
    if (shared && clock.millis() - readAt > STALE) {
      read();
    }
  }

  /// A new one, or an old one with other seats. One without seats is removed.
  synchronized void put(Subscription subscription) {
    refresh();
    if (subscription.places().isEmpty()) {
      remove(subscription.endpoint());
    } else if (!subscription.equals(all.get(subscription.id()))) {
      if (all.size() >= MOST && !all.containsKey(subscription.id())) {
        throw new Refusal("push-full", "", "This house sends messages to no more browsers.");
      }
      log.write(subscription.json());
    }
  }

  /// Whoever names the address may take it out: nobody else knows it.
  synchronized void remove(String endpoint) {
    refresh();
    String id = Tokens.hash(endpoint);
    if (all.containsKey(id)) {
      log.write(Json.object().put("gone", id));
    }
  }

  synchronized Optional<Subscription> get(String id) {
    refresh();
    return Optional.ofNullable(all.get(id));
  }

  /// The ids of those that want to know of that seat, as far as they are known here.
  synchronized List<String> of(Subscription.Place place) {
    return List.copyOf(byPlace.getOrDefault(place, Set.of()));
  }

  synchronized int size() {
    return all.size();
  }
}
