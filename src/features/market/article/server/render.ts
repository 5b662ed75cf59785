import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

export interface Heading {
  id: string
  level: number
  text: string
}
export interface Rendered {
  html: string
  headings: Heading[]
  /** The text without markup: for search, excerpts and the reading time. */
  plain: string
  minutes: number
}

/** Permitted sources of pictures: the platform's own files. */
const OWN_FILE = /^\/api\/ws\/file\/[0-9a-f-]{36}$/
const OUTSIDE = /^(https?:)?\/\//i

/**
 * Markdown as HTML that is safe by construction: micromark escapes raw HTML and drops dangerous protocols, so every tag in its output is
 * its own and the rewriting below may rely on them. Headings are below the page's title in level and have ids by their order, the same in
 * both languages of an article.
 */
export function renderMarkdown(markdown: string): Rendered {
  const raw = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  const lower = /<h1>/.test(raw) ? 1 : 0
  const headings: Heading[] = []
  const html = raw
    .replace(/<h([1-6])>([\s\S]*?)<\/h\1>/g, (_, digit: string, inside: string) => {
      const level = Math.min(Number(digit) + lower, 6)
      const id = `s-${headings.length + 1}`
      headings.push({ id, level, text: words(inside) })
      return `<h${level} id="${id}" tabindex="-1">${breaking(inside)}</h${level}>`
    })
    // A dropped address leaves its text; an empty one would link to the page itself.
    .replace(/<a href=""[^>]*>([\s\S]*?)<\/a>/g, '$1')
    .replace(/<a href="([^"]+)"/g, (whole, to: string) => (OUTSIDE.test(to) ? `${whole} target="_blank" rel="noopener"` : whole))
    .replace(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, (_, src: string, alt: string) =>
      OWN_FILE.test(src) ? `<img src="${src}" alt="${alt}" loading="lazy" />` : alt,
    )
    // A wide table scrolls in a box of its own, and a block of code by itself: also by keyboard.
    .replace(/<table>([\s\S]*?)<\/table>/g, (_, inside: string) => {
      const [, head = ''] = inside.match(/<tr>([\s\S]*?)<\/tr>/) ?? []
      const name = words(head).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      return `<div class="table" role="group" tabindex="0" aria-label="${name}"><table>${inside}</table></div>`
    })
    .replace(/<pre>/g, '<pre tabindex="0">')
    .replace(/<th(?=[ >])/g, '<th scope="col"')
  const plain = words(html)
  return { html, headings, plain, minutes: minutesOf(plain) }
}

const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' })
const OPENING = /[（《「『“‘([]$/

/**
 * A Chinese heading may break between words, never inside one: the page prevents all breaks except these. Tags and entities stay whole.
 */
function breaking(inside: string): string {
  if (!/\p{Script=Han}/u.test(inside)) return inside
  return inside
    .split(/(<[^>]*>|&\w+;)/)
    .map((part, at) => {
      if (at % 2 === 1) return part
      let before = ''
      return [...segmenter.segment(part)]
        .map(({ segment, index, isWordLike }) => {
          const place = index > 0 && isWordLike && !OPENING.test(before) ? '<wbr>' : ''
          before = segment
          return place + segment
        })
        .join('')
    })
    .join('')
}

const words = (html: string): string =>
  html
    .replace(/<(?!\/?(?:a|em|strong|code|wbr)\b)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

/** Silent reading of non-fiction by adults (Brysbaert, Journal of Memory and Language 109, 2019). */
const HAN_A_MINUTE = 260
const LATIN_WORDS_A_MINUTE = 238

/** Reading time in minutes, rounded up. */
function minutesOf(plain: string): number {
  const han = plain.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = plain.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d'’.,%-]*/gu)?.length ?? 0
  return Math.max(1, Math.ceil(han / HAN_A_MINUTE + latin / LATIN_WORDS_A_MINUTE))
}
