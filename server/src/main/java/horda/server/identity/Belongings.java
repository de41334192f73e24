package horda.server.identity;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.store.Papers;
import horda.server.store.Store.Paper;
import horda.wire.Json;
import horda.wire.doc.MemberDoc.Belonging;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What moves along with somebody: settings, missions and survivors of their own. The house does
/// not read it. The later change of two holds.
final class Belongings {
  private static final String THING = "thing.";
  private static final String KEY = "[a-zA-Z0-9._:-]{1,80}";

  static final int LONGEST = 300 << 10;
  static final int MOST = 300;
  private static final int MOST_CHARS = 2 << 20;

  /// A clock that goes wrong by more than this would never be overtaken.
  private static final long AHEAD = 60_000;

  private final Papers papers;

  Belongings(Papers papers) {
    this.papers = papers;
  }

  List<Belonging> since(Member member, long since) {
    List<Belonging> list = new ArrayList<>();
    for (Paper paper : all(member)) {
      if (paper.updated() > since) {
        list.add(read(paper.id(), paper.text()));
      }
    }
    return list;
  }

  List<Belonging> everything(Member member) {
    return since(member, Long.MIN_VALUE).stream().filter(one -> one.value() != null).toList();
  }

  private List<Paper> all(Member member) {
    return papers.some(THING + member.id(), "", MOST);
  }

  void keep(Member member, List<Belonging> things) {
    List<Paper> had = all(member);
    long chars = had.stream().mapToLong(paper -> paper.text().length()).sum();
    int many = had.size();
    for (Belonging thing : things) {
      check(thing);
      String value = thing.value();
      chars += value == null ? 0 : value.length();
      many += had.stream().anyMatch(paper -> paper.id().equals(thing.key())) ? 0 : 1;
      if (chars > MOST_CHARS || many > MOST) {
        throw new Refusal(
            "too-large", "", "There is no room for more: delete missions that you do not need.");
      }
      keep(member, thing);
    }
  }

  private static void check(Belonging thing) {
    String value = thing.value();
    if (!thing.key().matches(KEY) || value != null && value.length() > LONGEST) {
      throw new Refusal("too-large", "", "That cannot be kept: it is too long.");
    }
  }

  private void keep(Member member, Belonging thing) {
    long at = Math.min(thing.at(), papers.now() + AHEAD);
    papers.change(
        THING + member.id(),
        thing.key(),
        had -> had != null && read(thing.key(), had).at() >= at ? had : write(at, thing.value()));
  }

  private static String write(long at, @Nullable String value) {
    ObjectNode node = Json.object().put("at", at);
    return Json.line(value == null ? node : node.put("value", value));
  }

  private static Belonging read(String key, String text) {
    JsonNode node = Json.parse(text);
    JsonNode value = node.path("value");
    return new Belonging(
        key, node.path("at").longValue(0), value.isString() ? value.stringValue() : null);
  }

  void forget(Member member) {
    papers.removeAll(THING + member.id());
  }
}
