/** Sap, trip, shield-rush, grab, and what is done with a weapon that is caught. */
@NullMarked
package dev.cleave.thac0.manoeuvres;

import org.jspecify.annotations.NullMarked;
