/** The Weapon Skill game: d20 and skill against Armour Class, counterattacks, wrestling, flight. */
@NullMarked
package dev.cleave.weaponskill;

import org.jspecify.annotations.NullMarked;
