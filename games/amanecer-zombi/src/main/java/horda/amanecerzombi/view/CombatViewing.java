package horda.amanecerzombi.view;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.rules.Tray;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import java.util.ArrayList;
import java.util.List;

/// The combat that is being fought, as a tray of dice.
final class CombatViewing {
  private final AmanecerState s;

  CombatViewing(AmanecerState s) {
    this.s = s;
  }

  CombatView combat() {
    if (s.fighting == NONE) {
      return CombatView.NONE;
    }
    List<String> zombies = new ArrayList<>();
    for (int i = 0; i < s.zones.size(Piles.COMBAT); i++) {
      zombies.add(s.content().action(s.zones.at(Piles.COMBAT, i)).id());
    }
    return new CombatView(
        s.fighting,
        s.attacker,
        s.initiator,
        zombies,
        s.dice,
        s.cleaning == NONE ? "" : s.content().mission(s.cleaning).id(),
        Reading.stage(s),
        s.blocked[s.fighting] > 0,
        Reading.fleeCards(s),
        Reading.fleeTo(s).stream().map(square -> Viewing.ref("square", square)).toList(),
        modifiers(),
        Reading.forecast(s),
        rolls());
  }

  private List<CombatView.ModifierView> modifiers() {
    List<CombatView.ModifierView> all = new ArrayList<>();
    add(all, "group-dice", s.groupModifier);
    add(all, "more-dice", s.extraDice);
    add(all, "attacker-dice", s.attackerDice);
    add(all, "frenzy", s.frenzy);
    add(all, "no-medicine", Reading.noMedicine(s) ? 1 : 0);
    add(all, "no-flight-by-cards", Reading.noFlightByCards(s) ? 1 : 0);
    return all;
  }

  private static void add(List<CombatView.ModifierView> all, String key, int amount) {
    if (amount != 0) {
      all.add(new CombatView.ModifierView("modifier." + key, amount));
    }
  }

  private List<CombatView.RollView> rolls() {
    List<CombatView.RollView> rolls = new ArrayList<>();
    int half = s.thrown.length / 2;
    CombatView.ForecastView next = Reading.forecast(s);
    roll(s.fighting, 0, half, next.groupNeeds(), rolls);
    roll(s.attacker, half, s.thrown.length, next.zombieNeeds(), rolls);
    return rolls;
  }

  private void roll(int seat, int from, int to, int needs, List<CombatView.RollView> rolls) {
    List<Integer> dice = new ArrayList<>();
    int hits = 0;
    for (int i = from; i < to && s.thrown[i] != 0; i++) {
      boolean hit = s.thrown[i] > Tray.HIT;
      hits += hit ? 1 : 0;
      dice.add(s.thrown[i] % Tray.HIT);
    }
    if (!dice.isEmpty()) {
      rolls.add(new CombatView.RollView(seat, Reading.stage(s), dice, needs, hits));
    }
  }
}
