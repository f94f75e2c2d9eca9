package dev.cleave.server.web;

import dev.cleave.content.Catalogue;
import dev.cleave.content.Ledger;
import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.rulebooks.Game;
import dev.cleave.rulebooks.Shelf;
import dev.cleave.server.table.Overview;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.node.JsonNodeFactory;

/** Things that can be looked up without a seat: scenarios, rulebooks, content, rules. */
final class Lending {

  private static final int MOST_FOUND = 50;

  private final Library library;
  private final Shelves shelves;
  private final Map<String, Catalogue> catalogues = new ConcurrentHashMap<>();
  private final Map<String, String> maps = new ConcurrentHashMap<>();

  Lending(Library library, Shelves shelves) {
    this.library = library;
    this.shelves = shelves;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/scenarios", this::scenarios);
    routes.get("/api/scenarios/{name}", this::scenario);
    routes.get("/api/scenarios/{name}/map", this::map);
    routes.get("/api/rulebooks", this::rulebooks);
    routes.get("/api/content/{kind}", this::content);
    routes.get("/api/rules/{id}", this::rule);
  }

  private void scenarios(Context context) {
    var all = JsonNodeFactory.instance.arrayNode();
    for (Shelves.Listed one : shelves.scenarios()) {
      var sides = JsonNodeFactory.instance.arrayNode();
      one.sides()
          .forEach(
              (side, count) -> sides.add(Frames.object().put("name", side).put("count", count)));
      all.add(
          Frames.object()
              .put("name", one.name())
              .put("title", one.title())
              .put("about", one.about())
              .put("rulebook", one.rulebook())
              .put("map", one.map())
              .set("sides", sides));
    }
    context.contentType("application/json").result(all.toString());
  }

  private void scenario(Context context) {
    String text = shelves.text(context.pathParam("name"));
    if (text == null) {
      Shown.problem(context, 404, "Not found", "There is no such scenario.");
    } else {
      context.contentType("text/plain; charset=utf-8").result(text);
    }
  }

  /** The field and who stands on it, worked out once for each. */
  private void map(Context context) {
    String name = context.pathParam("name");
    String text = shelves.text(name);
    if (text == null) {
      Shown.problem(context, 404, "Not found", "There is no such scenario.");
      return;
    }
    try {
      String map = maps.computeIfAbsent(name, _ -> overview(text));
      context.header("Cache-Control", "private, max-age=600");
      context.contentType("application/json").result(map);
    } catch (BadInput refused) {
      Shown.refused(context, refused);
    }
  }

  private String overview(String text) {
    var scenario = Scenario.of(Yaml.parse(new Source("scenario.yaml", text)));
    return Overview.of(Game.of(scenario, library, null, Map.of()));
  }

  private void rulebooks(Context context) {
    var all = JsonNodeFactory.instance.arrayNode();
    for (String id : library.rulebooks()) {
      var about = library.about(id);
      var options = JsonNodeFactory.instance.arrayNode();
      for (Library.Option option : library.options(id)) {
        var words = JsonNodeFactory.instance.arrayNode();
        option
            .words()
            .forEach(
                (word, changes) ->
                    words.add(Frames.object().put("word", word).put("changes", changes)));
        options.add(
            Frames.object()
                .put("name", option.name())
                .put("about", option.about())
                .put("usual", option.usual())
                .put("rule", option.rule())
                .set("words", words));
      }
      var conditions = JsonNodeFactory.instance.arrayNode();
      Shelf.open(id, library.figures(id, Map.of()))
          .conditions()
          .forEach(condition -> conditions.add(condition.label()));
      all.add(
          Frames.object()
              .put("id", id)
              .put("title", about.title())
              .put("about", about.about())
              .set("options", options)
              .set("conditions", conditions));
    }
    context.contentType("application/json").result(all.toString());
  }

  private void content(Context context) {
    String kind = context.pathParam("kind");
    if (!Catalogue.KINDS.contains(kind)) {
      Shown.problem(
          context,
          404,
          "Not found",
          "There is no such kind of content; there are "
              + String.join(", ", Catalogue.KINDS)
              + ".");
      return;
    }
    String wanted = context.queryParam("rulebook");
    String rulebook = wanted == null || wanted.isBlank() ? Scenario.USUAL_RULEBOOK : wanted;
    if (!library.rulebooks().contains(rulebook)) {
      Shown.problem(
          context,
          404,
          "Not found",
          "There is no such rulebook; there are " + String.join(", ", library.rulebooks()) + ".");
      return;
    }
    String words = context.queryParam("q");
    var all = JsonNodeFactory.instance.arrayNode();
    catalogues
        .computeIfAbsent(kind + " " + rulebook, _ -> Catalogue.of(library, kind, rulebook))
        .find(words == null ? "" : words, MOST_FOUND)
        .forEach(
            one ->
                all.add(
                    Frames.object()
                        .put("id", one.id())
                        .put("name", one.name())
                        .put("line", one.line())));
    context.contentType("application/json").result(all.toString());
  }

  private void rule(Context context) {
    String id = context.pathParam("id");
    var rule = Ledger.core().rule(id).orElse(null);
    var note = Ledger.core().note(id).orElse(null);
    if (rule != null) {
      Shown.json(
          context,
          Frames.object()
              .put("id", id)
              .put("title", rule.title())
              .put("text", rule.text())
              .put("book", rule.rulebook())
              .put("where", rule.where()));
    } else if (note != null) {
      Shown.json(
          context,
          Frames.object().put("id", id).put("title", note.title()).put("text", note.text()));
    } else {
      Shown.problem(context, 404, "Not found", "There is no such rule.");
    }
  }
}
