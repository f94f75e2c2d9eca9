@NullMarked
package dev.cleave.content.journal;

import org.jspecify.annotations.NullMarked;
