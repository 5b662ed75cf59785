import { expect, it } from 'vitest'
import { bankFile, linesOf, readResult } from './bank-file.ts'
import { latinOf } from './latin.ts'
import { type PainLine, painFile } from './pain.ts'

/** A rule of the schema: a text of a form, or elements in this order. `?` may be missing, `+` may repeat. */
type Rule = RegExp | { [child: string]: Rule }

const max35 = /^(?!\/)(?!.*\/\/)[A-Za-z0-9/\-?:().,'+ ]{1,35}(?<!\/)$/
const name = /^[A-Za-z0-9/\-?:().,'+ ]{1,70}$/
const count = /^\d{1,15}$/
const sum = /^\d{1,16}(\.\d{1,2})?$/
const bic = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/
const iban = /^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/
const account: Rule = { 'IBAN?': iban, 'Othr?': { Id: /^.{1,34}$/ } }
const bank: Rule = { FinInstnId: { 'BICFI?': bic, 'Othr?': { Id: /^NOTPROVIDED$/ } } }

/** pain.001.001.09: names, order, number and form of its elements, with what the guideline EPC132-08 asks for in addition. */
const schema: Rule = {
  CstmrCdtTrfInitn: {
    GrpHdr: { MsgId: max35, CreDtTm: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/, NbOfTxs: count, CtrlSum: sum, InitgPty: { Nm: name } },
    'PmtInf+': {
      PmtInfId: max35,
      PmtMtd: /^TRF$/,
      'BtchBookg?': /^(true|false)$/,
      NbOfTxs: count,
      CtrlSum: sum,
      PmtTpInf: { 'SvcLvl?': { Cd: /^SEPA$/ }, 'CtgyPurp?': { Cd: /^SALA$/ } },
      ReqdExctnDt: { Dt: /^\d{4}-\d{2}-\d{2}$/ },
      Dbtr: { Nm: name },
      DbtrAcct: { Id: account, 'Ccy?': /^[A-Z]{3}$/ },
      DbtrAgt: bank,
      'UltmtDbtr?': { Nm: name },
      'ChrgBr?': /^(SLEV|SHAR)$/,
      'CdtTrfTxInf+': {
        PmtId: { EndToEndId: max35 },
        Amt: { InstdAmt: sum },
        'CdtrAgt?': bank,
        Cdtr: { Nm: name },
        CdtrAcct: { Id: account },
        'Purp?': { Cd: /^[A-Z]{1,4}$/ },
        'RmtInf?': { Ustrd: /^[A-Za-z0-9/\-?:().,'+ ]{1,140}$/ },
      },
    },
  },
}

interface Node {
  name: string
  children: Node[]
  text: string
}

/** A document without mixed content, comments and entities besides the five. */
function parsed(xml: string): Node {
  const root: Node = { name: '', children: [], text: '' }
  const open = [root]
  for (const [, close, tag, text] of xml.replace(/^<\?.*?\?>/, '').matchAll(/<(\/?)(\w+)[^>]*>|([^<]+)/g)) {
    const top = open.at(-1)!
    if (text !== undefined) top.text += text.trim()
    else if (close) expect(open.pop()!.name).toBe(tag)
    else {
      const node = { name: tag!, children: [], text: '' }
      top.children.push(node)
      open.push(node)
    }
  }
  expect(open).toEqual([root])
  return root.children[0]!
}

function obey(node: Node, rule: Rule, path = node.name): void {
  if (rule instanceof RegExp) {
    expect(node.text, path).toMatch(rule)
    expect(node.children, path).toEqual([])
    return
  }
  const rest = [...node.children]
  for (const [key, inner] of Object.entries(rule)) {
    const child = key.replace(/[?+]$/, '')
    let found = 0
    while (rest[0]?.name === child && (found === 0 || key.endsWith('+'))) {
      obey(rest.shift()!, inner, `${path}/${child}`)
      found++
    }
    if (!key.endsWith('?')) expect(found, `${path}/${child}`).toBeGreaterThan(0)
  }
  expect(
    rest.map((one) => one.name),
    `after ${path}`,
  ).toEqual([])
}

const all = (node: Node, tag: string): Node[] =>
  node.children.flatMap((child) => [...(child.name === tag ? [child] : []), ...all(child, tag)])
const texts = (node: Node, tag: string) => all(node, tag).map(({ text }) => text)

const DE = 'DE89370400440532013000'
const head = {
  ...{ number: 'PB-2026-0004', run: 'R-2026-0009', currency: 'EUR' as const, on: '2026-12-10', employer: 'Langong (Shenzhen) + Co.' },
  ...{ at: Temporal.Instant.from('2026-11-28T04:00:00.123Z'), debtor: { name: 'Hengdu Ltd', account: DE, bic: 'COBADEFFXXX' } },
} as const
let nth = 0
const line = (part: Partial<PainLine> = {}): PainLine => ({
  ...{ paymentId: `0198f0a0-0000-7000-8000-${String(++nth).padStart(12, '0')}`, number: `E-${nth}`, holder: 'Anna Müller' },
  ...{ swift: '', account: 'FR1420041010050500013M02606', amountMinor: 123_456 },
  ...part,
})

function made(lines: PainLine[], part: Partial<Parameters<typeof painFile>[0]> = {}): Node {
  const file = painFile({ ...head, ...part }, lines)
  if (!('text' in file)) throw new Error(JSON.stringify(file.lacks))
  expect(file.text).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">')
  const document = parsed(file.text)
  obey(document, schema)
  return document
}

it('a file of SEPA obeys the schema, and its sums are those of its payments', () => {
  const document = made([line(), line({ holder: 'Łukasz O’Brien-Groß & Sønner <x>', amountMinor: 1 }), line({ swift: 'BNPAFRPP' })])
  expect(texts(document, 'NbOfTxs')).toEqual(['3', '3'])
  expect(texts(document, 'CtrlSum')).toEqual(['2469.13', '2469.13'])
  expect(texts(document, 'InstdAmt')).toEqual(['1234.56', '0.01', '1234.56'])
  expect(texts(document, 'Nm')).toContain("Lukasz O'Brien-Gross + Sonner x")
  expect(texts(document, 'ChrgBr')).toEqual(['SLEV'])
  expect(texts(document, 'EndToEndId')[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(all(document, 'CdtrAgt')).toHaveLength(1)
})

it('euros that SEPA does not carry are a group of their own in the file, with the bank of each', () => {
  const document = made([line({ account: 'AE070331234567890123456', swift: 'EBILAEAD' }), line()])
  expect(texts(document, 'PmtInfId')).toEqual(['PB-2026-0004-1', 'PB-2026-0004-2'])
  expect(texts(document, 'ChrgBr')).toEqual(['SLEV', 'SHAR'])
  expect(texts(all(document, 'PmtInf')[1]!, 'BICFI')).toContain('EBILAEAD')
})

it('other currencies name accounts as they are, and the bank by its code', () => {
  const part = { currency: 'JPY', debtor: { name: 'Hengdu Ltd', account: '0012345678', bic: 'BOTKJPJT' } } as const
  const document = made([line({ account: '1234567', swift: 'SMBCJPJT', amountMinor: 250_000 })], part)
  expect(texts(document, 'InstdAmt')).toEqual(['250000'])
  expect(all(document, 'SvcLvl')).toEqual([])
  expect(all(document, 'Othr').flatMap((one) => texts(one, 'Id'))).toEqual(['0012345678', '1234567'])
})

it('payees who lack what the format needs are named, and there is no file', () => {
  const lacking = (part: Partial<PainLine>, currency: 'EUR' | 'USD' = 'EUR') => {
    const file = painFile({ ...head, currency }, [line(), line({ swift: 'BNPAFRPP' }), line(part)])
    return 'lacks' in file ? file.lacks.map(({ lack }) => lack) : []
  }
  expect(lacking({ holder: '欧阳靐' })).toEqual(['holder'])
  expect(lacking({ account: '62220000123' })).toEqual(['iban'])
  expect(lacking({ account: 'DE00370400440532013000' })).toEqual(['account'])
  // In dollars the first of the three has no code of a bank, either.
  expect(lacking({ account: '62220000123' }, 'USD')).toEqual(['bic', 'bic'])
  expect(lacking({ account: '62220000123', swift: 'ICBKCNBJ' }, 'USD')).toEqual(['bic'])
})

it('a text is written in the letters of SEPA, whatever is in it', () => {
  const of = (text: string) => latinOf(text, 70)
  expect(of('Đặng Thị Ỷ')).toBe('Dang Thi Y')
  expect(of('Þórður Æsir ẞ')).toBe('THordur AEsir SS')
  expect(of('//a//b//')).toBe('a/b')
  expect(of('x\u0000"<&>\n\u202e@y')).toBe("x ' + y")
  expect(of('Ｆｕｌｌ　Ｗｉｄｔｈ')).toBe('Full Width')
  for (const foreign of ['王', 'Иван', 'Ελένη', 'ليلى', '김', 'Anna 王']) expect(of(foreign), foreign).toBeNull()
  expect(of('!!!')).toBeNull()
  expect(latinOf(`${'x'.repeat(69)}/y`, 70)).toBe('x'.repeat(69))
})

it('the payments are read from the file that was kept, also where a spreadsheet would run a cell', () => {
  const kept = { number: 'E-0001', holder: '=cmd|"x",y', bankName: 'Bank, "One"', bankArea: 'DE', swift: 'COBADEFF', account: DE }
  const payment = { id: '0198f0a0-0000-7000-8000-000000000001', amountMinor: 250_000, currency: 'JPY' } as const
  const csv = bankFile({ number: 'PB-1', run: 'R-1', payOn: '2026-12-10', currency: 'JPY', totalMinor: 250_000 }, [
    { payment, payee: kept },
  ])
  expect(linesOf(csv)).toEqual([
    { paymentId: payment.id, number: 'E-0001', holder: '=cmd|"x",y', swift: 'COBADEFF', account: DE, amountMinor: 250_000 },
  ])
  // The bank's result may have the reference of the other file.
  expect(readResult(`${payment.id.replaceAll('-', '')},paid,OK`)).toEqual([{ paymentId: payment.id, paid: true, remark: 'OK' }])
})
