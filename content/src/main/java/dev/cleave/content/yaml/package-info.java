/**
 * Reads YAML strictly and says plainly what is wrong with it.
 *
 * <p>A {@link dev.cleave.content.yaml.Source} is parsed by {@link dev.cleave.content.yaml.Yaml}
 * into {@link dev.cleave.content.yaml.Node}s that know their line and column, checked against a
 * {@link dev.cleave.content.yaml.Shape} and read through {@link dev.cleave.content.yaml.Fields}.
 * Whatever is refused on the way is a {@link dev.cleave.content.yaml.BadInput} with its {@link
 * dev.cleave.content.yaml.Problem}s.
 */
@NullMarked
package dev.cleave.content.yaml;

import org.jspecify.annotations.NullMarked;
