package dev.cleave.content.yaml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Builds nodes from the events of the YAML parser, and stops at the first thing not allowed. */
final class YamlReader {
  private final Source source;
  private final Iterator<Event> events;
  private final Tabs tabs;
  private final Counted counted = new Counted();

  YamlReader(Source source) {
    this.source = source;
    this.tabs = new Tabs(source.text());
    var settings =
        LoadSettings.builder()
            .setUseMarks(true)
            .setParseComments(false)
            // One buffer for all of it: a long value would else be copied at every refill.
            .setBufferSize(Math.max(64, source.text().length() + 1))
            .build();
    this.events = new Parse(settings).parseString(source.text()).iterator();
  }

  Node document() {
    next(); // the stream starts
    if (!(next() instanceof DocumentStartEvent start)) {
      throw new BadInput(
          Problem.with(source, "there is nothing in it but blank lines and comments", "", ""));
    }
    refuseDirective(top(start));
    var event = next();
    var root = node(event, top(event), null, 0);
    next(); // the document ends
    if (next() instanceof DocumentStartEvent second) {
      throw refused(top(second), "a second document starts here", "Keep one document a file.");
    }
    return root;
  }

  private void refuseDirective(Place start) {
    var line = Excerpt.line(source.text(), start.line());
    if (line != null && line.startsWith("%")) {
      throw new BadInput(Syntax.directive(start));
    }
  }

  private Event next() {
    try {
      return events.next();
    } catch (YamlEngineException e) {
      throw new BadInput(Syntax.problem(source, tabs, e));
    } catch (IllegalArgumentException e) { // the parser's own, for an escape without its digits
      throw new BadInput(Syntax.escape(source));
    }
  }

  /**
   * The node an event starts.
   *
   * @param name where its name stands, if it has one: there a list or a group is said to stand
   */
  private Node node(Event event, Place place, @Nullable Place name, int depth) {
    refuseExtras(event, place);
    if (event instanceof ScalarEvent scalar) {
      counted.node(place, depth);
      return counted.fit(scalar(scalar, place));
    }
    var at = name == null ? place : name;
    counted.node(at, depth + 1);
    return event instanceof MappingStartEvent ? mapping(at, depth + 1) : sequence(at, depth + 1);
  }

  private static Scalar scalar(ScalarEvent event, Place place) {
    return event.isPlain()
        ? Scalar.plain(place, event.getValue())
        : Scalar.quoted(place, event.getValue());
  }

  private Sequence sequence(Place place, int depth) {
    var items = new ArrayList<Node>();
    for (var event = next(); !(event instanceof CollectionEndEvent); event = next()) {
      items.add(node(event, item(place, items.size(), event), null, depth));
    }
    return new Sequence(place, items);
  }

  private Mapping mapping(Place place, int depth) {
    var entries = new LinkedHashMap<String, Mapping.Entry>();
    var names = new HashMap<String, Scalar>();
    for (var event = next(); !(event instanceof CollectionEndEvent); event = next()) {
      var key = key(event, place, depth);
      refuseTwice(key, names);
      var value = next();
      var at = field(place, key.text(), value);
      entries.put(key.text(), new Mapping.Entry(key, node(value, at, key.place(), depth)));
    }
    return new Mapping(place, entries);
  }

  private Scalar key(Event event, Place mapping, int depth) {
    var name = event instanceof ScalarEvent scalar ? scalar.getValue() : "";
    var place = field(mapping, name, event);
    if (event instanceof CollectionStartEvent) {
      var at = mapping.at(place.line(), place.column());
      throw refused(at, "a list or group cannot be the name of a field", "Use a plain name.");
    }
    refuseExtras(event, place);
    var key = (ScalarEvent) event;
    if (key.isPlain() && name.equals("<<")) {
      throw refused(place, "merge keys are not allowed", "Write the fields out.");
    }
    if (key.isPlain() && name.isEmpty()) {
      throw refused(place, "the name before the \":\" is missing", "Write a name, or quotes.");
    }
    counted.node(place, depth);
    return counted.fit(Scalar.quoted(place, name));
  }

  private static void refuseTwice(Scalar key, Map<String, Scalar> names) {
    var first = names.putIfAbsent(Counted.sameName(key.text()), key);
    if (first != null) {
      var what = "this field is here twice: on line " + first.line() + " and on line " + key.line();
      throw refused(key.place(), what, "Keep one of them.");
    }
  }

  private void refuseExtras(Event event, Place place) {
    if (event instanceof AliasEvent) {
      throw refused(place, "aliases are not allowed", "Write the value out, or quote the text.");
    }
    if (event instanceof NodeEvent node && node.getAnchor().isPresent()) {
      throw refused(place, "anchors are not allowed", "Remove it, or quote the text.");
    }
    if (tag(event).isPresent()) {
      throw refused(place, "tags are not allowed", "Remove it, or quote the text.");
    }
    var tab = tabs.indenting(place.line());
    if (tab > 0) {
      throw new BadInput(Tabs.problem(place.at(place.line(), tab)));
    }
  }

  private static Optional<String> tag(Event event) {
    return switch (event) {
      case ScalarEvent scalar -> scalar.getTag();
      case CollectionStartEvent start -> start.getTag();
      default -> Optional.empty();
    };
  }

  private Place top(Event event) {
    var mark = mark(event);
    return Place.top(source, mark.getLine() + 1, mark.getColumn() + 1);
  }

  private static Place field(Place in, String name, Event event) {
    var mark = mark(event);
    return in.field(name, mark.getLine() + 1, mark.getColumn() + 1);
  }

  private static Place item(Place in, int index, Event event) {
    var mark = mark(event);
    return in.item(index, mark.getLine() + 1, mark.getColumn() + 1);
  }

  private static Mark mark(Event event) {
    return event.getStartMark().orElseThrow();
  }

  private static BadInput refused(Place place, String what, String hint) {
    return Counted.refused(place, what, "", hint);
  }
}
