package horda.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Match;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Lines are in files that outlive this version: what they look like never changes.
class LineTest {
  private static final Map<Line, String> KEPT =
      Map.ofEntries(
          Map.entry(
              new Line.Sit(1, "Ben", "blue", "h", null),
              "{'l':'sit','seat':1,'name':'Ben','colour':'blue','key':'h'}"),
          Map.entry(
              new Line.Sit(1, "Ben", "blue", "h", "c0"),
              "{'l':'sit','seat':1,'name':'Ben','colour':'blue','key':'h','dice':'c0'}"),
          Map.entry(new Line.Commit(1, "c0"), "{'l':'commit','seat':1,'hash':'c0'}"),
          Map.entry(new Line.Reveal(1, "a0"), "{'l':'reveal','seat':1,'value':'a0'}"),
          Map.entry(new Line.Deal(), "{'l':'deal'}"),
          Map.entry(
              new Line.Named(1, "Ben", "red"), "{'l':'name','seat':1,'name':'Ben','colour':'red'}"),
          Map.entry(new Line.Start(null), "{'l':'start'}"),
          Map.entry(new Line.Start("random"), "{'l':'start','fill':'random'}"),
          Map.entry(
              new Line.Answer(0, "attack:1", Line.By.PERSON),
              "{'l':'answer','seat':0,'option':'attack:1','by':'PERSON'}"),
          Map.entry(
              new Line.Answer(0, "pass", Line.By.PERSON, null, List.of("vote:1", "name:1")),
              "{'l':'answer','seat':0,'option':'pass','by':'PERSON','then':['vote:1','name:1']}"),
          Map.entry(
              Line.Answer.only(0, "pass"),
              "{'l':'answer','seat':0,'option':'pass','by':'CLOCK','only':true}"),
          Map.entry(new Line.Orders(2, List.of(1, 3)), "{'l':'orders','seat':2,'orders':[1,3]}"),
          Map.entry(new Line.Wish(1, "object"), "{'l':'wish','seat':1,'option':'object'}"),
          Map.entry(new Line.Wish(1, null), "{'l':'wish','seat':1}"),
          Map.entry(new Line.Wait(1), "{'l':'wait','seat':1}"),
          Map.entry(new Line.Stop(1, true), "{'l':'stop','seat':1,'on':true}"),
          Map.entry(new Line.Hold(2), "{'l':'hold','seat':2}"),
          Map.entry(new Line.Order(2, 1), "{'l':'order','seat':2,'order':1}"),
          Map.entry(new Line.Undo(0), "{'l':'undo','seat':0}"),
          Map.entry(new Line.Say(0, "hi"), "{'l':'say','seat':0,'text':'hi'}"),
          Map.entry(new Line.Phrase(0, "thanks"), "{'l':'phrase','seat':0,'phrase':'thanks'}"),
          Map.entry(new Line.StandIn(0, "greedy"), "{'l':'stand-in','seat':0,'bot':'greedy'}"),
          Map.entry(new Line.StandIn(0, null), "{'l':'stand-in','seat':0}"),
          Map.entry(new Line.Flag(0, "greedy"), "{'l':'flag','seat':0,'bot':'greedy'}"),
          Map.entry(
              new Line.Falter(1, "steady", "slow"),
              "{'l':'falter','seat':1,'bot':'steady','why':'slow'}"),
          Map.entry(new Line.Rematch("t"), "{'l':'rematch','table':'t'}"),
          Map.entry(new Line.Open(1), "{'l':'open','seat':1}"),
          Map.entry(new Line.Remove(1, null), "{'l':'remove','seat':1}"),
          Map.entry(new Line.Halt(true), "{'l':'halt','on':true}"),
          Map.entry(new Line.Host(1), "{'l':'host','seat':1}"),
          Map.entry(new Line.React(1, "clap"), "{'l':'react','seat':1,'reaction':'clap'}"),
          Map.entry(new Line.Close(), "{'l':'close'}"));

  @Test
  void everyLineIsWrittenAndReadAsEver() {
    KEPT.forEach(
        (line, text) -> {
          String kept = "{'id':'0:k7','line':%s}".formatted(text).replace('\'', '"');
          assertThat(new Line.Entry("0:k7", line).text()).isEqualTo(kept);
          assertThat(Line.Entry.parse(kept)).isEqualTo(new Line.Entry("0:k7", line));
        });
    assertThat(KEPT.keySet().stream().map(Object::getClass).distinct())
        .as("every line but the one that is only read")
        .hasSize(Line.class.getPermittedSubclasses().length - 1);
  }

  @Test
  void anOldWordThatWasTakenForAnAnswerIsReadAsWhatItWasTakenFor() {
    assertThat(answer("undo")).isEqualTo(new Line.Slip(new Match.Undo(2)));
    assertThat(answer("order:1")).isEqualTo(new Line.Slip(new Match.Order(2, 1)));
    assertThat(answer("order:x")).isEqualTo(new Line.Answer(2, "order:x", Line.By.PERSON));
    assertThat(answer("undone")).isEqualTo(new Line.Answer(2, "undone", Line.By.PERSON));
  }

  private static Line answer(String option) {
    return Line.Entry.parse(new Line.Entry("", new Line.Answer(2, option, Line.By.PERSON)).text())
        .line();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "null",
        "7",
        "{'id':'1'}",
        "{'line':{'l':'undo','seat':1}}",
        "{'id':'','line':null}",
        "{'id':'','line':{'l':'dance','seat':1}}",
        "{'id':'','line':{'seat':1}}",
        "{'id':'','line':{'l':'answer','seat':1,'by':'PERSON'}}",
        "{'id':'','line':{'l':'answer','seat':1,'option':'x'}}",
        "{'id':'','line':{'l':'answer','seat':1,'option':'x','by':'ME'}}",
        "{'id':'','line':{'l':'say','seat':1}}",
        "{'id':'','line':{'l':'sit','seat':1,'name':'x'}}",
      })
  void whatIsNoLineIsNotTakenForOne(String text) {
    assertThatThrownBy(() -> Line.Entry.parse(text.replace('\'', '"')))
        .isInstanceOf(RuntimeException.class);
  }

  @Test
  void aFieldOfALaterVersionIsPassedOver() {
    assertThat(Line.Entry.parse("{\"id\":\"\",\"line\":{\"l\":\"undo\",\"seat\":1,\"why\":\"x\"}}"))
        .isEqualTo(new Line.Entry("", new Line.Undo(1)));
  }

  @Test
  void anAnswerIsWrittenAsItsTreeIs() {
    for (Line.Answer answer :
        java.util.List.of(
            new Line.Answer(0, "attack:1", Line.By.PERSON),
            new Line.Answer(2, "say \"é\"\\", Line.By.BOT),
            new Line.Answer(0, "pass", Line.By.PERSON, null, List.of("vote:1", "name:1")),
            Line.Answer.only(1, "none"))) {
      // when
      String text = new Line.Entry("1:abc", answer).text();
      // then
      assertThat(horda.wire.Json.parse(text))
          .isEqualTo(
              horda.wire.Json.object().put("id", "1:abc").set("line", LineJson.write(answer)));
      assertThat(Line.Entry.parse(text)).isEqualTo(new Line.Entry("1:abc", answer));
    }
  }
}
