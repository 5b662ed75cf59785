/** Characters of width zero and the byte order mark, which come along when text is copied. */
const INVISIBLE = /[\u200B-\u200F\u2060\uFEFF\u00AD]/g
const WIDE = /[\uFF01-\uFF5E]/g
const NEEDS_WORK = /[\u00A0\u00AD\u1680\u2000-\u200F\u202F\u205F-\u2060\u3000\uFEFF\uFF01-\uFF5E\s]/

/** Text as it is compared and kept: full-width letters and digits as plain ones, one space where there are several, none around. */
export function plain(text: string): string {
  if (!NEEDS_WORK.test(text)) return text
  return text
    .replace(INVISIBLE, '')
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\s+/g, ' ')
    .trim()
}

/** For finding a word in a list: no case, no spaces, no marks between. */
export const keyOf = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replace(/[\s._'’·-]/g, '')

/** Word → name, from lists that are separated by commas. */
export function wordIndex<Name extends string>(lists: Readonly<Record<Name, string>>): ReadonlyMap<string, Name> {
  const index = new Map<string, Name>()
  for (const name of Object.keys(lists) as Name[]) for (const word of lists[name].split(',')) index.set(keyOf(word), name)
  return index
}

/** How many letters must change, up to `most`; above it, one more. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return Math.min(row[b.length] ?? most + 1, most + 1)
}

const HAN = /\p{Script=Han}/u
/** A Han character is a word: with another in its place a short name is another name, 南韩 for 南极. */
const lettersApart = (key: string): number => (HAN.test(key) ? (key.length <= 3 ? 0 : 1) : key.length <= 3 ? 1 : 2)

/** One is most of the other: 销售 of 销售部, not “us” of a misspelled Australia. */
function isPart(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= 2 && short.length * 2 >= long.length && long.includes(short)
}

/** The one of `known` that was probably meant, or "". A guess: to be looked at. */
export function nearest(text: string, known: readonly string[]): string {
  const key = keyOf(text)
  const most = lettersApart(key)
  let best = { name: '', away: most + 1 }
  for (const name of known) {
    const other = keyOf(name)
    const away = isPart(key, other) ? Math.min(1, most) : distance(key, other, most)
    if (away < best.away) best = { name, away }
  }
  return best.name
}
