package horda.server.friends;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.house.Keyring;
import horda.server.house.Shunned;
import horda.server.identity.Claims;
import horda.server.identity.Member;
import horda.server.identity.Members;
import horda.server.store.Papers;
import horda.server.store.Store.Paper;
import horda.server.table.Chair;
import horda.server.table.TableState;
import horda.server.table.Tokens;
import horda.wire.Json;
import horda.wire.doc.FriendsDoc.Blocked;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Whom somebody does not want to meet. They are never told: what they may not do fails as it does
/// for others.
public final class Blocks implements Shunned {
  /// Papers by who is blocked, one kind for each who blocks: a member; or a seat's key, where
  /// nobody known sat there.
  private static final String BLOCK = "block.";

  /// Papers by who has blocked, one kind for each member that is blocked.
  private static final String BY = "blockedby.";

  private static final String KEY = "key.";
  private static final int MOST = 500;

  private final Members members;
  private final Claims claims;
  private final Papers papers;

  public Blocks(Members members, Claims claims, Papers papers) {
    this.members = members;
    this.claims = claims;
    this.papers = papers;
  }

  /// @param key of the seat at which they were blocked
  private record Block(String name, long at, @Nullable String key) {
    static Block parse(String text) {
      JsonNode node = Json.parse(text);
      return new Block(
          node.path("name").stringValue(""),
          node.path("at").longValue(0),
          node.has("key") ? node.get("key").stringValue() : null);
    }

    String text() {
      ObjectNode node = Json.object().put("name", name).put("at", at);
      return Json.line(key == null ? node : node.put("key", key));
    }
  }

  /// Blocks a member.
  void member(Member who, String other, String name, @Nullable String key) {
    put(who, other, new Block(name, papers.now(), key));
    papers.add(BY + other, who.id(), "{}");
  }

  /// Blocks whoever has the key with that hash, and whoever claims it one day.
  void key(Member who, String key, String name) {
    put(who, KEY + key, new Block(name, papers.now(), key));
  }

  private void put(Member who, String id, Block block) {
    if (all(who.id()).size() >= MOST) {
      throw new Refusal("block", "", "You have blocked 500 people already: unblock one first.");
    }
    papers.change(BLOCK + who.id(), id, had -> had == null ? block.text() : had);
  }

  private List<Paper> all(String member) {
    return papers.some(BLOCK + member, "", MOST);
  }

  List<Blocked> list(Member who) {
    List<Blocked> list = new ArrayList<>();
    for (Paper paper : all(who.id())) {
      Block block = Block.parse(paper.text());
      list.add(new Blocked(mark(who, paper.id()), block.name(), block.at()));
    }
    return list;
  }

  /// Who is blocked is not told to whoever has blocked them: a seat stays a seat.
  private static String mark(Member who, String id) {
    return Tokens.hash("block:" + who.id() + ":" + id).substring(0, 16);
  }

  void end(Member who, String mark) {
    for (Paper paper : all(who.id())) {
      if (mark(who, paper.id()).equals(mark)) {
        papers.take(BLOCK + who.id(), paper.id());
        papers.take(BY + paper.id(), who.id());
      }
    }
  }

  /// Whether one does not want to meet the other.
  boolean between(String who, String other) {
    return shuns(who).contains(other);
  }

  /// The ids of the members, and the keys, that somebody has blocked.
  private Set<String> shuns(String who) {
    Set<String> shunned = new HashSet<>();
    Set<String> keys = new HashSet<>();
    for (Paper paper : all(who)) {
      shunned.add(paper.id());
      if (paper.id().startsWith(KEY)) {
        keys.add(paper.id().substring(KEY.length()));
      }
    }
    shunned.addAll(claims.owners(keys).values());
    return shunned;
  }

  /// The seats of a table whose people somebody has blocked.
  List<Integer> seats(Member who, TableState state) {
    Set<String> shunned = shuns(who.id());
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; !shunned.isEmpty() && seat < state.seats(); seat++) {
      Chair chair = state.chair(seat);
      if (chair.isPerson() && chair.key() != null && has(shunned, chair.key())) {
        seats.add(seat);
      }
    }
    return seats;
  }

  private boolean has(Set<String> shunned, String key) {
    String owner = claims.owners(Set.of(key)).get(key);
    return shunned.contains(KEY + key) || owner != null && shunned.contains(owner);
  }

  @Override
  public boolean token(String host, Keyring.Token device) {
    return members
        .of(device.text())
        .filter(
            member ->
                claims.owners(Set.of(host)).values().stream()
                    .anyMatch(owner -> between(owner, member.id())))
        .isPresent();
  }

  @Override
  public boolean key(String host, String key) {
    return claims.owners(Set.of(host)).values().stream().anyMatch(owner -> has(shuns(owner), key));
  }

  // --- Somebody goes

  void write(Member member, ObjectNode into) {
    list(member)
        .forEach(
            one ->
                into.withArray("blocked").addObject().put("name", one.name()).put("at", one.at()));
  }

  /// What they have blocked is free; who has blocked them keeps the seat at which that was, for a
  /// new name would otherwise be all that it takes.
  void forget(Member member) {
    all(member.id()).forEach(paper -> papers.take(BY + paper.id(), member.id()));
    papers.removeAll(BLOCK + member.id());
    papers.all(
        BY + member.id(),
        by ->
            papers
                .take(BLOCK + by.id(), member.id())
                .map(Block::parse)
                .filter(block -> block.key() != null)
                .ifPresent(block -> papers.add(BLOCK + by.id(), KEY + block.key(), block.text())));
    papers.removeAll(BY + member.id());
  }

  /// Two are one person.
  void become(Member member, Member other) {
    for (Paper paper : all(member.id())) {
      papers.add(BLOCK + other.id(), paper.id(), paper.text());
      papers.take(BY + paper.id(), member.id());
      if (!paper.id().startsWith(KEY)) {
        papers.add(BY + paper.id(), other.id(), "{}");
      }
    }
    papers.removeAll(BLOCK + member.id());
    papers.all(
        BY + member.id(),
        by -> {
          papers
              .take(BLOCK + by.id(), member.id())
              .ifPresent(text -> papers.add(BLOCK + by.id(), other.id(), text));
          papers.add(BY + other.id(), by.id(), "{}");
        });
    papers.removeAll(BY + member.id());
  }
}
