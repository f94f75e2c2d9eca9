package dev.cleave.cli;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The reach of a server: from where, and under which names. Requests that use others are turned
 * away.
 */
final class Reach {

  private final String bind;
  private final InetAddress address;
  private final List<String> hosts;

  /**
   * @param bind the address it listens on
   * @param hosts more names for it
   */
  Reach(String bind, List<String> hosts) {
    this.bind = bind;
    this.hosts = List.copyOf(hosts);
    if (bind.isBlank()) {
      throw new Refused("--bind needs an address; 127.0.0.1 is this machine alone");
    }
    this.address = address(bind);
  }

  private static InetAddress address(String bind) {
    try {
      InetAddress address = InetAddress.getByName(bind);
      if (address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) != null) {
        return address;
      }
    } catch (UnknownHostException | SocketException nowhere) {
      throw strange(bind);
    }
    throw strange(bind);
  }

  private static Refused strange(String bind) {
    return new Refused("--bind " + bind + " is no address of this machine");
  }

  /** Only this machine's own people get here. */
  boolean isOwn() {
    return address.isLoopbackAddress() && hosts.isEmpty();
  }

  /** The address to type into a browser. */
  String shown() {
    return address.isAnyLocalAddress() ? "localhost" : bracketed(bind);
  }

  /**
   * Numbers rather than names where nothing is said: a name can be made to lead here by anybody.
   */
  Set<String> names() {
    var names = new LinkedHashSet<>(hosts);
    names.addAll(List.of("localhost", "127.0.0.1", "[::1]", bracketed(bind)));
    if (address.isAnyLocalAddress()) {
      names.addAll(numbers());
    }
    return names;
  }

  private static Set<String> numbers() {
    var numbers = new LinkedHashSet<String>();
    try {
      NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .map(one -> bracketed(one.getHostAddress().split("%", 2)[0]))
          .forEach(numbers::add);
    } catch (SocketException unknown) {
      return Set.of();
    }
    return numbers;
  }

  private static String bracketed(String host) {
    return host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
  }
}
