package horda.art.city;

import horda.cityofhorror.view.PromiseView;
import java.util.List;

/// A promise in words, from the id of its term: `promise:vote-not:2`, `ask:play:shotgun:bank`.
final class Vow {
  private final CityNames words;

  Vow(CityNames words) {
    this.words = words;
  }

  String say(PromiseView promise) {
    List<String> parts = List.of(promise.what().split(":"));
    String from = words.seat(promise.from());
    String to = words.seat(promise.to());
    String what = parts.size() > 1 ? parts.get(1) : "";
    String last = parts.getLast();
    String said =
        switch (what) {
          case "vote-for", "vote-not", "tie-for", "tie-not" ->
              words.say("vow-" + what, words.seat(Integer.parseInt(last)));
          case "no-action", "share-card", "share-antidote" -> words.say("vow-" + what);
          case "play" -> words.say("vow-play", words.card(parts.get(2)), words.place(last));
          default -> words.say("vow-ability", words.person(last));
        };
    return words.say(promise.binding() ? "vow-binding" : "vow-loose", from, to, said);
  }
}
