package horda.shape;

import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/// Finds what has a shape and writes the code that follows from it.
@SupportedAnnotationTypes("*")
public final class Shaper extends AbstractProcessor {
  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    new States(processingEnv).write(round);
    new Steps(processingEnv).write(round);
    new DocumentSource(processingEnv).write(round);
    new RowSource(processingEnv).write(round);
    new BoxSource(processingEnv).write(round);
    return false;
  }
}
