import { fold, simplify } from './text.ts'
import { type Name, plain, type Vocabulary } from './vocabulary.ts'

/** One word of a search: every result contains it, or means it. */
export interface Word {
  /** Folded: one case, one width, simplified characters. */
  typed: string
  kind: 'number' | 'word'
  /** What it names in the vocabulary; empty for words that only documents contain. */
  names: readonly Name[]
}

const MOST_WORDS = 8
const LONGEST = 200

const latinStops = new Set(
  'a an and any are at best by can do does find for from get good how i in is looking many me much my near need needs of on or our some that the their to want we what where which who with you your'.split(
    ' ',
  ),
)
/** Words of a question that are not searched for; the longest first. */
const hanStops =
  /^(?:多少钱|怎么样|有没有|怎么|怎样|如何|哪里|哪家|哪个|需要|想要|我要|我想|请问|寻找|会讲|会说|能讲|推荐|一家|的|吗|呢|了|找)/
/** Chinese function words. 在线 and 和解 are words themselves, so these are dropped only before a name or at the start of a text. */
const hanLinks = /[在和与及或去到]/

const NUMBER = /(?<![a-z0-9-])[a-z]{1,2}-(?=[a-z0-9-]*\d)[a-z0-9]{2,}(?:-[a-z0-9]{2,})*(?![a-z0-9-])/g

/** The typed text, split: numbers, names of the vocabulary, and what is left between them, without stop words. */
export function wordsOf(text: string, vocabulary: Vocabulary): Word[] {
  const folded = simplify(fold(text.slice(0, LONGEST)))
  const numbers: Word[] = (folded.match(NUMBER) ?? []).map((typed) => ({ typed, kind: 'number', names: [] }))
  const words = [...numbers, ...namesAndRest(plain(folded.replace(NUMBER, ' ')), vocabulary)]
  return [...new Map(words.map((word) => [word.typed, word])).values()].slice(0, MOST_WORDS)
}

function namesAndRest(text: string, vocabulary: Vocabulary): Word[] {
  const found: Word[] = []
  /** A single letter at the end, and single characters between known names: dropped if there are other words. */
  const scraps = new Set<Word>()
  let at = 0
  let rest = ''
  const closeRest = (besideName: boolean) => {
    const word: Word = { typed: rest, kind: 'word', names: [] }
    if (rest !== '') found.push(word)
    if ([...rest].length === 1 && besideName) scraps.add(word)
    rest = ''
  }
  while (at < text.length) {
    if (text[at] === ' ') {
      closeRest(at > 1 && found.length > 0 && text[at - rest.length - 1] !== ' ')
      at++
      continue
    }
    const latin = /^[a-z0-9]+/.exec(text.slice(at))?.[0]
    const known = vocabulary.longestAt(text, at)
    const stop = latin ? (latinStops.has(latin) ? latin : undefined) : hanStops.exec(text.slice(at))?.[0]
    if (known && known.end - at >= (stop?.length ?? 0)) {
      closeRest(true)
      found.push({ typed: text.slice(at, known.end), kind: 'word', names: known.names })
      at = known.end
    } else if (stop) {
      closeRest(false)
      at += stop.length
    } else if (latin) {
      closeRest(false)
      const word: Word = { typed: latin, kind: 'word', names: [] }
      found.push(word)
      if (latin.length === 1 && at + 1 === text.length) scraps.add(word)
      at += latin.length
    } else if (hanLinks.test(text[at] ?? '') && vocabulary.longestAt(text, at + 1)) {
      closeRest(false)
      at++
    } else {
      const sign = String.fromCodePoint(text.codePointAt(at) ?? 32)
      rest += sign
      at += sign.length
    }
  }
  closeRest(found.length > 0 && text[text.length - rest.length - 1] !== ' ')
  return found.length > scraps.size ? found.filter((word) => !scraps.has(word)) : found
}
