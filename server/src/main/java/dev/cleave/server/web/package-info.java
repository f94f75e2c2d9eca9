/** The tables over HTTP and WebSocket. */
@NullMarked
package dev.cleave.server.web;

import org.jspecify.annotations.NullMarked;
