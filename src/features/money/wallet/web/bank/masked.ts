/** A masked number of an account, in one piece at the end of a line. */
export const masked = (number: string): string => number.replace(' ', '\u00a0')
