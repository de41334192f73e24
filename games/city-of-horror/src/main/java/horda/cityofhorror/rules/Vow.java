package horda.cityofhorror.rules;

import horda.cityofhorror.content.Content;
import horda.cityofhorror.state.Refs;
import horda.engine.Phrase;
import horda.engine.Pledge;
import horda.engine.Pledge.Shape;
import horda.engine.Ref;
import java.util.ArrayList;
import java.util.List;

/// What a promise says, as one number that an event can carry, and in words.
public final class Vow {
  private static final Shape[] SHAPES = Shape.values();

  private Vow() {}

  /// The promise without who makes it.
  public static int of(long pledge) {
    int when = Pledge.step(pledge) | Pledge.place(pledge) + 1 << 3;
    int what = Pledge.subject(pledge) | Pledge.object(pledge) << 7;
    return when | what << 6 | Pledge.shape(pledge).ordinal() << 26;
  }

  private static long pledge(int vow) {
    return Pledge.of(
        SHAPES[vow >>> 26], vow >> 6 & 0x7f, vow >> 13 & 0x1fff, 0, 0, vow & 7, (vow >> 3 & 7) - 1);
  }

  public static Phrase phrase(Content content, int vow) {
    long pledge = pledge(vow);
    return new Phrase("vow." + key(content, pledge), refs(content, pledge));
  }

  /// What kind of words it needs: `vote-for`, `share-card`, `play`.
  static String key(Content content, long pledge) {
    int step = Pledge.step(pledge);
    boolean sharing = step >= LocationSteps.BEFORE_SHARING;
    return switch (Pledge.shape(pledge)) {
      case FOR, NOT -> {
        boolean tie = step == LocationSteps.ATTACK_TIE || step == LocationSteps.SHARING_TIE;
        String how = Pledge.is(pledge, Shape.FOR) ? "-for" : "-not";
        yield (sharing ? "share-" : "") + (tie ? "tie" : "vote") + how;
      }
      case NOTHING ->
          step == LocationSteps.OUTSIDE
              ? "no-action-outside"
              : sharing ? "no-action-share" : "no-action";
      case GIVE -> Pledge.subject(pledge) == Terms.CARD ? "share-card" : "share-antidote";
      case ACT -> (Terms.isAbility(pledge) ? "ability" : "play") + Aim.of(content, pledge).words();
      case PLAY -> "play-there";
      case WORDS -> "support";
    };
  }

  /// What the words name: players, things, and the place last.
  private static List<Ref> refs(Content content, long pledge) {
    List<Ref> refs = new ArrayList<>();
    switch (Pledge.shape(pledge)) {
      case FOR, NOT -> refs.add(Ref.seat(Pledge.subject(pledge)));
      case GIVE -> refs.add(Ref.seat(Pledge.object(pledge)));
      case ACT -> {
        refs.add(
            Terms.isAbility(pledge)
                ? Refs.character(Terms.character(pledge))
                : new Ref("kind", Pledge.subject(pledge)));
        refs.addAll(Aim.of(content, pledge).refs(pledge));
        return refs;
      }
      case PLAY -> refs.add(new Ref("kind", Pledge.subject(pledge)));
      case NOTHING, WORDS -> {}
    }
    if (Pledge.place(pledge) != Pledge.NOWHERE) {
      refs.add(Refs.place(Pledge.place(pledge)));
    }
    return refs;
  }

  /// The same, said of whoever promises it.
  static List<Ref> said(Content content, long pledge) {
    List<Ref> refs = new ArrayList<>();
    refs.add(Ref.seat(Pledge.maker(pledge)));
    refs.addAll(refs(content, pledge));
    return refs;
  }
}
