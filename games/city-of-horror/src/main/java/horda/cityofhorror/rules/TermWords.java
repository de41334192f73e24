package horda.cityofhorror.rules;

import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.Refs;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.Known;
import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Pledge;
import horda.engine.Ref;
import java.util.ArrayList;
import java.util.List;

/// The readable side of terms: `give:gun`, `want:antidotes:2`, `promise:vote-for:2`,
/// `ask:play:shotgun:bank`, `promise:no-action@bank`. Where three deal, `:of:2` says whose it is
/// and `:to:1` who gets it.
public final class TermWords {
  private TermWords() {}

  public static Option option(CityState s, Deal deal, long term) {
    String id = of(s, deal, term).id();
    if (Code.verb(term) == Terms.REASON) {
      String key = "option.term-say-" + Reason.of(term).id();
      return new Option(id, new Phrase(key, Reason.refs(term)), List.of());
    }
    return Pledge.is(term)
        // A promise is picked in words: it would light up half the city.
        ? new Option(id, promise(s, deal, term), List.of())
        : Option.of(id, goods(s, deal, term));
  }

  /// The term, taken apart.
  public static Term of(CityState s, Deal deal, long term) {
    if (Code.verb(term) == Terms.REASON) {
      String reason = Reason.of(term).id();
      return new Term("say", reason, Reason.args(s, term), "", Term.UNSAID, Term.UNSAID);
    }
    int giver = Terms.giver(term);
    int taker = Terms.taker(term);
    boolean gives = giver == deal.from();
    int usual = gives ? deal.to() : deal.from();
    int of = gives || giver == deal.to() ? Term.UNSAID : giver;
    int to = taker == usual ? Term.UNSAID : taker;
    if (Pledge.is(term)) {
      Term kept = kept(s, term);
      String where = elsewhere(s, term) ? Place.id(Pledge.place(term)) : "";
      return new Term(gives ? "promise" : "ask", kept.kind(), kept.args(), where, of, to);
    }
    String verb = Terms.isShow(term) ? (gives ? "show" : "see") : gives ? "give" : "want";
    return new Term(verb, goodsKind(s, term), goodsArgs(s, term), "", of, to);
  }

  private static String goodsKind(CityState s, long term) {
    return switch (Code.verb(term)) {
      case Terms.ANTIDOTES -> "antidotes";
      case Terms.NAMED_CARD, Terms.SHOW_CARD -> Cards.id(s, Code.a(term));
      case Terms.KIND, Terms.SEE_KIND -> s.content.kinds().get(Code.a(term)).id();
      case Terms.ANY_CARD -> "any-card";
      case Terms.SHOW_HAND -> "hand";
      default -> "food";
    };
  }

  private static List<String> goodsArgs(CityState s, long term) {
    List<String> args = new ArrayList<>();
    switch (Code.verb(term)) {
      case Terms.ANTIDOTES -> args.add(Integer.toString(Code.a(term)));
      case Terms.NAMED_FOOD -> args.add(Integer.toString(s.content.foodValue(Code.a(term))));
      default -> {}
    }
    if (Code.b(term) == Terms.TO_ALL) {
      args.add("all");
    }
    return args;
  }

  /// Among three it also says to whom.
  private static Phrase promise(CityState s, Deal deal, long term) {
    return deal.third() == Deal.NOBODY
        ? new Phrase("option.term-" + key(s, term), Vow.said(s.content, term))
        : Phrase.of(
            "option.term-three-promise",
            Ref.seat(Pledge.maker(term)),
            Ref.seat(Pledge.receiver(term)),
            new Ref("vow", Vow.of(term)));
  }

  private static boolean elsewhere(CityState s, long pledge) {
    int place = Pledge.place(pledge);
    return place != Pledge.NOWHERE && place != s.here && !Pledge.is(pledge, Pledge.Shape.ACT);
  }

  private static Phrase goods(CityState s, Deal deal, long term) {
    int a = Code.a(term);
    boolean gives = Terms.giver(term) == deal.from();
    boolean all = Code.b(term) == Terms.TO_ALL;
    List<Ref> what =
        switch (Code.verb(term)) {
          case Terms.ANTIDOTES -> List.of(Ref.number(a));
          case Terms.NAMED_CARD, Terms.SHOW_CARD -> List.of(Refs.action(a));
          case Terms.KIND, Terms.SEE_KIND -> List.of(new Ref("kind", a));
          case Terms.NAMED_FOOD -> List.of(Ref.number(s.content.foodValue(a)));
          default -> List.of();
        };
    String key = (gives ? "give-" : "want-") + GOODS[Code.verb(term)] + (all ? "-all" : "");
    if (deal.third() == Deal.NOBODY) {
      return new Phrase("option.term-" + key, what);
    }
    List<Ref> named = new ArrayList<>();
    named.add(Ref.seat(Terms.giver(term)));
    named.add(Ref.seat(Terms.taker(term)));
    named.addAll(what);
    return new Phrase("option.term-three-" + GOODS[Code.verb(term)] + (all ? "-all" : ""), named);
  }

  private static final String[] GOODS = {
    "", "antidotes", "card", "any", "kind", "food", "any-food", "show-card", "show-hand", "see-kind"
  };

  /// A promise without its place, as the table keeps it: `promise:vote-for:2`,
  /// `promise:play:shotgun:bank`.
  public static Term kept(CityState s, long pledge) {
    int subject = Pledge.subject(pledge);
    return switch (Pledge.shape(pledge)) {
      case FOR, NOT -> promise(Vow.key(s.content, pledge), Integer.toString(subject));
      case GIVE ->
          Pledge.object(pledge) == Pledge.receiver(pledge)
              ? promise(Vow.key(s.content, pledge))
              : promise(Vow.key(s.content, pledge), Integer.toString(Pledge.object(pledge)));
      case NOTHING ->
          promise(
              Pledge.step(pledge) == LocationSteps.BEFORE_SHARING
                  ? "no-action-share"
                  : "no-action");
      case WORDS -> promise(Vow.key(s.content, pledge));
      case PLAY -> promise("play-there", s.content.kinds().get(subject).id());
      case ACT -> {
        List<String> args = new ArrayList<>();
        args.add(
            Terms.isAbility(pledge)
                ? s.content.person(Terms.character(pledge)).id()
                : s.content.kinds().get(subject).id());
        args.addAll(targets(s, pledge));
        yield promise(Terms.isAbility(pledge) ? "ability" : "play", args.toArray(String[]::new));
      }
    };
  }

  private static Term promise(String kind, String... args) {
    return new Term("promise", kind, List.of(args), "", Term.UNSAID, Term.UNSAID);
  }

  private static List<String> targets(CityState s, long pledge) {
    int target = Terms.target(pledge);
    int second = Terms.second(pledge);
    return switch (Aim.of(s.content, pledge)) {
      case NOTHING -> List.of();
      case PLACE -> List.of(Place.id(target));
      case FROM_TO -> List.of(Place.id(target), Place.id(second));
      case TO -> List.of(Place.id(second));
      case PERSON -> List.of(s.content.person(target).id());
      case COLOUR -> List.of(s.content.colours().get(target));
      case PLAYER -> List.of(Integer.toString(target));
    };
  }

  private static String key(CityState s, long pledge) {
    if (!Pledge.is(pledge, Pledge.Shape.ACT) || !Terms.isAbility(pledge)) {
      return Vow.key(s.content, pledge);
    }
    String aim = Aim.of(s.content, pledge).words();
    return "ability-" + Known.id(s.content.person(Terms.character(pledge)).ability()) + aim;
  }
}
