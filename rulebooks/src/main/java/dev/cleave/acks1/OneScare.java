package dev.cleave.acks1;

import dev.cleave.acks.saddle.MountNerve;

/** A mount rolls once, at half its hit points. A1.MOUNT.17 */
final class OneScare extends MountNerve {

  OneScare(FirstArms fight) {
    super(fight);
  }

  @Override
  protected boolean staysShaken() {
    return false;
  }
}
