/** What somebody does with his turn. */
@NullMarked
package dev.cleave.weaponskill.turn;

import org.jspecify.annotations.NullMarked;
