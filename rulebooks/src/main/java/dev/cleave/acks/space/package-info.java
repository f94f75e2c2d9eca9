/** Space: sight, light, engagement, ways and steps. */
@NullMarked
package dev.cleave.acks.space;

import org.jspecify.annotations.NullMarked;
