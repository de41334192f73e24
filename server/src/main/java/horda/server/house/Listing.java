package horda.server.house;

import horda.engine.Pen;
import horda.server.table.Chair;
import horda.wire.Json;
import horda.wire.TextPen;
import horda.wire.doc.ListedTable.ListedSeat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;

/// What a store keeps of a table for the lobby, so that no table need be read to list it.
public record Listing(List<ListedSeat> seats, int free) {
  public Listing {
    seats = List.copyOf(seats);
  }

  static Listing of(List<Chair> chairs) {
    List<ListedSeat> seats = new ArrayList<>();
    for (Chair chair : chairs) {
      seats.add(new ListedSeat(chair.name(), chair.kind().name().toLowerCase(Locale.ROOT)));
    }
    return new Listing(seats, (int) chairs.stream().filter(Chair::isOpen).count());
  }

  public static Listing parse(String text) {
    JsonNode state = Json.parse(text);
    List<ListedSeat> seats = new ArrayList<>();
    for (JsonNode seat : state.path("seats")) {
      seats.add(
          new ListedSeat(
              seat.path("name").stringValue(""), seat.path("kind").stringValue("person")));
    }
    return new Listing(seats, state.path("free").intValue(0));
  }

  String text() {
    return TextPen.of(this::write);
  }

  private void write(Pen pen) {
    pen.open();
    pen.name("seats");
    pen.list();
    for (ListedSeat seat : seats) {
      pen.open();
      pen.name("name");
      pen.text(seat.name());
      pen.name("kind");
      pen.text(seat.kind());
      pen.close();
    }
    pen.end();
    pen.name("free");
    pen.num(free);
    pen.close();
  }
}
