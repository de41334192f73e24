package horda.server.house;

import horda.engine.Nullable;
import horda.server.store.Store;
import horda.server.table.Chair;
import horda.server.table.Status;
import horda.server.table.TableState;
import java.util.List;

/// What the lobby says of a table; told to the store when it changes.
final class Notice {
  private List<Chair> chairs = List.of();
  private @Nullable Status status;

  void tell(Store store, TableState tableState) {
    if (tableState.status() == status && tableState.chairs().equals(chairs)) {
      return;
    }
    status = tableState.status();
    chairs = tableState.chairs();
    store.describe(tableState.id(), status.code(), Listing.of(chairs).text());
  }
}
