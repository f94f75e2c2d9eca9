/** What somebody is in a fight, what he may do with a turn, and what the fight remembers. */
@NullMarked
package dev.cleave.acks.turn;

import org.jspecify.annotations.NullMarked;
