package dev.cleave.server.web;

import dev.cleave.server.house.Daybook;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Answers to requests so odd that they never reach our own code. */
final class Faults extends ErrorHandler {

  private static final String TYPE = "Content-Type";

  @Override
  public boolean errorPageForMethod(String method) {
    return true;
  }

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int code,
      String message,
      @Nullable Throwable cause,
      Callback callback) {
    ObjectNode body = problem(code);
    String id = body.path("id").asString();
    if (code >= HttpStatus.INTERNAL_SERVER_ERROR_500 && cause != null) {
      Daybook.fault(id, cause);
    } else {
      String from = Request.getRemoteAddr(request);
      Daybook.refused(code, id, from == null ? "" : from, request.getHttpURI().toString());
    }
    Doorman.HEADERS.forEach(response.getHeaders()::put);
    response.getHeaders().put(TYPE, Shown.PROBLEM);
    Content.Sink.write(response, true, body.toString(), callback);
  }

  private static ObjectNode problem(int code) {
    return Frames.problem(
        code, HttpStatus.getMessage(code), "This request cannot be read or answered as it stands.");
  }
}
