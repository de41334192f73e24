package horda.amanecerzombi.bot;

import horda.amanecerzombi.content.Demand;
import horda.amanecerzombi.content.Goal;
import horda.amanecerzombi.content.Mission;
import horda.amanecerzombi.rules.MissionGoals;
import horda.amanecerzombi.rules.Vehicles;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import java.util.List;

/// What Missions are worth that no tour of tokens completes.
final class Errands {
  private static final int VP = 100;

  private Errands() {}

  /// How likely it is that the Group could do it now, if it stood on the Site.
  static float chance(AmanecerState s, int seat, Mission mission) {
    return switch (mission.goal()) {
      case Goal.Clean clean -> clean(s, seat, clean);
      case Goal.Deliver deliver ->
          MissionGoals.canDeliver(s, seat, deliver.objects(), 0) ? 0.95f : 0;
      case Goal.Leave leave -> s.people(seat) >= leave.characters() ? 0.9f : 0;
      default -> 0;
    };
  }

  private static float clean(AmanecerState s, int seat, Goal.Clean clean) {
    int dice = clean.dice() + (clean.cards() * s.people(seat) * 85 + 50) / 100;
    int damage = Odds.damage(dice, Odds.quietDice(s, seat));
    int room = 100 * Odds.room(s, seat);
    return damage <= room - 50 ? 0.75f : damage <= room + 50 ? 0.3f : 0.05f;
  }

  /// Missions that are on their way: what is missing is likely to be found, in time.
  static float worth(AmanecerState s, int seat, int turns) {
    float time = Math.min(1f, turns / 4f);
    float sum = 0;
    int held = Piles.missions(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int card = s.zones.at(held, i);
      if (Wishes.points(s, card) > 0) {
        Mission mission = s.content().mission(card);
        sum += VP * Wishes.points(s, card) * hope(s, seat, mission, time);
      }
    }
    return sum;
  }

  private static float hope(AmanecerState s, int seat, Mission mission, float time) {
    return switch (mission.goal()) {
      case Goal.Deliver deliver ->
          MissionGoals.canDeliver(s, seat, deliver.objects(), 0)
              ? 0
              : time * (0.25f + 0.3f * part(s, seat, deliver.objects()));
      case Goal.Leave leave ->
          s.people(seat) >= leave.characters()
              ? 0
              : time * (0.3f + 0.3f * s.people(seat) / leave.characters());
      case Goal.Crowd crowd ->
          s.people(seat) >= crowd.characters()
              ? 1
              : time * 0.7f * square(s.people(seat) / (float) crowd.characters());
      case Goal.Guns guns -> guns(s, seat, guns, time);
      case Goal.Motorised motorised -> motorised(s, seat, motorised, time);
      case Goal.Trophies trophies ->
          Math.max(
              time * 0.3f,
              0.8f * MissionGoals.points(s, Piles.trophies(seat)) / Math.max(1, trophies.points()));
      case Goal.SpecialZombies _, Goal.Massacre _ -> time * 0.3f;
      case Goal.Gift gift ->
          time * (s.zones.size(Piles.objects(seat)) >= gift.objects() ? 0.5f : 0.3f);
      case Goal.Burn _ -> time * 0.3f;
      default -> 0;
    };
  }

  private static float square(float x) {
    return x * x;
  }

  private static float guns(AmanecerState s, int seat, Goal.Guns goal, float time) {
    int guns = MissionGoals.readyGuns(s, seat);
    return guns >= goal.guns() ? 1 : time * (0.15f + 0.6f * square(guns / (float) goal.guns()));
  }

  private static float motorised(AmanecerState s, int seat, Goal.Motorised goal, float time) {
    float hope = 0.2f;
    hope += s.people(seat) >= goal.characters() ? 0.2f : 0;
    hope += s.vehicleReady(seat) && Vehicles.carriesAll(s, seat) ? 0.4f : 0;
    return hope * time;
  }

  /// Which part of the demanded Objects is there.
  private static float part(AmanecerState s, int seat, List<Demand> demands) {
    int met = 0;
    int held = Piles.objects(seat);
    for (Demand demand : demands) {
      for (int i = 0; i < s.zones.size(held); i++) {
        if (demand.isMetBy(s.content().object(s.zones.at(held, i)))) {
          met++;
          break;
        }
      }
    }
    return met / (float) demands.size();
  }
}
