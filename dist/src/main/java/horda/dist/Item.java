package horda.dist;

import java.nio.file.Path;

/// What lies at one path of an archive.
sealed interface Item {
  /// Who may read, write and run it.
  int mode();

  /// The number of the owner and of the group.
  default int owner() {
    return 0;
  }

  record Folder(int mode, int owner) implements Item {
    static final Folder USUAL = new Folder(0755, 0);
  }

  /// A file as it lies on disk.
  record Copy(Path from, int mode) implements Item {}

  record Bytes(byte[] bytes, int mode) implements Item {}

  record Link(String to) implements Item {
    @Override
    public int mode() {
      return 0777;
    }
  }
}
