/** What an attack would come to, exactly, before anybody makes it. */
@NullMarked
package dev.cleave.engine.odds;

import org.jspecify.annotations.NullMarked;
