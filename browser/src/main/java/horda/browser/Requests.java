package horda.browser;

import horda.engine.Refusal;
import horda.server.ServerTexts;
import horda.server.campaign.CampaignDesk;
import horda.server.house.House;
import horda.server.http.Commands;
import horda.server.http.Desk;
import horda.server.http.Shelves;
import horda.server.record.Importing;
import horda.server.record.Recordings;
import horda.server.workshop.Benches;
import horda.wire.Form;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.TextPen;
import horda.wire.doc.RefusalDoc;
import java.util.logging.Level;
import java.util.logging.Logger;

/// What the page asks as it would ask over HTTP (docs/table-protocol.md), as far as one browser can
/// answer it.
final class Requests {
  private static final Logger LOG = Logger.getLogger(Requests.class.getName());
  private static final int MOST_SEATS = 30;

  private final House house;
  private final Shelves shelves;
  private final Desk desk;
  private final Recordings recordings;
  private final Benches benches;
  private final CampaignDesk campaigns;
  private final NearChances chances;
  private final NearPace pace;

  Requests(House house) {
    this.house = house;
    this.shelves = new Shelves(house, "");
    this.desk = new Desk(house);
    this.recordings = new Recordings(house);
    this.benches = new Benches(house);
    this.campaigns = new CampaignDesk(house);
    this.chances = new NearChances(house);
    this.pace = new NearPace(house.shelf());
  }

  /// `path` without the question mark; an empty `body` is a GET. Gives the status, a blank, and the
  /// body.
  String answer(String path, String lang, String body) {
    Language language = Language.EN;
    try {
      language = Language.parse(lang);
      return "200 " + answer(path.substring(1).split("/"), language, body);
    } catch (Refusal refusal) {
      return "400 " + error(refusal, language);
    } catch (RuntimeException e) {
      LOG.log(Level.SEVERE, e, () -> path);
      return "500 "
          + error(
              new Refusal("broken", "", "Something broke in the house; it is noted."), language);
    }
  }

  private String answer(String[] path, Language language, String body) {
    String all = path.length > 1 ? path[1] : "";
    String id = path.length > 2 ? path[2] : "";
    String what = path.length > 3 ? path[3] : "";
    return switch (all) {
      case "house" -> TextPen.of(shelves.house(language));
      case "games" ->
          switch (what) {
            case "texts" -> TextPen.of(shelves.texts(id, language));
            case "rules" -> TextPen.list(shelves.rules(id, language));
            case "content" -> TextPen.of(shelves.content(id));
            case "workshop" -> workshop(id, path, language, body);
            case "pace" -> pace.of(id);
            case "campaigns" -> campaign(id, path, language, body);
            case "chances" -> TextPen.of(chances.of(id, Commands.form(body)));
            default -> throw away();
          };
      case "tables" -> table(id, what, language, body);
      case "mine" -> TextPen.list(desk.mine(Commands.form(body), language));
      case "import" -> TextPen.of(Importing.of(house, Json.parse(body)));
      default -> throw away();
    };
  }

  private String workshop(String game, String[] path, Language language, String body) {
    String what = path.length > 4 ? path[4] : "";
    return TextPen.of(
        switch (what) {
          case "" -> benches.bench(game, language);
          case "plans" -> benches.shipped(game, path[path.length - 1], language);
          case "check" -> benches.check(game, Commands.form(body), language);
          default -> throw away();
        });
  }

  private String campaign(String game, String[] path, Language language, String body) {
    String what = path.length > 4 ? path[4] : "";
    return TextPen.of(
        switch (what) {
          case "" -> campaigns.all(game, language);
          case "plans" -> campaigns.shipped(game, path[path.length - 1], language);
          case "check" -> campaigns.check(game, Commands.form(body), language);
          case "begin" -> campaigns.begin(game, Commands.form(body), language);
          case "camp" -> campaigns.camp(game, Commands.form(body), language);
          case "set-out" -> campaigns.setOut(game, Commands.form(body));
          case "come-back" -> campaigns.comeBack(game, Commands.form(body), language);
          default -> throw away();
        });
  }

  private String table(String id, String what, Language language, String body) {
    if (id.isEmpty()) {
      return body.isEmpty() ? "[]" : TextPen.of(desk.create(Commands.form(body)));
    }
    return switch (what) {
      case "" -> TextPen.of(desk.table(id, language));
      case "join" -> TextPen.of(desk.join(id, Desk.Wish.of(Commands.form(body))));
      case "record" -> record(id, language, Commands.form(body.isEmpty() ? "{}" : body));
      case "saved" -> recordings.savedNow(id);
      default -> throw away();
    };
  }

  private String record(String id, Language language, Form form) {
    String token = form.has("token") ? form.text("token") : null;
    Integer eyes = form.has("eyes") ? (Integer) form.whole("eyes", -1, MOST_SEATS) : null;
    form.end();
    return recordings.of(id, token, eyes, language);
  }

  /// Other people, accounts: there is nobody here to ask.
  private static Refusal away() {
    return new Refusal("needs-house", "", "This needs a house: start Horda on a computer.");
  }

  private static String error(Refusal refusal, Language language) {
    String text = ServerTexts.in(language).refusal(refusal);
    return TextPen.of(new RefusalDoc(refusal.code(), refusal.rule(), text));
  }
}
