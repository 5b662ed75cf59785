import { t } from './texts.ts'

interface Named {
  id: string
  name: string
}

/** A name that is being typed after "@", where it begins and what of it is there; null if there is none before the caret. */
export function mentionAt(text: string, caret: number): { from: number; words: string } | null {
  const found = /(?:^|[^A-Za-z0-9])@([^\s@]{0,30})$/.exec(text.slice(0, caret))
  const words = found?.[1]
  return words === undefined ? null : { from: caret - words.length - 1, words }
}

/** All members at once, under this id and a name in either language. */
export const EVERYONE = '*'
export const everyoneNames = (): string[] => [t.pick('cn').everyone, t.pick('en').everyone]

/** The members whom a text mentions by "@name". Of several with one name, those who were picked from the list. */
export function mentionedIn(text: string, members: readonly Named[], picked: ReadonlySet<string>): string[] {
  const isNamed = (name: string) => members.some((one) => one.name.startsWith(name))
  if (everyoneNames().some((name) => !isNamed(name) && text.includes(`@${name}`))) return members.map(({ id }) => id)
  const found: string[] = []
  let rest = text
  // The longest first: "@Li" is no mention of Li in "@Lisa".
  const names = [...new Set(members.map(({ name }) => name))].filter(Boolean).sort((a, b) => b.length - a.length)
  for (const name of names) {
    if (!rest.includes(`@${name}`)) continue
    rest = rest.replaceAll(`@${name}`, ' ')
    const same = members.filter((one) => one.name === name)
    const chosen = same.length === 1 ? same : same.filter(({ id }) => picked.has(id))
    found.push(...chosen.map(({ id }) => id))
  }
  return found
}
