package horda.engine;

/// The smallest state: a diary of what steps did.
final class Bare extends State {
  String diary = "";

  Bare(int seats) {
    super(seats, Seed.of(7));
  }

  @Override
  public Bare copy() {
    return (Bare) super.copy();
  }

  @Override
  protected void part() {}

  @Override
  protected void describe(Fields fields) {
    fields.num("diary", diary.length(), 0, 999);
  }

  void write(String word) {
    diary += diary.isEmpty() ? word : " " + word;
  }

  /// A step that writes its name, then pushes others, the first to be done last.
  record Note(String name, Note... next) implements Step<Bare> {
    @Override
    public void run(Bare state, Out out) {
      state.write(name);
      for (Note note : next) {
        state.agenda.push(note);
      }
    }
  }

  /// Asks some seats in secret for 1 to 3; writes the answers, then goes on.
  record Secret(int asked, Step<Bare> then) implements AskAll<Bare> {
    @Override
    public int asked(Bare state) {
      return asked;
    }

    @Override
    public void choices(Bare state, int seat, Choices into) {
      for (int i = 1; i <= 3; i++) {
        into.add(Code.of(1, i));
      }
    }

    @Override
    public void resolve(Bare state, long[] answers, Out out) {
      for (int seat = 0; seat < state.seats(); seat++) {
        if ((asked & 1 << seat) != 0) {
          state.write(seat + "=" + Code.a(answers[seat]));
        }
      }
      state.write("open");
      state.agenda.push(then);
    }

    @Override
    public String name() {
      return "secret";
    }

    @Override
    public Phrase prompt(Bare state, int seat) {
      return Phrase.of("prompt.secret");
    }

    @Override
    public String rule(Bare state) {
      return "T-1";
    }

    @Override
    public Option option(Bare state, int seat, long choice) {
      return Option.of("say:" + Code.a(choice), Phrase.of("option.say"));
    }
  }

  /// A window in which the seats of `could` might, and those of `can` do respond.
  record Open(int first, int passes, int could, int can, String mode) implements Window<Bare> {
    Open(int first, int could, int can) {
      this(first, 0, could, can, "restart");
    }

    @Override
    public Open after(int passes) {
      return new Open(first, passes, could, can, mode);
    }

    @Override
    public boolean couldRespond(Bare state, int seat) {
      return (could & 1 << seat) != 0;
    }

    @Override
    public boolean canRespond(Bare state, int seat) {
      return (can & 1 << seat) != 0;
    }

    @Override
    public void responses(Bare state, int seat, Choices into) {
      if (canRespond(state, seat)) {
        into.add(Code.of(1));
      }
    }

    @Override
    public void respond(Bare state, int seat, long choice, Out out) {
      state.agenda.push(new Note("r" + seat));
    }

    @Override
    public Window<Bare> reopened(Bare state, int seat, long choice) {
      return switch (mode) {
        case "stay" -> this;
        case "once" -> after(rounds(state));
        case "next" -> new Open((seat + 1) % state.seats(), 0, could, can, mode);
        default -> after(0);
      };
    }

    @Override
    public void close(Bare state, Out out) {
      state.write("closed");
    }

    @Override
    public String name() {
      return "open";
    }

    @Override
    public Phrase prompt(Bare state, int seat) {
      return Phrase.of("prompt.open");
    }

    @Override
    public String rule(Bare state) {
      return "T-2";
    }

    @Override
    public Option option(Bare state, int seat, long choice) {
      return Option.of(choice == PASS ? "pass" : "respond", Phrase.of("option.open"));
    }
  }
}
