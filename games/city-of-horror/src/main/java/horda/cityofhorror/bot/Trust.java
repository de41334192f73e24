package horda.cityofhorror.bot;

import horda.cityofhorror.rules.LocationSteps;
import horda.cityofhorror.rules.Mover;
import horda.cityofhorror.rules.Playing;
import horda.cityofhorror.rules.Responding;
import horda.cityofhorror.rules.Sharing;
import horda.cityofhorror.rules.Vote;
import horda.cityofhorror.rules.Vows;
import horda.cityofhorror.rules.Windows;
import horda.cityofhorror.state.CityState;
import horda.engine.Code;
import horda.engine.Pledge;
import horda.engine.Promises;
import horda.engine.Question;

/// A seat's word: what its answers would do to it, and how far others believe it.
final class Trust {
  static final int KEEPS = 1;
  static final int BREAKS = -1;

  /// How far somebody is believed of whom nothing is known, in per cent.
  private static final int BELIEF = 70;

  private Trust() {}

  /// Has this seat given its word on something that is not settled yet?
  static boolean given(CityState s, int seat) {
    Promises p = s.promises();
    for (int i = p.firstOpen(); i < p.size(); i = p.nextOpen(i + 1)) {
      if (p.status(i) == Promises.OPEN
          && p.from(i) == seat
          && !Pledge.is(p.what(i), Pledge.Shape.WORDS)) {
        return true;
      }
    }
    return false;
  }

  /// Would this answer keep a word that the seat gave, or break one? 0 if neither.
  static int by(CityState s, Question<CityState> question, int seat, long choice) {
    Promises p = s.promises();
    int sum = 0;
    for (int i = p.firstOpen(); i < p.size(); i = p.nextOpen(i + 1)) {
      if (p.status(i) == Promises.OPEN && p.from(i) == seat) {
        sum += by(s, p.what(i), question, choice);
      }
    }
    return Integer.signum(sum);
  }

  private static int by(CityState s, long promise, Question<CityState> question, long choice) {
    int a = Code.a(choice);
    return switch (Pledge.shape(promise)) {
      case NOTHING -> isNow(s, promise) && acts(question, choice) ? BREAKS : 0;
      case FOR, NOT -> {
        if (!isNow(s, promise) || Code.verb(choice) == Playing.OFFER) {
          yield 0;
        }
        yield switch (question) {
          case Vote vote -> cast(promise, vote.targets(), a);
          case Vote.TieBreak tie -> cast(promise, tie.tied(), a);
          default -> 0;
        };
      }
      case GIVE ->
          question instanceof Sharing.HandOut
                  && isNow(s, promise)
                  && Code.verb(choice) - 1 == Pledge.subject(promise)
                  && a == Pledge.object(promise)
              ? KEEPS
              : 0;
      case ACT ->
          !(question instanceof Windows.General)
              ? 0
              : Vows.fulfils(s, promise, choice) ? KEEPS : BREAKS;
      case PLAY -> isNow(s, promise) && Vows.fulfils(s, promise, choice) ? KEEPS : 0;
      case WORDS -> 0;
    };
  }

  private static boolean isNow(CityState s, long promise) {
    return Pledge.isAt(promise, LocationSteps.now(s), LocationSteps.place(s));
  }

  private static int cast(long promise, int targets, int target) {
    int named = Pledge.subject(promise);
    if ((targets & 1 << named) == 0) {
      return 0;
    }
    return Pledge.is(promise, Pledge.Shape.FOR) == (target == named) ? KEEPS : BREAKS;
  }

  /// Plays something, whether in a window, with a move or in answer to a card.
  private static boolean acts(Question<CityState> question, long choice) {
    return switch (question) {
      case Windows.General _ -> choice != 0 && Code.verb(choice) <= Playing.ABILITY;
      case Mover _ ->
          Code.verb(choice) <= Playing.ABILITY
              || Code.verb(choice) == Mover.MOVE && Code.b(choice) != 0;
      case Responding.Response _, Mover.Blonde _ -> choice != 0;
      default -> false;
    };
  }

  /// How far a seat's free promises are believed by another, of a hundred. Promises and what became
  /// of them are open to all (COH-NEG-09), so a breaker is remembered to the end of the game; who
  /// was deceived himself remembers it more.
  static int trust(CityState s, int maker, int receiver) {
    Promises p = s.promises();
    int belief = BELIEF;
    for (int i = 0; i < p.size(); i++) {
      if (p.from(i) == maker) {
        belief +=
            switch (p.status(i)) {
              case Promises.KEPT -> 5;
              case Promises.BROKEN -> p.to(i) == receiver ? -60 : -35;
              default -> 0;
            };
      }
    }
    return Math.clamp(belief, 0, 100);
  }

  /// What a seat's broken promises cost it in the eyes of others: how much is asked on top.
  static int grudge(CityState s, int maker, int receiver) {
    return Math.max(0, BELIEF - trust(s, maker, receiver));
  }

  static int broken(CityState s, int maker) {
    Promises p = s.promises();
    int n = 0;
    for (int i = 0; i < p.size(); i++) {
      n += p.from(i) == maker && p.status(i) == Promises.BROKEN ? 1 : 0;
    }
    return n;
  }
}
