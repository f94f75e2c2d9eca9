package dev.cleave.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A wire to the server that can be cut, or go deaf. */
final class Leash implements AutoCloseable {
  private final ServerSocket door;
  private final int to;
  private final List<Socket> open = new CopyOnWriteArrayList<>();
  private volatile boolean deaf;

  Leash(int to) throws IOException {
    this.to = to;
    this.door = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"));
    Thread.ofVirtual().start(this::accept);
  }

  int port() {
    return door.getLocalPort();
  }

  private void accept() {
    try {
      while (true) {
        Socket near = door.accept();
        Socket far = new Socket(InetAddress.getByName("127.0.0.1"), to);
        open.addAll(List.of(near, far));
        Thread.ofVirtual().start(() -> pump(near, far, false));
        Thread.ofVirtual().start(() -> pump(far, near, true));
      }
    } catch (IOException closed) {
      return; // the test is over
    }
  }

  private void pump(Socket from, Socket into, boolean fromServer) {
    try (from;
        into) {
      InputStream in = from.getInputStream();
      OutputStream out = into.getOutputStream();
      byte[] some = new byte[8192];
      for (int count = in.read(some); count >= 0; count = in.read(some)) {
        if (!(fromServer && deaf)) {
          out.write(some, 0, count);
        }
      }
    } catch (IOException cut) {
      return;
    }
  }

  /** What the server says from now on is lost. */
  void deafen() {
    deaf = true;
  }

  /** All that is open breaks; what is opened anew is whole. */
  void cut() {
    open.forEach(
        socket -> {
          try {
            socket.close();
          } catch (IOException failure) {
            throw new UncheckedIOException(failure);
          }
        });
    open.clear();
    deaf = false;
  }

  @Override
  public void close() throws IOException {
    door.close();
    cut();
  }
}
