package dev.cleave.engine.journal;

import dev.cleave.engine.tally.Tally;
import java.util.List;

/** Writes one JSON object from left to right, always the same bytes for the same facts. */
final class Json {

  private final StringBuilder out = new StringBuilder(120).append('{');

  Json text(String key, String value) {
    key(key);
    quote(value);
    return this;
  }

  Json numbers(String key, List<Integer> values) {
    key(key).append('[');
    for (int i = 0; i < values.size(); i++) {
      out.append(i == 0 ? "" : ",").append(values.get(i).intValue());
    }
    out.append(']');
    return this;
  }

  Json fact(Event.Fact fact) {
    key(fact.key());
    switch (fact.value()) {
      case Tally tally -> tally(tally);
      case List<?> words -> words(words);
      case String text -> quote(text);
      default -> out.append(fact.value());
    }
    return this;
  }

  private void tally(Tally tally) {
    out.append('[');
    for (int i = 0; i < tally.size(); i++) {
      out.append(i == 0 ? "" : ",").append("{\"v\":").append(tally.share(i)).append(",\"why\":");
      quote(tally.term(i).label());
      out.append(",\"rule\":");
      quote(tally.term(i).rule());
      out.append('}');
    }
    out.append(']');
  }

  private void words(List<?> words) {
    out.append('[');
    for (int i = 0; i < words.size(); i++) {
      out.append(i == 0 ? "" : ",");
      quote(String.valueOf(words.get(i)));
    }
    out.append(']');
  }

  String end() {
    return out.append('}').toString();
  }

  private StringBuilder key(String key) {
    if (out.length() > 1) {
      out.append(',');
    }
    quote(key);
    return out.append(':');
  }

  private void quote(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < 0x20 || c == 0x7f || Character.isSurrogate(c) && !isPaired(text, i)) {
            out.append(String.format("\\u%04x", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }

  private static boolean isPaired(String text, int at) {
    char c = text.charAt(at);
    return Character.isHighSurrogate(c)
        ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
        : at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
  }
}
