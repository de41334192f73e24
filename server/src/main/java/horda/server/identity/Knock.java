package horda.server.identity;

import horda.server.house.House;
import horda.server.http.Addresses;
import horda.server.http.Buckets;
import horda.server.http.Limits;
import horda.wire.Form;
import io.javalin.http.Context;

/// Finds out who asks, by the token of their device.
public final class Knock {
  private static final int LONGEST_TOKEN = 64;

  private final Members members;
  private final Buckets asked;
  private final boolean easy;

  public Knock(House house, Members members, Limits limits) {
    this.members = members;
    this.asked = new Buckets(house.alarms(), 600, 20);
    this.easy = limits.easy();
  }

  /// Who asks. Counted by address until somebody is known, so that nobody can try tokens without
  /// end.
  public Member whose(Context context, Form form, Buckets buckets) {
    stranger(context);
    Member member = members.need(token(form, "me"));
    take(buckets, member.id());
    return member;
  }

  /// Counts somebody who is not known yet.
  void stranger(Context context) {
    take(asked, Addresses.of(context));
  }

  /// One that is not too long to be a token.
  static String token(Form form, String field) {
    String token = form.text(field);
    if (token.length() > LONGEST_TOKEN) {
      throw form.wrong(field, "is too long");
    }
    return token;
  }

  public void take(Buckets buckets, String who) {
    if (!easy) {
      buckets.take(who);
    }
  }
}
