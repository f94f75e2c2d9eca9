package dev.cleave.server.web;

import dev.cleave.server.house.Daybook;
import dev.cleave.server.house.House;
import dev.cleave.server.store.StoreUnavailable;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServerContainer;
import org.jspecify.annotations.Nullable;

/**
 * Where WebSockets come in. They are Jetty's own rather than Javalin's, because only there can
 * pings be counted, pieces be timed and packing be left off.
 */
final class LiveDoor extends HttpFilter {
  private static final long serialVersionUID = 1L;

  /** As the description of the server writes it. */
  static final String ROUTE = "/api/tables/{table}/live";

  private static final Pattern PATH = Pattern.compile("/api/tables/([0-9A-Za-z_-]{1,64})/live");

  private final transient House house;
  private final transient Doorman doorman;
  private final transient Crowd crowd;

  LiveDoor(House house, Doorman doorman, Crowd crowd) {
    this.house = house;
    this.doorman = doorman;
    this.crowd = crowd;
  }

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (!Doorman.isUpgrade(request)) {
      chain.doFilter(request, response);
      return;
    }
    var refusal = doorman.refusal(request);
    Matcher path = PATH.matcher(request.getRequestURI());
    var caller = Caller.of(request);
    if (refusal != null) {
      refuse(request, response, refusal);
    } else if (!path.matches()) {
      refuse(request, response, new Doorman.Refusal(404, "Not found", "There is nothing here."));
    } else if (!crowd.hasRoomFor(caller)) {
      refuse(
          request,
          response,
          new Doorman.Refusal(429, "Too many", "There are too many connections from your side."));
    } else {
      try {
        open(request, response, new Guest(crowd, caller, place(request, path.group(1))));
      } catch (StoreUnavailable away) {
        refuse(request, response, Doorman.AWAY);
      }
    }
  }

  /**
   * People without a seat are let in only to be told so: a browser hides from a page why it was
   * refused.
   */
  private House.@Nullable Place place(HttpServletRequest request, String table) {
    if (request.getCookies() != null) {
      for (Cookie cookie : request.getCookies()) {
        if (cookie.getName().equals(Seats.COOKIE + table)) {
          House.Place place = Seats.of(house, cookie.getValue());
          return place != null && place.table().equals(table) ? place : null;
        }
      }
    }
    return null;
  }

  private static void open(HttpServletRequest request, HttpServletResponse response, Guest guest)
      throws IOException {
    var container = JettyWebSocketServerContainer.getContainer(request.getServletContext());
    boolean opened =
        container.upgrade(
            (_, answer) -> {
              answer.setExtensions(
                  List.of()); // no packing: a small frame cannot become a large one
              return guest;
            },
            request,
            response);
    if (!opened && !response.isCommitted()) {
      refuse(request, response, new Doorman.Refusal(400, "Bad request", "This is no WebSocket."));
    }
  }

  private static void refuse(
      HttpServletRequest request, HttpServletResponse response, Doorman.Refusal refusal)
      throws IOException {
    var body = Frames.problem(refusal.status(), refusal.title(), refusal.detail());
    response.setStatus(refusal.status());
    Doorman.HEADERS.forEach(response::setHeader);
    response.setHeader("Connection", "close");
    response.setContentType(Shown.PROBLEM);
    response.getOutputStream().print(body.toString());
    Daybook.refused(
        refusal.status(),
        body.path("id").asString(),
        request.getRemoteAddr(),
        request.getRequestURI());
  }
}
