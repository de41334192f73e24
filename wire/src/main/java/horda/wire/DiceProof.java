package horda.wire;

import horda.engine.Digest;
import horda.engine.Key;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Seed;
import horda.wire.doc.SavedGameDoc.SavedProof;
import horda.wire.doc.SavedGameDoc.SavedShare;
import java.util.ArrayList;
import java.util.List;

/// What a saved game of a table carries so that anybody can check its dice.
///
/// @param commitment what the house promised when the table was made
/// @param house the house's number, which it showed at the end
/// @param shares what each seat gave, in the order of the seats
/// @param end fingerprint of the game after its last answer
public record DiceProof(String commitment, Key house, List<Share> shares, String end) {
  private static final int MOST_SEATS = 30;

  /// One seat's contribution.
  ///
  /// @param commitment what the seat promised; null where the house gave in its place
  public record Share(@Nullable String commitment, String value) {}

  public DiceProof {
    shares = List.copyOf(shares);
  }

  public static String end(Match<?> match) {
    return Digest.hex(Digest.of(match.state()));
  }

  /// The seed that these numbers make.
  public Seed seed() {
    return Dice.seed(house, shares.stream().map(Share::value).toList());
  }

  /// A link of the chain that does not hold.
  public enum Link {
    /// The house's number is not the one that it promised.
    HOUSE,
    /// There is not one contribution for each seat.
    SEATS,
    /// A seat's contribution is not the one that was promised.
    SHARE,
    /// A contribution of the house does not follow from its number.
    HOUSE_SHARE,
    /// The seed is not made of these numbers.
    SEED,
    /// The answers lead to another end.
    END
  }

  /// @param seat the seat that it is about, where it is about one
  public record Fault(Link link, int seat) {}

  /// The first link that does not hold for that game; null when the dice were fixed beforehand.
  public @Nullable Fault fault(SavedGame saved) {
    if (!Seed.of(house).commitment().equals(commitment)) {
      return new Fault(Link.HOUSE, 0);
    }
    if (shares.size() != saved.seats()) {
      return new Fault(Link.SEATS, 0);
    }
    for (int seat = 0; seat < shares.size(); seat++) {
      Share share = shares.get(seat);
      String promised = share.commitment();
      if (promised == null && !share.value().equals(Dice.ofHouse(house, seat))) {
        return new Fault(Link.HOUSE_SHARE, seat);
      }
      if (promised != null && !Dice.commitment(share.value()).equals(promised)) {
        return new Fault(Link.SHARE, seat);
      }
    }
    boolean grown = saved.start() == null && seed().equals(saved.seed());
    return grown ? null : new Fault(Link.SEED, 0);
  }

  /// The same for a game that was played again from its seed.
  public @Nullable Fault fault(SavedGame saved, Match<?> played) {
    Fault fault = fault(saved);
    return fault == null && !end(played).equals(end) ? new Fault(Link.END, 0) : fault;
  }

  SavedProof document() {
    return new SavedProof(
        commitment,
        house.toString(),
        shares.stream().map(share -> new SavedShare(share.commitment(), share.value())).toList(),
        end);
  }

  static DiceProof parse(Form form) {
    List<Share> shares = new ArrayList<>();
    Key house = Key.parse(number(form, "house"));
    String commitment = number(form, "commitment");
    for (var item : form.list("seats", MOST_SEATS)) {
      Form seat = form.form("seats", item);
      String promised = seat.has("commitment") ? number(seat, "commitment") : null;
      shares.add(new Share(promised, number(seat, "value")));
      seat.end();
    }
    DiceProof proof = new DiceProof(commitment, house, shares, form.text("end"));
    form.end();
    return proof;
  }

  private static String number(Form form, String field) {
    String text = form.text(field);
    if (!Dice.isNumber(text)) {
      throw form.wrong(field, "must be 64 hexadecimal digits in small letters");
    }
    return text;
  }
}
