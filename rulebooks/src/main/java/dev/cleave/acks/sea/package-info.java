/**
 * Ships: their orders, speed, rams, grapnels, weapons, fires and repairs. A1.SHIP.01-40
 *
 * <p>They stand on any fight of the family; only the first edition prints rules for them, so the
 * ids are its own and its page alone opens the door, {@link dev.cleave.acks.sea.Sea}.
 */
@NullMarked
package dev.cleave.acks.sea;

import org.jspecify.annotations.NullMarked;
