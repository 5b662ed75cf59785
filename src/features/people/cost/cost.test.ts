import { describe, expect, it } from 'vitest'
import { formatAmount } from '../../../platform/contract/amount.ts'
import { applyRate, estimateCost, type RateComponent } from './contract/estimate.ts'
import { formatShort, parsePercent, parseWage, percentText } from './contract/money.ts'
import { bracketsRise, wageCurrency } from './contract/schema.ts'
import { emptyLine, readLine } from './web/desk/line-draft.ts'

const line = (part: Partial<RateComponent>): RateComponent => ({
  code: 'X',
  name: { cn: '某项', en: 'Some line' },
  kind: 'percent',
  base: 'month',
  ratePpm: null,
  capMinor: null,
  floorMinor: null,
  fixedMinor: null,
  brackets: [],
  whole: false,
  ...part,
})
const amounts = (components: RateComponent[], gross: number, period: 'month' | 'year' = 'month') =>
  estimateCost(components, gross, period).lines.map(({ amountMinor }) => amountMinor)

const cpf = line({ code: 'CPF', kind: 'percentSalaryCap', ratePpm: 170_000, capMinor: 800_000 })
const sdl = line({ code: 'SDL', kind: 'percentAmountCap', ratePpm: 2_500, capMinor: 1_125, floorMinor: 200 })
const epf = line({
  kind: 'brackets',
  whole: true,
  brackets: [
    { uptoMinor: 500_000, ratePpm: 130_000 },
    { uptoMinor: null, ratePpm: 120_000 },
  ],
})
const nic = line({
  kind: 'brackets',
  base: 'year',
  brackets: [
    { uptoMinor: 500_000, ratePpm: 0 },
    { uptoMinor: null, ratePpm: 150_000 },
  ],
})

describe('the estimate of an employer’s cost', () => {
  it('gives Singapore’s 9,371.25 for 8,000 and says that the levy reached its cap', () => {
    const result = estimateCost([cpf, sdl], 800_000, 'month')
    expect(result.lines.map(({ amountMinor, limited }) => [amountMinor, limited])).toEqual([
      [136_000, null],
      [1_125, 'cap'],
    ])
    expect([result.contributionsMinor, result.totalMinor]).toEqual([137_125, 937_125])
  })
  it('counts no wage above the cap and no levy below the floor', () => {
    expect(amounts([cpf, sdl], 1_000_000)).toEqual([136_000, 1_125])
    expect(amounts([cpf, sdl], 50_000)).toEqual([8_500, 200])
  })
  it('applies a floor to the wage', () => {
    const sso = line({ kind: 'percentSalaryCap', ratePpm: 50_000, capMinor: 1_750_000, floorMinor: 165_000 })
    expect(amounts([sso], 100_000)).toEqual([8_250])
    expect(estimateCost([sso], 100_000, 'month').lines[0]?.limited).toBe('floor')
  })
  it('applies one rate to the whole wage where the law does, on either side of the limit', () => {
    expect(amounts([epf], 500_000)).toEqual([65_000])
    expect(amounts([epf], 500_001)).toEqual([60_000])
  })
  it('applies each rate to its slice, and divides a yearly rule by twelve', () => {
    expect(amounts([nic], 400_000, 'year')).toEqual([645_000])
    expect(amounts([nic], 400_000)).toEqual([53_750])
    expect(amounts([nic], 30_000)).toEqual([0])
  })
  it('makes the year twelve of its rounded months, in a currency without minor units too', () => {
    const kenpo = line({ ratePpm: 49_550 })
    expect(amounts([kenpo], 450_000)).toEqual([22_298])
    expect(amounts([kenpo], 450_000, 'year')).toEqual([22_298 * 12])
  })
  it('caps by the year where the law does', () => {
    const social = line({ kind: 'percentSalaryCap', base: 'year', ratePpm: 62_000, capMinor: 18_450_000 })
    expect(amounts([social], 2_000_000, 'year')).toEqual([1_143_900])
    expect(amounts([social], 2_000_000)).toEqual([95_325])
  })
  it('takes a fixed amount in its own period', () => {
    const cover = line({ kind: 'fixed', base: 'year', fixedMinor: 32_000 })
    expect(amounts([cover], 1)).toEqual([2_667])
    expect(amounts([cover], 1, 'year')).toEqual([32_000])
  })
  it('rounds half up, exactly, also where floating point would not', () => {
    expect(applyRate(50, 10_000)).toBe(1)
    expect(applyRate(49, 10_000)).toBe(0)
    expect(applyRate(1_000_000_000_000, 83_333)).toBe(83_333_000_000)
  })
  it('adds up the lines as shown', () => {
    const result = estimateCost([cpf, sdl, epf, nic], 777_777, 'month')
    expect(result.totalMinor).toBe(result.grossMinor + result.lines.reduce((sum, one) => sum + one.amountMinor, 0))
  })
})

describe('wage amounts', () => {
  it('knows each currency’s digits', () => {
    const wage = (text: string, code: string) => parseWage(text, wageCurrency.parse(code))
    expect(wage('8,000.50', 'SGD')).toBe(800_050)
    expect(wage('８，０００．５', 'SGD')).toBe(800_050)
    expect(wage('1,5', 'SGD')).toBe('amountNotNumber')
    expect(wage('450000', 'JPY')).toBe(450_000)
    expect(wage('450000.5', 'JPY')).toBe('amountPrecision')
    expect(wage('1.234', 'KWD')).toBe(1_234)
    expect(wage('12.5', 'VND')).toBe('amountPrecision')
    expect(wage('-1', 'SGD')).toBe('amountNotNumber')
    expect(wage('99999999999', 'IDR')).toBe('wageRange')
    const shown = (minor: number, code: string) => formatAmount(minor, wageCurrency.parse(code))
    expect([shown(937_125, 'SGD'), shown(22_298, 'JPY'), shown(1_234_567, 'KWD'), shown(7_000_000, 'VND')]).toEqual([
      '9,371.25',
      '22,298',
      '1,234.567',
      '7,000,000',
    ])
    expect(formatShort(800_000, wageCurrency.parse('SGD'))).toBe('8,000')
  })
  it('reads and writes percentages without loss', () => {
    for (const text of ['17', '0.25', '5.7534', '100', '0']) expect(percentText(parsePercent(text)!)).toBe(`${text}%`)
    for (const text of ['101', '1.23456', 'x', '']) expect(parsePercent(text)).toBeNull()
  })
})

describe('a line as the operator types it', () => {
  it('reads brackets line by line, and only a last one without a limit', () => {
    const { form, problems } = readLine({ ...emptyLine, kind: 'brackets', brackets: '5000: 13\n*: 12' }, wageCurrency.parse('MYR'))
    expect(problems).toEqual({})
    expect(form.brackets).toEqual(epf.brackets)
    expect(bracketsRise(form.brackets ?? [])).toBe(true)
    expect(bracketsRise([{ uptoMinor: null }, { uptoMinor: 5 }])).toBe(false)
  })
  it('names the field that cannot be read', () => {
    expect(readLine({ ...emptyLine, kind: 'percentSalaryCap', rate: '1,7', cap: 'much' }, wageCurrency.parse('EUR')).problems).toEqual({
      ratePpm: 'wrongRate',
      capMinor: 'wrongAmount',
    })
  })
})
