/** Who reaches whom, who sees a blow coming, who stands with whom. */
@NullMarked
package dev.cleave.weaponskill.space;

import org.jspecify.annotations.NullMarked;
