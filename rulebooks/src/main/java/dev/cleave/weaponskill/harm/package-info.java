/** What a blow, a spell or venom does to somebody. */
@NullMarked
package dev.cleave.weaponskill.harm;

import org.jspecify.annotations.NullMarked;
