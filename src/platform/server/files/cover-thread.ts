import { FilterType, Transformer } from '@napi-rs/image'
import { HEIGHT, TIDE_COLOURS, tideOf, tidePath, WIDTH } from '../../contract/tide.ts'
import { answerQuestions } from '../thread.ts'
import type { CoverWords } from './cover.ts'
import { pathsOf, widthOf } from './letters.ts'
import { linesOf, printed } from './runs.ts'

const { top, bottom, beacon } = TIDE_COLOURS
const MINT = '#63d3b0'
/** Finer than on a page: here nothing is made smaller. */
const STEP = 6
const MARGIN = 80
const MARK = 2.5
const MARK_TOP = 60
const BRAND_SIZE = 40
const CODE_SIZE = 150
/** The lines recede behind the words, but not below the code. */
const VEIL = 0.55
const CODE_LEFT = (WIDTH - 320) / WIDTH
const FIRST_LINE = 290
const SIZES = [76, 66, 56, 48]
const LINES = 4
const LINE_HEIGHT = 1.3
/** Above facts the title has two lines, of which the second ends well above them. */
const LINES_ABOVE_FACTS = 2
const SIZES_ABOVE_FACTS = [56, 48]
const FACT_SIZE = 32
const FACT_HEIGHT = 52
const FACTS_MOST = 3

/** The lines of Cover.tsx, without their beacon, which would lie behind the words; the mark of public/favicon.svg, and the words. */
function drawing(seed: string, { title, brand, mark, facts }: CoverWords): string {
  const gradient = (id: string, along: string, from: string, to: string) =>
    `<linearGradient id="${id}" x1="0" y1="0" ${along}="1"${along === 'x2' ? ' y2="0"' : ' x2="0"'}>${from}${to}</linearGradient>`
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  const all = (paint: string) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paint}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    ${gradient('night', 'y2', stop(0, top), stop(1, bottom))}
    ${gradient('veil', 'x2', stop(CODE_LEFT, top, VEIL), stop(1, top, 0))}
    ${all('url(#night)')}
    ${tideOf(seed)
      .lines.map(
        (line) =>
          `<path d="${tidePath(line, STEP)}" fill="none" stroke="${line.color}" stroke-opacity="${line.opacity}" stroke-width="${line.width}"/>`,
      )
      .join('')}
    ${all('url(#veil)')}
    <g transform="translate(${MARGIN} ${MARK_TOP}) scale(${MARK})" fill="none" stroke-linecap="round" stroke-width="2.4">
      <path d="M8 19a8 8 0 0 1 16 0" stroke="#fff"/><path d="M5 19h22M11 24h10" stroke="${MINT}"/><circle cx="16" cy="9.5" r="2.8" fill="${beacon}"/>
    </g>
    <g fill="#fff">${pathsOf(brand, MARGIN + 32 * MARK + 16, MARK_TOP + 22 * MARK, BRAND_SIZE)}${titlePaths(title, facts.length > 0)}${factPaths(facts)}</g>
    <g fill="${MINT}">${pathsOf(mark, WIDTH - MARGIN - widthOf(mark, CODE_SIZE), MARK_TOP + CODE_SIZE - 30, CODE_SIZE)}</g>
  </svg>`
}

/** In as few lines as the largest size allows; the last line stays free unless the smallest needs it. */
function titlePaths(title: string, isAboveFacts: boolean): string {
  const most = isAboveFacts ? LINES_ABOVE_FACTS : LINES
  const sizes = isAboveFacts ? SIZES_ABOVE_FACTS : SIZES
  const size = sizes.find((one) => titleLines(title, one).length <= Math.min(most, LINES - 1)) ?? SIZES.at(-1)!
  return titleLines(title, size, most)
    .map((line, at) => pathsOf(line, MARGIN, FIRST_LINE + at * size * LINE_HEIGHT, size))
    .join('')
}

/** At the foot, each in one line. */
function factPaths(facts: readonly string[]): string {
  const shown = facts.slice(0, FACTS_MOST)
  return shown
    .map((fact, at) => {
      const [line = ''] = titleLines(fact, FACT_SIZE, 1)
      return pathsOf(line, MARGIN, HEIGHT - MARGIN - (shown.length - 1 - at) * FACT_HEIGHT, FACT_SIZE)
    })
    .join('')
}

function titleLines(text: string, size: number, most = Number.POSITIVE_INFINITY): string[] {
  const shown = printed(text.slice(0, 200)).replace(/\s+/g, ' ').trim()
  const lines = linesOf(shown, WIDTH - 2 * MARGIN, (part) => widthOf(part, size))
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), `${lines[most - 1]!.trimEnd().slice(0, -1)}…`]
}

answerQuestions(([seed, words]: [string, CoverWords]) => Transformer.fromSvg(drawing(seed, words)).pngSync({ filterType: FilterType.Up }))
