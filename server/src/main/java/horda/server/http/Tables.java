package horda.server.http;

import horda.server.house.House;
import horda.server.house.Listing;
import horda.server.store.Store;
import horda.server.table.Status;
import horda.wire.Form;
import horda.wire.Language;
import horda.wire.doc.ListedTable;
import horda.wire.doc.MadeTable;
import horda.wire.doc.MyTable;
import horda.wire.doc.SeatToken;
import horda.wire.doc.TableInfo;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;

/// What is asked about tables over HTTP.
final class Tables {
  private static final int MOST_LISTED = 50;

  private final House house;
  private final Desk desk;
  private final Limits limits;
  private final Rates rates;

  Tables(House house, Limits limits, Rates rates) {
    this.house = house;
    this.desk = new Desk(house);
    this.limits = limits;
    this.rates = rates;
  }

  /// Only an import may be large.
  private Form form(Context context) {
    return Commands.form(Bodies.text(context, limits.body(), "That is too large."));
  }

  /// Public tables: those with a free seat first.
  List<ListedTable> listed(Context context) {
    rates.look(Addresses.of(context));
    List<ListedTable> list = new ArrayList<>();
    for (Status status : new Status[] {Status.WAITING, Status.PLAYING}) {
      for (Store.Listed listed : house.store().listed(status.code(), MOST_LISTED)) {
        list.add(listed(listed));
      }
    }
    return list;
  }

  private static ListedTable listed(Store.Listed listed) {
    Listing listing = Listing.parse(listed.state());
    return new ListedTable(
        listed.table().id(),
        listed.table().game(),
        listed.status(),
        listing.seats(),
        listing.free(),
        listed.table().created(),
        listed.updated());
  }

  MadeTable create(Context context) {
    Form form = form(context);
    rates.table(Addresses.of(context));
    return desk.create(form);
  }

  TableInfo table(String id, Context context) {
    rates.look(Addresses.of(context));
    return desk.table(id, Answers.language(context));
  }

  SeatToken join(String id, Context context) {
    Desk.Wish wish = Desk.Wish.of(form(context));
    rates.join(Addresses.of(context));
    return desk.join(id, wish);
  }

  List<MyTable> mine(Context context, Language language) {
    Form form = form(context);
    rates.list(Addresses.of(context));
    return desk.mine(form, language);
  }
}
