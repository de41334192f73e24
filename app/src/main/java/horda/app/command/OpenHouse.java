package horda.app.command;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

/// Where the house of a data folder is open: noted in a file, so that a second double click finds
/// the house that the first one has opened.
final class OpenHouse implements AutoCloseable {
  private static final int PATIENCE_MS = 2000;

  private final Path data;
  private final Path file;
  private final String address;

  private OpenHouse(Path data, String address) {
    this.data = data;
    this.file = note(data);
    this.address = address;
  }

  private static Path note(Path data) {
    return data.resolve("house.address");
  }

  static OpenHouse of(Path data) {
    Path file = note(data);
    try {
      return new OpenHouse(data, Files.exists(file) ? Files.readString(file).strip() : "");
    } catch (IOException e) {
      return new OpenHouse(data, "");
    }
  }

  String address() {
    return address;
  }

  /// Whether it still answers: one that was killed could not take its note away.
  boolean isThere() {
    if (address.isEmpty()) {
      return false;
    }
    try {
      HttpURLConnection asked =
          (HttpURLConnection) URI.create(address).resolve("/api/house").toURL().openConnection();
      asked.setConnectTimeout(PATIENCE_MS);
      asked.setReadTimeout(PATIENCE_MS);
      return asked.getResponseCode() == HttpURLConnection.HTTP_OK;
    } catch (IOException | IllegalArgumentException e) {
      return false;
    }
  }

  /// The same, now open there. Only a convenience: without a folder there is no note.
  OpenHouse at(String now) {
    if (Files.isDirectory(data)) {
      try {
        Files.writeString(file, now + "\n");
      } catch (IOException e) {
        return this;
      }
    }
    return new OpenHouse(data, now);
  }

  @Override
  public void close() {
    try {
      if (Files.exists(file) && Files.readString(file).strip().equals(address)) {
        Files.delete(file);
      }
    } catch (IOException e) {
      // Then it stays, and leads nowhere.
    }
  }
}
