package horda.lab.fuzz;

import horda.engine.Known;
import horda.engine.State;
import horda.engine.View;
import horda.wire.Compared;
import horda.wire.Json;
import horda.wire.Patch;
import horda.wire.PatchText;
import horda.wire.TextPen;
import horda.wire.TreePen;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.ser.std.StdSerializer;

/// The writer that the build made for a view writes what the record holds, and its patches make the
/// view of one moment of that of another. Views of several seats that share parts are the same as
/// those made one by one. Jackson, which reads the record itself, is the judge.
final class WritingCheck<S extends State> {
  private static final JsonMapper JUDGE =
      Json.MAPPER.rebuild().addModule(new SimpleModule().addSerializer(new Words())).build();

  /// At each look it would take most of the time of a long run.
  private static final int SELDOM = 4;

  private final Map<Integer, View> earlier = new HashMap<>();
  private int looks;

  void look(FuzzMoment<S> moment) {
    if (looks++ % SELDOM != 0) {
      return;
    }
    IntFunction<View> views = moment.game().views(moment.state());
    Compared compared = new Compared();
    for (int seat = View.ONLOOKER; seat < moment.state().seats(); seat++) {
      View view = views.apply(seat);
      String judged = JUDGE.writeValueAsString(moment.game().view(moment.state(), seat));
      String who = seat == View.ONLOOKER ? "an onlooker" : "seat " + seat;
      Broken.unlessEqual("writing", "view of " + who + " as text", judged, TextPen.of(view));
      Broken.unlessEqual(
          "writing", "view of " + who + " as a tree", judged, Json.line(TreePen.of(view)));
      View before = earlier.put(seat, view);
      if (before != null) {
        String patched = patched(before, view, compared);
        Broken.unlessEqual("patching", "view of " + who + " after a patch", judged, patched);
      }
    }
  }

  private static String patched(View before, View after, Compared compared) {
    ObjectNode tree = TreePen.of(before);
    Patch.apply(tree, Json.parse(PatchText.between(before, after, compared)));
    return Json.line(tree);
  }

  @SuppressWarnings("rawtypes")
  private static final class Words extends StdSerializer<Enum> {
    Words() {
      super(Enum.class);
    }

    @Override
    public void serialize(Enum word, JsonGenerator out, SerializationContext context) {
      out.writeString(Known.id(word));
    }
  }
}
