/** No 0 and O, no 1, I and L: a code is read out on the phone. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A code as it is kept, or null where it is none: what links carry is typed by people too. */
export function channelCode(text: string | null | undefined): string | null {
  const bare = (text ?? '').toUpperCase().replace(/[^A-Z\d]/g, '')
  if (bare.length !== 8 || [...bare].some((sign) => !CODE_SIGNS.includes(sign))) return null
  return `${bare.slice(0, 4)}-${bare.slice(4)}`
}

/** Where a partner's link leads. It may stand on any page. */
export const channelPath = (code: string, page = '/home'): string => `${page}?channel=${code}`
