/** Many tables at once over real sockets, to see how many a machine bears. */
@NullMarked
package dev.cleave.bench.load;

import org.jspecify.annotations.NullMarked;
