package horda.server.house;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
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
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.function.BiConsumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import tools.jackson.core.JacksonException;

/// Bots that come in by the door: their names, the hashes of their tokens, and the tables that
/// invited them. Kept as a log of its own among the tables, so that it is on disk before anybody
/// hears of it, and one register for all processes of a house.
public final class Accounts {
  private static final Logger LOGGER = Logger.getLogger(Accounts.class.getName());

  /// The id of the log. No table has one so short.
  static final String LOG = "accounts";

  /// So many of its latest tables are told to a bot that comes back.
  private static final int REMEMBERED = 60;

  private static final String NAME = "[a-z][a-z0-9-]{0,23}";

  /// A line of the log. The names are in files: they never change their meaning.
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "l")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Made.class, name = "made"),
    @JsonSubTypes.Type(value = Removed.class, name = "removed"),
    @JsonSubTypes.Type(value = Invited.class, name = "invited"),
  })
  sealed interface Entry {}

  record Made(String name, String hash) implements Entry {}

  record Removed(String name) implements Entry {}

  record Invited(String name, String table) implements Entry {}

  private final Store store;
  private final InstantSource clock;
  private final SortedMap<String, String> hashes = new TreeMap<>();
  private final Map<String, Deque<String>> tables = new HashMap<>();
  private BiConsumer<String, String> onInvitation = (name, table) -> {};
  private long seq;

  public Accounts(Store store, InstantSource clock) {
    this.store = store;
    this.clock = clock;
    catchUp();
  }

  /// Calls back with the account and the table of every new invitation, whichever process made it.
  synchronized void onInvitation(BiConsumer<String, String> listener) {
    onInvitation = listener;
  }

  /// What other processes have written.
  synchronized void catchUp() {
    for (Store.Line line : store.linesAfter(LOG, seq)) {
      seq = line.seq();
      read(line).ifPresent(this::apply);
    }
  }

  /// Nothing for a line that cannot be read: the house must open all the same.
  private static Optional<Entry> read(Store.Line line) {
    try {
      return Optional.of(Json.MAPPER.readValue(line.text(), Entry.class));
    } catch (JacksonException e) {
      LOGGER.log(Level.WARNING, e, () -> "line " + line.seq() + " of the accounts is left out");
      return Optional.empty();
    }
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
    String text = Json.MAPPER.writerFor(Entry.class).writeValueAsString(entry);
    while (true) {
      catchUp();
      Store.Line line = new Store.Line(seq + 1, clock.millis(), text);
      if (seq == 0 && store.table(LOG).isEmpty()) {
        store.create(new Store.Kept(LOG, "", false, clock.millis(), "{}"), List.of(line));
        catchUp();
        return;
      }
      if (appended(line)) {
        catchUp();
        return;
      }
    }
  }

  private boolean appended(Store.Line line) {
    try {
      return store.append(LOG, line).join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof Refusal refusal ? refusal : e;
    }
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

  /// Refuses who does not hold the token of that name. Nobody is told whether there is such a name.
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
