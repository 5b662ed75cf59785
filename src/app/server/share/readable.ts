import { escapeHtml, type Markup, trusted } from '../../../platform/server/files/markup.ts'
import { type Element, isElement, type Node, parseMarkup, textIn } from './tree.ts'

/** What is left of a prerendered page for reading: its headings, texts, lists, tables and links. */
export interface Readable {
  heading: string
  /** The first sentences. */
  lead: string
  main: Markup
  questions: { question: string; answer: string }[]
}

/** Pictures, and what only works with scripts; not what a tool says about its first answers either. */
const dropped = new Set([
  'svg',
  'fieldset',
  'output',
  'style',
  'script',
  'template',
  'nav',
  'form',
  'input',
  'select',
  'textarea',
  'button',
  'label',
  'option',
])
const listed = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr'])
const headed = new Set(['h2', 'h3', 'h4', 'h5', 'h6'])
const held = new Set(['p', 'li', 'dt', 'dd', 'th', 'td', 'caption', 'blockquote', 'figcaption'])
const inline = new Set(['a', 'span', 'strong', 'em', 'b', 'i', 'small', 'time', 'abbr', 'code', 'sup', 'sub', 'br', 'wbr'])
/** Belong to the word before them, or allow a break in it. */
const attached = new Set(['br', 'wbr', 'sup', 'sub'])
const isApart = (node: Element): boolean => !attached.has(node.tag) && !isDropped(node)
const LEAD_MIN = 15

/**
 * Reduces the markup that our own build rendered. `link` says where a link of the app leads on these pages, or null if its text remains
 * without a link.
 */
export function readable(markup: string, link: (href: string) => string | null): Readable {
  const page = main(parseMarkup(markup)) ?? { tag: 'main', attributes: {}, children: [] }
  const found: Readable = { heading: '', lead: '', main: trusted(''), questions: [] }
  const written = block(page.children)
  return { ...found, main: trusted(written) }

  function block(nodes: readonly Node[]): string {
    let html = ''
    let run: Node[] = []
    const flush = () => {
      html += paragraph(flow(run))
      run = []
    }
    for (const node of nodes) {
      if (!isElement(node) || inline.has(node.tag)) {
        run.push(node)
        continue
      }
      flush()
      html += element(node)
    }
    flush()
    return html
  }

  function element(node: Element): string {
    if (isDropped(node)) return ''
    // What a page says of itself, where its first paragraph is that of others, too.
    if ('data-lead' in node.attributes) found.lead = textIn(node)
    if (node.tag === 'h1') {
      found.heading ||= textIn(node)
      return ''
    }
    if (node.tag === 'details') return question(node)
    if (headed.has(node.tag)) return wrapped(node.tag, flow(node.children))
    if (node.tag === 'table') return list(node).replace('<table>', '<table tabindex="0">')
    if (listed.has(node.tag)) return list(node)
    if (!held.has(node.tag)) return block(node.children)
    if (node.children.some((child) => isElement(child) && !inline.has(child.tag))) {
      const inside = block(node.children)
      return node.tag === 'p' ? inside : wrapped(node.tag, inside)
    }
    return node.tag === 'p' ? paragraph(flow(node.children)) : wrapped(node.tag, flow(node.children))
  }

  function list({ tag, children }: Element): string {
    return wrapped(tag, children.filter(isElement).map(element).join(''))
  }

  /** A question that opens is shown open. */
  function question(node: Element): string {
    const summary = node.children.filter(isElement).find(({ tag }) => tag === 'summary')
    const rest = node.children.filter((child) => child !== summary)
    const asked = summary ? textIn(summary) : ''
    const answer = rest.map(textIn).join(' ').trim()
    if (asked && answer && node.isQuestion) found.questions.push({ question: asked, answer })
    return wrapped('h3', escapeHtml(asked)) + block(rest)
  }

  function paragraph(html: string): string {
    if (html.trim() === '') return ''
    const text = plain(html)
    if (found.heading && !found.lead && text.length >= LEAD_MIN) {
      found.lead = text
      return `<p class="lead">${html}</p>`
    }
    return `<p>${html}</p>`
  }

  function flow(nodes: readonly Node[]): string {
    return nodes
      .map((node, at) => {
        if (!isElement(node)) return escapeHtml(node)
        const before = nodes[at - 1]
        // Styles keep neighbours apart; without them their words would run together.
        const gap = before && isElement(before) && isApart(before) && isApart(node) ? ' ' : ''
        return gap + within(node)
      })
      .join('')
  }

  function within(node: Element): string {
    if (isDropped(node)) return ''
    if (node.tag === 'br') return '<br>'
    const inside = flow(node.children)
    if (node.tag === 'a') return linked(node.attributes['href'] ?? '', inside)
    return node.tag === 'strong' || node.tag === 'em' ? wrapped(node.tag, inside) : inside
  }

  function linked(href: string, inside: string): string {
    const to = inside.trim() === '' ? null : link(href)
    return to === null ? inside : `<a href="${escapeHtml(to)}">${inside}</a>`
  }
}

const wrapped = (tag: string, inside: string): string => (inside.trim() === '' ? '' : `<${tag}>${inside}</${tag}>`)

const plain = (html: string): string => textIn({ tag: 'p', attributes: {}, children: parseMarkup(html) })

const isDropped = ({ tag, attributes }: Element): boolean =>
  dropped.has(tag) ||
  'hidden' in attributes ||
  attributes['aria-hidden'] === 'true' ||
  attributes['aria-busy'] === 'true' ||
  'aria-live' in attributes ||
  // About who reads it, and where they are in it.
  'data-reader' in attributes ||
  attributes['role'] === 'status' ||
  attributes['class'] === 'sr-only'

function main(nodes: readonly Node[]): Element | null {
  for (const node of nodes) {
    if (!isElement(node)) continue
    const found = node.tag === 'main' ? node : main(node.children)
    if (found) return found
  }
  return null
}
