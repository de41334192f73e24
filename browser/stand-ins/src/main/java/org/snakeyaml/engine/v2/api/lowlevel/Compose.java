package org.snakeyaml.engine.v2.api.lowlevel;

import horda.standin.YamlReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Makes nodes of a file: of JSON, which all files that come with the site are, or of somebody's
/// own YAML.
public final class Compose {
  private static final JsonMapper MAPPER =
      JsonMapper.builder(JsonFactory.builder().build()).build();

  public Compose(LoadSettings settings) {}

  public Optional<Node> composeString(String text) {
    if (text.startsWith("{")) {
      try {
        return Optional.of(node(MAPPER.readTree(text)));
      } catch (JacksonException _) {
        // YAML may begin with a bracket, too.
      }
    }
    return new YamlReader(text).read();
  }

  private static Node node(JsonNode tree) {
    if (tree.isObject()) {
      List<NodeTuple> entries = new ArrayList<>();
      for (Map.Entry<String, JsonNode> field : tree.properties()) {
        entries.add(
            new NodeTuple(new ScalarNode(field.getKey(), false, 0), node(field.getValue())));
      }
      return new MappingNode(entries, 0);
    }
    if (tree.isArray()) {
      List<Node> items = new ArrayList<>();
      tree.values().forEach(item -> items.add(node(item)));
      return new SequenceNode(items, 0);
    }
    return tree.isNull() ? new ScalarNode("", true, 0) : new ScalarNode(tree.asString(), false, 0);
  }
}
