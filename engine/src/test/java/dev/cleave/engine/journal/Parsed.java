package dev.cleave.engine.journal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A strict little reader of JSON, to check the writer with. */
final class Parsed {

  private final String text;
  private int at;

  private Parsed(String text) {
    this.text = text;
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> object(String json) {
    var reader = new Parsed(json);
    Object value = reader.value();
    if (reader.at != json.length()) {
      throw reader.wrong("something follows");
    }
    return (Map<String, Object>) value;
  }

  private Object value() {
    char c = text.charAt(at);
    if (c == '{') {
      return members();
    }
    if (c == '[') {
      return items();
    }
    if (c == '"') {
      return string();
    }
    int start = at;
    while (at < text.length() && ",]}".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String word = text.substring(start, at);
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      default -> Integer.valueOf(word);
    };
  }

  private Map<String, Object> members() {
    var members = new LinkedHashMap<String, Object>();
    at++;
    while (text.charAt(at) != '}') {
      if (!members.isEmpty()) {
        expect(',');
      }
      String key = string();
      expect(':');
      members.put(key, value());
    }
    at++;
    return members;
  }

  private List<Object> items() {
    var items = new ArrayList<Object>();
    at++;
    while (text.charAt(at) != ']') {
      if (!items.isEmpty()) {
        expect(',');
      }
      items.add(value());
    }
    at++;
    return items;
  }

  private String string() {
    expect('"');
    var out = new StringBuilder();
    while (text.charAt(at) != '"') {
      char c = text.charAt(at++);
      if (c < 0x20) {
        throw wrong("a bare control character");
      }
      out.append(c == '\\' ? escaped() : c);
    }
    at++;
    return out.toString();
  }

  private char escaped() {
    char c = text.charAt(at++);
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> {
        at += 4;
        yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
      }
      default -> throw wrong("no such escape");
    };
  }

  private void expect(char c) {
    if (text.charAt(at++) != c) {
      throw wrong("no " + c);
    }
  }

  private IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException(what + " at " + at + " in " + text);
  }
}
