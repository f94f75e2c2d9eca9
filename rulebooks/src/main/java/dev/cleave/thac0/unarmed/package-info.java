/** Pummelling, kicking, wrestling and overbearing. */
@NullMarked
package dev.cleave.thac0.unarmed;

import org.jspecify.annotations.NullMarked;
