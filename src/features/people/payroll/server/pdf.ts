import PDFDocument from 'pdfkit'
import { type Lang, plural, texts } from '../../../../platform/contract/texts.ts'
import type { Weight } from '../../../../platform/server/files/font.ts'
import { writeText } from '../../../../platform/server/files/pdf-text.ts'
import { formatPayNumber as amount } from '../../salary/contract/currency.ts'
import { lineLabel } from '../contract/line-labels.ts'
import type { SlipBeside, SlipLine, SlipView } from '../contract/slip-schema.ts'

const t = texts({
  title: { cn: '工资单', en: 'Payslip' },
  employee: { cn: '员工', en: 'Employee' },
  number: { cn: '工号', en: 'Number' },
  job: { cn: '职位', en: 'Job title' },
  period: { cn: '发薪期间', en: 'Period' },
  payOn: { cn: '发薪日期', en: 'Pay date' },
  run: { cn: '批次', en: 'Run' },
  currency: { cn: '币种', en: 'Currency' },
  what: { cn: '项目', en: 'Line' },
  amount: { cn: '金额', en: 'Amount' },
  gross: { cn: '应发合计', en: 'Gross' },
  reimbursed: { cn: '报销', en: 'Reimbursed' },
  deducted: { cn: '扣款合计', en: 'Deducted' },
  carried: { cn: '结转下期', en: 'Carried to the next slip' },
  net: { cn: '实发', en: 'Net pay' },
  cost: { cn: '用人单位另行承担（不从工资扣除）', en: 'Paid by the employer in addition (not taken from pay)' },
  paidTo: { cn: '收款账户', en: 'Paid to' },
  registration: { cn: (number: string) => `注册号 ${number}`, en: (number: string) => `Registration number ${number}` },
  toDate: {
    cn: (since: string, slips: number) => `本年累计（自 ${since} 起，${slips} 张工资单）`,
    en: (since: string, slips: number) => `Year to date (since ${since}, ${plural(slips, 'payslip')})`,
  },
  leave: { cn: (on: string) => `${on} 假期余额`, en: (on: string) => `Leave left on ${on}` },
  days: { cn: (days: string) => `${days} 天`, en: (days: string) => `${days} ${days === '1' ? 'day' : 'days'}` },
  typed: {
    cn: '个人所得税与个人社会保险由用人单位录入，不由本系统计算。',
    en: 'Income tax and the employee’s social charges are entered by the employer; they are not calculated here.',
  },
  proof: { cn: '校验码', en: 'Check code' },
  until: { cn: '至', en: '–' },
})

interface PayslipPrint {
  employee: { name: string; latinName: string; number: string; jobTitle: string }
  run: string
  slip: SlipView
  beside: SlipBeside
  hash: string
  /** When the slip was calculated: a print says the same whenever it is made. */
  at: Temporal.Instant
}

const LEFT = 50
const RIGHT = 545
const BOTTOM = 780
const AMOUNT_WIDTH = 120

/** A payslip on A4 with its letters embedded. */
export function payslipPdf(print: PayslipPrint, lang: Lang): Promise<Buffer> {
  const s = t.pick(lang)
  const info = {
    Title: `${s.title} ${print.run} ${print.employee.name}`,
    Author: print.beside.employer.name,
    CreationDate: new Date(print.at.epochMilliseconds),
  }
  const document = new PDFDocument({ size: 'A4', margin: LEFT, info, lang: lang === 'cn' ? 'zh-CN' : 'en' })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  const page = new Page(document)
  head(page, print, lang, s)
  lines(page, print.slip, lang, s)
  totals(page, print.slip, s)
  toDate(page, print, s)
  leaveLeft(page, print, lang, s)
  costs(page, print.slip, lang, s)
  page.gap(14)
  page.text(s.typed, { size: 8, grey: true })
  page.text(`${s.proof} ${print.hash}`, { size: 7, grey: true })
  document.end()
  return done
}

type Words = ReturnType<typeof t.pick>

function head(page: Page, { beside: { employer, account }, employee, run, slip }: PayslipPrint, lang: Lang, s: Words): void {
  page.text(employer.name, { size: 11, grey: true })
  const { registration } = employer
  for (const line of [employer.address[lang], registration && s.registration(registration)])
    if (line !== '') page.text(line, { size: 8, grey: true })
  page.gap(6)
  page.text(s.title, { size: 20, weight: 700 })
  page.gap(8)
  const facts: [string, string][] = [
    [s.employee, namesOf(employee)],
    [s.number, employee.number],
    [s.job, employee.jobTitle],
    [s.period, `${slip.period.from} ${s.until} ${slip.period.to}`],
    [s.payOn, slip.payOn],
    [s.run, run],
    [s.currency, slip.currency],
    [s.paidTo, account ? `${account.bankName} ${account.mask}`.trim() : ''],
  ]
  for (const [name, value] of facts) if (value !== '') page.pair(name, value)
  page.gap(10)
}

/** With the Latin name, for whom the letters of the other say nothing. Each keeps its own direction. */
function namesOf({ name, latinName }: PayslipPrint['employee']): string {
  const latin = !/(?!\p{Script=Latin})\p{L}/u.test(name)
  return latin || latinName.trim() === '' ? name : `\u2068${name}\u2069 · ${latinName}`
}

function lines(page: Page, slip: SlipView, lang: Lang, s: Words): void {
  page.rule()
  page.row(s.what, s.amount, { grey: true, size: 9 })
  page.rule()
  for (const line of slip.lines) {
    page.row(lineLabel(line, lang), amount(line.minor, slip.currency), {})
    page.text(detailOf(line, lang, s), { size: 8, grey: true, width: RIGHT - LEFT - AMOUNT_WIDTH })
    page.gap(4)
  }
  page.rule()
}

/** The days that it is about, and how it was worked out. */
function detailOf({ from, to, formula, kind }: SlipLine, lang: Lang, s: Words): string {
  const days = kind === 'retro' ? '' : from === to ? `${from}  ` : `${from} ${s.until} ${to}  `
  return `${days}${formula[lang]}`
}

function totals(page: Page, { totals: sums, currency }: SlipView, s: Words): void {
  page.row(s.gross, amount(sums.grossMinor, currency), {})
  if (sums.reimbursedMinor !== 0) page.row(s.reimbursed, amount(sums.reimbursedMinor, currency), {})
  if (sums.deductedMinor !== 0) page.row(s.deducted, amount(-sums.deductedMinor, currency), {})
  if (sums.carriedMinor !== 0) page.row(s.carried, amount(sums.carriedMinor, currency), {})
  page.rule()
  page.row(s.net, `${currency} ${amount(sums.netMinor, currency)}`, { size: 13, weight: 700 })
}

function toDate(page: Page, { beside: { yearToDate: sums }, slip: { currency } }: PayslipPrint, s: Words): void {
  page.gap(12)
  page.text(s.toDate(sums.since, sums.slips), { size: 9, grey: true })
  const rows: [string, number][] = [
    [s.gross, sums.grossMinor],
    [s.reimbursed, sums.reimbursedMinor],
    [s.deducted, 0 - sums.deductedMinor],
    [s.carried, sums.carriedMinor],
  ]
  for (const [name, minor] of rows) if (minor !== 0) page.row(name, amount(minor, currency), { size: 9 })
  page.row(s.net, amount(sums.netMinor, currency), { size: 9, weight: 700 })
}

function leaveLeft(page: Page, { beside: { leave }, slip: { period } }: PayslipPrint, lang: Lang, s: Words): void {
  if (leave.length === 0) return
  page.gap(12)
  page.text(s.leave(period.to), { size: 9, grey: true })
  for (const { name, leftHundredths } of leave) page.row(name[lang], s.days(String(leftHundredths / 100)), { size: 9 })
}

function costs(page: Page, { employerCost, currency }: SlipView, lang: Lang, s: Words): void {
  if (!employerCost || employerCost.length === 0) return
  page.gap(12)
  page.text(s.cost, { size: 9, grey: true })
  for (const { name, minor } of employerCost) page.row(name[lang], amount(minor, currency), { size: 9, grey: true })
}

interface Style {
  size?: number
  weight?: Weight
  grey?: boolean
  width?: number
}

/** What a slip needs of a document: text that wraps, and rows with an amount at the right. */
class Page {
  readonly #document: PDFKit.PDFDocument

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document
  }

  gap(points: number): void {
    this.#document.y += points
  }

  rule(): void {
    this.#room(12)
    const y = this.#document.y + 3
    this.#document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor('#bbbbbb').stroke()
    this.#document.y = y + 6
  }

  text(text: string, { size = 10, weight = 400, grey = false, width = RIGHT - LEFT }: Style): void {
    this.#colour(grey)
    writeText(this.#document, text, { x: LEFT, width, size, weight }, (height) => this.#room(height))
  }

  pair(name: string, value: string): void {
    const y = this.#document.y
    this.#colour(true)
    writeText(this.#document, name, { x: LEFT, width: 110, size: 10 })
    this.#document.y = y
    this.#colour(false)
    writeText(this.#document, value, { x: LEFT + 120, width: RIGHT - LEFT - 120, size: 10 })
  }

  row(left: string, right: string, { size = 10, weight = 400, grey = false }: Style): void {
    this.#room(size * 2)
    const y = this.#document.y
    this.#colour(grey)
    writeText(this.#document, right, { x: RIGHT - AMOUNT_WIDTH - 60, width: AMOUNT_WIDTH + 60, size, weight, align: 'right' })
    const { page, y: below } = this.#document
    this.#document.y = y
    writeText(this.#document, left, { x: LEFT, width: RIGHT - LEFT - AMOUNT_WIDTH - 10, size, weight }, (height) => this.#room(height))
    if (this.#document.page === page) this.#document.y = Math.max(below, this.#document.y)
  }

  #colour(grey: boolean): void {
    this.#document.fillColor(grey ? '#666666' : '#111111')
  }

  #room(points: number): void {
    if (this.#document.y + points > BOTTOM) this.#document.addPage()
  }
}
