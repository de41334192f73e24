package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.Kinds.AtZone;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// One Zombie card for each of these rooms, in the order that a player chooses (RMO-DOOR-05, 14,
/// RMO-TRIG-05).
@Named(value = "fill-rooms", rule = "RMO-DOOR-05")
public record FillRooms(@Seat int player, @AtZone List<Integer> rooms) implements MorgueAsk {
  public FillRooms {
    rooms = List.copyOf(rooms);
  }

  /// The rooms are settled now and marked, whatever happens before their card is drawn.
  static void push(MorgueState s, ZoneSet rooms, int player) {
    if (rooms.isEmpty()) {
      return;
    }
    List<Integer> list = new ArrayList<>();
    for (int zone = rooms.first(); zone >= 0; zone = rooms.after(zone)) {
      list.add(zone);
    }
    s.spawned(s.spawned().or(rooms));
    s.agenda.push(new FillRooms(player, list));
  }

  @Override
  public int seat(MorgueState s) {
    return player;
  }

  @Override
  public boolean waits(MorgueState s, Out out) {
    if (rooms.size() > 1) {
      return true;
    }
    s.agenda.replace(new ZombieCards.DrawFor(rooms.getFirst()));
    return false;
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    for (int i = 0; i < rooms.size(); i++) {
      into.add(Code.of(1, i));
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    List<Integer> left = new ArrayList<>(rooms);
    int room = left.remove(Code.a(choice));
    s.agenda.push(new FillRooms(player, left));
    s.agenda.push(new ZombieCards.DrawFor(room));
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("fill-rooms");
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return MorgueAsk.toZone(s, rooms.get(Code.a(choice)));
  }
}
