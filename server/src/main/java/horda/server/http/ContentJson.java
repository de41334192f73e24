package horda.server.http;

import horda.engine.Data;
import horda.engine.Pen;
import horda.engine.Written;
import java.util.regex.Pattern;

/// A file of content as JSON. YAML does not say what is a number; what looks like one becomes one.
final class ContentJson implements Written {
  private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9]\\d{0,8})");

  private final Data content;

  ContentJson(Data content) {
    this.content = content;
  }

  @Override
  public void write(Pen pen) {
    write(content, pen);
  }

  private static void write(Data data, Pen pen) {
    if (data.isMap()) {
      pen.open();
      for (String key : data.keys()) {
        pen.name(key);
        write(data.at(key), pen);
      }
      pen.close();
    } else if (data.isList()) {
      pen.list();
      data.items().forEach(item -> write(item, pen));
      pen.end();
    } else {
      plain(data.text(), pen);
    }
  }

  private static void plain(String text, Pen pen) {
    if (WHOLE.matcher(text).matches()) {
      pen.num(Integer.parseInt(text));
      return;
    }
    switch (text) {
      case "true", "yes" -> pen.flag(true);
      case "false", "no" -> pen.flag(false);
      default -> pen.text(text);
    }
  }
}
