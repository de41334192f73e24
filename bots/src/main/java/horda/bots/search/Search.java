package horda.bots.search;

import horda.bots.Playout;
import horda.bots.Position;
import horda.engine.AskAll;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Hinted;
import horda.engine.Hints;
import horda.engine.Judge;
import horda.engine.Judged;
import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.State;

/// One tree for one decision, grown by one thread.
final class Search<S extends State> {
  private static final int FREE = -1;

  private final Position<S> position;
  private final Chance chance;
  private final Picking<S> picking;
  private final Rollout<S> rollout;
  private final Choices choices = new Choices();
  private final Path path = new Path();
  private final float[] worth;
  private final double trust;
  private final Node root = new Node(0);

  /// Others answer by rules of thumb, and the tree holds one's own choices only.
  private final boolean ownOnly;

  // Where the round stands.
  private Node node = root;
  private boolean known;

  /// Decisions of others that were made on the way down.
  private int passed;

  /// The choice that the round must begin with.
  private int forced = FREE;

  /// The decision is one of a secret question to several.
  private boolean secret;

  private int rounds;

  Search(Position<S> position, Chance chance) {
    Game<S> game = position.game();
    this.position = position;
    this.chance = chance;
    Hints<S> hints = game instanceof Hinted<S> hinted ? hinted.hints() : null;
    this.picking = new Picking<>(hints, chance);
    this.rollout = new Rollout<>(game, chance);
    this.worth = new float[position.seats()];
    Judge<S> judge = game instanceof Judged<S> judged ? judged.judge() : null;
    this.trust = judge == null ? Judge.TRUST : judge.trust();
    this.ownOnly = judge != null && judge.othersByThumb();
  }

  /// Thinks as long as the budget lasts, for at least one round; what it would choose.
  Verdict think(int rounds, long deadline) {
    round(imagine(), deadline);
    int winner = new Heats<>(this, tree(), trust, chance).winner(rounds, deadline);
    return new Verdict(tree(), tree().codes[winner]);
  }

  /// How many it has made.
  int rounds() {
    return rounds;
  }

  /// What was learned, and the winner.
  record Verdict(Node tree, long choice) {}

  /// What was learned of the decision at hand.
  private Node tree() {
    return secret ? table(root, position.seat()) : root;
  }

  S imagine() {
    return position.imagine(chance);
  }

  /// The dice of playouts as they lie now.
  Chance dice() {
    return new Chance(chance);
  }

  /// A round with the choice at `place`; what it was worth to the bot that thinks.
  float run(S table, Chance dice, int place, long deadline) {
    chance.set(dice);
    forced = place;
    @SuppressWarnings("unchecked") // a state's copy is one of its kind
    S own = (S) table.copy();
    round(own, deadline);
    forced = FREE;
    return worth[position.seat()];
  }

  private void round(S state, long deadline) {
    rounds++;
    rollout.begin(state);
    Question<S> question = Engine.question(state);
    secret = question instanceof AskAll<S>;
    path.clear();
    node = root;
    known = true;
    passed = 0;
    while (question != null && known) {
      question = question instanceof AskAll<S> ? together(state, question) : alone(state, question);
    }
    rollout.play(state, question, passed, deadline, worth);
    path.learn(worth);
  }

  private @Nullable Question<S> alone(S state, Question<S> question) {
    int seat = Playout.nextSeat(state, question);
    int choice = follow(node, state, question, seat);
    Question<S> next = Engine.answer(state, question, seat, node.codes[choice], Out.SILENT);
    next = ownOnly ? passOver(state, next) : next;
    descend(state, choice, next);
    return next;
  }

  /// The others answer, until one's own seat is asked again or it is time to judge.
  private @Nullable Question<S> passOver(S state, @Nullable Question<S> from) {
    Question<S> question = from;
    while (question != null
        && !(question instanceof AskAll<S>)
        && Playout.nextSeat(state, question) != position.seat()) {
      if (rollout.ripe(state, passed)) {
        known = false;
        return question;
      }
      int seat = Playout.nextSeat(state, question);
      long choice = rollout.choose(state, question, seat);
      question = Engine.answer(state, question, seat, choice, Out.SILENT);
      passed++;
    }
    return question;
  }

  /// Seats that choose at once, in secret: a table for each, whatever the others choose.
  private @Nullable Question<S> together(S state, Question<S> question) {
    long joint = 1;
    Question<S> next = question;
    while (next == question) {
      int seat = Playout.nextSeat(state, question);
      Node own = table(node, seat);
      int choice = follow(own, state, question, seat);
      joint = joint * 0x9e3779b97f4a7c15L + own.codes[choice];
      next = Engine.answer(state, question, seat, own.codes[choice], Out.SILENT);
    }
    descend(state, place(node, joint), next);
    return next;
  }

  private static Node table(Node node, int seat) {
    return node.child(place(node, -1L - seat), seat);
  }

  private static int place(Node node, long code) {
    int at = node.find(code, 0);
    return at < 0 ? node.add(code) : at;
  }

  private int follow(Node from, S state, Question<S> question, int seat) {
    question.choices(state, seat, choices.clear());
    if (from == tree()) {
      keepOffered();
    }
    boolean given = forced != FREE && from == tree();
    int choice = given ? forced : picking.pick(from, state, question, seat, choices);
    path.add(from, choice, seat);
    return choice;
  }

  /// Of the decision at hand only what the position offers: whoever asks may have left some out.
  private void keepOffered() {
    if (choices.size() == position.size()) {
      return;
    }
    Choices left = new Choices();
    for (int i = 0; i < choices.size(); i++) {
      if (position.offers(choices.get(i))) {
        left.add(choices.get(i));
      }
    }
    if (left.size() > 0) {
      choices.clear();
      for (int i = 0; i < left.size(); i++) {
        choices.add(left.get(i));
      }
    }
  }

  private void descend(S state, int choice, @Nullable Question<S> next) {
    if (next != null && known) {
      long mark = state.agenda.nameOf(next).hashCode() * 64L + Playout.nextSeat(state, next);
      known = node.behind(choice, mark) != null;
      node = node.child(choice, mark);
    }
  }
}
