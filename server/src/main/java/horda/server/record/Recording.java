package horda.server.record;

import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.State;
import horda.engine.View;
import horda.wire.DiceProof;
import horda.wire.Language;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import horda.wire.Texts;
import horda.wire.doc.RecordedFrame;
import horda.wire.doc.RecordingDoc;
import horda.wire.doc.TableInfo;
import java.util.ArrayList;
import java.util.List;

/// A game played again for one pair of eyes: a first picture, then one frame a decision (see Replay
/// in docs/table-protocol.md). While the game goes on it holds nothing that its viewer did not see;
/// when it is over, also what everybody decided and the seed. What was taken back does not appear.
public final class Recording {
  /// Goes up when the shape changes. 2: a decision may have `beats`, moments before its end, and
  /// events have kinds and arguments.
  public static final int FORMAT = 2;

  /// Of a longer game only the last decisions are filmed.
  static final int MOST_FRAMES = 20_000;

  private final SavedGame game;
  private final @Nullable Seed promised;
  private final int viewer;
  private final Texts texts;
  private final MatchRecorder<?> camera;
  private final boolean over;
  private final boolean cut;

  private Recording(
      SavedGame game, int viewer, Texts texts, MatchRecorder<?> camera, boolean over, boolean cut) {
    this.game = game;
    this.promised = promised(game);
    this.viewer = viewer;
    this.texts = texts;
    this.camera = camera;
    this.over = over;
    this.cut = cut;
  }

  /// @param viewer a seat, or [View#ONLOOKER]
  public static Recording of(Shelf shelf, SavedGame game, int viewer, Language language) {
    Texts texts = shelf.texts(game.game(), language).seated(game.names());
    return of(shelf, game, viewer, texts, false);
  }

  /// @param closed nobody will play on: the game counts as over wherever it stands
  public static Recording of(Shelf shelf, SavedGame game, int viewer, Texts texts, boolean closed) {
    return of(shelf, game, viewer, texts, closed, MOST_FRAMES);
  }

  static Recording of(
      Shelf shelf, SavedGame game, int viewer, Texts texts, boolean closed, int most) {
    if (viewer < View.ONLOOKER || viewer >= game.seats()) {
      throw new Refusal("seat", "", "There is no seat " + viewer + " at this table.");
    }
    Match<?> start = game.without().replay(shelf).match();
    return film(game, start, viewer, texts.at(start), closed, most);
  }

  private static <S extends State> Recording film(
      SavedGame game, Match<S> match, int viewer, Texts texts, boolean closed, int most) {
    List<Match.Entry> log = game.log();
    int next = 0;
    // A secret question is never begun in its middle.
    while (next < log.size() && (next < log.size() - most || match.state().committed() != 0)) {
      match.enter(log.get(next++));
    }
    boolean cut = next > 0;
    MatchRecorder<S> camera = new MatchRecorder<>(match, viewer, texts);
    for (; next < log.size(); next++) {
      camera.film(log.get(next));
    }
    return new Recording(game, viewer, texts, camera, closed || match.isOver(), cut);
  }

  public boolean isOver() {
    return over;
  }

  /// What a viewer gets.
  ///
  /// @param table what everybody may know of the table
  public RecordingDoc document(TableInfo table) {
    return new RecordingDoc(
        FORMAT,
        game.game(),
        viewer,
        game.names(),
        over,
        promised == null ? null : promised.commitment(),
        promised == null || !over ? null : promised.toString(),
        cut ? true : null,
        frames(),
        table);
  }

  /// A game from a given position grew from no seed that anybody promised.
  private static @Nullable Seed promised(SavedGame game) {
    if (game.start() != null) {
      return null;
    }
    DiceProof proof = game.proof();
    return proof == null ? game.seed() : Seed.of(proof.house());
  }

  private List<RecordedFrame> frames() {
    List<RecordedFrame> frames = new ArrayList<>();
    frames.add(new RecordedFrame.Opening(Frame.events(camera.prologue(), texts), camera.opening()));
    for (Frame frame : camera.frames()) {
      // After the end nothing is left out, so that a number means the same moment to all eyes.
      if (over || !frame.isHiddenFrom(viewer)) {
        frames.add(frame.told(texts, viewer, over));
      }
    }
    return frames;
  }
}
