package horda.server.house;

import horda.engine.Refusal;
import horda.server.store.Store;
import horda.server.table.Tokens;
import horda.wire.Json;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Bots that come in by the door: their names, the hashes of their tokens, and the tables that
/// invited them. Kept as a log of its own among the tables, so that it is on disk before anybody
/// hears of it, and one register for all processes of a house.
public final class Accounts {
  /// How many of its latest tables a bot that comes back is told.
  private static final int REMEMBERED = 60;

  private static final String NAME = "[a-z][a-z0-9-]{0,23}";

  /// A line of the log. The names are in files: they never change their meaning.
  sealed interface Entry {}

  record Made(String name, String hash) implements Entry {}

  record Removed(String name) implements Entry {}

  record Invited(String name, String table) implements Entry {}

  private final HouseLog log;
  private final SortedMap<String, String> hashes = new TreeMap<>();
  private final Map<String, Deque<String>> tables = new HashMap<>();
  private BiConsumer<String, String> onInvitation = (name, table) -> {};

  public Accounts(Store store, InstantSource clock) {
    log = new HouseLog(HouseLog.ACCOUNTS, store, clock, node -> apply(entry(node)));
    catchUp();
  }

  /// Calls back with the account and the table of every new invitation, whichever process made it.
  synchronized void onInvitation(BiConsumer<String, String> listener) {
    onInvitation = listener;
  }

  /// What other processes have written.
  synchronized void catchUp() {
    log.catchUp();
  }

  private static Entry entry(JsonNode node) {
    String name = node.get("name").stringValue();
    return switch (node.get("l").stringValue()) {
      case "made" -> new Made(name, node.get("hash").stringValue());
      case "removed" -> new Removed(name);
      case "invited" -> new Invited(name, node.get("table").stringValue());
      default -> throw new IllegalArgumentException("there is no such line");
    };
  }

  private static JsonNode json(Entry entry) {
    ObjectNode node = Json.object();
    switch (entry) {
      case Made made -> node.put("l", "made").put("name", made.name()).put("hash", made.hash());
      case Removed removed -> node.put("l", "removed").put("name", removed.name());
      case Invited invited ->
          node.put("l", "invited").put("name", invited.name()).put("table", invited.table());
    }
    return node;
  }

  private void apply(Entry entry) {
    switch (entry) {
      case Made made -> hashes.put(made.name(), made.hash());
      case Removed removed -> {
        hashes.remove(removed.name());
        tables.remove(removed.name());
      }
      case Invited invited -> {
        Deque<String> latest = tables.computeIfAbsent(invited.name(), _ -> new ArrayDeque<>());
        latest.addFirst(invited.table());
        if (latest.size() > REMEMBERED) {
          latest.removeLast();
        }
        onInvitation.accept(invited.name(), invited.table());
      }
    }
  }

  private void write(Entry entry) {
    log.write(json(entry));
  }

  public synchronized List<String> names() {
    catchUp();
    return List.copyOf(hashes.keySet());
  }

  public synchronized boolean has(String name) {
    catchUp();
    return hashes.containsKey(name);
  }

  /// A new account, or a new token for one that there is: the old one opens nothing any more. Only
  /// the hash is kept, so it cannot be told again.
  public synchronized String make(String name) {
    if (!name.matches(NAME)) {
      throw new Refusal(
          "account-name",
          "",
          "A bot's name has up to 24 small letters, digits and hyphens, and a letter first.");
    }
    String token = Tokens.fresh();
    write(new Made(name, Tokens.hash(token)));
    return token;
  }

  public synchronized void remove(String name) {
    if (!has(name)) {
      throw new Refusal("account", "", "There is no bot account '" + Json.clip(name) + "'.");
    }
    write(new Removed(name));
  }

  /// Refuses a client without the token of that name. Nobody is told whether the name exists.
  public synchronized void check(String name, String token) {
    catchUp();
    String kept = hashes.getOrDefault(name, "");
    byte[] shown = Tokens.hash(token).getBytes(StandardCharsets.UTF_8);
    if (!MessageDigest.isEqual(kept.getBytes(StandardCharsets.UTF_8), shown)) {
      throw new Refusal("account", "", "There is no bot account with that name and token.");
    }
  }

  synchronized void invite(String name, String table) {
    write(new Invited(name, table));
  }

  /// The tables that invited it, the latest first.
  synchronized List<String> tables(String name) {
    return new ArrayList<>(tables.getOrDefault(name, new ArrayDeque<>()));
  }
}
