package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.DamageCard;
import horda.amanecerzombi.content.Icon;
import horda.amanecerzombi.content.SeasonEffect;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// ROUND-05: the season of the round, and what each player does when it is revealed.
public final class Seasons {
  private static final int HEAL = 1;
  private static final int READY = 2;
  private static final int FOOD = 3;
  private static final int CARD = 4;
  private static final int DAMAGE = 5;
  private static final int ROLL = 6;

  private Seasons() {}

  @Named("reveal-season")
  record Reveal() implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      s.season = s.zones.draw(Piles.SEASON_DECK);
      s.reveal();
      out.tell(AmanecerEvent.SEASON_TURNED, s.season);
      SeasonEffect effect = s.content().season(s.season).onReveal();
      if (effect == null) {
        return;
      }
      // In turn order from the First Player.
      for (int i = s.seats() - 1; i >= 0; i--) {
        s.agenda.push(new OnReveal((s.firstPlayer + i) % s.seats(), effect));
      }
    }
  }

  /// What the card asks of one player, or does to them.
  @Named("season-effect")
  record OnReveal(@Seat int seat, SeasonEffect effect) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      SeasonEffect what = effect;
      int amount = s.season(what);
      switch (what) {
        case DRAW -> Decks.drawToHand(s, seat, amount, out);
        case DISCARD -> s.agenda.push(new EventDeeds.Discarding(seat, amount));
        default -> {
          Choose choose = new Choose(seat, effect);
          Choices any = new Choices();
          choose.choices(s, seat, any);
          // The only thing that can be done is done without asking.
          if (any.size() == 1) {
            choose.answer(s, any.get(0), out);
          } else if (any.size() > 1) {
            s.agenda.push(choose);
          }
        }
      }
    }
  }

  /// A choice that the season leaves.
  @Named(value = "season-choice", rule = "AMZ-ROUND-05")
  public record Choose(@Seat int seat, SeasonEffect effect) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      switch (effect) {
        case HEAL -> {
          into.add(0);
          listDamage(s, into);
        }
        case READY_FUEL -> {
          into.add(0);
          Icons.listTurned(s, seat, Icon.FUEL.bit(), NONE, READY, 0, into);
        }
        case FOOD_OR_CARD -> {
          listFood(s, into);
          PlayWords.listHand(s, seat, CARD, into);
        }
        case FOOD_OR_DAMAGE -> {
          listFood(s, into);
          into.add(Code.of(DAMAGE));
        }
        case LIFE_OR_DEATH -> {
          for (int i = 0; i < s.people(seat); i++) {
            if (LifeOrDeath.worst(s, s.person(seat, i)) > 0) {
              into.add(Code.of(ROLL, s.person(seat, i)));
            }
          }
        }
        default -> into.add(0);
      }
    }

    private void listDamage(AmanecerState s, Choices into) {
      for (int damage = 0; damage < AmanecerState.DAMAGES; damage++) {
        int on = s.damageOn[damage];
        DamageCard card = s.content().damage(damage);
        if (on != NONE && !card.bite() && s.zones.contains(Piles.group(seat), on)) {
          into.add(Code.of(HEAL, damage));
        }
      }
    }

    private void listFood(AmanecerState s, Choices into) {
      int held = Piles.objects(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        int object = s.zones.at(held, i);
        if (s.content().object(object).has(Icon.FOOD)) {
          into.add(Code.of(FOOD, object));
        }
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      int what = Code.a(choice);
      switch (Code.verb(choice)) {
        case HEAL -> {
          out.tell(AmanecerEvent.HEALED, s.damageOn[what], what);
          Decks.removeDamage(s, what);
        }
        case READY -> Icons.ready(s, Code.b(choice), out);
        case FOOD -> {
          Decks.discardCarried(s, seat, what);
          out.tell(AmanecerEvent.OBJECT_DISCARDED, seat, what);
        }
        case CARD -> {
          Decks.discardFromHand(s, seat, what);
          out.tell(AmanecerEvent.DISCARDED, seat, what);
        }
        case DAMAGE -> Damages.hit(s, seat, s.season(effect), out);
        case ROLL -> LifeOrDeath.roll(s, what, out);
        default -> {}
      }
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("season-choice", new Ref("season", s.season));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      int what = Code.a(choice);
      return switch (Code.verb(choice)) {
        case HEAL ->
            Refs.option(
                "remove:" + Refs.damageId(s, what),
                "remove-damage",
                Refs.damage(what),
                Refs.character(s.damageOn[what]));
        case READY -> PlayWords.readied(s, Code.b(choice));
        case FOOD ->
            Refs.option("discard:" + Refs.objectId(s, what), "discard-object", Refs.object(what));
        case CARD ->
            Refs.option("discard:" + Refs.actionId(s, what), "discard-card", Refs.action(what));
        case DAMAGE -> Refs.option("damage", "take-damage");
        case ROLL -> Refs.option("roll:" + Refs.characterId(s, what), "roll", Refs.character(what));
        default -> Refs.option("none", "nothing");
      };
    }
  }
}
