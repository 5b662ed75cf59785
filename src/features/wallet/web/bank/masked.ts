/** All but the last four; what the server has masked already stays as it is. */
export const masked = (number: string): string => (number.startsWith('•') ? number : `•••• ${number.slice(-4)}`)
