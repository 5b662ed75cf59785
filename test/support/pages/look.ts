import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { importName, importNotes, importNotesSheet, importRows, importSheet } from '../../../seed/data/import.ts'
import type { Pair } from '../../../src/platform/contract/texts.ts'
import type { Person } from '../browser.ts'
import type { TestServer } from '../server.ts'
import { layOutWhole } from './whole.ts'

/** Automatic checks of a page: its accessibility, its language, its width, its title and the focus. */

export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const brands: Pair = { cn: '衡渡', en: 'Hengdu' }
const NARROW = 320

/** A color of axe; its types leave it out. */
interface AxeColor {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): AxeColor
}

declare global {
  interface Window {
    axe?: typeof axe & { commons: { color: { Color: { prototype: AxeColor } } } }
  }
}

/** Parts of header, menus and footer that were looked at already, each as it was. */
export type Surroundings = Set<string>

/**
 * Rule and selector of each violation of WCAG 2.2 A and AA. Parts of the surroundings that are exactly as before are not looked at again:
 * from one page to the next, a menu changes in two entries. `rules`: others than usual.
 */
export async function violations(
  { page }: { page: Page },
  before: Surroundings = lookedAt(page),
  rules: readonly string[] = RULES,
): Promise<string[]> {
  await layOutWhole(page)
  // Routes change within one document, so axe is sent once.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source)
    await page.evaluate(parseColorsOnce)
  }
  const { found, parts } = await page.evaluate(judge, { runOnly: [...rules], known: [...before] })
  if (!found) throw new Error('axe did not look at the page')
  for (const part of parts) before.add(part)
  return found.flatMap((rule) => rule.nodes.slice(0, 4).map((node) => `${rule.id} at ${node.target.join(' ')}${detail(node)}`))
}

const surroundings = new WeakMap<Page, Surroundings>()
function lookedAt(page: Page): Surroundings {
  const known = surroundings.get(page) ?? new Set()
  surroundings.set(page, known)
  return known
}

/** Runs axe over all but the parts known already, and names the new ones. */
async function judge({ runOnly, known }: { runOnly: string[]; known: string[] }) {
  const before = new Set(known)
  const parts: string[] = []
  const exclude: Element[] = []
  const digest = (text: string) => {
    let [a, b] = [1, 2]
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      a = Math.imul(a ^ unit, 2_654_435_761)
      b = Math.imul(b ^ unit, 1_597_334_677)
    }
    return `${a}.${b}.${text.length}`
  }
  // What a part's looks depend on, besides itself: the width, the scheme, whether a dialog lies over it, what it lies in, and its size.
  const look = (part: Element, within: string) => {
    const { width, height } = part.getBoundingClientRect()
    const name = digest(`${within} ${width} ${height} ${part.outerHTML.replaceAll(/mantine-\w+/g, 'mantine')}`)
    if (before.has(name)) {
      exclude.push(part)
      return
    }
    parts.push(name)
    if (part instanceof HTMLElement) for (const inner of part.children) look(inner, `${within} > ${part.tagName} ${part.className}`)
  }
  const how = `${innerWidth} ${document.documentElement.dataset['mantineColorScheme']} ${document.querySelector('[role="dialog"]') !== null}`
  for (const whole of document.querySelectorAll('header, nav, footer'))
    if (!whole.parentElement?.closest('header, nav, footer, main, [role="dialog"]')) look(whole, how)
  const results = await window.axe?.run({ exclude }, { resultTypes: ['violations'], runOnly })
  return { found: results?.violations, parts }
}

/** axe parses the colors of every element again, which takes half the time of its contrast rule. A page has few different ones. */
function parseColorsOnce(): void {
  const { prototype } = window.axe!.commons.color.Color
  const parse = prototype.parseString
  const known = new Map<string, Omit<AxeColor, 'parseString'>>()
  prototype.parseString = function (text) {
    if (!known.has(text)) {
      parse.call(this, text)
      known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha })
    }
    return Object.assign(this, known.get(text))
  }
}

function detail(node: { any: { message: string }[] }): string {
  const said = node.any[0]?.message
  return said ? ` (${said.slice(0, 140)})` : ''
}

export async function scheme(who: Person, dark: boolean): Promise<void> {
  await who.page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
  await who.page.waitForFunction((is) => document.documentElement.dataset['mantineColorScheme'] === is, dark ? 'dark' : 'light')
}

/** Whether the page scrolls sideways as it is, and because of which elements. */
export async function sideways({ page }: Person): Promise<string[]> {
  await layOutWhole(page)
  return reachingSoon(page, page.viewportSize()!.width)
}

/** The same at 320 px, where it stays. */
export async function sidewaysNarrow(who: Person): Promise<string[]> {
  await who.page.setViewportSize({ width: NARROW, height: 700 })
  await who.frames(3)
  return sideways(who)
}

/** Elements wider than 320 px, if any. */
export async function tooWide(who: Person): Promise<string[]> {
  const before = who.page.viewportSize()!
  const found = await sidewaysNarrow(who)
  await who.page.setViewportSize(before)
  await who.frames(2)
  return found
}

/** Components that resize by script take a moment. */
async function reachingSoon(page: Page, width: number): Promise<string[]> {
  let found = await page.evaluate(reaching, width)
  for (let tries = 0; found.length > 0 && tries < 5; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    found = await page.evaluate(reaching, width)
  }
  return found
}

function reaching(most: number): string[] {
  const { scrollWidth } = document.scrollingElement!
  if (scrollWidth <= most) return []
  const beyond = [...document.querySelectorAll('body *')].filter((element) => {
    const box = element.getBoundingClientRect()
    return box.width > 0 && box.right > most + 1
  })
  const inner = beyond.filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
  const name = (element: Element) => `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').split(' ')[0]}`
  return [
    `scrolls to ${scrollWidth} px: ${inner
      .slice(0, 3)
      .map((element) => `${name(element)} "${element.textContent?.trim().slice(0, 30)}"`)
      .join(', ')}`,
  ]
}

/** A title that is smaller than a heading below it. */
export const smallTitle = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => {
    const largest = (heading: Element): number => {
      let size = 0
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.textContent?.trim()) size = Math.max(size, Number.parseFloat(getComputedStyle(node.parentElement!).fontSize))
      return size
    }
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    const title = Math.max(0, ...shown('main h1').map(largest))
    const larger = shown('main :is(h2, h3)').filter((one) => title > 0 && largest(one) > title)
    return larger.map((one) => `title of ${title} px above a heading of ${largest(one)} px: "${one.textContent?.slice(0, 30)}"`)
  })

interface Said {
  where: string
  text: string
}

/** Every text that can be read or heard on the page. Text marked as being in another language is excluded. */
function everyText(): Said[] {
  const name = (element: Element) => {
    const id = element.id && !/\d/.test(element.id) ? `#${element.id}` : ''
    return `${element.parentElement?.tagName.toLowerCase() ?? ''} > ${element.tagName.toLowerCase()}${id}`
  }
  const elsewhere = (element: Element) => {
    const marked = element.closest('[lang]')?.getAttribute('lang')
    return marked !== document.documentElement.lang
  }
  const found: Said[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    const element = node.parentElement
    if (!text || !element || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName)) continue
    if (element.checkVisibility() && !elsewhere(element)) found.push({ where: name(element), text })
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    if (elsewhere(element)) continue
    for (const attribute of ['aria-label', 'placeholder', 'title', 'alt']) {
      const text = element.getAttribute(attribute)
      if (text) found.push({ where: `${name(element)}[${attribute}]`, text })
    }
  }
  return found
}

/**
 * Tables that contain words of ours: built-in leave types, formulas of payslips, texts in both languages, stored answers. Every other
 * table has what users typed.
 */
const ourTables = ['bean_package', 'dictionary_text', 'event', 'idempotency', 'job', 'leave_type', 'notice', 'pay_slip']

/** User content in the database. */
export async function ownWords(h: TestServer): Promise<OwnWords> {
  const { rows: tables } = await h.services.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [ourTables],
  )
  const words = new Set<string>()
  const take = (value: unknown): void => {
    if (typeof value === 'string') {
      const text = value.trim()
      if (text.length < 2) return
      words.add(text)
      for (const line of text.split(/\n+/)) if (line.trim().length > 1) words.add(line.trim())
    } else if (value && typeof value === 'object' && !Buffer.isBuffer(value)) Object.values(value).forEach(take)
  }
  for (const { name } of tables) {
    const { rows } = await h.services.pool.query(`select * from "${name}"`)
    for (const row of rows) Object.values(row).forEach(take)
  }
  // Kept encrypted.
  take([importName, importSheet, importNotesSheet, importNotes, importRows])
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  return { words, inHan: longestFirst.filter((word) => HAN.test(word)), braced: longestFirst.filter((word) => word.includes('{')) }
}

export interface OwnWords {
  words: ReadonlySet<string>
  /** Those with Chinese characters, the longest first. */
  inHan: readonly string[]
  /** Those with braces, as titles of templates have them, the longest first. */
  braced: readonly string[]
}

const HAN = /\p{Script=Han}/u
const BROKEN = /\bundefined\b|\bNaN\b|\[object |Invalid Date|\{[a-zA-Z]+[|}]/
/** `afterSales`, `demand_move`: a value or a key without a text. */
const RAW = /\b[a-z]+[A-Z][A-Za-z]*\b|\b[a-z]+_[a-z_]+\b/

/** A day as it is stored. English says “1 Dec 2026”, but for examples of what is typed. */
const STORED_DAY = /\b20\d\d-\d\d-\d\d\b/
const isTyped = (where: string): boolean => where.endsWith('[placeholder]')

export interface Tolerance {
  /** The screen is about such names: a log, the rules. */
  names?: boolean
  /** It shows days as somebody has typed them. */
  days?: boolean
}

/** Texts in the wrong language, and raw names. */
export async function badTexts(who: Person, own: OwnWords, tolerance: Tolerance = {}): Promise<string[]> {
  const found = await who.page.evaluate(everyText)
  const bad: string[] = []
  for (const { where, text } of found) {
    if (BROKEN.test(text) && BROKEN.test(without(text, own.braced, BROKEN))) bad.push(`broken text at ${where}: "${text.slice(0, 60)}"`)
    if (!tolerance.names && RAW.test(text) && !isOwn(text, own)) bad.push(`raw name at ${where}: "${text.slice(0, 60)}"`)
    if (who.lang === 'en' && !tolerance.days && STORED_DAY.test(text) && !isTyped(where))
      bad.push(`day as it is stored at ${where}: "${text.slice(0, 60)}"`)
    if (who.lang === 'en' && HAN.test(text) && HAN.test(without(text, own.inHan))) bad.push(`Chinese at ${where}: "${text.slice(0, 60)}"`)
  }
  return [...new Set(bad)]
}

/** A raw name inside user content, such as a file's name. A column that contains only such a name must not be shown. */
const isOwn = (text: string, own: OwnWords): boolean => {
  const raw = text.match(RAW)?.[0] ?? ''
  return [...own.words].some((word) => !/^\w+$/.test(word) && word.includes(raw) && text.includes(word))
}

/** The text without user content, as far as it matches. */
function without(text: string, own: readonly string[], wrong = HAN): string {
  // The initial in place of a portrait.
  if (text.length === 1 && own.some((word) => word.startsWith(text))) return ''
  let rest = text
  for (const word of own) {
    if (!wrong.test(rest)) break
    if (rest.includes(word)) rest = rest.replaceAll(word, ' ')
  }
  return rest
}

/** The expected title of the page (`tab` is all of it), and the language of the document. */
export async function badHead(who: Person, title: Pair | null, tab?: Pair): Promise<string[]> {
  const brand = brands[who.lang]
  const bad: string[] = []
  const whole = tab?.[who.lang] ?? (title && `${title[who.lang]} · ${brand}`)
  const fits = (given: string) => (whole ? given === whole : given.endsWith(` · ${brand}`) && given.length > brand.length + 3)
  // What is unread is counted before it.
  const titleOf = async () => (await who.page.title()).replace(/^\(\d+\+?\) /, '')
  let given = await titleOf()
  // The title is set a moment after the page.
  for (let tries = 0; !fits(given) && tries < 150; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    given = await titleOf()
  }
  if (!fits(given)) bad.push(`title "${given}"${whole ? ` instead of "${whole}"` : ''}`)
  const lang = await who.page.evaluate(() => document.documentElement.lang)
  if (lang !== (who.lang === 'en' ? 'en' : 'zh-CN')) bad.push(`html lang "${lang}"`)
  return bad
}

/** Pictures without words: each has a text alternative, or is hidden from screen readers. */
export async function wordless({ page }: Person): Promise<string[]> {
  const found = await page.evaluate(() => {
    const named = (node: Element): boolean => {
      const by = node.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
      const text = [
        node.getAttribute('aria-label'),
        node.getAttribute('alt'),
        node.querySelector(':scope > title')?.textContent,
        ...by.map((id) => document.getElementById(id)?.textContent),
      ]
      return text.some((one) => one?.trim())
    }
    const hidden = (node: Element) =>
      node.closest('[aria-hidden=true], [hidden]') !== null || node.matches('img[alt=""], [role=presentation], [role=none]')
    return [...document.querySelectorAll('img, svg, canvas, video, [role=img]')]
      .filter((node) => !node.parentElement?.closest('svg, [role=img]') && !hidden(node) && !named(node))
      .map((node) => node.outerHTML.slice(0, 120))
  })
  return found.map((what) => `no words for ${what}`)
}

/** Whether the heading of the opened page has the focus. */
export async function badFocus(who: Person): Promise<string[]> {
  for (let tries = 0; tries < 30; tries++) {
    const at = await who.page.evaluate(() => document.activeElement?.tagName ?? '')
    if (at === 'H1') return []
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const at = await who.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? '')
  return [`focus is not at the heading but at ${at}`]
}
