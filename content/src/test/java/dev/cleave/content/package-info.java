@NullMarked
package dev.cleave.content;

import org.jspecify.annotations.NullMarked;
