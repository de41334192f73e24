package horda.server.host;

import horda.engine.Nullable;
import horda.server.house.House;
import horda.server.http.Addresses;
import horda.server.http.Answers;
import horda.server.http.Bodies;
import horda.server.http.Buckets;
import horda.server.http.FrontDoor;
import horda.server.store.Backup;
import horda.server.store.Holdings;
import horda.wire.Form;
import horda.wire.Plain;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/// What the admin page asks for, and what everybody may know of it: the message to all.
public final class AdminRoutes implements FrontDoor.Annex {
  private static final int SMALL = 8 << 10;
  private static final int LONGEST_SECRET = 200;
  private static final int LONGEST_MESSAGE = 400;
  private static final int BURST = 60;
  private static final double PER_SECOND = 2;
  private static final String TOO_LARGE = "That is too large.";

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

  private final House house;
  private final @Nullable AdminKey key;
  private final @Nullable Supplier<Holdings> holdings;
  private final AdminDesk desk;
  private final Buckets asked;

  /// A backup keeps the disk busy: one at a time.
  private final Semaphore copying = new Semaphore(1);

  private @Nullable FrontDoor door;

  /// @param key who may see the page; null: there is none in this house
  /// @param holdings opens the database for a backup; null: there are none to be had
  public AdminRoutes(House house, @Nullable AdminKey key, @Nullable Supplier<Holdings> holdings) {
    this.house = house;
    this.key = key;
    this.holdings = holdings;
    this.desk = new AdminDesk(house);
    this.asked = new Buckets(house.alarms(), BURST, PER_SECOND);
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.get("/api/announcement", this::announcement);
    if (key == null) {
      return;
    }
    routes.post("/api/admin/enter", this::enter);
    routes.post("/api/admin/leave", this::leave);
    routes.get("/api/admin", this::look);
    routes.post("/api/admin/close", this::close);
    routes.post("/api/admin/announce", this::announce);
    routes.get("/api/admin/backup", this::backup);
  }

  @Override
  public void opened(FrontDoor open) {
    door = open;
  }

  private void announcement(Context context) {
    asked.take(Addresses.of(context));
    Answers.json(context, AdminDesk.announcement(house));
  }

  private AdminKey key() {
    AdminKey known = key;
    if (known == null) {
      throw new IllegalStateException("there is no admin page here");
    }
    return known;
  }

  private void enter(Context context) {
    Form form = Bodies.form(context, SMALL, TOO_LARGE);
    String shown = form.text("secret");
    form.end();
    if (shown.length() > LONGEST_SECRET) {
      throw form.wrong("secret", "is too long");
    }
    key().enter(context, shown);
    show(context);
  }

  private void leave(Context context) {
    key().leave(context);
    Answers.text(context, "{}");
  }

  private void look(Context context) {
    key().check(context);
    show(context);
  }

  private void show(Context context) {
    FrontDoor open = door;
    if (open == null) {
      FrontDoor.nothing();
    } else {
      Answers.json(context, desk.look(open));
    }
  }

  private void close(Context context) {
    key().check(context);
    Form form = Bodies.form(context, SMALL, TOO_LARGE);
    String mark = form.text("table");
    form.end();
    desk.close(mark);
    show(context);
  }

  private void announce(Context context) {
    key().check(context);
    Form form = Bodies.form(context, SMALL, TOO_LARGE);
    String en = words(form, "en");
    String es = words(form, "es");
    form.end();
    desk.announce(en, es);
    show(context);
  }

  private static String words(Form form, String field) {
    return Plain.text(form.text(field, ""), LONGEST_MESSAGE);
  }

  /// All tables in one file. Made on the disk first: the database is not held open for as long as a
  /// slow line takes.
  private void backup(Context context) throws IOException {
    key().check(context);
    Supplier<Holdings> open = holdings;
    if (open == null) {
      FrontDoor.nothing();
      return;
    }
    if (!copying.tryAcquire()) {
      throw new horda.engine.Refusal("busy", "", "Another backup is being made; try again soon.");
    }
    try {
      Path folder = Files.createTempDirectory("horda-backup");
      Path file = folder.resolve("tables.horda");
      try {
        try (Holdings whole = open.get()) {
          Backup.Written unused = Backup.write(whole, file);
        }
        send(context, file);
      } finally {
        Files.deleteIfExists(file);
        Files.deleteIfExists(folder);
      }
    } finally {
      copying.release();
    }
  }

  private void send(Context context, Path file) throws IOException {
    String name = "horda-" + STAMP.format(Instant.ofEpochMilli(house.alarms().millis())) + ".horda";
    context.contentType("application/octet-stream");
    context.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
    context.header("Content-Length", Long.toString(Files.size(file)));
    try (InputStream in = Files.newInputStream(file);
        OutputStream out = context.outputStream()) {
      in.transferTo(out);
    }
  }
}
