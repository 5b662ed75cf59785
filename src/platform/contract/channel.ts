/** Without 0 and O, 1, I and L: codes are read out on the phone. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 8

/** The normalised code, or null if the text is not one: links may be typed by hand. */
export function channelCode(text: string | null | undefined): string | null {
  const bare = (text ?? '').toUpperCase().replace(/[^A-Z\d]/g, '')
  if (bare.length !== CODE_LENGTH || [...bare].some((sign) => !CODE_SIGNS.includes(sign))) return null
  return `${bare.slice(0, 4)}-${bare.slice(4)}`
}

/** The link that a partner hands out. It may lead to any page. */
export const channelPath = (code: string, page = '/home'): string => `${page}?channel=${code}`
