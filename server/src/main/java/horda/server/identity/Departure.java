package horda.server.identity;

import horda.wire.Json;
import horda.wire.TreePen;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Everything of somebody as one file, and the end of it.
public final class Departure {
  /// What others keep of people, and have to give out and let go of, too.
  public interface More {
    More NONE =
        new More() {
          @Override
          public void write(Member member, ObjectNode into) {}

          @Override
          public void forget(Member member) {}

          @Override
          public void become(Member member, Member other) {}
        };

    /// Adds what is kept of somebody to their file.
    void write(Member member, ObjectNode into);

    void forget(Member member);

    /// Two are one person: what was the one's is the other's now.
    void become(Member member, Member other);

    /// Several as one.
    static More of(More... all) {
      return new More() {
        @Override
        public void write(Member member, ObjectNode into) {
          Stream.of(all).forEach(one -> one.write(member, into));
        }

        @Override
        public void forget(Member member) {
          Stream.of(all).forEach(one -> one.forget(member));
        }

        @Override
        public void become(Member member, Member other) {
          Stream.of(all).forEach(one -> one.become(member, other));
        }
      };
    }
  }

  private final Members members;
  private final Claims claims;
  private final Belongings belongings;
  private final Passkeys passkeys;
  private final More more;

  Departure(Members members, Claims claims, Belongings belongings, Passkeys passkeys, More more) {
    this.members = members;
    this.claims = claims;
    this.belongings = belongings;
    this.passkeys = passkeys;
    this.more = more;
  }

  /// All that the house knows of somebody, without anything that would let others in.
  String everything(Member member) {
    ObjectNode node = Json.object().put("file", "horda-member").put("format", 1);
    node.set("me", TreePen.of(member.document("")));
    ArrayNode tables = node.putArray("tables");
    claims.tables(member).forEach(table -> tables.add(TreePen.of(table)));
    ArrayNode things = node.putArray("things");
    List.copyOf(belongings.everything(member)).forEach(thing -> things.add(TreePen.of(thing)));
    more.write(member, node);
    return Json.pretty(node);
  }

  /// Somebody comes in on a device that the house has known as somebody else until now: their games
  /// come along. Whoever has other devices, or a passkey, stays who they are there.
  void join(Member before, Member now) {
    boolean alone = before.devices().size() == 1 && before.passkeys().isEmpty();
    if (alone && !before.id().equals(now.id())) {
      more.become(before, now);
      claims.hand(before, now);
      belongings.forget(before);
      members.forget(before);
    }
  }

  /// First what leads to them, then they: after a crash on the way they can ask once more.
  void forget(Member member) {
    more.forget(member);
    belongings.forget(member);
    claims.forget(member);
    passkeys.forget(member);
    members.forget(member);
  }
}
