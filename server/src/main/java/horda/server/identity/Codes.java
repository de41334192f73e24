package horda.server.identity;

import horda.engine.Refusal;
import horda.server.store.Papers;
import horda.server.store.Store.Paper;
import horda.server.table.Tokens;
import horda.wire.Json;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// Short codes that let one other device in, once, for some minutes. Nobody reads one in the store:
/// only its hash is kept.
final class Codes {
  private static final String CODE = "code";
  private static final long LIFE = TimeUnit.MINUTES.toMillis(10);
  private static final int SWEPT = 100;
  private static final int LETTERS = 8;

  record Made(String code, long until) {}

  private final Papers papers;
  private final Members members;

  Codes(Members members) {
    this.members = members;
    this.papers = members.papers();
  }

  /// A new code; one that was made before opens nothing any more.
  Made make(Member member) {
    sweep();
    String code = Tokens.tableId().substring(0, LETTERS);
    long until = papers.now() + LIFE;
    members.change(
        member.id(),
        had -> {
          Optional.ofNullable(had.code()).ifPresent(old -> papers.take(CODE, old));
          return had.withCode(Tokens.hash(code));
        });
    papers.add(
        CODE,
        Tokens.hash(code),
        Json.line(Json.object().put("member", member.id()).put("until", until)));
    return new Made(code.substring(0, 4) + "-" + code.substring(4), until);
  }

  /// Lets a device in. Nobody is told whether a code is wrong, used or too old.
  Members.Arrival arrive(String typed, String device) {
    String code = typed.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    String member =
        papers
            .take(CODE, Tokens.hash(code))
            .map(Json::parse)
            .filter(node -> node.path("until").longValue(0) >= papers.now())
            .map(node -> node.path("member").stringValue(""))
            .orElseThrow(
                () ->
                    new Refusal(
                        "code",
                        "",
                        "This code opens nothing: it works once and for ten minutes. Make a new one"
                            + " on the other device."));
    members.change(member, had -> had.withCode(null));
    return members.admit(member, device);
  }

  private void sweep() {
    for (Paper paper : papers.some(CODE, "", SWEPT)) {
      if (Json.parse(paper.text()).path("until").longValue(0) < papers.now()) {
        papers.take(CODE, paper.id());
      }
    }
  }
}
