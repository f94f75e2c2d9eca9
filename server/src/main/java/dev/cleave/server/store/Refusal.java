package dev.cleave.server.store;

/** Leaves a job half-way; it becomes an {@link Outcome.Refused}. */
final class Refusal extends RuntimeException {
  Refusal(String why) {
    super(why, null, false, false);
  }

  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
