/** Whether a notice's link leads to what is open: the same page, with every parameter that the link names. */
export function leadsHere(link: string, here: { pathname: string; search: string }): boolean {
  const [path, query = ''] = link.split('?')
  if (path !== here.pathname) return false
  const open = new URLSearchParams(here.search)
  return [...new URLSearchParams(query)].every(([name, value]) => open.get(name) === value)
}
