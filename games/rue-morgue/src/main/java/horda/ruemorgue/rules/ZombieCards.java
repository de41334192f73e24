package horda.ruemorgue.rules;

import horda.engine.Out;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Level;
import horda.ruemorgue.content.Tent;
import horda.ruemorgue.content.ZombieCard;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Fixture;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.state.Kinds.AtZone;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;

/// CARD: a Zombie card is drawn for a zone and carried out before the next one.
public final class ZombieCards {
  private ZombieCards() {}

  /// The highest level among those in play, looked up again for each card (RMO-XP-07, 08).
  public static Level danger(MorgueState s) {
    int most = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      most = s.inPlay(survivor) ? Math.max(most, s.xp[survivor]) : most;
    }
    return s.table.content().numbers().level(most);
  }

  /// One card for a zone: a Spawn Zone, a room or a tent.
  @Named("draw-for")
  public record DrawFor(@AtZone int zone) implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      carryOut(s, draw(s, out), zone, out);
    }
  }

  /// A line of a card, for `card-line` in words.
  static int line(int card, Level danger) {
    return card * Level.values().length + danger.ordinal();
  }

  /// What a card does for a zone at the danger level of this moment.
  static void carryOut(MorgueState s, int number, int zone, Out out) {
    ZombieCard card = s.table.content().zombieCards().get(number);
    Level danger = danger(s);
    out.tell(MorgueEvent.CARD_DRAWN, number, zone, line(number, danger));
    ZombieKind zombie = card.line(danger).zombie();
    if (zombie != null) {
      s.agenda.push(new Placing.Shortage());
      resolve(s, card.kind(), zone, zombie, card.line(danger).count(), out);
    }
    if (card.kind() == ZombieCard.Kind.EXTRA) {
      Links.push(s);
    }
  }

  private static void resolve(
      MorgueState s, ZombieCard.Kind card, int zone, ZombieKind zombie, int count, Out out) {
    switch (card) {
      case SPAWN -> Placing.place(s, zone, zombie, count, out);
      case EXTRA -> {
        out.tell(MorgueEvent.EXTRA_ACTIVATION, zombie.ordinal());
        s.agenda.push(Activation.of(zombie));
      }
      case SEWER -> fill(s, Fixture.Kind.SEWER, zombie, count, out);
      case BED_BLUE -> fill(s, Fixture.Kind.BLUE_BED, zombie, count, out);
      case BED_GREEN -> fill(s, Fixture.Kind.GREEN_BED, zombie, count, out);
    }
  }

  /// The top card; an empty deck is made of its discard pile (RMO-DOOR-13, RMO-SPAWN-11).
  static int draw(MorgueState s, Out out) {
    int card = top(s, out);
    s.cards.add(s.table.zombieDiscard, card);
    return card;
  }

  /// The same, to be shared out with others before it does anything.
  static void hold(MorgueState s, Out out) {
    s.cards.add(s.table.zombieHeld, top(s, out));
  }

  private static int top(MorgueState s, Out out) {
    int deck = s.table.zombieDeck;
    if (s.cards.isEmpty(deck)) {
      s.cards.moveAll(s.table.zombieDiscard, deck);
      s.cards.shuffle(deck, s.chance);
      out.tell(MorgueEvent.RESHUFFLED);
    }
    s.reveal();
    return s.cards.draw(deck);
  }

  /// Tiles with a survivor who is not aloft (RMO-CARD-06, 11).
  static int occupied(MorgueState s) {
    int tiles = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.inPlay(survivor) && !s.aloft(survivor)) {
        tiles |= s.table.board().zone(s.zone[survivor]).tiles();
      }
    }
    return tiles;
  }

  /// At every sewer or bed on occupied tiles (RMO-CARD-03 to 05), beds in open tents too.
  private static void fill(
      MorgueState s, Fixture.Kind what, ZombieKind zombie, int count, Out out) {
    int tiles = filled(s, what);
    byte[] wanted = new byte[s.noise.length];
    int all = 0;
    for (Fixture fixture : s.table.board().fixtures()) {
      if (fixture.kind() == what && (tiles >> fixture.tile() & 1) != 0) {
        wanted[fixture.zone()] += (byte) count;
        all += count;
      }
    }
    for (int tent = 0; tent < s.tentCard.length; tent++) {
      int zone = s.table.mission().pieces().tents().get(tent).zone();
      boolean open = (s.revealedTents >> tent & 1) != 0;
      if (open && (s.table.board().zone(zone).tiles() & tiles) != 0) {
        int beds = beds(s.table.content().tents().get(s.tentCard[tent]), what);
        wanted[zone] += (byte) (beds * count);
        all += beds * count;
      }
    }
    if (all > s.reserve[zombie.ordinal()]) {
      s.agenda.push(FillSpots.of(zombie.ordinal(), wanted));
      return;
    }
    for (int zone = 0; zone < wanted.length; zone++) {
      if (wanted[zone] > 0) {
        Placing.place(s, zone, zombie, wanted[zone], out);
      }
    }
    if (all == 0) {
      out.tell(MorgueEvent.NOTHING_COMES);
    }
  }

  /// One mission fills beds also where an Event trigger was used.
  private static int filled(MorgueState s, Fixture.Kind what) {
    boolean beds = what != Fixture.Kind.SEWER;
    boolean triggers = s.table.mission().rule(Special.BedsOfUsedTriggers.class) != null;
    return occupied(s) | (beds && triggers ? s.usedTriggers : 0);
  }

  private static int beds(Tent tent, Fixture.Kind what) {
    return switch (what) {
      case BLUE_BED -> tent.blue();
      case GREEN_BED -> tent.green();
      case SEWER -> 0;
    };
  }
}
