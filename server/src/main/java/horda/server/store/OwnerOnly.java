package horda.server.store;

import horda.engine.Nullable;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/// Files and folders that only the owner of the process may read: they contain seeds, hands and
/// hashes. Where a file system knows no such permissions nothing is done.
public final class OwnerOnly {
  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");
  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

  /// Sticky, set-group-id or set-user-id, or everybody may write: a folder that many share.
  private static final int SHARED = 07002;

  private OwnerOnly() {}

  /// Makes a folder, and those above it, if it is not there; what is there stays as it is.
  public static void make(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      return;
    }
    Files.createDirectories(folder, knows(folder) ? attributes(FOLDER) : attributes(null));
  }

  /// The same, and takes the rights of others away from one that is there, unless it is a place
  /// that people share, or somebody's home.
  public static void folder(Path folder) throws IOException {
    boolean there = Files.isDirectory(folder);
    make(folder);
    if (there && !shared(folder)) {
      tighten(folder, FOLDER);
    }
  }

  private static boolean shared(Path folder) throws IOException {
    Path real = folder.toRealPath();
    Path home = Path.of(System.getProperty("user.home", "/")).toAbsolutePath();
    if (real.getParent() == null || home.startsWith(real)) {
      return true;
    }
    try {
      return ((int) Files.getAttribute(real, "unix:mode") & SHARED) != 0;
    } catch (UnsupportedOperationException | IllegalArgumentException e) {
      return true;
    }
  }

  /// Makes an empty file, or takes the rights of others away from one that is there.
  public static void file(Path file) throws IOException {
    try {
      Files.createFile(file, knows(file) ? attributes(FILE) : attributes(null));
    } catch (FileAlreadyExistsException e) {
      tighten(file, FILE);
    }
  }

  /// Takes the rights of others away from a file that may be there.
  static void tighten(Path file) throws IOException {
    if (Files.exists(file)) {
      tighten(file, FILE);
    }
  }

  private static void tighten(Path path, Set<PosixFilePermission> permissions) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
    if (view == null || view.readAttributes().permissions().equals(permissions)) {
      return;
    }
    try {
      view.setPermissions(permissions);
    } catch (java.nio.file.FileSystemException e) {
      // It belongs to somebody else, who decides.
    }
  }

  private static boolean knows(Path path) throws IOException {
    Path there = path.toAbsolutePath();
    while (there != null && !Files.exists(there)) {
      there = there.getParent();
    }
    return there != null && Files.getFileStore(there).supportsFileAttributeView("posix");
  }

  private static FileAttribute<?>[] attributes(@Nullable Set<PosixFilePermission> permissions) {
    return permissions == null
        ? new FileAttribute<?>[0]
        : new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)};
  }
}
