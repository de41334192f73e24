package horda.ruemorgue.state;

import static horda.ruemorgue.state.MorgueState.AWAY;
import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.MARKS;
import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.OUTSIDE;
import static horda.ruemorgue.state.MorgueState.SLOTS;
import static horda.ruemorgue.state.MorgueState.WOUND;

import horda.engine.BadState;
import horda.engine.Fields;

/** Names every field of the table once, with its limits: for JSON, digests and comparison alike. */
final class TableNames {
  private TableNames() {}

  static void describe(TableTop t, Fields f) {
    int teams = t.teamCards.length / MorgueState.TEAM_CARDS;
    int people = t.who.length;
    int zones = t.noise.length;
    int lastCard = t.table.content().equipmentCards() - 1;
    int tokens = t.objectiveZone.length;
    int spawns = t.table.mission().pieces().spawns().size();
    t.crawlers = f.flag("crawlers", t.crawlers);
    t.round = f.num("round", t.round, 0, Short.MAX_VALUE);
    t.firstSeat = f.num("firstSeat", t.firstSeat, 0, t.seats() - 1);
    t.zombiesPhase = f.flag("zombiesPhase", t.zombiesPhase);
    t.turnSeat = f.num("turnSeat", t.turnSeat, 0, t.seats() - 1);
    t.active = f.num("active", t.active, NONE, people - 1);
    t.actions = f.num("actions", t.actions, 0, Byte.MAX_VALUE);
    f.nums("freeActions", t.freeActions, 0, Byte.MAX_VALUE);
    t.spawnDice = f.num("spawnDice", t.spawnDice, 0, Byte.MAX_VALUE);
    t.result = f.word("result", t.result, "going-on", "won", "lost", "scored");
    f.nums("teamCards", t.teamCards, NONE, 2);
    t.usedTeamCards = f.num("usedTeamCards", t.usedTeamCards, 0, (1 << t.teamCards.length) - 1);
    t.teamActed = f.num("teamActed", t.teamActed, 0, (1 << teams) - 1);
    t.tookOff = f.num("tookOff", t.tookOff, 0, (1 << teams) - 1);
    f.nums("who", t.who, NONE, t.table.characters().size() - 1);
    f.nums("team", t.team, 0, teams - 1);
    f.nums("owner", t.owner, 0, t.seats() - 1);
    f.nums("zone", t.zone, AWAY, zones - 1);
    f.nums("seat", t.seat, OUTSIDE, 1 + t.table.content().numbers().passengers());
    f.nums("orange", t.orange, NONE, 1);
    f.nums("red", t.red, NONE, 2);
    f.nums("marks", t.marks, 0, MARKS);
    f.nums("given", t.given, 0, Byte.MAX_VALUE);
    f.nums("xp", t.xp, 0, Short.MAX_VALUE);
    f.nums("used", t.used, 0, Integer.MAX_VALUE);
    f.nums("slots", t.slots, WOUND, lastCard);
    t.emptyLow = f.big("emptyLow", t.emptyLow);
    t.emptyHigh = f.big("emptyHigh", t.emptyHigh);
    f.nums("scope", t.scope, NONE, lastCard);
    t.attacker = f.num("attacker", t.attacker, NONE, people - 1);
    t.attackZone = f.num("attackZone", t.attackZone, NONE, zones - 1);
    t.attackSlots = f.num("attackSlots", t.attackSlots, 0, (1 << SLOTS) - 1);
    t.ranged = f.flag("ranged", t.ranged);
    dice(t, f);
    t.rerolled = f.num("rerolled", t.rerolled, 0, 7);
    t.hits = f.num("hits", t.hits, 0, Short.MAX_VALUE);
    t.hardHits = f.num("hardHits", t.hardHits, 0, Short.MAX_VALUE);
    t.reaped = f.flag("reaped", t.reaped);
    t.spared = f.num("spared", t.spared, 0, (1 << people) - 1);
    f.nums("kills", t.kills, 0, Byte.MAX_VALUE);
    t.slain = f.num("slain", t.slain, 0, people);
    int doors = (1 << t.table.board().doors().size()) - 1;
    t.openDoors = f.num("openDoors", t.openDoors, 0, doors);
    t.shutForGood = f.num("shutForGood", t.shutForGood, 0, doors);
    t.fallen = f.num("fallen", t.fallen, 0, (1 << t.table.mission().pieces().numbers().size()) - 1);
    int tiles = t.table.board().sheet().tiles().size();
    t.usedTriggers = f.num("usedTriggers", t.usedTriggers, 0, (1 << tiles) - 1);
    t.revealedTents = f.num("revealedTents", t.revealedTents, 0, (1 << t.tentCard.length) - 1);
    t.spawnedLow = f.big("spawnedLow", t.spawnedLow);
    t.spawnedHigh = f.big("spawnedHigh", t.spawnedHigh);
    f.nums("figures", t.figures, 0, Byte.MAX_VALUE);
    f.nums("reserve", t.reserve, 0, Byte.MAX_VALUE);
    f.nums("noise", t.noise, 0, Byte.MAX_VALUE);
    t.loudZone = f.num("loudZone", t.loudZone, NONE, zones - 1);
    t.loudBy = f.num("loudBy", t.loudBy, NONE, people - 1);
    t.helicopter = f.num("helicopter", t.helicopter, NONE, zones - 1);
    t.flying = f.flag("flying", t.flying);
    f.nums("tentCard", t.tentCard, NONE, t.table.content().tents().size() - 1);
    f.nums("objectiveColour", t.objectiveColour, 0, 3);
    f.nums("objectiveZone", t.objectiveZone, NONE, zones - 1);
    f.nums("carrier", t.carrier, NONE, people - 1);
    t.taken = f.num("taken", t.taken, 0, (1 << tokens) - 1);
    t.delivered = f.num("delivered", t.delivered, 0, (1 << tokens) - 1);
    t.goalsDone = f.num("goalsDone", t.goalsDone, 0, t.table.mission().goals().size());
    t.worked = f.num("worked", t.worked, 0, Byte.MAX_VALUE);
    t.awake = f.num("awake", t.awake, 0, (1 << spawns) - 1);
    t.removedSpawns = f.num("removedSpawns", t.removedSpawns, 0, (1 << spawns) - 1);
    t.firstSpawn = f.num("firstSpawn", t.firstSpawn, 0, spawns - 1);
    t.missing = f.num("missing", t.missing, 0, (1 << KINDS) - 1);
    f.nums("locator", t.locator, NONE, spawns - 1);
    f.nums("acting", t.acting, 0, Byte.MAX_VALUE);
    f.nums("arriving", t.arriving, 0, Byte.MAX_VALUE);
    f.nums("runners", t.runners, 0, Byte.MAX_VALUE);
    f.nums("granted", t.granted, 0, Byte.MAX_VALUE);
    f.zones("cards", t.cards);
  }

  /** As many as lie on the table; games kept long ago have a longer list and a number. */
  private static void dice(TableTop t, Fields f) {
    long[] shown = new long[t.diceCount];
    for (int die = 0; die < shown.length; die++) {
      shown[die] = t.dice[die];
    }
    long[] read = f.list("dice", shown);
    int count = f.num("diceCount", t.diceCount, 0, Short.MAX_VALUE);
    if (read == shown) {
      return;
    }
    if (count > read.length) {
      throw new BadState("diceCount", "there are " + read.length + " dice, not " + count);
    }
    t.diceCount = 0;
    for (int die = 0; die < count; die++) {
      if (read[die] < 1 || read[die] > 6) {
        throw new BadState("dice", "a die shows 1 to 6, not " + read[die]);
      }
      t.addDie((int) read[die]);
    }
  }
}
