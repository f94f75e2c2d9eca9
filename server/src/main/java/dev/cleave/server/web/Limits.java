package dev.cleave.server.web;

import java.time.Duration;

/**
 * How much one stranger may ask of this server.
 *
 * @param tables how many tables an address may open in an hour
 * @param checks how many scenarios an address may have looked over in a minute
 * @param sockets how many WebSockets an address may hold
 * @param devices on how many screens a player or the Judge may sit at once; the oldest gives way
 * @param onlookers how many may look on at a table
 * @param awake how many tables are kept in memory though nobody sits at them
 * @param frames how many frames a connection may send in ten seconds
 * @param ping how often a browser is asked whether it is still there
 * @param silence after how long without an answer it is not
 * @param message how long a frame may take that comes in pieces
 * @param heading how long the head of a request may take
 * @param sparesOwn whether this machine's own people may open and connect as they like
 */
public record Limits(
    int tables,
    int checks,
    int sockets,
    int devices,
    int onlookers,
    int awake,
    int frames,
    Duration ping,
    Duration silence,
    Duration message,
    Duration heading,
    boolean sparesOwn) {

  /** As much as a Judge's laptop bears. */
  public static final Limits USUAL =
      new Limits(
          20,
          60,
          64,
          4,
          200,
          200,
          60,
          Duration.ofSeconds(15),
          Duration.ofSeconds(45),
          Duration.ofSeconds(10),
          Duration.ofSeconds(10),
          true);
}
