package dev.cleave.server.web;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A WebSocket by hand, which may say what no browser would. */
final class Wire implements AutoCloseable {

  static final int TEXT = 0x1;
  static final int MORE = 0x0;
  static final int BINARY = 0x2;
  static final int CLOSE = 0x8;
  static final int PING = 0x9;
  static final int PONG = 0xA;

  private static final int LAST = 0x80;

  private final Socket socket;
  private final String answer;

  /**
   * @param headers more lines of the request, each with its end
   */
  Wire(Served served, String table, String headers) throws IOException {
    socket = new Socket("127.0.0.1", served.port());
    socket.setSoTimeout(60_000);
    Served.write(
        socket,
        "GET /api/tables/"
            + table
            + "/live HTTP/1.1\r\nHost: 127.0.0.1:"
            + served.port()
            + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            + headers
            + "\r\n");
    var head = new StringBuilder();
    while (!head.toString().endsWith("\r\n\r\n")) {
      int b = socket.getInputStream().read();
      if (b < 0) {
        break;
      }
      head.append((char) b);
    }
    answer = head.toString();
  }

  static Wire at(Served served, Served.Seated at, int seat) throws IOException {
    return new Wire(served, at.table(), "Cookie: " + at.cookie(seat) + "\r\n");
  }

  String answer() {
    return answer;
  }

  int status() {
    return Integer.parseInt(answer.split(" ", 3)[1]);
  }

  /** False if the other end has hung up. */
  boolean send(int opcode, boolean last, byte[] payload) {
    return send((last ? LAST : 0) | opcode, payload.length, payload);
  }

  boolean text(String text) {
    return send(TEXT, true, text.getBytes(StandardCharsets.UTF_8));
  }

  /** A frame whose head may lie about its length. */
  boolean send(int first, long length, byte[] payload) {
    try {
      var out = new ByteArrayOutputStream();
      out.write(first);
      if (length < 126) {
        out.write(0x80 | (int) length);
      } else if (length < 1 << 16) {
        out.write(0x80 | 126);
        out.write((int) (length >> 8));
        out.write((int) length);
      } else {
        out.write(0x80 | 127);
        for (int shift = 56; shift >= 0; shift -= 8) {
          out.write((int) (length >> shift));
        }
      }
      out.write(new byte[4]); // a mask of nothing
      out.write(payload);
      return bytes(out.toByteArray());
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
  }

  boolean bytes(byte[] bytes) {
    try {
      OutputStream out = socket.getOutputStream();
      out.write(bytes);
      out.flush();
      return true;
    } catch (IOException closed) {
      return false;
    }
  }

  /** What came: its first four bits and what it holds. */
  record Came(int opcode, byte[] payload) {
    String text() {
      return new String(payload, StandardCharsets.UTF_8);
    }
  }

  /** The next frame; null if the other end has hung up. */
  @Nullable Came next() {
    try {
      var in = new DataInputStream(socket.getInputStream());
      int first = in.readUnsignedByte();
      long length = in.readUnsignedByte() & 0x7f;
      if (length == 126) {
        length = in.readUnsignedShort();
      } else if (length == 127) {
        length = in.readLong();
      }
      byte[] payload = new byte[(int) length];
      in.readFully(payload);
      return new Came(first & 0xf, payload);
    } catch (EOFException closed) {
      return null;
    } catch (SocketTimeoutException never) {
      throw new AssertionError("nothing comes", never);
    } catch (IOException reset) {
      return null;
    }
  }

  /** The next frame of this sort, whatever comes before. */
  @Nullable Came until(int opcode) {
    Came came = next();
    while (came != null && came.opcode != opcode) {
      came = next();
    }
    return came;
  }

  /** With which number the other end closes; 0 if it just hangs up. */
  int closed() {
    Came close = until(CLOSE);
    return close == null || close.payload.length < 2
        ? 0
        : (close.payload[0] & 0xff) << 8 | close.payload[1] & 0xff;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
