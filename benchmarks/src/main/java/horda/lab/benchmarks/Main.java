package horda.lab.benchmarks;

import horda.wire.Shelf;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/// Runs the benchmarks for every game that is found, unless `-p game=…` says otherwise.
public final class Main {
  private Main() {}

  public static void main(String[] args) throws RunnerException, CommandLineOptionException {
    CommandLineOptions asked = new CommandLineOptions(args);
    OptionsBuilder options = new OptionsBuilder();
    options.parent(asked);
    if (!asked.getParameter("game").hasValue()) {
      options.param("game", Shelf.standard().ids().toArray(String[]::new));
    }
    new Runner(options.build()).run();
  }
}
