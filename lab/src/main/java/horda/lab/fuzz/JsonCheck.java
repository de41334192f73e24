package horda.lab.fuzz;

import horda.engine.Digest;
import horda.engine.State;
import horda.wire.StateJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A state survives the way through a text: same digest, same JSON.
final class JsonCheck<S extends State> {
  private static final JsonMapper MAPPER = JsonMapper.shared();

  /// Returns the state that came back.
  S look(FuzzMoment<S> moment) {
    JsonNode written = StateJson.write(moment.game(), moment.setup(), moment.state());
    JsonNode parsed = MAPPER.readTree(MAPPER.writeValueAsString(written));
    // Another seed than the true one: what the file forgot must not come back by the deal.
    StateJson.Position<S> read =
        StateJson.read(moment.game(), parsed, moment.setup().seed().child(0));
    JsonNode again = StateJson.write(moment.game(), moment.setup(), read.state());
    long digest = Digest.of(moment.state());
    Broken.unlessEqual("json", "JSON after reading it back", written, again);
    Broken.unlessEqual("json", "digest after JSON", digest, Digest.of(read.state()));
    S resumed = read.match().state();
    Broken.unlessEqual("json", "digest after taking it up again", digest, Digest.of(resumed));
    return resumed;
  }
}
