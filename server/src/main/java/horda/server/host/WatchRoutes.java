package horda.server.host;

import horda.engine.Nullable;
import horda.server.house.House;
import horda.server.http.Answers;
import horda.server.http.FrontDoor;
import horda.server.http.Nearby;
import horda.server.meter.Exposition;
import horda.wire.doc.HealthDoc;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/// `/metrics` and `/health`, for programs that watch over the house: at its own machine, and beyond
/// if whoever hosts it says so. To anybody else there is nothing at these addresses.
public final class WatchRoutes implements FrontDoor.Annex {
  private static final String BEARER = "Bearer ";
  private static final int UNAVAILABLE = 503;

  /// Who may look besides programs of the house's own machine.
  ///
  /// @param everybody whoever can reach the house
  /// @param secret whoever shows it; null: there is none
  public record Admission(boolean everybody, @Nullable Secret secret) {
    public static final Admission NOBODY = new Admission(false, null);
  }

  private final Admission admission;
  private final Metrics metrics;
  private final Health health;
  private @Nullable FrontDoor door;

  public WatchRoutes(House house, Admission admission) {
    this.admission = admission;
    this.metrics = new Metrics(house);
    this.health = new Health(house.store());
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.get("/metrics", this::metrics);
    routes.get("/health", this::health);
  }

  @Override
  public void opened(FrontDoor open) {
    door = open;
  }

  private void admit(Context context) {
    String shown = context.header("Authorization");
    Secret secret = admission.secret();
    boolean known =
        secret != null
            && shown != null
            && shown.startsWith(BEARER)
            && secret.is(shown.substring(BEARER.length()));
    if (!known && !admission.everybody() && !Nearby.is(context)) {
      FrontDoor.nothing();
    }
  }

  private void metrics(Context context) {
    admit(context);
    FrontDoor open = door;
    if (open == null) {
      FrontDoor.nothing();
    } else {
      context.contentType(Exposition.TYPE).result(metrics.text(open));
    }
  }

  private void health(Context context) {
    admit(context);
    Health.Finding finding = health.now();
    context.status(finding.ok() ? 200 : UNAVAILABLE);
    Answers.json(context, new HealthDoc(finding.ok(), finding.ok() ? null : finding.sentence()));
  }
}
