package horda.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What we pack, the system's own tar unpacks.
class TarTest {
  private static final Instant TIME = Instant.parse("2026-01-01T00:00:00Z");
  private static final String LONG = "folder/".repeat(20) + "a file with a long name";

  @TempDir private Path folder;

  private Tree tree() throws IOException {
    Path program = Files.writeString(folder.resolve("program"), "#!/bin/sh\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return new Tree()
        .text("some/text", "¡Hola!\n")
        .text(LONG, "x".repeat(512))
        .file("bin/program", program)
        .put("bin/link", new Item.Link("program"))
        .put("data", new Item.Folder(0700, 1000))
        .text("empty", "");
  }

  private Path packed(String name, Tree tree) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Tar.write(tree, TIME, bytes);
    return Files.write(folder.resolve(name), bytes.toByteArray());
  }

  @Test
  void theSystemsTarUnpacksIt() throws Exception {
    Path tar = packed("all.tar", tree());
    Path out = Files.createDirectories(folder.resolve("out"));

    String said =
        Tool.run(java.util.List.of("tar", "-x", "-p", "-f", tar.toString(), "-C", out.toString()));

    assertThat(said).isEmpty();
    assertThat(out.resolve("some/text")).hasContent("¡Hola!\n");
    assertThat(out.resolve(LONG)).hasSize(512);
    assertThat(out.resolve("empty")).hasSize(0);
    assertThat(out.resolve("bin/program")).isExecutable();
    assertThat(Files.readSymbolicLink(out.resolve("bin/link"))).isEqualTo(Path.of("program"));
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(out.resolve("data"))))
        .isEqualTo("rwx------");
    assertThat(Files.getLastModifiedTime(out.resolve("some/text")).toInstant()).isEqualTo(TIME);
  }

  @Test
  void theSameFilesGiveTheSameBytesWheneverTheyWereWritten() throws Exception {
    Path first = packed("first.tar", tree());
    Files.setLastModifiedTime(
        folder.resolve("program"), java.nio.file.attribute.FileTime.fromMillis(12_345_000));

    Path second = packed("second.tar", tree());

    assertThat(second).hasSameBinaryContentAs(first);
  }

  @Test
  void aFolderIsWrittenAsItWouldBeUnpacked() throws Exception {
    Path out = folder.resolve("written");
    new Tree().text("old", "").write(out);

    tree().write(out);

    assertThat(out.resolve("old")).doesNotExist();
    assertThat(out.resolve("bin/link")).hasContent("#!/bin/sh\n");
    assertThat(out.resolve("bin/program")).isExecutable();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(out.resolve("data"))))
        .isEqualTo("rwx------");
  }
}
