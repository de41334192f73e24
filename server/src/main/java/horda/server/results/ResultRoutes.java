package horda.server.results;

import horda.engine.Refusal;
import horda.server.house.House;
import horda.server.http.Addresses;
import horda.server.http.Answers;
import horda.server.http.Bodies;
import horda.server.http.Buckets;
import horda.server.http.FrontDoor;
import horda.server.identity.Member;
import horda.server.identity.Members;
import horda.server.results.Results.Played;
import horda.server.store.Store;
import horda.wire.Form;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.doc.FinishedGame;
import horda.wire.doc.RecordDoc;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/// Records, the hall of fame, games that are over, and the open file, over HTTP.
public final class ResultRoutes implements FrontDoor.Annex {
  private static final int SMALL = 8 << 10;
  private static final int LONGEST_TOKEN = 64;
  private static final int LONGEST_WORDS = 80;
  private static final int PAGE = 24;

  /// So many are looked through for one page of a search.
  private static final int LOOKED_THROUGH = 600;

  private static final int STREAMS = 3;

  private final House house;
  private final Members members;
  private final Results results;
  private final Hall hall;
  private final Buckets asked;
  private final Buckets files;

  /// The open file may be long, and others want to play.
  private final Semaphore streams = new Semaphore(STREAMS);

  public ResultRoutes(House house, Members members, Results results) {
    this.house = house;
    this.members = members;
    this.results = results;
    this.hall = new Hall(results, members);
    this.asked = new Buckets(house.alarms(), 60, 2);
    this.files = new Buckets(house.alarms(), 5, 0.02);
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.post("/api/me/record", this::mine);
    routes.get("/api/people/{id}/record", this::theirs);
    routes.get("/api/hall", this::hall);
    routes.post("/api/games-over", this::search);
    routes.get("/api/open-games", this::open);
  }

  private void mine(Context context) {
    asked.take(Addresses.of(context));
    Form form = Bodies.form(context, SMALL, "That is too large.");
    String token = form.text("me");
    form.end();
    if (token.length() > LONGEST_TOKEN) {
      throw form.wrong("me", "is too long");
    }
    Answers.json(context, record(members.need(token), Answers.language(context)));
  }

  /// Nobody is told whether there is such a person who hides their record.
  private void theirs(Context context) {
    asked.take(Addresses.of(context));
    Member member =
        members
            .member(context.pathParam("id"))
            .filter(one -> one.shows().record())
            .orElseThrow(Results::hidden);
    Answers.json(context, record(member, Answers.language(context)));
  }

  private RecordDoc record(Member member, Language language) {
    Map<String, List<Played>> games = new LinkedHashMap<>();
    for (String id : house.shelf().ids()) {
      games.put(id, new ArrayList<>());
    }
    for (Played played : results.played(member.id())) {
      Optional.ofNullable(games.get(played.result().game())).ifPresent(all -> all.add(played));
    }
    List<RecordDoc.GameRecord> records = new ArrayList<>();
    games.forEach(
        (game, played) -> {
          if (!played.isEmpty()) {
            records.add(
                RecordSheet.of(
                    game, played, house.shelf().texts(game, language), hall.of(game, member.id())));
          }
        });
    return new RecordDoc(member.id(), member.name(), records);
  }

  private void hall(Context context) {
    asked.take(Addresses.of(context));
    Answers.json(context, hall.document());
  }

  private void search(Context context) {
    asked.take(Addresses.of(context));
    Form form = Bodies.form(context, SMALL, "That is too large.");
    String game = form.text("game", "");
    String words = form.text("words", "");
    String after = form.text("after", "");
    form.end();
    if (words.length() > LONGEST_WORDS || after.length() > LONGEST_TOKEN) {
      throw form.wrong("words", "is too long");
    }
    Answers.json(context, found(game, plain(words), after));
  }

  private List<FinishedGame> found(String game, String words, String from) {
    List<FinishedGame> found = new ArrayList<>();
    String after = from;
    int looked = 0;
    while (found.size() < PAGE && looked < LOOKED_THROUGH) {
      List<Store.Paper> some = results.over(after, PAGE);
      for (Store.Paper paper : some) {
        after = paper.id();
        looked++;
        results
            .of(Result.tableOf(paper.id()))
            .filter(result -> game.isEmpty() || result.game().equals(game))
            .map(result -> finished(result, paper.id()))
            .filter(one -> fits(one, words))
            .ifPresent(found::add);
        if (found.size() == PAGE) {
          return found;
        }
      }
      if (some.size() < PAGE) {
        return found;
      }
    }
    return found;
  }

  private FinishedGame finished(Result result, String id) {
    List<FinishedGame.FinishedSeat> seats = new ArrayList<>();
    for (Result.Seat seat : result.seats()) {
      seats.add(
          new FinishedGame.FinishedSeat(
              seat.isPerson() ? "person" : "bot",
              seat.isPerson() ? name(seat.member()) : "",
              seat.isPerson() ? null : seat.bot(),
              seat.won(),
              seat.score()));
    }
    return new FinishedGame(
        result.table(),
        result.game(),
        result.ended(),
        result.answers(),
        result.team(),
        result.rated(),
        result.option(),
        result.value(),
        seats,
        id);
  }

  private String name(String member) {
    return members
        .member(member)
        .filter(one -> one.shows().research())
        .map(Member::name)
        .orElse("");
  }

  private static boolean fits(FinishedGame game, String words) {
    StringBuilder all = new StringBuilder(game.game()).append(' ').append(game.value());
    game.seats()
        .forEach(seat -> all.append(' ').append(seat.name()).append(' ').append(seat.bot()));
    String text = plain(all.toString());
    for (String word : words.split(" ")) {
      if (!text.contains(word)) {
        return false;
      }
    }
    return true;
  }

  /// Capitals and accents aside.
  private static String plain(String text) {
    return java.text.Normalizer.normalize(text, java.text.Normalizer.Form.NFKD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT)
        .strip();
  }

  private void open(Context context) {
    files.take(Addresses.of(context));
    String game = Optional.ofNullable(context.queryParam("game")).orElse("");
    if (!game.isEmpty() && !house.shelf().ids().contains(game)) {
      throw new Refusal("game", "", "There is no game '" + Json.clip(game) + "'.");
    }
    if (!streams.tryAcquire()) {
      throw new Refusal("busy", "", "Others are fetching the games just now; try again later.");
    }
    try {
      context.contentType("application/jsonl; charset=utf-8");
      context.header("Content-Disposition", "attachment; filename=\"horda-games.jsonl\"");
      OutputStream out = context.res().getOutputStream();
      new OpenGames(results, members)
          .tell(
              game,
              line -> {
                out.write(line.getBytes(StandardCharsets.UTF_8));
                out.write('\n');
              });
      out.flush();
    } catch (IOException e) {
      // Whoever fetched it has gone.
      return;
    } finally {
      streams.release();
    }
  }
}
