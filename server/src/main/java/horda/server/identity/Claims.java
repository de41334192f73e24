package horda.server.identity;

import horda.engine.Refusal;
import horda.server.house.House;
import horda.server.house.Keyring;
import horda.server.store.Papers;
import horda.server.store.Store.Paper;
import horda.server.table.Chair;
import horda.server.table.TableState;
import horda.server.table.Tokens;
import horda.wire.Json;
import horda.wire.doc.MemberDoc;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Whose seats are whose. Who holds the token of a seat may claim it; from then on every device of
/// theirs opens it. The house keeps the hash of the seat's token, as the table does anyway.
public final class Claims implements Keyring {
  /// Papers by table, one kind a member: the keys that they have claimed there.
  private static final String MINE = "mine.";

  /// Papers by key: who has claimed it. The first claim holds, and for a rematch too, where the
  /// same keys open the seats.
  private static final String SEAT = "seat";

  /// So many tables are told to a new device; the rest keeps its claims.
  private static final int MOST = 500;

  /// A key that somebody has claimed, and what it opened then.
  private record Claim(String key, List<Integer> seats, boolean host) {}

  private final House house;
  private final Members members;
  private final Papers papers;

  public Claims(House house, Members members) {
    this.house = house;
    this.members = members;
    this.papers = members.papers();
  }

  /// Claims what that token opens at a table. False: it opens nothing there, or is somebody else's.
  boolean claim(Member member, String table, String token) {
    String key = Tokens.hash(token);
    if (keysOf(member.id(), table).contains(key)) {
      return true;
    }
    Optional<Claim> opened = opened(table, key);
    if (opened.isEmpty()) {
      return false;
    }
    String owner = Json.line(Json.object().put("member", member.id()));
    if (!papers.add(SEAT, key, owner) && !owner(key).equals(Optional.of(member.id()))) {
      return false;
    }
    note(member, table, opened.get());
    return true;
  }

  private void note(Member member, String table, Claim claim) {
    papers.change(
        MINE + member.id(),
        table,
        had -> {
          List<Claim> all = new ArrayList<>(had == null ? List.of() : parse(had));
          all.removeIf(one -> one.key().equals(claim.key()));
          all.add(claim);
          return text(all);
        });
  }

  private Optional<Claim> opened(String table, String key) {
    try {
      return house.at(table, at -> opened(at.state(), key));
    } catch (Refusal refusal) {
      if (refusal.code().equals("no-table") || refusal.code().equals("damaged")) {
        return Optional.empty();
      }
      throw refusal;
    }
  }

  private static Optional<Claim> opened(TableState state, String key) {
    List<Integer> seats = List.copyOf(state.seatsOf(Set.of(key)));
    boolean host = state.isHost(Set.of(key));
    return seats.isEmpty() && !host ? Optional.empty() : Optional.of(new Claim(key, seats, host));
  }

  private Optional<String> owner(String key) {
    return papers.text(SEAT, key).map(Claims::member);
  }

  private static String member(String text) {
    return Json.parse(text).path("member").stringValue("");
  }

  /// The ids of the members who have claimed these keys, by key.
  public Map<String, String> owners(Collection<String> keys) {
    Map<String, String> owners = new HashMap<>();
    keys.forEach(key -> owner(key).ifPresent(member -> owners.put(key, member)));
    return owners;
  }

  /// The keys that somebody has claimed at a table.
  public Set<String> keysOf(String member, String table) {
    return papers.text(MINE + member, table).map(Claims::parse).orElse(List.of()).stream()
        .map(Claim::key)
        .collect(Collectors.toSet());
  }

  @Override
  public Set<String> opens(String table, Keyring.Token token) {
    Optional<Member> member = members.of(token.text());
    if (member.isEmpty()) {
      return Set.of();
    }
    Set<String> known = keysOf(member.get().id(), table);
    return known.isEmpty() ? again(member.get(), table) : known;
  }

  /// What somebody claimed at another table and opens seats of its rematch: claimed there, too.
  private Set<String> again(Member member, String table) {
    Set<String> keys = new HashSet<>();
    try {
      keys.addAll(house.at(table, at -> keys(at.state())));
    } catch (Refusal _) {
      // Whoever enters such a table is told what is wrong.
      return Set.of();
    }
    keys.removeIf(key -> !owner(key).equals(Optional.of(member.id())));
    keys.forEach(key -> opened(table, key).ifPresent(claim -> note(member, table, claim)));
    return keys;
  }

  /// The keys that open something at a table.
  public static Set<String> keys(TableState state) {
    Set<String> keys = new HashSet<>(Set.of(state.header().host()));
    for (Chair chair : state.chairs()) {
      if (chair.isPerson() && chair.key() != null) {
        keys.add(chair.key());
      }
    }
    return keys;
  }

  /// The ids of all tables of somebody.
  public List<String> tableIds(String member) {
    List<String> ids = new ArrayList<>();
    papers.all(MINE + member, paper -> ids.add(paper.id()));
    return ids;
  }

  /// The latest tables of somebody, and what their devices open there.
  List<MemberDoc.MemberTable> tables(Member member) {
    List<Paper> all = new ArrayList<>();
    papers.all(MINE + member.id(), all::add);
    return all.stream()
        .sorted(Comparator.comparingLong(Paper::updated).reversed())
        .limit(MOST)
        .map(Claims::table)
        .toList();
  }

  private static MemberDoc.MemberTable table(Paper paper) {
    SortedSet<Integer> seats = new TreeSet<>();
    boolean host = false;
    for (Claim claim : parse(paper.text())) {
      seats.addAll(claim.seats());
      host |= claim.host();
    }
    return new MemberDoc.MemberTable(paper.id(), List.copyOf(seats), host);
  }

  private static String text(List<Claim> claims) {
    ArrayNode list = Json.array();
    for (Claim claim : claims) {
      ObjectNode node = list.addObject().put("key", claim.key()).put("host", claim.host());
      ArrayNode seats = node.putArray("seats");
      claim.seats().forEach(seat -> seats.add(seat.intValue()));
    }
    return Json.line(list);
  }

  private static List<Claim> parse(String text) {
    List<Claim> claims = new ArrayList<>();
    for (JsonNode node : Json.parse(text)) {
      List<Integer> seats = new ArrayList<>();
      node.path("seats").forEach(seat -> seats.add(seat.intValue()));
      claims.add(
          new Claim(
              node.path("key").stringValue(""), seats, node.path("host").booleanValue(false)));
    }
    return claims;
  }

  /// What one member has claimed is another's from now on.
  void hand(Member from, Member to) {
    papers.all(
        MINE + from.id(),
        paper -> {
          List<Claim> handed = parse(paper.text());
          String owner = Json.line(Json.object().put("member", to.id()));
          for (Claim claim : handed) {
            papers.change(SEAT, claim.key(), _ -> owner);
          }
          papers.change(
              MINE + to.id(),
              paper.id(),
              had -> {
                List<Claim> all = new ArrayList<>(had == null ? List.of() : parse(had));
                all.removeIf(one -> handed.stream().anyMatch(h -> h.key().equals(one.key())));
                all.addAll(handed);
                return text(all);
              });
          papers.take(MINE + from.id(), paper.id());
        });
  }

  void forget(Member member) {
    papers.all(
        MINE + member.id(),
        paper -> {
          for (Claim claim : parse(paper.text())) {
            papers.take(SEAT, claim.key());
          }
          papers.take(MINE + member.id(), paper.id());
        });
  }
}
