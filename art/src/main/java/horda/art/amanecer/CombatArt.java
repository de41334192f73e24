package horda.art.amanecer;

import horda.amanecerzombi.view.AmanecerView;
import horda.amanecerzombi.view.CombatView;
import horda.amanecerzombi.view.PendingView;
import horda.amanecerzombi.view.WaitingView;
import horda.art.Ink;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;

/// The fight as a tray of dice, and what is announced or waits.
final class CombatArt {
  private final AmanecerView view;
  private final AmanecerNames words;

  CombatArt(AmanecerView view, AmanecerNames words) {
    this.view = view;
    this.words = words;
  }

  List<AttributedString> draw() {
    List<AttributedString> lines = new ArrayList<>();
    CombatView combat = view.combat();
    if (combat.target() >= 0) {
      lines.add(Ink.of(Ink.ALERT, sides(combat)));
      String odds = odds(combat);
      if (!odds.isEmpty()) {
        lines.add(Ink.of(Ink.PLAIN, "  " + odds));
      }
      String rolls = combat.rolls().stream().map(this::roll).collect(Collectors.joining(" · "));
      if (!rolls.isEmpty()) {
        lines.add(Ink.of(Ink.THING, "  " + rolls));
      }
    }
    for (WaitingView waiting : view.waiting()) {
      String card = words.text("action-card." + waiting.action());
      lines.add(Ink.of(Ink.DANGER, words.say("waiting", card, words.seat(waiting.target()))));
    }
    for (PendingView pending : view.pending()) {
      lines.add(Ink.of(Ink.KEY, pending(pending)));
    }
    if (!view.revealed().isEmpty()) {
      lines.add(Ink.of(Ink.DANGER, words.say("revealed", words.actions(view.revealed()))));
    }
    return lines;
  }

  private String sides(CombatView combat) {
    List<String> parts = new ArrayList<>();
    parts.add(
        combat.attacker() >= 0
            ? words.say("group-fight", words.seat(combat.attacker()), words.seat(combat.target()))
            : words.say("fight", words.seat(combat.target()), combat.dice()));
    if (!combat.zombies().isEmpty()) {
      parts.add(words.actions(combat.zombies()));
    }
    if (!combat.cleaning().isEmpty()) {
      parts.add(words.text("mission." + combat.cleaning()));
    }
    parts.add(words.say("stage-" + combat.stage()));
    if (combat.blocked()) {
      parts.add(words.say("cannot-flee"));
    }
    return String.join(" · ", parts);
  }

  private String odds(CombatView combat) {
    CombatView.ForecastView next = combat.next();
    List<String> parts = new ArrayList<>();
    if (next.rangedDice() > 0 && combat.stage().equals("ranged")) {
      parts.add(words.say("would-fire", next.rangedDice(), next.groupNeeds()));
    }
    if (next.meleeDice() > 0) {
      parts.add(words.say("would-fight", next.meleeDice(), next.groupNeeds()));
    }
    if (next.zombieDice() > 0) {
      parts.add(words.say("would-answer", next.zombieDice(), next.zombieNeeds()));
    }
    for (CombatView.ModifierView modifier : combat.modifiers()) {
      parts.add(words.text(modifier.text()) + " (" + modifier.amount() + ")");
    }
    return String.join(" · ", parts);
  }

  private String roll(CombatView.RollView roll) {
    String who = roll.seat() < 0 ? words.say("zombies") : words.seat(roll.seat());
    String dice = roll.dice().stream().map(String::valueOf).collect(Collectors.joining(" "));
    return words.say("threw", who, dice, roll.hits());
  }

  private String pending(PendingView pending) {
    String card = words.text("action-card." + pending.action());
    String player = words.seat(pending.player());
    return pending.victim() < 0
        ? words.say("pending", player, card)
        : words.say("pending-on", player, card, words.seat(pending.victim()));
  }
}
