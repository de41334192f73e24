package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Data;
import horda.engine.Refusal;
import horda.wire.lantern.LanternBox;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShelfTest {
  private static final String CONTENT = "rounds: 1\ncopies: 2\ncards:\n  - {id: oil, light: 2}\n";

  @TempDir Path folder;

  private Path lay(String name, String text) throws IOException {
    Path file = folder.resolve("lanterns").resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  @Test
  void gamesAreFoundAsServicesAndOpenedOnce() {
    Shelf shelf = Shelf.standard();

    assertThat(shelf.ids()).contains("lanterns").isSorted();
    assertThat(shelf.game("lanterns")).isSameAs(shelf.game("lanterns"));
  }

  @Test
  void anUnknownGameIsRefusedWithTheOneThatWasMeant() {
    assertThatThrownBy(() -> Shelf.of(new LanternBox()).game("lantern"))
        .isInstanceOfSatisfying(Refusal.class, r -> assertThat(r.code()).isEqualTo("game"))
        .hasMessage("There is no game 'lantern'; the games are lanterns. Did you mean 'lanterns'?");
  }

  @Test
  void aDesignersFileReplacesTheShippedOne() throws IOException {
    Shelf shipped = Shelf.of(new LanternBox());
    lay("content.yaml", CONTENT);
    lay("text_en.yaml", "game: {name: 'Mine'}\n");
    Shelf mine = shipped.with(folder);

    assertThat(mine.contentHash("lanterns")).isNotEqualTo(shipped.contentHash("lanterns"));
    assertThat(mine.texts("lanterns", Language.EN).say("game.name")).isEqualTo("Mine");
    assertThat(mine.texts("lanterns", Language.ES).say("game.name")).isEqualTo("Faroles");
  }

  @Test
  void theHashDoesNotCareForLineEnds() throws IOException {
    Shelf shelf = Shelf.of(new LanternBox());
    lay("content.yaml", CONTENT);
    String unix = shelf.with(folder).contentHash("lanterns");
    lay("content.yaml", "\uFEFF" + CONTENT.replace("\n", "\r\n"));
    String windows = shelf.with(folder).contentHash("lanterns");
    lay("content.yaml", CONTENT.replace("light: 2", "light: 3"));
    String changed = shelf.with(folder).contentHash("lanterns");

    assertThat(windows).isEqualTo(unix).matches("[0-9a-f]{64}");
    assertThat(changed).isNotEqualTo(unix);
  }

  @Test
  void aFaultInADesignersFileNamesItAndTheNextTryReadsAnew() throws IOException {
    lay("content.yaml", CONTENT.replace("copies: 2", "copies: two"));
    Shelf shelf = Shelf.of(new LanternBox()).with(folder);

    assertThatThrownBy(() -> shelf.game("lanterns"))
        .isInstanceOf(Data.Fault.class)
        .hasMessage("lanterns/content.yaml line 2: 'copies' must be a whole number, not 'two'");

    lay("content.yaml", CONTENT);
    assertThat(shelf.game("lanterns").id()).isEqualTo("lanterns");
  }

  @Test
  void aFileThatIsNotUtf8IsAFault() throws IOException {
    Files.write(lay("content.yaml", ""), new byte[] {'a', ':', ' ', (byte) 0xe9});

    assertThatThrownBy(() -> Shelf.of(new LanternBox()).with(folder).game("lanterns"))
        .hasMessageContaining("is not in UTF-8");
  }

  @Test
  void filesOutsideTheBoxAreNotRead() {
    BoxFiles files = new BoxFiles(new LanternBox(), new FolderOverlay(folder));

    assertThatThrownBy(() -> files.read("../secret.yaml")).isInstanceOf(Data.Fault.class);
    assertThatThrownBy(() -> files.read("/etc/passwd")).isInstanceOf(Data.Fault.class);
    assertThatThrownBy(() -> files.read("none.yaml"))
        .hasMessage("none.yaml line 1: there is no such file in lanterns");
  }

  @Test
  void aFolderOfTheGameMayHoldFilesOfDesigners() throws IOException {
    // given
    Files.createDirectories(folder.resolve("lanterns/lamps"));
    Files.writeString(folder.resolve("lanterns/lamps/oil.yaml"), "light: 4");
    Files.writeString(folder.resolve("lanterns/lamps/gas.yaml"), "light: 5");
    BoxFiles files = new BoxFiles(new LanternBox(), new FolderOverlay(folder));

    // then
    assertThat(files.laid("lamps")).containsExactly("gas.yaml", "oil.yaml");
    assertThat(files.laid("wicks")).isEmpty();
    assertThat(files.read("lamps/oil.yaml").at("light").num()).isEqualTo(4);
    assertThatThrownBy(() -> files.read("lamps/../../secret.yaml")).isInstanceOf(Data.Fault.class);
    assertThatThrownBy(() -> files.laid("..")).isInstanceOf(Data.Fault.class);
    assertThat(new BoxFiles(new LanternBox(), Overlay.NONE).laid("lamps")).isEmpty();
  }

  @Test
  void wordsAreNoContent() throws IOException {
    // given
    lay("content.yaml", CONTENT);
    BoxFiles files = new BoxFiles(new LanternBox(), new FolderOverlay(folder));
    String before = files.hash();

    // then
    assertThat(files.words("content.yaml").has("cards")).isEqualTo(CONTENT.contains("cards:"));
    assertThat(files.hash()).isEqualTo(before);
    assertThat(files.parse("mine", "a: 3").at("a").num()).isEqualTo(3);
  }
}
