package horda.cardsofthedead.rules;

import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.cardsofthedead.state.CardsStep;
import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import java.util.ArrayList;
import java.util.List;

/// EXPL: a queue of explosions. The first one damages cards, then survivors; cards that it sets off
/// join the queue; when the queue is empty all of them make one Noise together (COD-EXPL-06).
///
/// @param done how many there have been
/// @param queue space, power and flags of each explosion still to come
@Named("explosion")
public record Explosion(
    @In(max = 999) int done, boolean bySurvivors, @In(max = (1 << 14) - 1) List<Integer> queue)
    implements CardsStep {
  private static final int NOISE_EACH = 2;
  private static final int SPARES = 1 << 12;
  private static final int ON_TARGET = 1 << 13;

  public Explosion {
    queue = List.copyOf(queue);
  }

  @Override
  public boolean fits(CardsState s) {
    return queue.stream().allMatch(blast -> (blast & 15) < CardsState.SPACES);
  }

  /// A card blows up on its space and is gone, whatever HP it had left (COD-EXPL-03).
  static void ofCard(CardsState s, int n, boolean bySurvivors, Out out) {
    int card = s.space[n];
    int power = s.type(card).explosive();
    Damage.remove(s, n);
    if (s.type(card).isZombie()) {
      s.kills++;
    }
    afterDestruction(s, card, n, power, bySurvivors, out);
  }

  /// A card that can explode has just been destroyed.
  static void afterDestruction(
      CardsState s, int card, int n, int power, boolean bySurvivors, Out out) {
    out.tell(CardsEvent.EXPLODES, card, n + 1, power);
    s.agenda.push(new Explosion(0, bySurvivors, List.of(n | power << 4)));
  }

  /// A Grenade or an Explosive Agent goes off at its target (COD-EXPL-01, COD-EXPL-04).
  static void ofWeapon(CardsState s, int card, int n, int power, boolean spares, Out out) {
    out.tell(CardsEvent.EXPLODES, card, n + 1, power);
    int flags = ON_TARGET | (spares ? SPARES : 0);
    s.agenda.push(new Explosion(0, true, List.of(n | power << 4 | flags)));
  }

  @Override
  public void run(CardsState s, Out out) {
    if (queue.isEmpty()) {
      Noise.make(s, NOISE_EACH * done, bySurvivors, out);
      return;
    }
    int blast = queue.getFirst();
    int n = blast & 15;
    int power = blast >>> 4 & 0xff;
    List<Integer> rest = new ArrayList<>(queue.subList(1, queue.size()));
    Opened opened = null;
    for (int at :
        (blast & ON_TARGET) != 0 ? new int[] {n, n - 1, n + 1} : new int[] {n - 1, n + 1}) {
      if (at < 0 || at >= CardsState.SPACES || !Damage.isTarget(s, at)) {
        continue;
      }
      int card = s.space[at];
      if (Damage.strike(s, at, power, out)) {
        int next = s.type(card).explosive();
        if (next > 0) {
          out.tell(CardsEvent.EXPLODES, card, at + 1, next);
          rest.add(at | next << 4);
        }
        opened = s.type(card).call() >= 0 ? new Opened(card, opened) : opened;
      }
    }
    s.agenda.push(new Explosion(done + 1, bySurvivors, rest));
    if ((blast & SPARES) == 0) {
      s.agenda.push(new HurtEveryone(power));
    }
    // The first box opened pays out first: it was found first, so it must lie on top.
    for (; opened != null; opened = opened.before()) {
      Boxes.payOut(s, opened.card(), out);
    }
  }

  private record Opened(int card, @Nullable Opened before) {}

  /// Every living survivor is struck first; who died of it comes afterwards (COD-EXPL-06).
  @Named("hurt-everyone")
  public record HurtEveryone(@In(max = 255) int power) implements CardsStep {
    @Override
    public void run(CardsState s, Out out) {
      int struck = 0;
      for (int turn = 0; turn < s.seats(); turn++) {
        int seat = (s.active + turn) % s.seats();
        if (s.alive(seat)) {
          struck |= 1 << seat;
          Damage.wound(s, seat, power, out);
        }
      }
      Death.settle(s, struck, out);
    }
  }
}
