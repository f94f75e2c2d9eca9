package dev.cleave.server.web;

import dev.cleave.server.house.House;
import dev.cleave.server.table.LiveTable;
import dev.cleave.server.table.Role;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Everybody who is connected, by where they come from and where they sit. */
final class Crowd implements AutoCloseable {

  private static final long NANOS = 1_000_000;

  private final House house;
  private final Limits limits;
  private final Map<String, Integer> addresses = new HashMap<>();
  private final Map<String, Integer> tables = new HashMap<>();
  private final Map<House.Place, Deque<Guest>> seated = new HashMap<>();
  private final Set<Guest> all = new LinkedHashSet<>();
  private final Thread watch;

  Crowd(House house, Limits limits) {
    this.house = house;
    this.limits = limits;
    this.watch = Thread.ofVirtual().name("watch").start(this::watch);
  }

  Limits limits() {
    return limits;
  }

  /** Not the time of day: that may be set back. */
  long now() {
    return System.nanoTime() / NANOS;
  }

  /** May have one connection more. */
  synchronized boolean hasRoomFor(Caller caller) {
    return hasRoomFor(caller, 1);
  }

  private boolean hasRoomFor(Caller caller, int more) {
    return caller.own() && limits.sparesOwn()
        || addresses.getOrDefault(caller.address(), 0) + more <= limits.sockets();
  }

  /** Counts somebody in; false if others of his were faster, and there are too many by now. */
  synchronized boolean comes(Guest guest) {
    all.add(guest);
    addresses.merge(guest.caller().address(), 1, Integer::sum);
    return hasRoomFor(guest.caller(), 0);
  }

  /** The table at which somebody now sits; null if there is none for him. */
  @Nullable LiveTable sit(Guest guest) {
    House.Place place = guest.place();
    if (place == null) {
      return null;
    }
    Guest oldest;
    synchronized (this) {
      tables.merge(place.table(), 1, Integer::sum);
      Deque<Guest> others = seated.computeIfAbsent(place, _ -> new ArrayDeque<>());
      others.add(guest);
      int most = place.role() == Role.SPECTATOR ? limits.onlookers() : limits.devices();
      oldest = others.size() > most ? others.removeFirst() : null;
    }
    if (oldest != null) {
      oldest.bye("this seat is open on too many other screens");
    }
    return house.table(place.table()).orElse(null);
  }

  synchronized void leave(Guest guest) {
    if (!all.remove(guest)) {
      return;
    }
    less(addresses, guest.caller().address());
    House.Place place = guest.place();
    if (place != null && guest.hasSat()) {
      less(tables, place.table());
      Deque<Guest> others = seated.get(place);
      if (others != null && others.remove(guest) && others.isEmpty()) {
        seated.remove(place);
      }
    }
  }

  private static void less(Map<String, Integer> counts, String key) {
    counts.computeIfPresent(key, (_, count) -> count == 1 ? null : count - 1);
  }

  private synchronized boolean isSatAt(String table) {
    return tables.containsKey(table);
  }

  private synchronized List<Guest> everybody() {
    return List.copyOf(all);
  }

  private void watch() {
    long pause = Math.clamp(limits.message().toMillis() / 10, 20, 1000);
    try {
      while (true) {
        Thread.sleep(pause);
        long now = now();
        everybody().forEach(guest -> guest.look(now, limits));
        if (house.awake() > limits.awake()) {
          house.rest(limits.awake(), this::isSatAt);
        }
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    watch.interrupt();
  }
}
