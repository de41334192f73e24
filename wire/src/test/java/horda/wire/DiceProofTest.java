package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Key;
import horda.engine.Match;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.wire.lantern.LanternBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.ObjectNode;

class DiceProofTest {
  private static final Shelf SHELF = Shelf.of(new LanternBox());
  private static final Game<?> LANTERNS = SHELF.game("lanterns");
  private static final Key HOUSE = new Key(1, 2, 3, 4);
  private static final String ANA = "a1".repeat(32);

  /// Seat 1 contributed, for seat 2 the house did.
  private static SavedGame game() {
    List<DiceProof.Share> shares =
        List.of(
            new DiceProof.Share(Dice.commitment(ANA), ANA),
            new DiceProof.Share(null, Dice.ofHouse(HOUSE, 1)));
    Seed seed = Dice.seed(HOUSE, List.of(ANA, Dice.ofHouse(HOUSE, 1)));
    Match<?> match = new Match<>(LANTERNS, Setup.of(LANTERNS, 2, Map.of(), seed));
    RandomPlay.play(match, 8, new Chance(Seed.of(1)));
    String end = DiceProof.end(match);
    return SavedGame.of(SHELF, match, List.of("Ana", "Bo"))
        .with(new DiceProof(Seed.of(HOUSE).commitment(), HOUSE, shares, end));
  }

  private static DiceProof.Fault fault(SavedGame saved) {
    DiceProof proof = saved.proof();
    DiceProof.Fault before = proof.fault(saved);
    return before == null ? proof.fault(saved, saved.replay(SHELF).match()) : before;
  }

  /// As `printf 'horda:dice:…' | sha256sum` says.
  @Test
  void theTextsThatAreHashedAreTheDocumentedOnes() {
    String house = HOUSE.toString();
    assertThat(Dice.commitment(ANA))
        .isEqualTo(horda.engine.Sha256.hex("horda:contribution:" + ANA));
    assertThat(Dice.ofHouse(HOUSE, 1))
        .isEqualTo(horda.engine.Sha256.hex("horda:house-contribution:" + house + ":1"));
    assertThat(Dice.seed(HOUSE, List.of(ANA, ANA)))
        .hasToString(horda.engine.Sha256.hex("horda:dice:" + house + ":" + ANA + ":" + ANA));
  }

  @Test
  void everyContributionChangesTheSeed() {
    List<String> all = List.of(ANA, "b2".repeat(32), "c3".repeat(32));
    Seed seed = Dice.seed(HOUSE, all);
    for (int seat = 0; seat < 3; seat++) {
      List<String> other = new ArrayList<>(all);
      other.set(seat, "d4".repeat(32));
      assertThat(Dice.seed(HOUSE, other)).isNotEqualTo(seed);
    }
    assertThat(Dice.seed(new Key(1, 2, 3, 5), all)).isNotEqualTo(seed);
    assertThat(Dice.seed(HOUSE, all.reversed())).isNotEqualTo(seed);
  }

  @Test
  void aGoodFileHoldsAfterBeingWrittenAndRead() {
    SavedGame read = SavedGame.parse(game().text());
    assertThat(read).isEqualTo(game());
    assertThat(fault(read)).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "house, /proof/house, 0000000000000001000000000000000200000000000000030000000000000005, HOUSE",
    "promise of the house, /proof/commitment, "
        + "0000000000000001000000000000000200000000000000030000000000000004, HOUSE",
    "contribution, /proof/seats/0/value, "
        + "0000000000000001000000000000000200000000000000030000000000000004, SHARE",
    "promise of a seat, /proof/seats/0/commitment, "
        + "0000000000000001000000000000000200000000000000030000000000000004, SHARE",
    "contribution of the house, /proof/seats/1/value, "
        + "0000000000000001000000000000000200000000000000030000000000000004, HOUSE_SHARE",
    "seed, /seed, 0000000000000001000000000000000200000000000000030000000000000004, SEED",
    "plain seed, /seed, 7, SEED",
    "end, /proof/end, 0123456789abcdef, END",
  })
  void everyTamperingIsNamed(String what, String path, String value, DiceProof.Link link) {
    ObjectNode json = game().json();
    int cut = path.lastIndexOf('/');
    ((ObjectNode) json.at(path.substring(0, cut))).put(path.substring(cut + 1), value);
    assertThat(fault(SavedGame.parse(json)).link()).as(what).isEqualTo(link);
  }

  @Test
  void anAnswerThatWasLeftOutIsFound() {
    ObjectNode json = game().json();
    ((tools.jackson.databind.node.ArrayNode) json.get("log")).remove(7);
    assertThat(fault(SavedGame.parse(json)).link()).isEqualTo(DiceProof.Link.END);
  }

  @Test
  void aSeatThatIsMissingIsFound() {
    ObjectNode json = game().json();
    ((tools.jackson.databind.node.ArrayNode) json.at("/proof/seats")).remove(1);
    assertThat(fault(SavedGame.parse(json)).link()).isEqualTo(DiceProof.Link.SEATS);
  }

  @Test
  void aContributionCannotBePassedOffAsTheHouses() {
    ObjectNode json = game().json();
    ((ObjectNode) json.at("/proof/seats/0")).remove("commitment");
    assertThat(fault(SavedGame.parse(json)).link()).isEqualTo(DiceProof.Link.HOUSE_SHARE);
  }

  @Test
  void numbersAreWrittenInOneWayOnly() {
    ObjectNode json = game().json();
    ((ObjectNode) json.at("/proof/seats/0")).put("value", ANA.toUpperCase(java.util.Locale.ROOT));
    assertThatThrownBy(() -> SavedGame.parse(json))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("64 hexadecimal digits");
  }

  /// A file from before: no proof, a plain seed, the fast generator, the same cards.
  @Test
  void anOldFilePlaysAsItDid() {
    Match<?> match = new Match<>(LANTERNS, Setup.of(LANTERNS, 2, Map.of(), new Seed(5, 6)));
    RandomPlay.play(match, 8, new Chance(Seed.of(1)));
    SavedGame old = SavedGame.of(SHELF, match, List.of());
    assertThat(old.json().has("proof")).isFalse();
    Match<?> again = SavedGame.parse(old.text()).replay(SHELF).match();
    assertThat(again.state().chance.isKeyed()).isFalse();
    // As it was before there were keys.
    assertThat(DiceProof.end(again)).isEqualTo("c46d5d2f2f229fec");
  }

  @Test
  void aStateWithAKeyIsWrittenAndReadWhole() {
    Match<?> match = game().replay(SHELF).match();
    ObjectNode json = StateJson.write(match);
    assertThat(json.get("dice").stringValue()).isEqualTo("chacha20");
    Match<?> read = StateJson.read(SHELF, json).match();
    assertThat(DiceProof.end(read)).isEqualTo(DiceProof.end(match));
    RandomPlay.play(match, 20, new Chance(Seed.of(2)));
    RandomPlay.play(read, 20, new Chance(Seed.of(2)));
    assertThat(DiceProof.end(read)).isEqualTo(DiceProof.end(match));
  }
}
