package horda.server.house;

import horda.server.store.Store;
import horda.server.table.Chair;
import horda.server.table.TableState;
import horda.wire.Json;
import java.util.Locale;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What the lobby says of a table; told to the store when it changes.
final class Notice {
  private String told = "";

  void tell(Store store, TableState tableState) {
    ObjectNode state = Json.object();
    ArrayNode seats = state.putArray("seats");
    for (Chair chair : tableState.chairs()) {
      String kind = chair.kind().name().toLowerCase(Locale.ROOT);
      seats.addObject().put("name", chair.name()).put("kind", kind);
    }
    state.put("free", tableState.chairs().stream().filter(Chair::isOpen).count());
    String text = Json.line(state);
    String status = tableState.status().code();
    if (!told.equals(status + text)) {
      told = status + text;
      store.describe(tableState.id(), status, text);
    }
  }
}
