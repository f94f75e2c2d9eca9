@NullMarked
package dev.cleave.server.web;

import org.jspecify.annotations.NullMarked;
