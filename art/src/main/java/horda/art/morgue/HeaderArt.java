package horda.art.morgue;

import horda.art.Easel;
import horda.art.Ink;
import horda.art.Wrap;
import horda.ruemorgue.view.AttackView;
import horda.ruemorgue.view.GoalView;
import horda.ruemorgue.view.MorgueView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;

/// Mission, round and phase, what is left of the box, the goal that comes next, an attack's dice.
final class HeaderArt {
  private final MorgueView view;
  private final Easel easel;
  private final MorgueNames words;

  HeaderArt(MorgueView view, Easel easel, MorgueNames words) {
    this.view = view;
    this.easel = easel;
    this.words = words;
  }

  List<AttributedString> draw() {
    List<AttributedString> lines = new ArrayList<>();
    String when =
        view.round() == 0
            ? words.title()
            : words.say("round", words.title(), view.round(), words.say("phase-" + view.phase()));
    AttributedString left = Ink.of(Ink.TITLE, when);
    AttributedString right = Ink.of(Ink.DIM, piles());
    int room = easel.width() - left.columnLength() - right.columnLength();
    if (room >= 2) {
      lines.add(Ink.join(left, Ink.of(Ink.PLAIN, " ".repeat(room)), right));
    } else {
      lines.add(left);
      lines.add(right);
    }
    goal(lines);
    if (!view.attack().attacker().isEmpty() && !view.attack().dice().isEmpty()) {
      lines.add(Ink.of(Ink.DANGER, attack(view.attack())));
    }
    return lines;
  }

  private String piles() {
    String reserve = view.reserve().stream().map(String::valueOf).collect(Collectors.joining("/"));
    return words.say(
        "piles", view.spawnDice(), reserve, view.piles().equipment(), view.piles().zombies());
  }

  /// The first goal that is not reached; how many there are is told by its number.
  private void goal(List<AttributedString> lines) {
    for (int i = 0; i < view.goals().size(); i++) {
      GoalView goal = view.goals().get(i);
      if (!goal.reached()) {
        String done = goal.of() > 0 ? " (" + goal.done() + "/" + goal.of() + ")" : "";
        String head = words.say("goal", i + 1, view.goals().size()) + " ";
        String text =
            words.sentence(goal.text(), goal.args().stream().map(words::word).toList()) + done;
        Wrap.hanging(head, text, easel.width())
            .forEach(line -> lines.add(Ink.of(Ink.DOOR, Ink.cut(line, easel.width()))));
        return;
      }
    }
  }

  private String attack(AttackView attack) {
    String dice = attack.dice().stream().map(String::valueOf).collect(Collectors.joining(" "));
    return words.say("attack", words.name(attack.attacker()), dice, attack.needs(), attack.hits());
  }
}
