package dev.cleave.server.web;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The addresses under which others reach this machine, among all the names it goes by. */
final class Addresses {

  private Addresses() {}

  /**
   * Numbers that lead here from elsewhere, those of networks at home first; a name may lead through
   * a proxy, of which this server knows nothing.
   */
  static List<String> of(Collection<String> hosts, int port) {
    return hosts.stream()
        .filter(Addresses::isOfUse)
        .sorted(Comparator.comparing(Addresses::isFarther).thenComparing(host -> host))
        .map(host -> "http://" + host + ":" + port)
        .toList();
  }

  private static boolean isOfUse(String host) {
    InetAddress address = number(host);
    return address != null
        && !address.isLoopbackAddress()
        && !address.isAnyLocalAddress()
        && !address.isLinkLocalAddress();
  }

  /** Version 6 is longer to type, and what is not of a home network may be shut off from it. */
  private static int isFarther(String host) {
    InetAddress address = number(host);
    return (address instanceof Inet4Address ? 0 : 2)
        + (address != null && address.isSiteLocalAddress() ? 0 : 1);
  }

  private static @Nullable InetAddress number(String host) {
    try {
      return InetAddress.ofLiteral(host.replace("[", "").replace("]", ""));
    } catch (IllegalArgumentException name) {
      return null;
    }
  }
}
