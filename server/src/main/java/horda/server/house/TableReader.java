package horda.server.house;

import horda.engine.Refusal;
import horda.server.store.Store;
import horda.server.table.Header;
import horda.server.table.TableState;
import horda.server.table.Tokens;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Makes a table of the lines that are on disk.
record TableReader(House house, String id) {
  private static final Logger LOG = Logger.getLogger(TableReader.class.getName());

  /// Refuses a table that was never made, or no longer fits the rules.
  TableState read() {
    Store.Kept kept =
        (HouseLog.isOne(id) ? Optional.<Store.Kept>empty() : house.store().table(id))
            .orElseThrow(() -> new Refusal("no-table", "", "There is no such table."));
    TableState loaded = empty(kept);
    for (Store.Line line : house.store().linesAfter(id, 0)) {
      take(loaded, line);
    }
    return loaded;
  }

  private TableState empty(Store.Kept kept) {
    try {
      return new TableState(id, Header.parse(kept.header()), kept.created(), house.shelf());
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, e, () -> Tokens.mark(id) + " cannot be set up again");
      throw new Refusal(
          "rules-changed",
          "",
          "This table was played with other rules and cannot be taken up again.");
    }
  }

  void take(TableState now, Store.Line line) {
    if (!now.apply(line)) {
      LOG.warning(() -> Tokens.mark(id) + ": line " + line.seq() + " cannot be applied, left out");
    }
  }
}
