package horda.cardsofthedead.rules;

import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.cardsofthedead.state.CardsStep;
import horda.engine.BadState;
import horda.engine.Nullable;
import horda.engine.Out;
import java.util.Arrays;

/**
 * EXPL: a queue of explosions. The first one damages cards, then survivors; cards that it sets off
 * join the queue; when the queue is empty all of them make one Noise together (COD-EXPL-06).
 */
public final class Explosion implements CardsStep {
  private static final int NOISE_EACH = 2;
  private static final int SPARES = 1 << 12;
  private static final int ON_TARGET = 1 << 13;

  /** Space, power and flags of each explosion still to come. */
  private final int[] queue;

  private final int done;
  private final boolean bySurvivors;

  private Explosion(int[] queue, int done, boolean bySurvivors) {
    this.queue = queue;
    this.done = done;
    this.bySurvivors = bySurvivors;
  }

  /** A card blows up on its space and is gone, whatever HP it had left (COD-EXPL-03). */
  static void ofCard(CardsState s, int n, boolean bySurvivors, Out out) {
    int card = s.space[n];
    int power = s.type(card).explosive();
    Damage.remove(s, n);
    if (s.type(card).isZombie()) {
      s.kills++;
    }
    afterDestruction(s, card, n, power, bySurvivors, out);
  }

  /** A card that can explode has just been destroyed. */
  static void afterDestruction(
      CardsState s, int card, int n, int power, boolean bySurvivors, Out out) {
    out.tell(CardsEvent.EXPLODES, card, n + 1, power);
    s.agenda.push(new Explosion(new int[] {n | power << 4}, 0, bySurvivors));
  }

  /** A Grenade or an Explosive Agent goes off at its target (COD-EXPL-01, COD-EXPL-04). */
  static void ofWeapon(CardsState s, int card, int n, int power, boolean spares, Out out) {
    out.tell(CardsEvent.EXPLODES, card, n + 1, power);
    int flags = ON_TARGET | (spares ? SPARES : 0);
    s.agenda.push(new Explosion(new int[] {n | power << 4 | flags}, 0, true));
  }

  static Explosion read(int[] args) {
    if (args.length < 2) {
      throw new BadState("agenda", "an explosion needs its count and its cause");
    }
    int[] queue = Arrays.copyOfRange(args, 2, args.length);
    for (int blast : queue) {
      if ((blast & 15) >= CardsState.SPACES || blast < 0 || blast >>> 14 != 0) {
        throw new BadState("agenda", "an explosion on no space");
      }
    }
    return new Explosion(queue, args[0], args[1] == 1);
  }

  @Override
  public String name() {
    return "explosion";
  }

  @Override
  public int[] args() {
    int[] args = new int[queue.length + 2];
    args[0] = done;
    args[1] = bySurvivors ? 1 : 0;
    System.arraycopy(queue, 0, args, 2, queue.length);
    return args;
  }

  @Override
  public void run(CardsState s, Out out) {
    if (queue.length == 0) {
      Noise.make(s, NOISE_EACH * done, bySurvivors, out);
      return;
    }
    int blast = queue[0];
    int n = blast & 15;
    int power = blast >>> 4 & 0xff;
    int[] rest = Arrays.copyOfRange(queue, 1, queue.length);
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
          rest = Arrays.copyOf(rest, rest.length + 1);
          rest[rest.length - 1] = at | next << 4;
        }
        opened = s.type(card).call() >= 0 ? new Opened(card, opened) : opened;
      }
    }
    s.agenda.push(new Explosion(rest, done + 1, bySurvivors));
    if ((blast & SPARES) == 0) {
      s.agenda.push(new HurtEveryone(power));
    }
    // The first box opened pays out first: it was found first, so it must lie on top.
    for (; opened != null; opened = opened.before()) {
      Boxes.payOut(s, opened.card(), out);
    }
  }

  private record Opened(int card, @Nullable Opened before) {}

  /** Every living survivor is struck first; who died of it comes afterwards (COD-EXPL-06). */
  public record HurtEveryone(int power) implements CardsStep {
    @Override
    public String name() {
      return "hurt-everyone";
    }

    @Override
    public int[] args() {
      return new int[] {power};
    }

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
