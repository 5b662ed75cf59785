/** Where a company member (1) or an individual (2) recharges. `back` is where they came from and return to. */
export function rechargePath(userType: number | undefined, back?: string): string {
  const path = userType === 1 ? '/companyHome/beans' : '/personalHome/beans'
  return back ? `${path}?back=${encodeURIComponent(back)}` : path
}

/** The way back that an address names: a page of ours, never another site. */
export const safeBack = (back: string | null): string | null => (back && /^\/(?![/\\])/.test(back) ? back : null)
