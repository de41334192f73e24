package horda.lab.golden;

import horda.bots.Bot;
import horda.bots.BotMaker;
import horda.bots.Playout;
import horda.bots.roster.Roster;
import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Outcome;
import horda.engine.Question;
import horda.engine.State;
import java.util.ArrayList;
import java.util.List;

/// Plays the game of a header and writes it down line by line.
final class Recorder<S extends State> {
  private static final int MOST = 1_000_000;

  private final PlaythroughHeader header;
  private final Match<S> match;
  private final Scribe<S> scribe;
  private final List<String> lines;

  Recorder(Game<S> game, PlaythroughHeader header, Scribe<S> scribe) {
    this.header = header;
    this.scribe = scribe;
    this.match = new Match<>(game, header.setup());
    this.lines = new ArrayList<>(header.lines(game));
  }

  List<String> record() {
    Playout<S> playout = new Playout<>(match.game());
    BotMaker maker = Roster.standard().named(header.players(), match.game());
    List<Bot<S>> bots = new ArrayList<>();
    for (int seat = 0; seat < header.setup().seats(); seat++) {
      bots.add(maker.bot(match.game(), seat, new Chance(header.bots().child(seat))));
    }
    scribe.begin(match, lines);
    Question<S> question = match.question();
    for (int step = 1; question != null && step <= MOST; step++) {
      int seat = Playout.nextSeat(match.state(), question);
      long choice = playout.choose(match.state(), question, seat, bots);
      scribe.step(match, step, seat, choice, lines);
      question = match.question();
    }
    lines.add(end());
    return lines;
  }

  private String end() {
    Outcome outcome = match.outcome();
    if (outcome == null) {
      return "end: none";
    }
    return "end: {winners: %d, scores: %s, reason: %s, rule: %s}"
        .formatted(outcome.winners(), outcome.scores(), outcome.reason().key(), outcome.rule());
  }
}
