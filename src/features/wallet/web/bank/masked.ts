/** All but the last four; what the server has masked already stays as it is. */
export const masked = (number: string): string => (number.startsWith('•') ? number.replace(' ', '\u00a0') : `••••\u00a0${number.slice(-4)}`)
