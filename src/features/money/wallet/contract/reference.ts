/** Crockford's alphabet: no letters that look like digits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A bank reference without what banks and people write differently: capitals, spaces, marks, full-width signs. */
export const referenceKey = (reference: string): string =>
  reference
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The code that a company writes into the reference of its transfers, so that a payment finds its account without a voucher: `HD` and
 * seven signs of the random end of its id. The same for all its transfers.
 */
export function transferReference(ownerId: string): string {
  let rest = Number.parseInt(ownerId.replaceAll('-', '').slice(-8), 16)
  let signs = ''
  for (let at = 0; at < 7; at++) {
    signs = SIGNS[rest % 32] + signs
    rest = Math.floor(rest / 32)
  }
  return `HD${signs}`
}

/** The code of a company in what somebody wrote into a transfer, if there is one. */
export const codeIn = (reference: string): string | undefined => referenceKey(reference).match(/HD[0-9A-HJKMNP-TV-Z]{7}/)?.[0]

/** The last eight digits of the id that a code was made of; a code that no id can have is none. */
export function idEndOf(code: string): string | null {
  let rest = 0
  for (const sign of code.slice(2)) rest = rest * 32 + SIGNS.indexOf(sign)
  return rest <= 0xffffffff ? rest.toString(16).padStart(8, '0') : null
}
