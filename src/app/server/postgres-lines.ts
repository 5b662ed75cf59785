/**
 * Lines of PostgreSQL that an operator must see: a full disk, damage, what is about to run out, statements that take long. Its errors of
 * statements stay out, as they quote what people typed; they are in the answer and the log of the call.
 */
export const isForOperators = (line: string): boolean =>
  /\b(WARNING|FATAL|PANIC): /.test(line) ||
  /\bERROR: +(could not|deadlock|invalid page|missing chunk|out of memory)/.test(line) ||
  /\bLOG: +duration: /.test(line)
