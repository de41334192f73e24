package horda.server.http;

import horda.engine.Refusal;
import horda.engine.Written;
import horda.server.ServerTexts;
import horda.wire.Language;
import horda.wire.TextPen;
import horda.wire.doc.RefusalDoc;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What goes back over HTTP: JSON, or an error in the language of the request.
public final class Answers {
  private static final int BAD = 400;

  private static final Map<String, Integer> STATUS =
      Map.ofEntries(
          Map.entry("no-table", 404),
          Map.entry("no-page", 404),
          Map.entry("no-record", 404),
          Map.entry("no-plan", 404),
          Map.entry("no-workshop", 404),
          Map.entry("no-campaigns", 404),
          Map.entry("game", 404),
          Map.entry("not-over", 409),
          Map.entry("not-alone", 409),
          Map.entry("taken", 409),
          Map.entry("started", 409),
          Map.entry("rules-changed", 409),
          Map.entry("damaged", 409),
          Map.entry("name-taken", 409),
          Map.entry("too-many", 429),
          Map.entry("busy", 503),
          Map.entry("database", 503),
          Map.entry("origin", 403),
          Map.entry("not-yours", 403),
          Map.entry("admin", 403),
          Map.entry("admin-secret", 403));

  private Answers() {}

  public static void json(Context context, Written document) {
    text(context, TextPen.of(document));
  }

  public static void json(Context context, List<? extends Written> documents) {
    text(context, TextPen.list(documents));
  }

  /// What is JSON already.
  public static void text(Context context, String json) {
    context.contentType("application/json; charset=utf-8").result(json);
  }

  public static void refusal(Context context, Refusal refusal) {
    error(context, STATUS.getOrDefault(refusal.code(), BAD), refusal);
  }

  static void error(Context context, int status, Refusal refusal) {
    context.status(status);
    json(context, told(refusal, language(context)));
  }

  public static RefusalDoc told(Refusal refusal, Language language) {
    String text = ServerTexts.in(language).refusal(refusal);
    return new RefusalDoc(refusal.code(), refusal.rule(), text);
  }

  /// `?lang=`, else what the browser prefers.
  public static Language language(Context context) {
    String asked = context.queryParam("lang");
    String wished = asked == null ? context.header("Accept-Language") : asked;
    boolean spanish = wished != null && wished.toLowerCase(Locale.ROOT).startsWith("es");
    return spanish ? Language.ES : Language.EN;
  }
}
