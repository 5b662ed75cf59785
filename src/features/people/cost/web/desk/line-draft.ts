import { amountText, type WageCurrency } from '../../../../../platform/contract/amount.ts'
import { parsePercent, parseWage, percentText } from '../../contract/money.ts'
import type { Component, ComponentForm } from '../../contract/schema.ts'

/** A line of the slip as the operator types it. */
export interface LineDraft {
  code: string
  nameCn: string
  nameEn: string
  kind: Component['kind']
  base: Component['base']
  rate: string
  cap: string
  floor: string
  fixed: string
  brackets: string
  whole: boolean
  sourceName: string
  sourceUrl: string
  noteCn: string
  noteEn: string
}

export const emptyLine: LineDraft = {
  code: '',
  nameCn: '',
  nameEn: '',
  kind: 'percent',
  base: 'month',
  rate: '',
  cap: '',
  floor: '',
  fixed: '',
  brackets: '',
  whole: false,
  sourceName: '',
  sourceUrl: '',
  noteCn: '',
  noteEn: '',
}

export function draftOfLine(line: Component, currency: WageCurrency): LineDraft {
  const text = (minor: number | null) => (minor === null ? '' : amountText(minor, currency))
  const percent = (ppm: number) => percentText(ppm).replace('%', '')
  return {
    code: line.code,
    nameCn: line.name.cn,
    nameEn: line.name.en,
    kind: line.kind,
    base: line.base,
    rate: line.ratePpm === null ? '' : percent(line.ratePpm),
    cap: text(line.capMinor),
    floor: text(line.floorMinor),
    fixed: text(line.fixedMinor),
    brackets: line.brackets
      .map(({ uptoMinor, ratePpm }) => `${uptoMinor === null ? '*' : text(uptoMinor)}: ${percent(ratePpm)}`)
      .join('\n'),
    whole: line.whole,
    sourceName: line.sourceName,
    sourceUrl: line.sourceUrl,
    noteCn: line.note.cn,
    noteEn: line.note.en,
  }
}

type LineProblem = 'wrongRate' | 'wrongAmount' | 'wrongBrackets'

/** The value for the wire, or the fields that cannot be read. Fields that the kind does not have are omitted. */
export function readLine(
  draft: LineDraft,
  currency: WageCurrency,
): { form: ComponentForm; problems: Partial<Record<string, LineProblem>> } {
  const problems: Partial<Record<string, LineProblem>> = {}
  const amount = (field: string, text: string): number | null => {
    if (text.trim() === '') return null
    const minor = parseWage(text, currency)
    if (typeof minor === 'number') return minor
    problems[field] = 'wrongAmount'
    return null
  }
  const rate = (): number | null => {
    if (!draft.kind.startsWith('percent') || draft.rate.trim() === '') return null
    const ppm = parsePercent(draft.rate)
    if (ppm === null) problems['ratePpm'] = 'wrongRate'
    return ppm
  }
  const { rate: _, cap, floor, fixed, brackets, ...same } = draft
  const limited = draft.kind === 'percentSalaryCap' || draft.kind === 'percentAmountCap'
  return {
    form: {
      ...same,
      ratePpm: rate(),
      capMinor: limited ? amount('capMinor', cap) : null,
      floorMinor: limited ? amount('floorMinor', floor) : null,
      fixedMinor: draft.kind === 'fixed' ? amount('fixedMinor', fixed) : null,
      brackets: draft.kind === 'brackets' ? readBrackets(brackets, currency, () => (problems['brackets'] = 'wrongBrackets')) : [],
    },
    problems,
  }
}

function readBrackets(text: string, currency: WageCurrency, complain: () => void) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [limit = '', percent = ''] = line.split(/[:：]/)
    const ratePpm = parsePercent(percent)
    const uptoMinor = limit.trim() === '*' ? null : parseWage(limit, currency)
    if (ratePpm === null || typeof uptoMinor === 'string') complain()
    return { uptoMinor: typeof uptoMinor === 'string' ? null : uptoMinor, ratePpm: ratePpm ?? 0 }
  })
}
