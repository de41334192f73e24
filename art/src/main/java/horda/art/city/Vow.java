package horda.art.city;

import horda.cityofhorror.view.PromiseView;
import horda.cityofhorror.view.TermView;

/// A promise in words.
final class Vow {
  private final CityNames words;

  Vow(CityNames words) {
    this.words = words;
  }

  String say(PromiseView promise) {
    String from = words.seat(promise.from());
    String to = words.seat(promise.to());
    String kind = promise.what().kind();
    String said = said(promise.what());
    String where =
        promise.place().isEmpty() || kind.equals("play") || kind.equals("ability")
            ? said
            : words.say("vow-at", said, words.place(promise.place()));
    return words.say(promise.binding() ? "vow-binding" : "vow-loose", from, to, where);
  }

  private String said(TermView term) {
    String kind = term.kind();
    return switch (kind) {
      case "no-action", "no-action-share", "support" -> words.say("vow-" + kind);
      case "share-card", "share-antidote" ->
          term.args().isEmpty()
              ? words.say("vow-" + kind)
              : words.say("vow-" + kind + "-to", seat(term));
      case "play" -> words.say("vow-play-now", words.card(term.args().getFirst()));
      case "play-there" -> words.say("vow-play-there", words.card(term.args().getFirst()));
      case "ability" -> words.say("vow-ability", words.person(term.args().getFirst()));
      default -> words.say("vow-" + kind, seat(term));
    };
  }

  private String seat(TermView term) {
    return words.seat(Integer.parseInt(term.args().getFirst()));
  }
}
