/** All but the last four digits; text that the server has already masked stays unchanged. */
export const masked = (number: string): string => (number.startsWith('•') ? number.replace(' ', '\u00a0') : `••••\u00a0${number.slice(-4)}`)
