package horda.server.http;

import horda.engine.Nullable;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;

/// Gives the compiled house to browsers that may think for bots: the folder `house` of a site that
/// `./horda site` has written.
public final class ProgramRoutes implements FrontDoor.Annex {
  private static final String PLACE = "/program/";

  /// Plain names in one folder; nothing that could lead elsewhere.
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]*\\.(js|wasm|json)");

  private static final Map<String, String> TYPES =
      Map.of(
          "js", "text/javascript; charset=utf-8",
          "wasm", "application/wasm",
          "json", "application/json; charset=utf-8");

  private final Path folder;

  /// @param site as it was written
  public ProgramRoutes(Path site) {
    this.folder = site.resolve("house");
  }

  /// Whether a site is there.
  public static boolean isSite(Path site) {
    return Files.isRegularFile(site.resolve("house").resolve("house.wasm"));
  }

  @Override
  public @Nullable String program() {
    return PLACE;
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.get(PLACE + "house/{name}", this::file);
  }

  private void file(Context context) throws IOException {
    String name = context.pathParam("name");
    Path file = folder.resolve(name);
    if (!NAME.matcher(name).matches() || !Files.isRegularFile(file)) {
      FrontDoor.nothing();
    }
    String tag =
        "\"%x-%x\"".formatted(Files.getLastModifiedTime(file).toMillis(), Files.size(file));
    context.header("Cache-Control", "no-cache").header("ETag", tag);
    context.contentType(String.valueOf(TYPES.get(name.substring(name.lastIndexOf('.') + 1))));
    if (tag.equals(context.header("If-None-Match"))) {
      context.status(304);
    } else {
      context.result(Files.newInputStream(file));
    }
  }
}
