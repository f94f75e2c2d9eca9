package dev.cleave.server.web;

import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The requests that may come in: those that name this server, from pages of this server. */
final class Doorman {

  /** Told to the browser with every answer: to load nothing from elsewhere, and to trust nobody. */
  static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
              + " connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none';"
              + " frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Resource-Policy",
          "same-origin",
          "X-Frame-Options",
          "DENY",
          "Cache-Control",
          "no-store");

  private final Set<String> hosts;

  /**
   * @param hosts names and numbers under which people reach this server
   */
  Doorman(Set<String> hosts) {
    this.hosts =
        hosts.stream().map(host -> host.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
  }

  /** Why somebody is turned away. */
  record Refusal(int status, String title, String detail) {}

  static final Refusal AWAY =
      new Refusal(503, "Not now", "The store cannot be read at the moment; try again soon.");

  /** Before anything else is looked at; null if the request may come in. */
  @Nullable Refusal refusal(HttpServletRequest request) {
    if (!isOurs(request.getHeader("Host"))) {
      return new Refusal(421, "Misdirected", "This server goes by another name.");
    }
    if (request.getHeader("X-HTTP-Method-Override") != null) { // which Javalin would believe
      return new Refusal(400, "Bad request", "A request is what its first line says.");
    }
    boolean changes = !request.getMethod().equals("GET") && !request.getMethod().equals("HEAD");
    if ((changes || isUpgrade(request)) && !isFromHere(request)) {
      return new Refusal(403, "Forbidden", "This page is not of this server.");
    }
    if (changes && !isJson(request)) {
      return new Refusal(
          415, "Unsupported", "Send application/json with the header X-Cleave: 1, not packed.");
    }
    return null;
  }

  static boolean isUpgrade(HttpServletRequest request) {
    return "websocket".equalsIgnoreCase(request.getHeader("Upgrade"))
        || request.getHeader("Sec-WebSocket-Version") != null;
  }

  /** A browser says where a page is from; a program need not, and has no cookies of others. */
  private static boolean isFromHere(HttpServletRequest request) {
    String origin = request.getHeader("Origin");
    if (origin == null) {
      return true;
    }
    try {
      return request.getHeader("Host").equalsIgnoreCase(new URI(origin).getAuthority());
    } catch (URISyntaxException odd) {
      return false;
    }
  }

  /** A name that resolves to this machine is not yet this server's. */
  private boolean isOurs(@Nullable String host) {
    if (host == null) {
      return false;
    }
    int colon = host.lastIndexOf(':');
    String name = colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
    return hosts.contains(name.toLowerCase(Locale.ROOT));
  }

  private static boolean isJson(HttpServletRequest request) {
    String type = request.getContentType();
    return "1".equals(request.getHeader("X-Cleave"))
        && type != null
        && type.split(";", 2)[0].strip().equalsIgnoreCase("application/json")
        && request.getHeader("Content-Encoding") == null;
  }
}
