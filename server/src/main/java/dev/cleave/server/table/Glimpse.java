package dev.cleave.server.table;

import java.util.Map;

/**
 * What a seat was shown last: so it stands for whoever comes in while the table waits for somebody
 * of whom that seat may not know.
 *
 * @param parts the view, part by part
 * @param reads the cards it reads
 * @param told how often one of them had been told by then
 * @param size how many of them there were
 * @param last the last of them as it was then: dice may have been added to it since
 */
record Glimpse(Map<String, String> parts, Cards reads, int told, int size, String last) {

  static Glimpse of(Map<String, String> parts, Cards reads) {
    int size = reads.all().size();
    String last = size == 0 ? "" : reads.all().getLast().text();
    return new Glimpse(parts, reads, reads.told().size(), size, last);
  }

  /** The same, read in another deal of the same cards. */
  Glimpse in(Cards cards) {
    return new Glimpse(parts, cards, told, size, last);
  }

  /** The same cards with another view. */
  Glimpse with(Map<String, String> others) {
    return new Glimpse(others, reads, told, size, this.last);
  }

  /** As many of the last cards as somebody is given who comes in. */
  String cards() {
    int from = Math.max(0, size - Audience.CARDS);
    String before = Audience.json(reads.all().subList(from, Math.max(from, size - 1)));
    String comma = before.length() > 2 ? "," : "";
    return before.substring(0, before.length() - 1) + comma + last + "]";
  }
}
