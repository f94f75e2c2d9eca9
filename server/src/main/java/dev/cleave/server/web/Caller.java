package dev.cleave.server.web;

import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;

/**
 * The one at the other end: the address the connection comes from. A request's own word on that
 * ({@code X-Forwarded-For} and the like) anybody can write, so it is not read.
 */
record Caller(String address, boolean own) {

  static Caller of(HttpServletRequest request) {
    String address = request.getRemoteAddr();
    return new Caller(address, isLoopback(address));
  }

  /** Numbers that lead back to this machine. */
  static boolean isLoopback(String address) {
    try {
      return InetAddress.ofLiteral(address).isLoopbackAddress();
    } catch (IllegalArgumentException name) {
      return false;
    }
  }
}
