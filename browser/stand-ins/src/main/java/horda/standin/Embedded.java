package horda.standin;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/// The files that are part of the program: the house's own sentences. Games' files come from the
/// site.
public final class Embedded implements ResourceSupplier {
  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    return new String[] {
      "horda/wire/text_en.yaml",
      "horda/wire/text_es.yaml",
      "horda/server/text_en.yaml",
      "horda/server/text_es.yaml"
    };
  }
}
