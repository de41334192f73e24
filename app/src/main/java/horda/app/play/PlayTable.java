package horda.app.play;

import horda.app.screen.Screen;
import horda.art.Artists;
import horda.art.Easel;
import horda.art.Ink;
import horda.art.Wrap;
import horda.bots.Bot;
import horda.bots.Position;
import horda.engine.Match;
import horda.engine.Phrase;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.Refusal;
import horda.engine.State;
import horda.engine.View;
import horda.engine.Window;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/// The loop at the table: draw, tell what happened, ask, answer.
public final class PlayTable<S extends State> {
  private static final int LEAST_NEWS = 3;
  private static final int LOW = 30;

  private final Sitting<S> at;
  private final Match<S> match;
  private final Screen screen;
  private final TableWords<S> words;

  private final Handover<S> handover;
  private final Told told;

  private boolean saveFailed;

  public PlayTable(Sitting<S> at) {
    this.at = at;
    this.match = at.match();
    this.screen = at.screen();
    this.words = new TableWords<>(at);
    // A game taken up again begins with its last few sentences, not with all of them.
    int past = match.log().isEmpty() ? 0 : Math.max(0, match.chronicle().size() - LEAST_NEWS);
    this.told = new Told(match.setup().seats(), past);
    this.handover = new Handover<>(at, past, told);
  }

  /// Plays until the end of the game or until the player leaves.
  public void play() {
    try {
      while (!match.isOver()) {
        if (!botsAnswer() && !seated(asked())) {
          leave();
          return;
        }
      }
      finish();
    } catch (Screen.Interrupted _) {
      leave();
    }
  }

  /// The first person that is asked, or the first bot if only bots are.
  private int asked() {
    int awaited = awaited();
    int people = awaited;
    for (int bot : at.bots().keySet()) {
      people &= ~(1 << bot);
    }
    return Integer.numberOfTrailingZeros(people != 0 ? people : awaited);
  }

  private int awaited() {
    Question<S> question = match.question();
    return question == null ? 0 : question.awaited(match.state());
  }

  private boolean botsAnswer() {
    int seat = asked();
    Bot<S> bot = at.bots().get(seat);
    Question<S> question = match.question();
    if (bot == null || question == null) {
      return false;
    }
    Position<S> position = Position.of(match.game(), match.state(), question, seat);
    match.answer(seat, bot.choose(position));
    save();
    return true;
  }

  /// One question to a person, who may have to come to the keyboard first; false when they want to
  /// leave.
  private boolean seated(int seat) {
    return switch (handover.to(seat)) {
      case TAKEN -> turn(seat);
      case UNDONE -> {
        undone(handover.undoer());
        yield true;
      }
      case LEFT -> false;
    };
  }

  /// Everybody is informed, including the next person at the keyboard.
  private void undone(int seat) {
    told.cut(match.chronicle().size());
    told.note(at.say("play.took-back", at.texts().name(Ref.seat(seat))));
    save();
  }

  private boolean turn(int seat) {
    Question<S> question = match.question();
    boolean deal = question != null && DealSheet.isDeal(question);
    OptionList offer = new OptionList(match.options(seat), at.texts(), deal);
    draw(seat, offer, "");
    String prefix = "";
    while (true) {
      String typed = screen.ask(at.say("play.ask"), words.completions(offer));
      if (typed == null) {
        return false;
      }
      switch (words.read(typed, seat, offer, prefix)) {
        case TableWords.Answer answer -> {
          if (answer(seat, answer.option())) {
            return true;
          }
        }
        case TableWords.Narrow narrow -> {
          prefix = narrow.prefix();
          if (screen.endless()) {
            screen.print(listing(offer, prefix, screen.height()));
          } else {
            draw(seat, offer, prefix);
          }
        }
        case TableWords.Again _ -> {
          // Told already; the table still stands above.
        }
        case TableWords.Redraw _ -> {
          save();
          return true;
        }
        case TableWords.Undone undone -> {
          told.all(match.chronicle().size());
          undone(undone.seat());
          return true;
        }
        case TableWords.Leave _ -> {
          return false;
        }
      }
    }
  }

  private boolean answer(int seat, String option) {
    int before = match.chronicle().size();
    boolean secret = at.secretFrom(seat);
    try {
      match.answer(seat, option);
    } catch (Refusal refusal) {
      screen.say(at.texts().refusal(refusal));
      return false;
    }
    // With open cards all look at the same screen, and what was read once is known to all.
    if (secret) {
      told.to(seat, before);
    } else {
      told.all(before);
    }
    save();
    return true;
  }

  private void save() {
    if (saveFailed) {
      return;
    }
    try {
      at.keep().write(at.shelf(), match, at.party(), at.file());
    } catch (Refusal refusal) {
      // Said once: a full disk must not spoil the game.
      saveFailed = true;
      screen.say(at.speech().refusal(refusal));
    }
  }

  private void draw(int seat, OptionList offer, String prefix) {
    List<AttributedString> table = table(seat);
    List<AttributedString> question = question(seat);
    List<AttributedString> listing = listing(offer, prefix, screen.height() - table.size() - 6);
    int room = screen.height() - table.size() - question.size() - listing.size() - 2;
    screen.clear();
    screen.print(table);
    screen.print(news(seat, screen.endless() ? Integer.MAX_VALUE : Math.max(LEAST_NEWS, room)));
    screen.print(question);
    screen.print(listing);
  }

  private List<AttributedString> table(int seat) {
    View view = match.game().view(match.state(), seat);
    Easel easel =
        new Easel(screen.width(), screen.height(), seat, at.texts(), at.speech(), isSmall());
    return Artists.of(view).draw(easel);
  }

  private List<AttributedString> news(int seat, int most) {
    List<AttributedString> lines = new ArrayList<>();
    if (match.log().stream().noneMatch(entry -> at.party().isPerson(entry.seat()))) {
      String hash = at.match().setup().seed().commitment();
      for (String line : Wrap.lines(at.say("play.commitment", hash), screen.width())) {
        lines.add(Ink.of(Ink.DIM, line));
      }
    }
    for (String note : told.notes(Math.max(0, seat))) {
      lines.addAll(RecentEvents.line(note, screen.width()));
    }
    int since = seat < 0 ? told.to(0) : told.to(seat);
    RecentEvents news =
        new RecentEvents(match.chronicle().since(since), seat, at.texts(), at.speech());
    lines.addAll(news.lines(screen.width(), most));
    return lines;
  }

  /// Windows and deals come often: few lines must do for the table.
  private boolean isSmall() {
    Question<S> question = match.question();
    return isWindow() || question != null && DealSheet.isDeal(question);
  }

  /// People are asked often in windows, and mostly pass.
  private boolean isWindow() {
    return match.question() instanceof Window<S>;
  }

  private List<AttributedString> question(int seat) {
    Question<S> question = match.question();
    if (question == null) {
      return List.of();
    }
    Phrase phrase = question.prompt(match.state(), seat);
    String prompt = at.texts().say(phrase);
    if (at.party().people().size() > 1 && !names(phrase, seat)) {
      prompt = at.texts().name(Ref.seat(seat)) + ": " + prompt;
    }
    List<AttributedString> lines =
        new ArrayList<>(new DealSheet<>(at).lines(question, screen.width()));
    String order = new StandingOrders<>(at).set(seat);
    if (!order.isEmpty()) {
      lines.add(Ink.fit(Ink.of(Ink.KEY, at.say("play.order-set", order)), screen.width()));
    }
    if (isWindow()) {
      prompt += " " + at.say("play.enter-passes");
    }
    if (isLow()) {
      prompt += "  " + at.say("play.tip-low");
    }
    Wrap.lines("► " + prompt, screen.width()).forEach(l -> lines.add(Ink.of(Ink.TITLE, l)));
    return lines;
  }

  /// Does the question itself say who is asked? It does when it begins with a name.
  private boolean names(Phrase phrase, int seat) {
    String prompt = at.texts().say(phrase);
    return phrase.args().stream()
        .filter(ref -> !ref.kind().equals(Ref.SEAT) || ref.id() == seat)
        .anyMatch(ref -> prompt.startsWith(at.texts().name(ref)));
  }

  private List<AttributedString> listing(OptionList offer, String prefix, int most) {
    Cards cards = new Cards(at.texts());
    List<AttributedString> lines =
        new ArrayList<>(
            new Listing(offer.lines(prefix), cards, match.game(), screen.width()).lines(most));
    if (!isLow()) {
      lines.add(Ink.of(Ink.DIM, at.say(tip(offer, prefix))));
    }
    return lines;
  }

  /// Where every line counts.
  private boolean isLow() {
    return screen.height() < LOW;
  }

  private String tip(OptionList offer, String prefix) {
    if (offer.options().size() == 1) {
      return "play.tip-one";
    }
    if (!prefix.isEmpty()) {
      return "play.tip-narrow";
    }
    return isWindow() ? "play.tip-window" : "play.tip";
  }

  private void leave() {
    if (!match.isOver() && at.secretFrom(asked())) {
      screen.wipe();
    }
    if (match.log().isEmpty()) {
      screen.say(at.say("play.left-unplayed"));
    } else {
      screen.say(at.say("play.left", at.file()));
    }
  }

  private void finish() {
    List<Integer> people = at.party().people();
    int seat = people.size() == 1 ? people.getFirst() : View.ONLOOKER;
    List<AttributedString> table = table(seat);
    screen.clear();
    screen.print(table);
    screen.print(news(seat, Math.max(LEAST_NEWS, screen.height() - table.size() - 8)));
    new GameOver<>(at).show();
  }
}
