import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A number that a text states, and the value of the code that decides it. `#` stands for the number in a piece of the text. */
export interface Stated {
  readonly file: string
  readonly value: number | string
  /** Pieces of the text in both languages; a description of the API has one. */
  readonly pieces: readonly string[]
}

const HAN = '零一二三四五六七八九十'
const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ')
const others: Record<string, number> = { a: 1, an: 1, third: 3, twenty: 20, thirty: 30, 'one billion': 1e9, 两: 2, 十亿: 1e9 }
const NUMBER = String.raw`(\d[\d,:.-]*\d|\d|[${HAN}两亿]+|(?:one )?[A-Za-z]+)`

/** "1,000", "十", "ten" and "an" as the code would write them. Other words are no numbers, and stay. */
function numeral(written: string): string {
  const word = written.toLowerCase()
  const known = others[word] ?? [...HAN].indexOf(word)
  if (known >= 0) return String(known)
  return WORDS.includes(word) ? String(WORDS.indexOf(word)) : word.replaceAll(',', '')
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

export const sourceOf = (file: string): string => readFileSync(join(root, 'src', file), 'utf8')

/** Where a piece is in a text, and with which number. */
export const findAll = (text: string, piece: string): RegExpExecArray[] => [
  ...text.matchAll(new RegExp(escaped(piece).replace('#', NUMBER), 'g')),
]

/** What is wrong with the texts: a piece that is not there any more, or that states another number than the code has. */
export function disagreements(all: readonly Stated[]): string[] {
  return all.flatMap(({ file, value, pieces }) => {
    const text = sourceOf(file)
    return pieces.flatMap((piece) => {
      const found = findAll(text, piece)
      if (found.length === 0) return [`${file}: no “${piece}”`]
      return found.filter((one) => numeral(one[1]!) !== String(value)).map((one) => `${file}: “${one[0]}”, but the code has ${value}`)
    })
  })
}
