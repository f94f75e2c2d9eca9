package dev.cleave.server.web;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Problem;
import dev.cleave.server.house.Daybook;
import io.javalin.http.Context;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Answers in their forms. */
final class Shown {

  static final String PROBLEM = "application/problem+json";
  private static final String JSON = "application/json";

  private Shown() {}

  static void json(Context context, ObjectNode body) {
    context.contentType(JSON).result(body.toString());
  }

  static void problem(Context context, int status, String title, String detail) {
    problem(context, Frames.problem(status, title, detail));
  }

  private static void problem(Context context, ObjectNode body) {
    int status = body.path("status").intValue();
    context.status(status).contentType(PROBLEM).result(body.toString());
    Daybook.refused(
        status,
        body.path("id").asString(),
        context.req().getRemoteAddr(),
        context.req().getRequestURI() + "?" + context.req().getQueryString());
  }

  /** We have failed; the person learns no more than where to look it up. */
  static void fault(Context context, Throwable fault) {
    var body = Frames.problem(500, "Our fault", "Something went wrong here.");
    context.status(500).contentType(PROBLEM).result(body.toString());
    Daybook.fault(body.path("id").asString(), fault);
  }

  /** Everything that is wrong with somebody's scenario, each thing where it stands. */
  static void refused(Context context, BadInput refused) {
    var body = Frames.problem(422, "The scenario cannot be fought", "See problems.");
    var all = JsonNodeFactory.instance.arrayNode();
    for (Problem problem : refused.problems()) {
      all.add(
          Frames.object()
              .put("file", problem.source().name())
              .put("line", problem.line())
              .put("column", problem.column())
              .put("field", problem.path())
              .put("message", problem.sentence()));
    }
    body.set("problems", all);
    problem(context, body);
  }
}
