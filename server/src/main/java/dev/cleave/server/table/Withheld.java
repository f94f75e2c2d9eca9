package dev.cleave.server.table;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * The line before all that seats are not told, because the table waits for somebody of whom they
 * may not know: so it is found again, after a restart too, what they were told last.
 */
final class Withheld {

  private static final String SEATS = "seats";

  private Withheld() {}

  static LogLine line(List<Integer> seats) {
    var json = Json.object();
    seats.forEach(json.putArray(SEATS)::add);
    return new LogLine(LogLine.Kind.WITHHELD, json.toString());
  }

  static List<Integer> seats(LogLine line) {
    var seats = new ArrayList<Integer>();
    for (JsonNode seat : Json.MAPPER.readTree(line.body()).path(SEATS)) {
      seats.add(seat.asInt());
    }
    return seats;
  }

  /**
   * How many lines had been written when a seat was told something last; of one that was not there
   * yet, when any was.
   *
   * @return -1 if that is not known
   */
  static int since(int seat, List<LogLine> written) {
    int any = -1;
    for (int i = written.size() - 1; i >= 0; i--) {
      LogLine line = written.get(i);
      if (line.kind() == LogLine.Kind.WITHHELD) {
        if (seats(line).contains(seat)) {
          return i;
        }
        any = any < 0 ? i : any;
      }
    }
    return any;
  }
}
