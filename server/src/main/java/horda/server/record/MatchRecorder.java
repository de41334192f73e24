package horda.server.record;

import horda.engine.Event;
import horda.engine.Match;
import horda.engine.Moment;
import horda.engine.Option;
import horda.engine.Outcome;
import horda.engine.Question;
import horda.engine.State;
import horda.engine.View;
import horda.wire.PatchText;
import horda.wire.SeatParts;
import horda.wire.Texts;
import horda.wire.doc.RecordedPicture;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/// Films a match for one viewer while its answers are played again.
final class MatchRecorder<S extends State> {
  private final Match<S> match;
  private final int viewer;
  private final Texts texts;

  private RecordedPicture picture;
  private int heardSoFar;
  private SortedMap<Integer, Said> said = Frame.nobody();

  /// The picture and the events before the first frame.
  private final RecordedPicture opening;

  private final List<Event> prologue;
  private final List<Frame> frames = new ArrayList<>();

  /// Looks at the match as it stands.
  MatchRecorder(Match<S> match, int viewer, Texts texts) {
    this.match = match;
    this.viewer = viewer;
    this.texts = texts;
    this.picture = picture();
    this.opening = picture;
    this.prologue = news();
    match.watch(true);
  }

  RecordedPicture opening() {
    return opening;
  }

  List<Event> prologue() {
    return prologue;
  }

  List<Frame> frames() {
    return frames;
  }

  /// Plays one answer. Secret answers make no picture before all are in: what the viewer would see
  /// in between is who was quick.
  void film(Match.Entry entry) {
    Said decided = entry instanceof Match.Answer answer ? said(answer) : Said.NOTHING;
    Question<S> asked = match.question();
    match.enter(entry);
    if (entry instanceof Match.Order && match.question() == asked) {
      return; // it passes in no window now: nothing has happened
    }
    said.put(entry.seat(), decided);
    if (match.state().committed() != 0) {
      return;
    }
    List<Beat> beats = beats();
    RecordedPicture now = picture();
    frames.add(new Frame(said, beats, new Beat(news(), PatchText.between(picture, now))));
    picture = now;
    said = Frame.nobody();
  }

  /// The moments at which the viewer was told something and saw something new.
  private List<Beat> beats() {
    List<Beat> beats = new ArrayList<>();
    for (Moment<S> moment : match.moments()) {
      List<Event> heard = heard(moment.events());
      View view = match.game().view(moment.state(), viewer);
      if (heard.isEmpty() || view.equals(picture.view())) {
        continue;
      }
      RecordedPicture then = new RecordedPicture(view, List.of(), null, null, null);
      beats.add(new Beat(heard, PatchText.between(picture, then)));
      picture = then;
      heardSoFar = moment.events();
    }
    return beats;
  }

  private Said said(Match.Answer answer) {
    for (Option option : match.options(answer.seat())) {
      if (option.id().equals(answer.option())) {
        return Said.of(option, texts);
      }
    }
    return new Said(answer.option(), List.of(), answer.option());
  }

  private List<Event> news() {
    List<Event> heard = heard(match.chronicle().size());
    heardSoFar = match.chronicle().size();
    return heard;
  }

  /// What is new to the viewer among the first `events` of the match.
  private List<Event> heard(int events) {
    return match.chronicle().since(heardSoFar).stream()
        .limit(Math.max(0, events - heardSoFar))
        .filter(event -> event.isFor(viewer))
        .toList();
  }

  /// What a document shows of the game itself, without the choices.
  private RecordedPicture picture() {
    S state = match.state();
    View view = match.game().view(state, viewer);
    Question<S> question = match.question();
    if (question == null) {
      Outcome outcome = match.outcome();
      String end = outcome == null ? null : texts.say(outcome.reason());
      return new RecordedPicture(view, List.of(), null, null, end);
    }
    List<Integer> awaited = SeatParts.seats(question.awaited(state));
    if (viewer < 0 || !question.hears(state, viewer)) {
      return new RecordedPicture(view, awaited, null, null, null);
    }
    String prompt = texts.say(question.prompt(state, viewer));
    return new RecordedPicture(view, awaited, prompt, question.rule(state), null);
  }
}
