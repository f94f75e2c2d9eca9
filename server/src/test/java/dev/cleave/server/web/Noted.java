package dev.cleave.server.web;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What the server writes into its log while this is open. */
final class Noted extends Handler implements AutoCloseable {

  private static final Logger LOG = Logger.getLogger("dev.cleave.server");

  private final List<LogRecord> records = new CopyOnWriteArrayList<>();

  Noted() {
    LOG.setLevel(Level.ALL);
    LOG.setUseParentHandlers(false);
    LOG.addHandler(this);
  }

  @Override
  public void publish(LogRecord line) {
    records.add(line);
  }

  @Override
  public void flush() {}

  List<String> lines() {
    return records.stream().map(LogRecord::getMessage).toList();
  }

  List<String> faults() {
    return records.stream()
        .filter(line -> line.getLevel() == Level.SEVERE)
        .map(LogRecord::getMessage)
        .toList();
  }

  @Override
  public void close() {
    LOG.removeHandler(this);
    LOG.setUseParentHandlers(true);
    LOG.setLevel(null);
  }
}
