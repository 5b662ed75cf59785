/** The page that names another host before it is opened (LeavingPage.tsx). */
const LEAVING = '/personalHome/leaving'

/** Where a link of a message leads: to our own host at once, to another by way of the page that names it. */
export function hrefOf(url: string): string {
  // The reader's own mail program says whom it writes to.
  if (url.startsWith('mailto:') || url.startsWith('/') || new URL(url).host === location.host) return url
  return `#${LEAVING}?to=${encodeURIComponent(url)}`
}

/** The host that a link leads to, where its text does not show it: a name may be that of another address. */
export function hiddenHost({ url, text }: { url: string; text: string }): string | null {
  if (url.startsWith('/') || url === text || url === `https://${text}` || !URL.canParse(url)) return null
  const { host } = new URL(url)
  return host === location.host || host === '' ? null : host
}

/** The address that the page was asked to name; null for anything else than a page of the web. */
export function targetOf(to: string | null): URL | null {
  if (to === null || !URL.canParse(to)) return null
  const url = new URL(to)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
}
