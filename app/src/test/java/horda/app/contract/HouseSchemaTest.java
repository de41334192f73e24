package horda.app.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import horda.engine.Refusal;
import horda.engine.Written;
import horda.server.campaign.CampaignDesk;
import horda.server.house.Alarms;
import horda.server.house.House;
import horda.server.http.Answers;
import horda.server.http.Commands;
import horda.server.http.Desk;
import horda.server.http.Shelves;
import horda.server.record.Importing;
import horda.server.record.Recordings;
import horda.server.store.Store;
import horda.server.store.Stores;
import horda.server.workshop.Benches;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.Prepared;
import horda.wire.Shelf;
import horda.wire.TextPen;
import horda.wire.doc.HouseRequest;
import horda.wire.doc.HouseRequest.NewSeat;
import horda.wire.doc.HouseRequest.NewTable;
import horda.wire.doc.HouseRequest.PartyMember;
import horda.wire.doc.HouseRequest.TableKey;
import horda.wire.doc.MadeTable;
import horda.wire.doc.WorkshopDoc;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// What a house answers over HTTP is what its schemas say, and so is what it is asked.
class HouseSchemaTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Contract CONTRACT = Contract.of(SHELF);

  @TempDir Path folder;
  private Store store;
  private House house;

  @BeforeEach
  void open() {
    store = Stores.open(folder.resolve("house.db").toString());
    house = new House(SHELF, store, Alarms.real());
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  static Iterable<String> games() {
    return SHELF.ids();
  }

  private static void fits(String schema, String json) {
    String text = CONTRACT.files().get(Contract.SCHEMAS.resolve(Contract.schema(schema)));
    Schema known =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(text);
    assertThat(known.validate(json, InputFormat.JSON)).as(json).isEmpty();
  }

  private static String fits(String schema, Written document) {
    String json = TextPen.of(document);
    fits(schema, json);
    return json;
  }

  private static void allFit(String schema, List<? extends Written> documents) {
    assertThat(documents).isNotEmpty();
    documents.forEach(document -> fits(schema, document));
  }

  private MadeTable made(String game) {
    List<NewSeat> seats =
        IntStream.range(0, SHELF.game(game).minSeats())
            .mapToObj(seat -> new NewSeat("here", "Ana " + seat, null, null, null))
            .toList();
    NewTable wish =
        new NewTable(game, seats, null, null, null, null, null, null, null, 0, null, "7", null);
    MadeTable made = new Desk(house).create(Commands.form(fits("HouseRequest", wish)));
    fits("MadeTable", made);
    return made;
  }

  @Test
  void theShelf() {
    Shelves shelves = new Shelves(house, "1.0");
    for (Language language : Language.values()) {
      fits("HouseDoc", shelves.house(language));
      allFit("ToldRule", shelves.rules("rue-morgue", language));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aTableAndItsRecording(String game) {
    MadeTable made = made(game);
    Desk desk = new Desk(house);

    fits("TableInfo", desk.table(made.table(), Language.ES));
    TableKey key = new TableKey(made.table(), made.seats().getFirst().token());
    String mine = fits("HouseRequest", new HouseRequest.Mine(List.of(key)));
    allFit("MyTable", desk.mine(Commands.form(mine), Language.EN));
    Recordings recordings = new Recordings(house);
    fits("RecordingDoc", recordings.of(made.table(), key.token(), null, Language.EN));
    String saved = recordings.savedNow(made.table());
    fits("SavedGameDoc", saved);
    fits("MadeTable", Importing.of(house, Json.parse(saved)));
  }

  @Test
  void aRefusal() {
    fits("RefusalDoc", Answers.told(new Refusal("seat", "", "No."), Language.EN));
  }

  @Test
  void theWorkshop() {
    Benches benches = new Benches(house);
    WorkshopDoc bench = benches.bench("rue-morgue", Language.ES);
    fits("WorkshopDoc", bench);
    String plan = bench.plans().getFirst().name();
    fits("PlanReport", benches.shipped("rue-morgue", plan, Language.EN));
  }

  @Test
  void aCampaign() {
    CampaignDesk desk = new CampaignDesk(house);
    String game = "rue-morgue";
    fits("CampaignsDoc", desk.all(game, Language.ES));
    fits("PlanReport", desk.shipped(game, "long-night", Language.EN));
    String wish =
        fits("HouseRequest", new HouseRequest.BeginCampaign("long-night", null, Map.of()));
    JsonNode camp = Json.parse(fits("CampDoc", desk.begin(game, Commands.form(wish), Language.ES)));
    String run = Json.line(camp.get("run"));
    fits("RunDoc", run);
    List<PartyMember> party = new ArrayList<>();
    for (int at = 0; at < 6; at++) {
      party.add(new PartyMember(camp.get("people").get(at).get("who").stringValue(), List.of()));
    }
    Prepared kept = new Prepared(run);
    String leaving = fits("HouseRequest", new HouseRequest.SetOut(kept, party));
    fits("CampaignsDocSetOut", desk.setOut(game, Commands.form(leaving)));
    String asked = fits("HouseRequest", new HouseRequest.TellCamp(kept));
    fits("CampDoc", desk.camp(game, Commands.form(asked), Language.EN));
    fits("HouseRequest", new HouseRequest.ComeBack(kept, "abc"));
  }
}
