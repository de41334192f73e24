package horda.standin;

import org.teavm.jso.JSBody;

/// What JavaScript knows of letters.
public final class Unicode {
  private Unicode() {}

  @JSBody(
      params = {"text", "form"},
      script = "return text.normalize(form);")
  public static native String normalized(String text, String form);
}
