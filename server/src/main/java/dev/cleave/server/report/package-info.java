/** A fight as a page to read or print: what stands on it, and the template that sets it. */
@NullMarked
package dev.cleave.server.report;

import org.jspecify.annotations.NullMarked;
