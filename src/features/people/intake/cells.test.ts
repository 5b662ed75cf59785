import { describe, expect, it, vi } from 'vitest'
import type { Cell } from '../../../platform/server/files/workbook/cells.ts'
import type { ImportFieldName } from './contract/fields.ts'
import { checkPay, parseAmountText, parseCurrency } from './server/amounts.ts'
import { parseCountry, parseSubdivision } from './server/areas.ts'
import { parseCell } from './server/cells.ts'
import { parseCycle, parseHours, parseLeaveDays, parseWorkingDays, parseZone } from './server/choices.ts'
import { type DayOrder, monthsAfter, type Parsed, parseDate } from './server/dates.ts'
import { parseEmail, parseIdNumber, parsePassport, parsePhone } from './server/people.ts'
import { plain } from './server/plain.ts'

// A library that is loaded first takes seconds where others keep the machine busy.
vi.setConfig({ testTimeout: 60_000 })

const text = (value: string): Cell => ({ kind: 'text', text: value })
const number = (value: string): Cell => ({ kind: 'number', text: value })
/** The value, or "error → proposal". */
const shown = (found: Parsed) =>
  'value' in found ? found.value : `${found.reason.error}${found.proposal === '' ? '' : ` → ${found.proposal}`}`

describe('text', () => {
  it('loses what nobody sees', () => {
    expect(['\ufeff 陈　晓雯\u00a0', 'Ｅ－０００１', 'a\u200bb', ' a  \n b '].map(plain)).toEqual(['陈 晓雯', 'E-0001', 'ab', 'a b'])
  })
})

describe('dates', () => {
  const date = (cell: Cell, order: DayOrder = null) => shown(parseDate(cell, order, 1900))

  it.each([
    ['2026年3月5日', '2026-03-05'],
    ['２０２６．３．５', '2026-03-05'],
    ['2026.3.5', '2026-03-05'],
    ['2026-3-5', '2026-03-05'],
    ['2026/03/05 00:00:00', '2026-03-05'],
    ['2026-03-05T08:30:00Z', '2026-03-05'],
    ['20260305', '2026-03-05'],
    ['5 March 2026', '2026-03-05'],
    ['5th Mar, 2026', '2026-03-05'],
    ['Mar 5, 2026', '2026-03-05'],
    ['5-Mar-2026', '2026-03-05'],
    ['25/3/2026', '2026-03-25'],
    ['3/25/2026', '2026-03-25'],
    ['5/5/2026', '2026-05-05'],
    ['29.2.2028', '2028-02-29'],
    ['29.2.2026', 'dateInvalid'],
    ['2026-13-05', 'dateInvalid'],
    ['31/02/2026', 'dateInvalid'],
    ['5/3/2026', 'dateAsked'],
    ['2569-03-05', 'dateFar → 2026-03-05'],
    ['2026年3月', 'dateShort → 2026-03-01'],
    ['5/3/26', 'dateShort'],
    ['soon', 'dateInvalid'],
  ])('%s', (value, expected) => expect(date(text(value))).toBe(expected))

  it('follow the majority of their column', () => {
    expect([date(text('5/3/2026'), 'dayFirst'), date(text('5/3/2026'), 'monthFirst')]).toEqual(['2026-03-05', '2026-05-03'])
    expect(date(text('25/3/2026'), 'monthFirst')).toBe('2026-03-25')
  })
  it('of cells are days already; a bare number is proposed as one', () => {
    expect(date({ kind: 'date', text: '2026-03-05T12:00:00' })).toBe('2026-03-05')
    expect(date(number('46086'))).toBe('dateSerial → 2026-03-05')
    expect(shown(parseDate(number('44624'), null, 1904))).toBe('dateSerial → 2026-03-05')
    expect(date(number('20260305'))).toBe('2026-03-05')
    expect(date({ kind: 'date', text: '2569-03-05' })).toBe('dateFar → 2026-03-05')
  })
  it('move by months to the last day at most', () => {
    expect([monthsAfter('2026-01-31', 1), monthsAfter('2026-11-15', 3), monthsAfter('2027-08-31', 6)]).toEqual([
      '2026-02-28',
      '2027-02-15',
      '2028-02-29',
    ])
  })
})

describe('amounts', () => {
  const amount = (value: string) => {
    const { parsed, currency } = parseAmountText(value)
    return currency === null ? shown(parsed) : `${currency} ${shown(parsed)}`
  }
  it.each([
    ['12000', '12000'],
    ['12,000', '12000'],
    ['１２，０００．５０', '12000.5'],
    ['12 000.50', '12000.5'],
    ['￥1.2万', '12000'],
    ['1.23456万', '12345.6'],
    ['12k', '12000'],
    ['CNY 12,000', 'CNY 12000'],
    ['12000元', 'CNY 12000'],
    ['US$5,000.00', 'USD 5000'],
    ['€ 4200', 'EUR 4200'],
    ['5000 SGD', 'SGD 5000'],
    ['12000/月', '12000'],
    ['0', '0'],
    ['(300)', 'amountNegative'],
    ['-300', 'amountNegative'],
    ['1.234,56', 'amountStyle → 1234.56'],
    ['面议', 'amountNotNumber'],
    ['1,2,3', 'amountNotNumber'],
  ])('%s', (value, expected) => expect(amount(value)).toBe(expected))

  it('fit their currency and the limit of pay', () => {
    expect(shown(checkPay('12000.5', 'CNY'))).toBe('12000.5')
    expect(shown(checkPay('300000.5', 'JPY'))).toBe('amountPrecision → 300001')
    expect(shown(checkPay('1000000', 'CNY'))).toBe('1000000')
    expect(shown(checkPay('1000000.01', 'CNY'))).toBe('payTooHigh')
    expect(shown(checkPay('100000000', 'JPY'))).toBe('100000000')
    expect(shown(checkPay('1.999', 'USD'))).toBe('amountPrecision → 2.00')
  })
  it('are in a currency by code, sign or name', () => {
    expect(['cny', '人民币', 'US$', '美元', 'RM', '新币', 'CNY 人民币', '金币'].map((value) => shown(parseCurrency(value)))).toEqual([
      'CNY',
      'CNY',
      'USD',
      'USD',
      'MYR',
      'SGD',
      'CNY',
      'currencyUnknown',
    ])
  })
})

describe('regions', () => {
  it('by name or code in both languages', () => {
    const country = (value: string) => shown(parseCountry(value))
    expect(['新加坡', 'singapore', 'SG', ' UK ', '英国', '中国香港', '香港', 'Hong Kong', 'USA', '中国台湾'].map(country)).toEqual([
      'SG',
      'SG',
      'SG',
      'GB',
      'GB',
      'HK',
      'HK',
      'HK',
      'US',
      'TW',
    ])
    expect(country('Singapor')).toBe('areaUnknown → Singapore')
    expect(country('火星')).toBe('areaUnknown')
  })
  it('and what is below them', () => {
    const below = (value: string, code?: string) => shown(parseSubdivision(value, code))
    expect([below('浙江', 'CN'), below('浙江省', 'CN'), below('Zhejiang', 'CN'), below('浙江省杭州市', 'CN'), below('北京', 'CN')]).toEqual(
      ['CN-33', 'CN-33', 'CN-33', 'CN-3301', 'CN-11'],
    )
    expect([below('California', 'US'), below('CA', 'US'), below('加利福尼亚', 'US')]).toEqual(['US-CA', 'US-CA', 'US-CA'])
    expect(below('浙江', 'US')).toBe('subdivisionElsewhere')
    expect(below('浙工', 'CN')).toMatch(/^subdivisionUnknown/)
  })
})

describe('choices', () => {
  it('of pay cycles', () => {
    expect(['月薪', 'Monthly', '双周', 'bi-weekly', '每周', '日结'].map((value) => shown(parseCycle(value)))).toEqual([
      'monthly',
      'monthly',
      'biweekly',
      'biweekly',
      'weekly',
      'notListed',
    ])
    expect(shown(parseCycle('montly'))).toBe('notListed → monthly')
  })
  it('of working days', () => {
    expect(
      ['周一至周五', 'Mon-Fri', '双休', '5', '周日至周四', 'Mon, Wed, Fri', '6', '有时'].map((value) => shown(parseWorkingDays(value))),
    ).toEqual(['1,2,3,4,5', '1,2,3,4,5', '1,2,3,4,5', '1,2,3,4,5', '1,2,3,4,7', '1,3,5', 'notListed → 1,2,3,4,5,6', 'notListed'])
  })
  it('of hours, with an hour of lunch in a span', () => {
    expect(
      ['8', '8小时', '7.5 hours/day', '09:00–18:00', '9:30-18:00', '0', '25', '18:00-09:00'].map((value) => shown(parseHours(value))),
    ).toEqual(['8', '8', '7.5', '8', '7.5', 'hoursRange', 'hoursRange', 'hoursRange'])
  })
  it('of leave days and zones', () => {
    expect(['15', '15天', '7.5', '7.3', '400'].map((value) => shown(parseLeaveDays(value)))).toEqual([
      '15',
      '15',
      '7.5',
      'leaveDaysRange',
      'leaveDaysRange',
    ])
    expect([shown(parseZone('asia/singapore')), shown(parseZone('Singapore'))]).toEqual(['Asia/Singapore', 'notListed → Asia/Singapore'])
  })
})

describe('people', () => {
  it('have ID numbers with a check digit in China', () => {
    const id = (value: string, country?: string) => shown(parseIdNumber(value, country))
    expect([id('11010519491231002X', 'CN'), id('11010519491231002x'), id('110105 19491231 002X', 'CN')]).toEqual(
      Array(3).fill('11010519491231002X'),
    )
    expect(id('110105194912310021', 'CN')).toBe('idNumberCheck')
    expect(id('1101051949123100', 'CN')).toBe('idNumberLength')
    expect([id('S1234567D', 'SG'), id('X', 'SG')]).toEqual(['S1234567D', 'idNumber'])
    expect([shown(parsePassport('e1234 5678')), shown(parsePassport('?'))]).toEqual(['E12345678', 'idNumber'])
  })
  it('have addresses and numbers', () => {
    expect([shown(parseEmail(' A@Example.COM ')), shown(parseEmail('a@example,com')), shown(parseEmail('a'))]).toEqual([
      'a@example.com',
      'email → a@example.com',
      'email',
    ])
    const phone = (value: string, country?: string) => shown(parsePhone(value, country))
    expect([phone('138 0000 0000'), phone('+86-13800000000', 'SG'), phone('81234567', 'SG'), phone('0065 8123 4567')]).toEqual([
      '+8613800000000',
      '+8613800000000',
      '+6581234567',
      '+6581234567',
    ])
    expect([phone('13800000000', 'SG'), phone('12')]).toEqual(['phoneAbroad → +8613800000000', 'phone'])
  })
})

describe('a cell', () => {
  const context = { epoch: 1900, order: null, teams: new Map([['销售部', '销售部']]), country: 'CN', bankArea: undefined } as const
  const cell = (field: ImportFieldName, given: Cell) => shown(parseCell(field, given, context))
  it('of a number with 16 digits and more has lost its end', () => {
    for (const field of ['idNumber', 'phone', 'number', 'name'] as const)
      expect(cell(field, number('110101199003070000'))).toBe('digitsLost')
    expect(cell('idNumber', text('11010519491231002X'))).toBe('11010519491231002X')
    expect(cell('number', number('100000000000000'))).toBe('100000000000000')
  })
  it('with an error of a formula is a problem in every column', () => {
    for (const field of ['name', 'basePay', 'contractStart'] as const)
      expect(cell(field, { kind: 'error', text: '#REF!' })).toBe('cellError')
  })
  it('that is too long is', () => expect(cell('name', text('x'.repeat(61)))).toBe('tooLong'))
  it('of a team that there is not proposes one', () => {
    expect([cell('team', text(' 销售部')), cell('team', text('销售')), cell('team', text('宇航'))]).toEqual([
      '销售部',
      'noSuchTeam → 销售部',
      'noSuchTeam',
    ])
  })
  it('may say that a contract has no end, and probation in months', () => {
    expect([cell('contractEnd', text('无固定期限')), cell('contractEnd', text('-')), cell('contractStart', text('-'))]).toEqual([
      '',
      '',
      'dateInvalid',
    ])
    expect([cell('probationEnd', text('3个月')), cell('probationEnd', number('6')), cell('probationEnd', text('2026-06-05'))]).toEqual([
      'P3M',
      'P6M',
      '2026-06-05',
    ])
  })
})
