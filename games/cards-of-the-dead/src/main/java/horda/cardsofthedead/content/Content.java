package horda.cardsofthedead.content;

import horda.engine.Data;
import java.util.ArrayList;
import java.util.List;

/// Everything in the box. Cards are numbered deck by deck; a card's number says its type and its
/// back.
public final class Content {
  private static final List<String> DECKS =
      List.of("day1", "day2", "day3", "kit", "set", "city", "pharmacy", "market", "call", "epic");

  private static final Back[] BACKS = {
    Back.COMMON,
    Back.COMMON,
    Back.COMMON,
    Back.KIT,
    Back.SET,
    Back.CITY,
    Back.PHARMACY,
    Back.MARKET,
    Back.CALL,
    Back.EPIC
  };

  private final CardType[] types;
  private final Back[] backs;
  private final short[] faces;
  private final byte[] days;
  private final byte[] letters;
  private final List<CardType> allTypes;
  private final List<SurvivorType> survivors;
  private final Layout layout;
  private final long[] coveredBy;
  private final long[] under;
  private final long venueSpots;
  private final int[] blockedAtStart = new int[4];
  private final int exit;

  /// Reads content.yaml.
  public Content(Data data) {
    survivors = data.at("survivors").items().stream().map(SurvivorType::read).toList();
    layout = Layout.read(data.at("layouts"));
    coveredBy = layout.spots().stream().mapToLong(Spot::coveredBy).toArray();
    under = layout.under();
    venueSpots = layout.venueMask();
    allTypes = readTypes(data);
    List<CardType> cards = new ArrayList<>();
    List<Back> cardBacks = new ArrayList<>();
    List<Integer> cardDays = new ArrayList<>();
    for (int deck = 0; deck < DECKS.size(); deck++) {
      Data counts = data.at("decks").at(DECKS.get(deck));
      for (String id : counts.keys()) {
        CardType type = type(counts, id);
        for (int n = counts.at(id).num(); n > 0; n--) {
          cards.add(type);
          cardBacks.add(BACKS[deck]);
          cardDays.add(deck < 3 ? deck + 1 : 0);
        }
      }
    }
    for (CardType threat : allTypes) {
      if (threat.kind() == Kind.THREAT) {
        cards.add(threat);
        cardBacks.add(Back.THREAT);
        cardDays.add(0);
      }
    }
    types = cards.toArray(new CardType[0]);
    backs = cardBacks.toArray(new Back[0]);
    days = new byte[types.length];
    for (int i = 0; i < days.length; i++) {
      days[i] = cardDays.get(i).byteValue();
    }
    faces = new short[types.length];
    for (int i = 0; i < faces.length; i++) {
      faces[i] = (short) (allTypes.indexOf(types[i]) * Back.values().length + backs[i].ordinal());
    }
    letters = readLetters(data.at("letters"));
    readBlocked(data.at("blocked-at-start"));
    exit = findExit(data);
  }

  private static List<CardType> readTypes(Data data) {
    List<CardType> all = new ArrayList<>();
    for (Data row : data.at("cards").items()) {
      all.add(CardType.read(row, null));
    }
    for (Data row : data.at("threats").items()) {
      all.add(CardType.read(row, Kind.THREAT));
    }
    return List.copyOf(all);
  }

  private CardType type(Data at, String id) {
    CardType type = findType(id);
    if (type == null) {
      throw new Data.Fault(at, "no card is called '" + id + "'");
    }
    return type;
  }

  private byte[] readLetters(Data data) {
    byte[] result = new byte[types.length];
    for (int card = 0; card < types.length; card++) {
      result[card] = -1;
      for (String key : data.keys()) {
        boolean listed = false;
        for (Data id : data.at(key).items()) {
          listed |= id.text().equals(types[card].id());
        }
        if (listed && (backs[card] == Back.CALL || backs[card] == Back.EPIC)) {
          result[card] = (byte) "ABCD".indexOf(key);
        }
      }
    }
    return result;
  }

  private void readBlocked(Data data) {
    for (int players = 1; players <= 3; players++) {
      for (Data space : data.at(Integer.toString(players)).items()) {
        blockedAtStart[players] |= 1 << space.num() - 1;
      }
    }
  }

  private int findExit(Data data) {
    for (int card = 0; card < types.length; card++) {
      if (types[card].effect() == Effect.EXIT && backs[card] == Back.CITY) {
        return card;
      }
    }
    throw new Data.Fault(data.at("decks"), "the City deck needs an EXIT");
  }

  public int size() {
    return types.length;
  }

  /// How many cards have this back.
  public int count(Back back) {
    int n = 0;
    for (Back b : backs) {
      n += b == back ? 1 : 0;
    }
    return n;
  }

  /// How many Common cards wait for Day 2 or 3.
  public int ofLaterDays() {
    int n = 0;
    for (byte day : days) {
      n += day > 1 ? 1 : 0;
    }
    return n;
  }

  public int largestReserve() {
    return survivors.stream().mapToInt(SurvivorType::reserve).max().orElse(0);
  }

  /// Bit set of the spots whose card would lie on the corners of `spot` (COD-DEPLOY-05).
  public long coveredBy(int spot) {
    return coveredBy[spot];
  }

  /// Bit set of all spots that must be empty before `spot` is uncovered.
  public long under(int spot) {
    return under[spot];
  }

  /// Bit set of the spots with the back of a venue or the City, where ways out lie.
  public long venueSpots() {
    return venueSpots;
  }

  public CardType type(int card) {
    return types[card];
  }

  public Back back(int card) {
    return backs[card];
  }

  /// Equal for cards with the same face and the same back: nobody can tell them apart.
  public int face(int card) {
    return faces[card];
  }

  /// The Day whose pile a Common card starts in; 0 for other cards.
  public int day(int card) {
    return days[card];
  }

  /// The pile of a Call or Epic Set card: 0 for A; -1 for other cards.
  public int letter(int card) {
    return letters[card];
  }

  public List<CardType> types() {
    return allTypes;
  }

  public @horda.engine.Nullable CardType findType(String id) {
    for (CardType type : allTypes) {
      if (type.id().equals(id)) {
        return type;
      }
    }
    return null;
  }

  public List<SurvivorType> survivors() {
    return survivors;
  }

  public SurvivorType survivor(int index) {
    return survivors.get(index);
  }

  public int survivorNamed(String id) {
    for (int i = 0; i < survivors.size(); i++) {
      if (survivors.get(i).id().equals(id)) {
        return i;
      }
    }
    return -1;
  }

  public Layout layout() {
    return layout;
  }

  /// Bit set of the spaces that start Blocked side up (COD-SETUP-06).
  public int blockedAtStart(int players) {
    return blockedAtStart[players];
  }

  /// The number of the EXIT card.
  public int exit() {
    return exit;
  }
}
