package horda.app;

import horda.app.shell.Console;

/// The entry of the command line.
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.exit(Horda.run(Console.real(args), args));
  }
}
