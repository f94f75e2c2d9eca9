/** In the saddle: who may strike from it, who stays in it, and the nerve of what is under it. */
@NullMarked
package dev.cleave.acks.saddle;

import org.jspecify.annotations.NullMarked;
