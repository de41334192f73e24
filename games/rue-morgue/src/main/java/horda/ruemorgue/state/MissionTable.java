package horda.ruemorgue.state;

import horda.engine.Nullable;
import horda.engine.ZonePlan;
import horda.ruemorgue.content.Carried;
import horda.ruemorgue.content.Combination;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.content.Equipment;
import horda.ruemorgue.content.Grant;
import horda.ruemorgue.content.Level;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.SkillSet;
import horda.ruemorgue.content.Survivor;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.mission.Mission;
import java.util.ArrayList;
import java.util.List;

/// What does not change in the games of one mission: the box, the mission, its board, and where
/// cards can lie. Shared by all states.
public final class MissionTable {
  private final Content content;
  private final Mission mission;
  private final Board board;
  private final ZonePlan plan;
  private final List<Survivor> characters;
  private final Carried carried;

  /// The place of the first survivor whom the host made up.
  private final int own;

  private final byte[] sheets;
  private final SkillSet[] skills;

  /// The experience that brings the yellow skill.
  private final int yellow;

  private final Weapon[] weapons;
  private final Equipment[] equipment;
  private final int[] parts;

  /// The weapons among the Equipment cards, as bits.
  private final long weaponsLow;

  private final long weaponsHigh;

  /// Ways to have learnt: yellow or not, none or one of two orange ones, none or one of three.
  private static final int LEARNT = 2 * 3 * 4;

  /// Piles of Equipment cards.
  public final int equipmentDeck;

  public final int equipmentDiscard;

  /// Set aside: never in the deck (RMO-SETUP-07); what leaves the game lies there too.
  public final int aside;

  /// Stored in the helicopter (RMO-HELI-23).
  public final int stored;

  /// Piles of Zombie cards, by their place in the list of content.
  public final int zombieDeck;

  public final int zombieDiscard;

  /// Drawn for a spawn step and being shared out (RMO-SPAWN-14).
  public final int zombieHeld;

  public MissionTable(Content content, Mission mission) {
    this(content, mission, List.of(), Carried.NOTHING);
  }

  /// @param own survivors whom the host made up (RMO-SETUP-25)
  /// @param carried what the team brings along (RMO-SETUP-27)
  public MissionTable(Content content, Mission mission, List<Survivor> own, Carried carried) {
    this.carried = carried;
    this.content = content;
    this.mission = mission;
    this.board = mission.board();
    int cards = content.equipmentCards();
    ZonePlan.Builder zones = new ZonePlan.Builder();
    equipmentDeck = zones.zone("equipment-deck", cards);
    equipmentDiscard = zones.zone("equipment-discard", cards);
    aside = zones.zone("aside", cards);
    stored = zones.zone("stored", cards);
    zombieDeck = zones.zone("zombie-deck", content.zombieCards().size());
    zombieDiscard = zones.zone("zombie-discard", content.zombieCards().size());
    zombieHeld = zones.zone("zombie-held", content.zombieCards().size());
    plan = zones.plan();
    List<Survivor> all = new ArrayList<>(content.survivors());
    all.addAll(content.reverses());
    this.own = all.size();
    all.addAll(own);
    characters = List.copyOf(all);
    sheets = sheets(characters);
    skills = skills(characters);
    yellow = content.numbers().levels().get(Level.YELLOW.ordinal());
    weapons = new Weapon[cards];
    parts = new int[cards - MorgueState.WOUND];
    long low = 0;
    long high = 0;
    equipment = new Equipment[cards];
    for (int card = 0; card < cards; card++) {
      equipment[card] = content.equipment().get(content.kindOf(card));
      parts[card - MorgueState.WOUND] = parts(content, equipment[card].id());
      if (equipment[card] instanceof Weapon weapon) {
        weapons[card] = weapon;
        low |= card < 64 ? 1L << card : 0;
        high |= card < 64 ? 0 : 1L << card;
      }
    }
    weaponsLow = low;
    weaponsHigh = high;
  }

  public Content content() {
    return content;
  }

  public Mission mission() {
    return mission;
  }

  public Board board() {
    return board;
  }

  public ZonePlan plan() {
    return plan;
  }

  /// Both sides of all survivors' cards: the fronts first, then the reverses in the same order,
  /// then survivors of the host's own.
  public List<Survivor> characters() {
    return characters;
  }

  /// The team that comes out of an earlier mission; empty for most games.
  public Carried carried() {
    return carried;
  }

  /// Whose sheet it is: the same number for both of its sides.
  public int sheet(int character) {
    return sheets[character];
  }

  private static byte[] sheets(List<Survivor> characters) {
    List<String> fronts = characters.stream().map(Survivor::front).toList();
    byte[] sheets = new byte[fronts.size()];
    for (int character = 0; character < sheets.length; character++) {
      sheets[character] = (byte) fronts.indexOf(fronts.get(character));
    }
    return sheets;
  }

  /// Whether a player may choose that one: reverses come into play by name only.
  public boolean isOffered(int character) {
    return character < content.survivors().size() || character >= own;
  }

  /// Whether the host made up that one.
  public boolean isOwn(int character) {
    return character >= own;
  }

  /// All that somebody can have learnt, by what was learnt.
  private static SkillSet[] skills(List<Survivor> characters) {
    SkillSet[] skills = new SkillSet[characters.size() * LEARNT];
    for (int character = 0; character < characters.size(); character++) {
      Survivor sheet = characters.get(character);
      for (int orange = MorgueState.NONE; orange < sheet.orange().size(); orange++) {
        for (int red = MorgueState.NONE; red < sheet.red().size(); red++) {
          SkillSet learnt = sheet.blueSkills();
          learnt = orange < 0 ? learnt : learnt.with(sheet.orange().get(orange).skill());
          learnt = red < 0 ? learnt : learnt.with(sheet.red().get(red).skill());
          skills[learnt(character, false, orange, red)] = learnt;
          SkillSet more = learnt.with(sheet.yellow().skill());
          skills[learnt(character, true, orange, red)] = more;
        }
      }
    }
    return skills;
  }

  private static int learnt(int character, boolean yellow, int orange, int red) {
    return character * LEARNT + (yellow ? LEARNT / 2 : 0) + (orange + 1) * 4 + red + 1;
  }

  /// The skills of a character.
  ///
  /// @param orange which of the two was chosen, or NONE
  /// @param red which of the three was chosen, or NONE
  SkillSet skills(int character, int xp, int orange, int red) {
    return skills[learnt(character, xp >= yellow, orange, red)];
  }

  /// The weapon that an Equipment card is, or null.
  public @Nullable Weapon weapon(int card) {
    return weapons[card];
  }

  private static int parts(Content content, String kind) {
    int bits = 0;
    for (int made = 0; made < content.combinations().size(); made++) {
      Combination combination = content.combinations().get(made);
      bits |= combination.one().equals(kind) ? 1 << made : 0;
      bits |= combination.other().equals(kind) ? 1 << made + 8 : 0;
    }
    return bits;
  }

  /// What lies in a slot is a part of, as bits: in the low byte the combinations of which it is the
  /// one part, in the next those of which it is the other. Wounds and empty slots are part of
  /// nothing.
  public int parts(int slot) {
    return parts[slot - MorgueState.WOUND];
  }

  /// The weapons among the Equipment cards 0 to 63, as bits.
  public long weaponsLow() {
    return weaponsLow;
  }

  /// The weapons among the Equipment cards from 64 on, as bits.
  public long weaponsHigh() {
    return weaponsHigh;
  }

  public Equipment equipment(int card) {
    return equipment[card];
  }

  /// How often a list of grants holds a skill, whatever it is about.
  static int count(List<Grant> grants, Skill skill) {
    int count = 0;
    for (int i = 0; i < grants.size(); i++) {
      count += grants.get(i).skill() == skill ? 1 : 0;
    }
    return count;
  }
}
