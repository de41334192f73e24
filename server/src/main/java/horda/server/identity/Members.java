package horda.server.identity;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.store.Papers;
import horda.server.store.Store;
import horda.server.table.Tokens;
import horda.wire.Json;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Everybody who comes back to a house. It holds nothing itself: any number of these, in any number
/// of processes, see the same people.
///
/// The token of a device works like that of a seat or of a bot's account ([Tokens]): its holder
/// knows it, the house keeps its hash.
public final class Members {
  /// The token of a device begins with this, so that no other token is looked up as one.
  public static final String PREFIX = "me.";

  static final String MEMBER = "member";

  /// Papers by the hash of a device's token, with the id of its member.
  private static final String DEVICE = "device";

  private static final int MOST_DEVICES = 20;
  private static final int LONGEST_DEVICE = 40;

  /// Somebody who has just come in on a device, and its token.
  public record Arrival(Member member, String token) {}

  private final Papers papers;

  public Members(Store store, InstantSource clock) {
    this(new Papers(store, clock));
  }

  Members(Papers papers) {
    this.papers = papers;
  }

  Papers papers() {
    return papers;
  }

  /// Somebody new.
  Arrival make(String name, String device) {
    String token = PREFIX + Tokens.fresh();
    Member member =
        Member.fresh(Tokens.tableId(), name, papers.now(), device(Tokens.hash(token), device));
    papers.add(MEMBER, member.id(), member.text());
    papers.add(DEVICE, Tokens.hash(token), owner(member.id()));
    return new Arrival(member, token);
  }

  /// One more device of somebody.
  Arrival admit(String id, String device) {
    String token = PREFIX + Tokens.fresh();
    String hash = Tokens.hash(token);
    Member member =
        change(
            id,
            had -> {
              if (had.devices().size() >= MOST_DEVICES) {
                throw new Refusal(
                    "devices", "", "There are 20 devices already: remove one of them first.");
              }
              return had.with(device(hash, device));
            });
    papers.add(DEVICE, hash, owner(id));
    return new Arrival(member, token);
  }

  private Member.Device device(String hash, String name) {
    String called = name.length() > LONGEST_DEVICE ? name.substring(0, LONGEST_DEVICE) : name;
    return new Member.Device(hash, called, papers.now());
  }

  private static String owner(String id) {
    return Json.line(Json.object().put("member", id));
  }

  /// Whose device has that token.
  public Optional<Member> of(String token) {
    if (!token.startsWith(PREFIX)) {
      return Optional.empty();
    }
    String hash = Tokens.hash(token);
    // The member's own list is what counts: a device that was removed opens nothing.
    return papers
        .text(DEVICE, hash)
        .map(text -> Json.parse(text).path("member").stringValue(""))
        .flatMap(this::member)
        .filter(member -> member.hasDevice(hash));
  }

  /// The same; refuses (`member`) a token that opens nothing.
  public Member need(String token) {
    return of(token).orElseThrow(Members::unknown);
  }

  /// Somebody by their public id.
  public Optional<Member> member(String id) {
    return papers.text(MEMBER, id).map(Member::parse);
  }

  private static Refusal unknown() {
    return new Refusal("member", "", "This house does not know this browser; it may be new here.");
  }

  Member change(String id, UnaryOperator<Member> change) {
    String text =
        papers.change(
            MEMBER,
            id,
            had -> {
              if (had == null) {
                throw unknown();
              }
              return change.apply(Member.parse(had)).text();
            });
    return Member.parse(String.valueOf(text));
  }

  /// A device is no longer theirs.
  Member part(Member member, String device) {
    Member.Device known =
        member.devices().stream()
            .filter(one -> one.id().equals(device))
            .findFirst()
            .orElseThrow(() -> new Refusal("device", "", "There is no such device."));
    Member rest = change(member.id(), had -> had.without(known));
    papers.take(DEVICE, known.hash());
    return rest;
  }

  /// Forgets somebody for ever.
  void forget(Member member) {
    papers.take(MEMBER, member.id());
    for (Member.Device device : member.devices()) {
      papers.take(DEVICE, device.hash());
    }
  }

  /// Null where nobody has that name for others.
  public @Nullable String shownName(String id) {
    return member(id).filter(m -> m.shows().hall()).map(Member::name).orElse(null);
  }
}
