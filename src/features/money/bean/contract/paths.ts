/** Where a company member or an individual recharges. `back` is the page that they came from and return to. */
export function rechargePath(isCompany: boolean, back?: string): string {
  const path = isCompany ? '/companyHome/beans' : '/personalHome/beans'
  return back ? `${path}?back=${encodeURIComponent(back)}` : path
}

/** The return path in an address: only a page of this app, never another site. */
export const safeBack = (back: string | null): string | null => (back && /^\/(?![/\\])/.test(back) ? back : null)
