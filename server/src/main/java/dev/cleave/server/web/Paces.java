package dev.cleave.server.web;

import dev.cleave.server.table.Pace;
import java.util.HashMap;
import java.util.Map;

/** A pace for each address. Addresses that have been quiet are forgotten. */
final class Paces {

  /** More addresses than this are not told apart. */
  private static final int MOST = 10_000;

  private static final String REST = "";

  private final int most;
  private final long millis;
  private final Map<String, Pace> paces = new HashMap<>();

  Paces(int most, long millis) {
    this.most = most;
    this.millis = millis;
  }

  synchronized boolean allows(String address, long now) {
    if (paces.size() >= MOST) {
      paces.values().removeIf(pace -> pace.isOver(now));
    }
    String key = paces.size() < MOST || paces.containsKey(address) ? address : REST;
    return paces.computeIfAbsent(key, _ -> new Pace(most, millis)).allows(now);
  }
}
