package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.CORNERS;
import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.content.Place.NOWHERE;

import horda.cityofhorror.state.CityState;
import horda.engine.Choices;
import horda.engine.Deal;
import horda.engine.Pledge;
import horda.engine.Pledge.Shape;

/// NEG-06: the promises that a draft can name: about now, about the place that is resolved, about
/// the places to come, in words. What can be counted is counted without being made.
final class DraftPromises {
  private CityState s;
  private Deal draft;

  // What holds for the whole draft.
  private Promising table;
  private boolean window;

  /// Kinds of cards against the zombies.
  private int defences;

  /// Those that the offering seat may promise to play later.
  private int ownDefences;

  /// What `maker` has said, and how many plays it could promise for now.
  private int maker;

  private final GivenWords word = new GivenWords();
  private int plays;

  private final Choices counter = Choices.counting();

  DraftPromises(CityState s, Deal draft) {
    this.s = s;
    this.draft = draft;
    this.table = new Promising(s);
    look();
  }

  void again(CityState now, Deal about) {
    s = now;
    draft = about;
    table = new Promising(s);
    look();
  }

  private void look() {
    window = LocationSteps.isWindow(s);
    defences = table.toCome == 0 ? 0 : Promising.defences(s.content);
    ownDefences = namable(defences);
    maker = CityState.NONE;
  }

  /// What binds must be held by the seat that promises it, and not be promised already
  /// (COH-NEG-06); of others it may be asked.
  private int namable(int kinds) {
    if (s.promiseRule != CityState.ALL_BINDING) {
      return kinds;
    }
    int left = 0;
    for (int rest = kinds; rest != 0; rest &= rest - 1) {
      int kind = Integer.numberOfTrailingZeros(rest);
      left |= DealTerms.hasSpare(s, draft, kind) ? 1 << kind : 0;
    }
    return left;
  }

  /// All that follows is about the promises of this side.
  void of(int side) {
    if (maker == side) {
      return;
    }
    maker = side;
    word.read(s, draft, maker);
    boolean acts = window && word.mayAct(LocationSteps.place(s), table.now);
    plays = acts ? Promising.countPlays(s, maker, truly(), counter.clear()) : 0;
  }

  int count(int receiver) {
    int n =
        plays + here(receiver, counter.clear()).size() + words(receiver, counter.clear()).size();
    n += about(receiver, counter.clear()).size();
    for (int rest = table.toCome; rest != 0; rest &= rest - 1) {
      n += later(receiver, Integer.numberOfTrailingZeros(rest));
    }
    return n;
  }

  void list(int receiver, Choices into) {
    about(receiver, into);
    listActs(receiver, into);
    here(receiver, into);
    for (int rest = table.toCome; rest != 0; rest &= rest - 1) {
      listLater(receiver, Integer.numberOfTrailingZeros(rest), into);
    }
    words(receiver, into);
  }

  long get(int receiver, int i) {
    int left = i - about(receiver, counter.keep(i)).size();
    if (left < 0) {
      return counter.found();
    }
    if (left < plays) {
      Promising.listPlays(s, maker, truly(), counter.keep(left));
      return Vows.toAct(s, maker, receiver, counter.found());
    }
    left -= plays;
    int here = here(receiver, counter.keep(left)).size();
    if (left < here) {
      return counter.found();
    }
    left -= here;
    for (int rest = table.toCome; rest != 0; rest &= rest - 1) {
      int place = Integer.numberOfTrailingZeros(rest);
      int there = later(receiver, place);
      if (left < there) {
        return listLater(receiver, place, counter.keep(left)).found();
      }
      left -= there;
    }
    return words(receiver, counter.keep(left)).found();
  }

  private long pledge(Shape shape, int subject, int object, int receiver, int step, int place) {
    return Pledge.of(shape, subject, object, maker, receiver, step, place);
  }

  private Choices about(int receiver, Choices into) {
    int step = LocationSteps.OUTSIDE;
    if (table.now == step && table.lives(maker) && s.here < 0 && word.mayRest(NOWHERE, step)) {
      into.add(pledge(Shape.NOTHING, 0, 0, receiver, step, NOWHERE));
    }
    return into;
  }

  private Choices words(int receiver, Choices into) {
    if (table.lives(maker) && word.maySupport()) {
      into.add(pledge(Shape.WORDS, Terms.SUPPORT, 0, receiver, LocationSteps.OUTSIDE, NOWHERE));
    }
    return into;
  }

  // At once.

  /// Whoever drafts knows what he holds, and binds himself to nothing else.
  private boolean truly() {
    return maker == draft.from() && s.promiseRule != CityState.ALL_BREAKABLE;
  }

  private void listActs(int receiver, Choices into) {
    if (plays == 0) {
      return;
    }
    Choices all = new Choices();
    Promising.listPlays(s, maker, truly(), all);
    for (int i = 0; i < all.size(); i++) {
      into.add(Vows.toAct(s, maker, receiver, all.get(i)));
    }
  }

  // At the place that is resolved.

  private Choices here(int receiver, Choices into) {
    if (s.here < 0 || !table.lives(maker)) {
      return into;
    }
    for (int step = table.now; step <= LocationSteps.SHARING; step++) {
      switch (step) {
        case LocationSteps.BEFORE_ATTACK, LocationSteps.BEFORE_SHARING -> {
          long rest = pledge(Shape.NOTHING, 0, 0, receiver, step, s.here);
          if (word.mayRest(s.here, step) && table.possible(rest)) {
            into.add(rest);
          }
        }
        case LocationSteps.SHARING -> gifts(receiver, into);
        default -> {
          long vote = pledge(Shape.FOR, 0, 0, receiver, step, s.here);
          if (table.possible(vote)) {
            votes(word.open(s.here, step, Promising.targets(s, vote)), vote, true, into);
          }
        }
      }
    }
    return into;
  }

  private void gifts(int receiver, Choices into) {
    if (Sharing.items(s, s.here) == 0) {
      return;
    }
    int antidotes = s.here < CORNERS ? s.antidotesAt[s.here] : 0;
    int cards = Sharing.items(s, s.here) - antidotes;
    for (int rest = table.takers(maker); rest != 0; rest &= rest - 1) {
      int to = Integer.numberOfTrailingZeros(rest);
      if (word.mayGive(s.here, Terms.ANTIDOTE, to, antidotes)) {
        into.add(gift(Terms.ANTIDOTE, to, receiver, s.here));
      }
      if (word.mayGive(s.here, Terms.CARD, to, cards)) {
        into.add(gift(Terms.CARD, to, receiver, s.here));
      }
    }
  }

  private long gift(int sort, int to, int receiver, int place) {
    return pledge(Shape.GIVE, sort, to, receiver, LocationSteps.SHARING, place);
  }

  /// A word for each of them, and one against each.
  private static void votes(int open, long vote, boolean against, Choices into) {
    for (int rest = open; rest != 0; rest &= rest - 1) {
      int target = Integer.numberOfTrailingZeros(rest);
      into.add(Pledge.about(vote, Shape.FOR, target));
      if (against) {
        into.add(Pledge.about(vote, Shape.NOT, target));
      }
    }
  }

  // At a place to come: a vote, to do nothing, a share, a card against the zombies.

  private Choices listLater(int receiver, int place, Choices into) {
    if (!isLater(place)) {
      return into;
    }
    boolean shared = place < CORNERS;
    addRest(receiver, LocationSteps.BEFORE_ATTACK, place, into);
    if (place != CROSSROADS) {
      addVotes(receiver, LocationSteps.ATTACK_VOTE, place, true, into);
    }
    if (shared) {
      addRest(receiver, LocationSteps.BEFORE_SHARING, place, into);
      addVotes(receiver, LocationSteps.SHARING_VOTE, place, false, into);
      addLaterGift(Terms.ANTIDOTE, receiver, place, into);
      addLaterGift(Terms.CARD, receiver, place, into);
    }
    for (int rest = playable(place); rest != 0; rest &= rest - 1) {
      int kind = Integer.numberOfTrailingZeros(rest);
      into.add(pledge(Shape.PLAY, kind, 0, receiver, LocationSteps.BEFORE_ATTACK, place));
    }
    return into;
  }

  private boolean isLater(int place) {
    return place != s.here && table.lives(maker);
  }

  private void addRest(int receiver, int step, int place, Choices into) {
    if (word.mayRest(place, step)) {
      into.add(pledge(Shape.NOTHING, 0, 0, receiver, step, place));
    }
  }

  private void addVotes(int receiver, int step, int place, boolean against, Choices into) {
    long vote = pledge(Shape.FOR, 0, 0, receiver, step, place);
    votes(word.open(place, step, table.living), vote, against, into);
  }

  private void addLaterGift(int sort, int receiver, int place, Choices into) {
    if (mayGiveLater(sort, receiver, place)) {
      into.add(gift(sort, receiver, receiver, place));
    }
  }

  private boolean mayGiveLater(int sort, int receiver, int place) {
    return table.lives(receiver) && word.mayGive(place, sort, receiver, 1);
  }

  private int playable(int place) {
    return word.playable(place, maker == draft.from() ? ownDefences : defences);
  }

  /// As many as [#listLater] adds.
  private int later(int receiver, int place) {
    if (!isLater(place)) {
      return 0;
    }
    int n = word.mayRest(place, LocationSteps.BEFORE_ATTACK) ? 1 : 0;
    n += Integer.bitCount(playable(place));
    if (place != CROSSROADS) {
      n += 2 * open(place, LocationSteps.ATTACK_VOTE);
    }
    if (place < CORNERS) {
      n += word.mayRest(place, LocationSteps.BEFORE_SHARING) ? 1 : 0;
      n += open(place, LocationSteps.SHARING_VOTE);
      n += mayGiveLater(Terms.ANTIDOTE, receiver, place) ? 1 : 0;
      n += mayGiveLater(Terms.CARD, receiver, place) ? 1 : 0;
    }
    return n;
  }

  private int open(int place, int step) {
    return Integer.bitCount(word.open(place, step, table.living));
  }
}
