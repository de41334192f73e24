package horda.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ZonesTest {
  private static final int LEFT = 0;
  private static final int RIGHT = 1;
  private Zones zones;

  @BeforeEach
  void threeCardsLeftOneCardRight() {
    ZonePlan.Builder builder = new ZonePlan.Builder();
    builder.zone("left", 4);
    builder.zone("right", 5);
    zones = new Zones(builder.plan());
    for (int card = 10; card < 13; card++) {
      zones.add(LEFT, card);
    }
    zones.add(RIGHT, 20);
  }

  private String cards(int zone) {
    StringBuilder cards = new StringBuilder();
    for (int i = 0; i < zones.size(zone); i++) {
      cards.append(i == 0 ? "" : " ").append(zones.at(zone, i));
    }
    return cards.toString();
  }

  @Test
  void theLastCardIsTheTop() {
    assertThat(zones.top(LEFT)).isEqualTo(12);
    assertThat(zones.draw(LEFT)).isEqualTo(12);
    assertThat(cards(LEFT)).isEqualTo("10 11");
  }

  @Test
  void cardsCloseUpWhenOneIsTakenAndMakeRoomForOneThatIsPutIn() {
    assertThat(zones.take(LEFT, 0)).isEqualTo(10);
    assertThat(cards(LEFT)).isEqualTo("11 12");
    zones.insert(LEFT, 1, 99);
    assertThat(cards(LEFT)).isEqualTo("11 99 12");
    zones.insert(LEFT, 3, 98);
    assertThat(cards(LEFT)).isEqualTo("11 99 12 98");
    assertThat(cards(RIGHT)).isEqualTo("20");
  }

  @Test
  void aCardIsFoundAndRemoved() {
    assertThat(zones.contains(LEFT, 11)).isTrue();
    assertThat(zones.indexOf(LEFT, 11)).isEqualTo(1);
    assertThat(zones.remove(LEFT, 11)).isTrue();
    assertThat(zones.remove(LEFT, 11)).isFalse();
    assertThat(zones.indexOf(LEFT, 20)).isEqualTo(-1);
  }

  @Test
  void allCardsMoveInOrder() {
    zones.moveAll(LEFT, RIGHT);
    assertThat(cards(RIGHT)).isEqualTo("20 10 11 12");
    assertThat(zones.isEmpty(LEFT)).isTrue();
    zones.moveAll(RIGHT, RIGHT);
    assertThat(zones.size(RIGHT)).isEqualTo(4);
    zones.clear(RIGHT);
    assertThat(zones.isEmpty(RIGHT)).isTrue();
  }

  @Test
  void aFullZoneTakesNoMore() {
    zones.add(LEFT, 13);
    assertThatThrownBy(() -> zones.add(LEFT, 14)).hasMessageContaining("left");
    assertThatThrownBy(() -> zones.insert(LEFT, 0, 14)).hasMessageContaining("left");
    assertThat(cards(RIGHT)).isEqualTo("20");
  }

  @Test
  void anIndexNeverStraysIntoTheNeighbour() {
    zones.clear(RIGHT);
    assertThatThrownBy(() -> zones.top(RIGHT)).hasMessageContaining("right");
    assertThatThrownBy(() -> zones.draw(RIGHT)).hasMessageContaining("right");
    assertThat(zones.size(RIGHT)).isZero();
    assertThatThrownBy(() -> zones.at(LEFT, 3)).hasMessageContaining("left");
    assertThatThrownBy(() -> zones.set(LEFT, 3, 1)).hasMessageContaining("left");
    assertThatThrownBy(() -> zones.take(LEFT, -1)).hasMessageContaining("left");
    assertThatThrownBy(() -> zones.insert(LEFT, 4, 1)).hasMessageContaining("left");
  }

  @Test
  void onlyTheTopIsShuffledWhenAsked() {
    for (long seed = 0; seed < 20; seed++) {
      zones.shuffleTop(LEFT, 2, new Chance(Seed.of(seed)));
      assertThat(zones.at(LEFT, 0)).isEqualTo(10);
      assertThat(zones.at(LEFT, 1) + zones.at(LEFT, 2)).isEqualTo(23);
    }
    zones.shuffleTop(LEFT, 99, new Chance(Seed.of(1)));
    assertThat(cards(RIGHT)).isEqualTo("20");
  }

  @Test
  void aCopyGoesItsOwnWay() {
    Zones copy = new Zones(zones);
    zones.set(LEFT, 0, 77);
    zones.draw(LEFT);

    assertThat(copy.at(LEFT, 0)).isEqualTo(10);
    assertThat(copy.size(LEFT)).isEqualTo(3);
    assertThat(copy.plan().find("right")).isEqualTo(RIGHT);
    assertThat(copy.plan().find("up")).isEqualTo(-1);
    assertThat(copy.plan().capacity(RIGHT)).isEqualTo(5);
  }

  @Test
  void holdEachFindsCardsThatAreLostDoubledOrForeign() {
    ZonePlan.Builder plan = new ZonePlan.Builder();
    plan.zone("deck", 4);
    plan.zone("hand", 4);
    Zones zones = new Zones(plan.plan());
    zones.fill(0, 3);
    zones.add(1, zones.draw(0));

    assertThat(zones.holdEach(0, 2, 3)).isTrue();
    assertThat(zones.holdEach(0, 1, 3)).as("a card is missing").isFalse();
    assertThat(zones.holdEach(0, 2, 2)).as("a card too many").isFalse();
    zones.set(1, 0, 0);
    assertThat(zones.holdEach(0, 2, 3)).as("a card twice").isFalse();
  }
}
