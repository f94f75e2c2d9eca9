/** The harm of blows, spells and venom. */
@NullMarked
package dev.cleave.weaponskill.harm;

import org.jspecify.annotations.NullMarked;
