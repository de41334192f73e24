package horda.engine;

import horda.engine.Pledge.Shape;

/// How words are given and kept, for all games that make deals: what may still be promised, which
/// later choices it takes away, what keeps it, what breaks it, and when it lapses. The steps and
/// what is possible in them are the game's ([Bargain]). Nothing is done where no promise is open.
public final class Keeping<S extends State> {
  private final Bargain<S> bargain;

  public Keeping(Bargain<S> bargain) {
    this.bargain = bargain;
  }

  // What may be promised.

  /// What `maker` has promised already, in this draft and before.
  public Given given(S s, Deal draft, int maker) {
    return new Given().read(s.promises(), draft, maker);
  }

  /// May this be added to the draft: possible, not promised already, contradicting nothing?
  public boolean may(S s, Given given, long pledge) {
    return bargain.possible(s, pledge) && agrees(s, given, pledge);
  }

  /// Can every promise of the deal still be given, one after another?
  public boolean mayAll(S s, Deal deal) {
    Given given = new Given();
    for (int maker = 0; maker < s.seats(); maker++) {
      long moments = moments(deal, maker);
      if (moments != 0 && !agreesAll(s, deal, given.read(s.promises(), maker, moments), maker)) {
        return false;
      }
    }
    return bargain.allPossible(s, deal);
  }

  /// Those that this seat's promises in a deal are about.
  private static long moments(Deal deal, int maker) {
    long moments = 0;
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      moments |= Pledge.is(term) && Pledge.maker(term) == maker ? Pledge.momentBit(term) : 0;
    }
    return moments;
  }

  private boolean agreesAll(S s, Deal deal, Given given, int maker) {
    for (int i = 0; i < deal.size(); i++) {
      long term = deal.term(i);
      if (Pledge.is(term) && Pledge.maker(term) == maker && !agrees(s, given, term)) {
        return false;
      }
      given.add(term);
    }
    return true;
  }

  /// The seats between which the word given in the step of this pledge leaves its maker the choice.
  /// A word for or against one of them leaves less, and not nothing, where there are several.
  public int left(S s, Given given, long pledge) {
    return left(given, pledge, bargain.targets(s, pledge));
  }

  /// The same, out of those that are known to be open to it.
  private static int left(Given given, long pledge, int targets) {
    int left = targets;
    for (int i = 0; given.mayConcern(pledge) && i < given.size(); i++) {
      if (Pledge.isOfOneMoment(given.get(i), pledge)) {
        left = Pledge.narrowed(left, given.get(i));
      }
    }
    return left;
  }

  /// Does it go together with the word that its maker has given? It is known to be possible.
  public boolean agrees(S s, Given given, long pledge) {
    if (Pledge.is(pledge, Shape.ACT) && given.acts()) {
      // Only one can be the very next.
      return false;
    }
    int gifts = 0;
    for (int i = 0; given.mayConcern(pledge) && i < given.size(); i++) {
      long other = given.get(i);
      if (!Pledge.isOfOneMoment(other, pledge)) {
        continue;
      }
      if (Pledge.same(pledge, other) || isContrary(pledge, other)) {
        return false;
      }
      gifts +=
          Pledge.is(other, Shape.GIVE) && Pledge.subject(other) == Pledge.subject(pledge) ? 1 : 0;
    }
    return switch (Pledge.shape(pledge)) {
      case FOR, NOT -> {
        // A word that leaves nothing cannot be kept, and one that takes nothing was given before.
        int left = left(s, given, pledge);
        int rest = Pledge.narrowed(left, pledge);
        yield rest != 0 && rest != left;
      }
      case GIVE -> gifts < bargain.stock(s, pledge);
      default -> true;
    };
  }

  /// Of one moment: to act and to do nothing; two things for one seat where each gets one.
  private static boolean isContrary(long a, long b) {
    boolean acts = isDeed(a) && Pledge.is(b, Shape.NOTHING);
    boolean rests = Pledge.is(a, Shape.NOTHING) && isDeed(b);
    boolean twice =
        Pledge.is(a, Shape.GIVE)
            && Pledge.is(b, Shape.GIVE)
            && Pledge.object(a) == Pledge.object(b);
    return acts || rests || twice;
  }

  private static boolean isDeed(long pledge) {
    return Pledge.is(pledge, Shape.ACT) || Pledge.is(pledge, Shape.PLAY);
  }

  // What binds.

  private static boolean isOpen(Promises p, int i, int maker) {
    return p.status(i) == Promises.OPEN && p.from(i) == maker && Pledge.is(p.what(i));
  }

  /// Number of the next open promise after one that may have been settled.
  private int after(S s, int i) {
    return s.promises().nextOpen(i + 1);
  }

  private static boolean binds(Promises p, int i, int maker, Shape shape) {
    return isOpen(p, i, maker) && p.binding(i) && Pledge.is(p.what(i), shape);
  }

  /// Out of `targets` those that binding promises about that step leave; all of them if none would
  /// be left.
  public int allowed(S s, int maker, int step, int place, int targets) {
    Promises p = s.promises();
    int left = targets;
    for (int i = p.firstOpen(); i < p.size(); i = p.nextOpen(i + 1)) {
      if (isOpen(p, i, maker) && p.binding(i) && Pledge.isAt(p.what(i), step, place)) {
        int next = Pledge.narrowed(left, p.what(i));
        left = next == 0 ? left : next;
      }
    }
    return left;
  }

  /// Has this seat bound itself to play nothing in that step?
  public boolean isStill(S s, int maker, int step, int place) {
    Promises p = s.promises();
    for (int i = p.firstOpen(); i < p.size(); i = p.nextOpen(i + 1)) {
      if (binds(p, i, maker, Shape.NOTHING) && Pledge.isAt(p.what(i), step, place)) {
        return true;
      }
    }
    return false;
  }

  /// Has this seat bound itself to act as the very next thing?
  public boolean mustAct(S s, int maker) {
    Promises p = s.promises();
    for (int i = p.firstOpen(); i < p.size(); i = p.nextOpen(i + 1)) {
      if (binds(p, i, maker, Shape.ACT)) {
        return true;
      }
    }
    return false;
  }

  /// Has this seat bound itself to a play of that step, at any moment of it?
  public boolean owesPlay(S s, int maker, int step, int place) {
    Promises p = s.promises();
    for (int i = p.firstOpen(); i < p.size(); i = p.nextOpen(i + 1)) {
      if (binds(p, i, maker, Shape.PLAY) && Pledge.isAt(p.what(i), step, place)) {
        return true;
      }
    }
    return false;
  }

  /// Is it what the seat has bound itself to do as the very next thing?
  public boolean isNext(S s, int maker, long play) {
    Promises p = s.promises();
    for (int i = p.firstOpen(); i < p.size(); i = p.nextOpen(i + 1)) {
      if (binds(p, i, maker, Shape.ACT) && bargain.fulfils(s, p.what(i), play)) {
        return true;
      }
    }
    return false;
  }

  /// Is it a play of that step that the seat has bound itself to?
  public boolean isOwed(S s, int maker, int step, int place, long play) {
    Promises p = s.promises();
    for (int i = p.firstOpen(); i < p.size(); i = p.nextOpen(i + 1)) {
      long what = p.what(i);
      if (binds(p, i, maker, Shape.PLAY)
          && Pledge.isAt(what, step, place)
          && bargain.fulfils(s, what, play)) {
        return true;
      }
    }
    return false;
  }

  /// Number of the seat's binding promise to give one of that kind to somebody in a set; -1 if it
  /// gave none.
  public int owed(S s, int maker, int step, int place, int kind, int receivers) {
    Promises p = s.promises();
    for (int i = p.firstOpen(); i < p.size(); i = p.nextOpen(i + 1)) {
      long what = p.what(i);
      if (binds(p, i, maker, Shape.GIVE)
          && Pledge.isAt(what, step, place)
          && Pledge.subject(what) == kind
          && (receivers & 1 << Pledge.object(what)) != 0) {
        return i;
      }
    }
    return -1;
  }

  // What becomes of it.

  private void settle(S s, int i, int status, Out out) {
    s.promises(s.promises().withStatus(i, status));
    bargain.settled(s, i, status, out);
  }

  private void settle(S s, int i, boolean kept, Out out) {
    settle(s, i, kept ? Promises.KEPT : Promises.BROKEN, out);
  }

  /// A seat has voted or decided between `targets`. A word about a seat that was not among them
  /// lapses, and so does one that could not be kept, because there were fewer to choose between
  /// than when it was given and an earlier word left none of them.
  public void chose(S s, int maker, int step, int place, int target, int targets, Out out) {
    int left = chose(s, maker, step, place, target, targets, targets, true, out);
    chose(s, maker, step, place, target, targets, left, false, out);
  }

  /// Those that bind, or those that do not; what they leave of `left`.
  private int chose(
      S s,
      int maker,
      int step,
      int place,
      int target,
      int targets,
      int left,
      boolean binding,
      Out out) {
    int rest = left;
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i = after(s, i)) {
      long what = s.promises().what(i);
      if (!isOpen(s.promises(), i, maker)
          || s.promises().binding(i) != binding
          || !Pledge.isAboutSeats(what)
          || !Pledge.isAt(what, step, place)) {
        continue;
      }
      int next = Pledge.narrowed(rest, what);
      boolean done = Pledge.narrowed(1 << target, what) != 0;
      boolean about = (targets & 1 << Pledge.subject(what)) != 0;
      if (!about || next == 0 && !done) {
        settle(s, i, Promises.LAPSED, out);
      } else {
        settle(s, i, done, out);
      }
      rest = next == 0 ? rest : next;
    }
    return rest;
  }

  /// A seat plays something, or nothing but speaks (`plays` is false): promises to act now are kept
  /// or broken by it, those to do nothing are broken by a play. What binds is not kept twice by one
  /// play.
  public void acted(S s, int maker, int step, int place, boolean plays, long play, Out out) {
    boolean spent = plays && isNext(s, maker, play);
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i = after(s, i)) {
      long what = s.promises().what(i);
      if (!isOpen(s.promises(), i, maker)) {
        continue;
      }
      if (Pledge.is(what, Shape.ACT)) {
        settle(s, i, plays && bargain.fulfils(s, what, play), out);
      } else if (plays && Pledge.isAt(what, step, place)) {
        if (Pledge.is(what, Shape.NOTHING)) {
          settle(s, i, false, out);
        } else if (Pledge.is(what, Shape.PLAY)
            && bargain.fulfils(s, what, play)
            && !(spent && s.promises().binding(i))) {
          settle(s, i, true, out);
        }
      }
    }
  }

  /// A seat hands one of that kind to another.
  public void gave(S s, int maker, int step, int place, int kind, int receiver, Out out) {
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i = after(s, i)) {
      long what = s.promises().what(i);
      if (isOpen(s.promises(), i, maker)
          && Pledge.is(what, Shape.GIVE)
          && Pledge.isAt(what, step, place)
          && Pledge.subject(what) == kind
          && Pledge.object(what) == receiver) {
        settle(s, i, true, out);
      }
    }
  }

  /// All steps of that place up to this one are over. Whoever promised to do nothing has kept it,
  /// whoever promised a play has not, unless he was bound to it and so could not make it; what was
  /// about a choice that never came lapses.
  public void over(S s, int step, int place, Out out) {
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i = after(s, i)) {
      long what = s.promises().what(i);
      if (s.promises().status(i) != Promises.OPEN
          || !Pledge.is(what)
          || Pledge.is(what, Shape.WORDS)
          || Pledge.place(what) != place
          || Pledge.step(what) > step) {
        continue;
      }
      switch (Pledge.shape(what)) {
        case NOTHING -> settle(s, i, Promises.KEPT, out);
        case PLAY -> settle(s, i, s.promises().binding(i) ? Promises.LAPSED : Promises.BROKEN, out);
        default -> settle(s, i, Promises.LAPSED, out);
      }
    }
  }

  /// Whoever dealt out has finished: what he owes and has not given, he has broken.
  public void dealtOut(S s, int maker, int step, int place, Out out) {
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i = after(s, i)) {
      long what = s.promises().what(i);
      if (isOpen(s.promises(), i, maker)
          && Pledge.is(what, Shape.GIVE)
          && Pledge.isAt(what, step, place)
          && !s.promises().binding(i)) {
        settle(s, i, Promises.BROKEN, out);
      }
    }
  }

  /// The promises to act now of a seat that has no such play (any more).
  public void lapseActs(S s, int maker, Out out) {
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i = after(s, i)) {
      if (isOpen(s.promises(), i, maker) && Pledge.is(s.promises().what(i), Shape.ACT)) {
        settle(s, i, Promises.LAPSED, out);
      }
    }
  }

  /// All promises of a seat that is out of the game, and all about it: nobody can keep them.
  public void lapseOf(S s, int seat, Out out) {
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i = after(s, i)) {
      if (s.promises().status(i) == Promises.OPEN && s.promises().from(i) == seat) {
        settle(s, i, Promises.LAPSED, out);
      }
    }
  }

  /// Everything: the time of all words is over.
  public void lapseAll(S s, Out out) {
    for (int i = s.promises().firstOpen(); i < s.promises().size(); i = after(s, i)) {
      if (s.promises().status(i) == Promises.OPEN) {
        settle(s, i, Promises.LAPSED, out);
      }
    }
  }
}
