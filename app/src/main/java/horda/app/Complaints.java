package horda.app;

import horda.app.shell.Console;
import horda.app.shell.NearMisses;
import horda.app.shell.Trouble;
import horda.engine.BadState;
import horda.engine.Data;
import horda.engine.Refusal;
import horda.lab.SimulationFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// Turns whatever goes wrong into one sentence that says what to do, and an exit code.
final class Complaints implements IParameterExceptionHandler, IExecutionExceptionHandler {
  /// Refusals that are about how the command was called.
  private static final Set<String> USAGE =
      Set.of("game", "seats", "option", "bot", "bots", "lang", "on");

  private final Console console;

  Complaints(Console console) {
    this.console = console;
  }

  @Override
  public int handleParseException(ParameterException e, String[] args) {
    String sentence =
        switch (e) {
          case UnmatchedArgumentException unknown -> unknown(unknown);
          case MissingParameterException missing -> console.say("mistake.missing", label(missing));
          default -> cause(e);
        };
    return tell(sentence + " " + help(e.getCommandLine()), Trouble.USAGE);
  }

  private String unknown(UnmatchedArgumentException e) {
    String word = e.getUnmatched().isEmpty() ? "" : e.getUnmatched().getFirst();
    CommandLine line = e.getCommandLine();
    boolean option = word.startsWith("-");
    List<String> near =
        option
            ? NearMisses.to(word, line.getCommandSpec().optionsMap().keySet())
            : NearMisses.to(word, line.getSubcommands().keySet());
    String key = option ? "mistake.option" : "mistake.word";
    if (!option && line.getParent() == null) {
      key = "mistake.command";
    }
    String sentence = console.say(key, word);
    return near.isEmpty()
        ? sentence
        : sentence + " " + console.say("mistake.did-you-mean", String.join(", ", near));
  }

  private static String label(MissingParameterException e) {
    return e.getMissing().isEmpty() ? "" : name(e.getMissing().getFirst());
  }

  private static String name(CommandLine.Model.ArgSpec arg) {
    return arg instanceof CommandLine.Model.OptionSpec option
        ? option.longestName()
        : arg.paramLabel();
  }

  /// What a converter had to say is better than what the library makes of it.
  private String cause(ParameterException e) {
    Throwable cause = e.getCause();
    if (cause instanceof Refusal refusal) {
      return console.speech().refusal(refusal);
    }
    if (e.getArgSpec() != null) {
      return console.say("mistake.value", name(e.getArgSpec()), e.getValue());
    }
    return String.valueOf(e.getMessage());
  }

  private String help(CommandLine line) {
    String command = line.getCommandSpec().qualifiedName(" ");
    return console.say("mistake.see-help", "./" + command + " --help");
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine line, ParseResult result) {
    return switch (e) {
      case ParameterException mistake -> handleParseException(mistake, new String[0]);
      case Trouble trouble -> {
        boolean usage = trouble.exitCode() == Trouble.USAGE;
        String after = usage ? " " + help(line) : "";
        yield tell(trouble.getMessage() + after, trouble.exitCode());
      }
      case Refusal refusal ->
          tell(
              console.speech().refusal(refusal),
              USAGE.contains(refusal.code()) ? Trouble.USAGE : Trouble.FAILURE);
      case Data.Fault fault -> tell(String.valueOf(fault.getMessage()), Trouble.FAILURE);
      case BadState bad -> tell(String.valueOf(bad.getMessage()), Trouble.FAILURE);
      case SimulationFailure broken when broken.getCause() instanceof Refusal refusal ->
          handleExecutionException(refusal, line, result);
      case SimulationFailure broken -> tell(String.valueOf(broken.getMessage()), Trouble.FAILURE);
      case UncheckedIOException io ->
          tell(file(Objects.requireNonNull(io.getCause())), Trouble.FAILURE);
      case IOException io -> tell(file(io), Trouble.FAILURE);
      default -> broken(e);
    };
  }

  private String file(IOException e) {
    String reason = e.getClass().getSimpleName();
    if (e instanceof NoSuchFileException missing) {
      return console.say("mistake.no-file", missing.getFile());
    }
    if (e instanceof FileSystemException fault) {
      return console.say("mistake.file", fault.getFile(), reason);
    }
    return console.say("mistake.io", e.getMessage() == null ? reason : e.getMessage());
  }

  private int broken(Exception e) {
    if (!console.env().getOrDefault("HORDA_DEBUG", "").isEmpty()) {
      e.printStackTrace(console.err());
    }
    return tell(console.say("mistake.broken", e.toString()), Trouble.FAILURE);
  }

  private int tell(String sentence, int exitCode) {
    console.err().println("horda: " + sentence);
    return exitCode;
  }
}
