package dev.cleave.server.web;

import io.javalin.http.Context;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who may come in: requests that name this server, from pages of this server. */
final class Doorman {

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
          + " connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  private final Set<String> hosts;

  /**
   * @param hosts names and numbers under which people reach this server
   */
  Doorman(Set<String> hosts) {
    this.hosts = Set.copyOf(hosts);
  }

  /** Before anything else; false if the request has been answered. */
  boolean admits(Context context) {
    headers(context);
    if (!isOurs(context.header("Host"))) {
      Shown.problem(context, 421, "Misdirected", "This server goes by another name.");
      return false;
    }
    boolean changes =
        !context.method().name().equals("GET") && !context.method().name().equals("HEAD");
    if (changes && !isFromHere(context.header("Origin"), context.header("Host"))) {
      Shown.problem(context, 403, "Forbidden", "This page is not of this server.");
      return false;
    }
    if (changes && !isJson(context)) {
      Shown.problem(
          context, 415, "Unsupported", "Send application/json with the header X-Cleave: 1.");
      return false;
    }
    return true;
  }

  /** A browser says where a page is from; a program need not. */
  static boolean isFromHere(@Nullable String origin, @Nullable String host) {
    if (origin == null) {
      return true;
    }
    try {
      return host != null && host.equals(new URI(origin).getAuthority());
    } catch (URISyntaxException odd) {
      return false;
    }
  }

  /** A name that resolves to this machine is not yet this server's. */
  boolean isOurs(@Nullable String host) {
    if (host == null) {
      return false;
    }
    int colon = host.lastIndexOf(':');
    String name = colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
    return hosts.contains(name);
  }

  private static boolean isJson(Context context) {
    String type = context.header("Content-Type");
    return "1".equals(context.header("X-Cleave"))
        && type != null
        && type.split(";")[0].strip().equals("application/json")
        && context.header("Content-Encoding") == null;
  }

  private static void headers(Context context) {
    context
        .header("Content-Security-Policy", POLICY)
        .header("X-Content-Type-Options", "nosniff")
        .header("Referrer-Policy", "no-referrer")
        .header("Cross-Origin-Opener-Policy", "same-origin")
        .header("X-Frame-Options", "DENY")
        .header("Cache-Control", "no-store");
  }
}
