package dev.cleave.server.web;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Problem;
import dev.cleave.server.house.Daybook;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Answers in their forms. */
final class Shown {

  static final String PROBLEM = "application/problem+json";
  private static final String JSON = "application/json";

  /** Who has more to mend than this mends these first. */
  private static final int MOST_PROBLEMS = 50;

  private Shown() {}

  static void json(Context context, ObjectNode body) {
    context.contentType(JSON).result(bytes(body));
  }

  /** JSON is UTF-8, whatever the servlet thinks of a type that names no letters. */
  private static byte[] bytes(ObjectNode body) {
    return body.toString().getBytes(StandardCharsets.UTF_8);
  }

  static void problem(Context context, int status, String title, String detail) {
    problem(context, Frames.problem(status, title, detail));
  }

  private static void problem(Context context, ObjectNode body) {
    int status = body.path("status").intValue();
    context.status(status).contentType(PROBLEM).result(bytes(body));
    Daybook.refused(
        status,
        body.path("id").asString(),
        context.req().getRemoteAddr(),
        context.req().getRequestURI() + "?" + context.req().getQueryString());
  }

  /** We have failed; the person learns no more than where to look it up. */
  static void fault(Context context, Throwable fault) {
    var body = Frames.problem(500, "Our fault", "Something went wrong here.");
    context.status(500).contentType(PROBLEM).result(bytes(body));
    Daybook.fault(body.path("id").asString(), fault);
  }

  /** What is wrong with somebody's scenario, each thing where it stands, and how much more. */
  static void refused(Context context, BadInput refused) {
    var body = Frames.problem(422, "The scenario cannot be fought", "See problems.");
    var all = JsonNodeFactory.instance.arrayNode();
    List<Problem> problems = refused.problems();
    int more = problems.size() - MOST_PROBLEMS;
    if (more > 0) {
      body.put("more", more);
    }
    for (Problem problem : problems.subList(0, Math.min(MOST_PROBLEMS, problems.size()))) {
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
