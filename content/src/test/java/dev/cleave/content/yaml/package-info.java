/** Proves that whatever is wrong in a YAML file is refused, and in which words. */
@NullMarked
package dev.cleave.content.yaml;

import org.jspecify.annotations.NullMarked;
