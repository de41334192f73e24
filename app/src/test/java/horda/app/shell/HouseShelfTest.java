package horda.app.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.app.SourceTree;
import horda.cardsofthedead.CardsOfTheDead;
import horda.engine.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HouseShelfTest {
  @Test
  void contentOfOnesOwnLiesOverTheOriginal(@TempDir Path folder) throws IOException {
    Path original =
        SourceTree.root()
            .resolve(
                "games/cards-of-the-dead/src/main/resources/horda/cardsofthedead/content.yaml");
    Path mine =
        Files.createDirectories(folder.resolve("cards-of-the-dead")).resolve("content.yaml");
    Files.writeString(mine, Files.readString(original).replace("vitality: 12", "vitality: 20"));

    CardsOfTheDead game =
        (CardsOfTheDead) HouseShelf.over(folder.toString()).game(CardsOfTheDead.ID);

    assertThat(game.content().survivor(0).vitality()).isEqualTo(20);
  }

  @Test
  void aFolderThatIsNoneIsRefusedInASentence() {
    assertThatThrownBy(() -> HouseShelf.over("no-such-folder"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("'no-such-folder', which is no folder");
  }
}
