package horda.lab.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Who sits where. Every bot sits on every seat equally often.
public enum Lineups {
  /// As even as the seats allow: with two bots and four seats two of each.
  EVEN,
  /// One of a bot among others that are all alike, for every pair of bots.
  SINGLE,
  /// Everybody the same: for teams.
  ALIKE;

  /// With more orders of one line-up than this, only its rotations around the table are played.
  private static final int MOST_ORDERS = 120;

  /// All line-ups, each a bot a seat.
  public List<List<String>> of(List<String> bots, int seats) {
    Set<List<String>> all = new LinkedHashSet<>();
    for (List<String> company : companies(bots, seats)) {
      all.addAll(orders(company));
    }
    return List.copyOf(all);
  }

  /// Who plays together, wherever they sit.
  private List<List<String>> companies(List<String> bots, int seats) {
    List<List<String>> companies = new ArrayList<>();
    switch (this) {
      case EVEN -> even(bots, seats, companies);
      case SINGLE -> {
        for (String one : bots) {
          for (String other : bots) {
            if (!one.equals(other)) {
              List<String> company = new ArrayList<>();
              company.add(one);
              while (company.size() < seats) {
                company.add(other);
              }
              companies.add(company);
            }
          }
        }
      }
      case ALIKE -> {
        for (String bot : bots) {
          companies.add(java.util.Collections.nCopies(seats, bot));
        }
      }
    }
    return companies;
  }

  /// Every bot as often as the seats allow, and then every choice of bots for the seats left.
  private static void even(List<String> bots, int seats, List<List<String>> into) {
    List<String> base = new ArrayList<>();
    for (int i = 0; i < seats / bots.size(); i++) {
      base.addAll(bots);
    }
    choose(bots, 0, seats - base.size(), base, into);
  }

  private static void choose(
      List<String> bots, int from, int more, List<String> sofar, List<List<String>> into) {
    if (more == 0) {
      into.add(sofar);
      return;
    }
    for (int i = from; i <= bots.size() - more; i++) {
      List<String> next = new ArrayList<>(sofar);
      next.add(bots.get(i));
      choose(bots, i + 1, more - 1, next, into);
    }
  }

  private static Set<List<String>> orders(List<String> company) {
    Set<List<String>> orders = new LinkedHashSet<>();
    permute(company.toArray(String[]::new), 0, orders);
    if (orders.size() <= MOST_ORDERS) {
      return orders;
    }
    Set<List<String>> turns = new LinkedHashSet<>();
    for (int i = 0; i < company.size(); i++) {
      List<String> turned = new ArrayList<>(company.subList(i, company.size()));
      turned.addAll(company.subList(0, i));
      turns.add(turned);
    }
    return turns;
  }

  private static void permute(String[] seats, int at, Set<List<String>> into) {
    if (into.size() > MOST_ORDERS) {
      return;
    }
    if (at == seats.length) {
      into.add(List.copyOf(Arrays.asList(seats)));
      return;
    }
    for (int i = at; i < seats.length; i++) {
      swap(seats, at, i);
      permute(seats, at + 1, into);
      swap(seats, at, i);
    }
  }

  private static void swap(String[] seats, int a, int b) {
    String kept = seats[a];
    seats[a] = seats[b];
    seats[b] = kept;
  }
}
