package horda.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A library without its debugger's names is smaller, and is loaded as before.
class ElfTest {
  @TempDir private Path folder;

  private static Path library(String name) {
    return Path.of(System.getProperty("java.home"), "lib", name);
  }

  @Test
  void aLeanLibraryIsLoadedAndHasWhatItShows() throws Exception {
    assumeTrue(Platform.here().isLinux(), "macOS has libraries of another kind");
    byte[] whole = Files.readAllBytes(library("libzip.so"));

    byte[] lean = Elf.lean(whole);

    assertThat(lean.length).isLessThan(whole.length);
    Path file = Files.write(folder.resolve("libzip.so"), lean);
    try (Arena arena = Arena.ofConfined()) {
      SymbolLookup found = SymbolLookup.libraryLookup(file, arena);
      assertThat(found.find("ZIP_CRC32")).isPresent();
    }
    assertThat(Elf.lean(lean)).as("there is nothing more to leave out").isEqualTo(lean);
  }

  @Test
  void anythingElseStaysAsItIs() {
    byte[] text = "#!/bin/sh\n".repeat(20).getBytes(StandardCharsets.UTF_8);

    assertThat(Elf.lean(text)).isSameAs(text);
  }

  @Test
  void ofWhatNobodyUsesOneFileAPackageIsKept() throws Exception {
    assertThat(Unused.xml())
        .contains("/java.xml/com/sun/org/apache/xerces/internal/parsers/SAXParser.class")
        .noneMatch(
            path -> path.startsWith("/java.xml/javax/") || path.startsWith("/java.xml/org/"));
  }
}
