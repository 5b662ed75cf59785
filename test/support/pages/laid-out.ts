import type { Person } from '../browser.ts'

/** Checks of texts by where the browser has put them. */

interface Line {
  left: number
  right: number
  top: number
  bottom: number
}

/** A text of the page that is seen. */
export interface LaidOut {
  text: string
  lines: Line[]
  /** Texts of one paragraph have the same. */
  block: number
  /** The same for texts of one heading; null outside. */
  heading: number | null
  /** Of a table: on how many lines each of its words is. */
  words: [word: string, lines: number][]
}

/** In the order of the document. What only a screen reader gets is a pixel wide, or cut away, and is none of them. */
export const textsOn = ({ page }: Person): Promise<LaidOut[]> =>
  page.evaluate(() => {
    const isUnseen = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isUnseen(element.parentElement))
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display === 'inline' && element.parentElement ? blockOf(element.parentElement) : element
    const known = new Map<Element, number>()
    const idOf = (element: Element): number => {
      if (!known.has(element)) known.set(element, known.size)
      return known.get(element)!
    }
    const linesOf = (node: Node, from: number, to: number): Line[] => {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      return [...range.getClientRects()].flatMap(({ width, left, right, top, bottom }) => (width > 0 ? [{ left, right, top, bottom }] : []))
    }
    const texts: LaidOut[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const element = node.parentElement
      if (text === '' || !element?.checkVisibility() || isUnseen(element)) continue
      const heading = element.closest('h1, h2, h3')
      const words = element.closest('td, th') ? [...text.matchAll(/[A-Za-z]{4,20}/g)] : []
      texts.push({
        text,
        lines: linesOf(node, 0, text.length),
        block: idOf(blockOf(element)),
        heading: heading && idOf(heading),
        words: words.map(({ 0: word, index }) => [
          word,
          new Set(linesOf(node, index, index + word.length).map(({ top }) => Math.round(top))).size,
        ]),
      })
    }
    return texts
  })

const named = (texts: readonly string[]): string[] => [...new Set(texts)]

/** Texts of which hardly more than a letter fits into a line: their place gave way to what is beside it. */
export const squeezed = (texts: readonly LaidOut[]): string[] =>
  named(
    texts.flatMap((one) => {
      const text = one.text.trim()
      const lines = new Set(one.lines.map(({ top }) => Math.round(top))).size
      return text.length >= 6 && lines > 3 && text.length / lines < 2.5 ? [`squeezed text "${text.slice(0, 30)}"`] : []
    }),
  )

/** Words of a table that are cut in two, because a column gave way to what is beside it. */
export const cutWords = (texts: readonly LaidOut[]): string[] =>
  named(texts.flatMap(({ words }) => words.flatMap(([word, lines]) => (lines > 1 ? [`cut word "${word}"`] : []))))

/**
 * Two texts side by side that read as one, such as a date and the time beside it without a gap: “2026-07-142 小时”. Within a paragraph, a
 * word in bold or marked may begin in the middle of another; a heading in Chinese is broken between its phrases, of which each is a box.
 */
export const runTogether = (texts: readonly LaidOut[]): string[] =>
  named(
    texts.flatMap((right, nth) => {
      const left = texts[nth - 1]
      if (!left || left.block === right.block || !isBeside(left.lines.at(-1), right.lines[0])) return []
      if (!/[\p{L}\p{N}%●]$/u.test(left.text) || !/^[\p{L}\p{N}●]/u.test(right.text)) return []
      const arePhrases = left.heading !== null && left.heading === right.heading
      if (arePhrases && /\p{sc=Han}$/u.test(left.text) && /^\p{sc=Han}/u.test(right.text)) return []
      return [`texts run together "${left.text.slice(-20)}" "${right.text.slice(0, 20)}"`]
    }),
  )

function isBeside(left: Line | undefined, right: Line | undefined): boolean {
  if (!left || !right) return false
  const shared = Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top)
  const gap = right.left - left.right
  return shared >= Math.min(left.bottom - left.top, right.bottom - right.top) / 2 && gap > -1 && gap < 2
}
