import { readFileSync } from 'node:fs'

/**
 * Characters, made by `scripts/make-han.ts`: traditional and simplified forms in pairs (OpenCC, Apache-2.0), and the characters of GB
 * 2312 by their most usual reading (pinyin-pro, MIT).
 */
interface Han {
  traditional: string
  simplified: string
  sounds: Record<string, string>
}

const han = JSON.parse(readFileSync(new URL('han.json', import.meta.url), 'utf8')) as Han
const traditional = [...han.traditional]
const simplified = [...han.simplified]
const toSimplified = new Map(traditional.map((sign, at) => [sign, simplified[at] ?? sign]))
/** The first traditional form of each simplified character. */
const toTraditional = new Map([...traditional.keys()].reverse().map((at) => [simplified[at] ?? '', traditional[at] ?? '']))
const sounds = new Map(Object.entries(han.sounds).flatMap(([sound, signs]) => [...signs].map((sign) => [sign, sound] as const)))

const latinMarks: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' }

/** One width, one case, no accents: what `search_fold` of the database does to documents. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFKC')
    .replace(/[łøđı]/g, (sign) => latinMarks[sign] ?? sign)

export const simplify = (text: string): string => Array.from(text, (sign) => toSimplified.get(sign) ?? sign).join('')

/** The forms in which a document may write these characters. */
export const variantsOf = (text: string): string[] => [
  ...new Set([text, simplify(text), Array.from(simplify(text), (sign) => toTraditional.get(sign) ?? sign).join('')]),
]

export const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text)

/** Words of our vocabulary in which a character does not have its most usual reading. */
const readAs: Readonly<Record<string, readonly string[]>> = {
  会计: ['kuai', 'ji'],
  银行: ['yin', 'hang'],
  调研: ['diao', 'yan'],
  调查: ['diao', 'cha'],
  重庆: ['chong', 'qing'],
  西藏: ['xi', 'zang'],
  柏林: ['bo', 'lin'],
  首都: ['shou', 'du'],
  秘鲁: ['bi', 'lu'],
}
const inWords = new RegExp(Object.keys(readAs).join('|'), 'g')

function readingsOf(text: string): (string | undefined)[] {
  const each = Array.from(text, (sign) => sounds.get(sign))
  // With signs of two code units the positions would differ; none of them has a reading.
  if (each.length === text.length)
    for (const { 0: word, index } of text.matchAll(inWords)) each.splice(index, word.length, ...(readAs[word] ?? []))
  return each
}

/** 越南 → yuenan; null if a character has no reading here. */
export function pinyinOf(text: string): string | null {
  const each = readingsOf(simplify(text))
  return each.includes(undefined) ? null : each.join('')
}

/** How a name is typed in Latin letters: 澄湾人力 → "chengwanrenli cwrl". Empty without Chinese characters. */
export function soundsOf(name: string): string {
  const each = readingsOf(simplify(fold(name))).filter((sound) => sound !== undefined)
  return each.length < 2 ? '' : `${each.join('')} ${each.map((sound) => sound[0]).join('')}`
}
