import { accountNumberProblem, isBic, isSepaIban, isValidIban } from '../../../../platform/contract/account-number.ts'
import { amountText, type Currency } from '../../../../platform/contract/amount.ts'
import type { Day } from '../../../../platform/contract/day.ts'
import { latinOf } from './latin.ts'

/**
 * A batch as ISO 20022 pain.001.001.09, by the guideline of the European Payments Council for euros (EPC132-08) and the usual form of
 * other transfers: one account that pays, in one currency. Payments that SEPA can carry and others are two groups of one file.
 */
interface PainHead {
  /** Of the batch: the bank recognises a file that was sent twice by it. */
  number: string
  run: string
  currency: Currency
  at: Temporal.Instant
  /** When the account is to be debited, today at the earliest. */
  on: Day
  debtor: { name: string; account: string; bic: string }
  /** In whose name pay is sent. */
  employer: string
}

export interface PainLine {
  paymentId: string
  /** Of the employee. */
  number: string
  holder: string
  swift: string
  account: string
  amountMinor: number
}

type PainLack = 'holder' | 'iban' | 'bic' | 'account'

/** Longest name that SEPA takes; longer ones are cut. */
export const NAME_MOST = 70

/** What the format needs of a payee and does not have; null if nothing. */
function lackOf({ holder, swift, account }: PainLine, isSepa: boolean): PainLack | null {
  if (latinOf(holder, NAME_MOST) === null) return 'holder'
  if (isSepa && isSepaIban(account)) return null
  if (accountNumberProblem(account, account.slice(0, 2))) return 'account'
  return isBic(swift) ? null : isSepa ? 'iban' : 'bic'
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const el = (name: string, inside: string, attributes = ''): string => `<${name}${attributes}>${inside}</${name}>`
const text = (name: string, value: string, attributes = ''): string =>
  el(
    name,
    value.replaceAll(/[&<>]/g, (sign) => escapes[sign]!),
    attributes,
  )

const accountOf = (account: string): string => el('Id', isValidIban(account) ? text('IBAN', account) : el('Othr', text('Id', account)))
const bankOf = (bic: string): string => el('FinInstnId', bic === '' ? el('Othr', text('Id', 'NOTPROVIDED')) : text('BICFI', bic))

/** The file, or whose payment it cannot have and why. */
export function painFile(head: PainHead, lines: readonly PainLine[]): { text: string } | { lacks: { line: PainLine; lack: PainLack }[] } {
  const { number, currency, at, debtor } = head
  const isSepa = currency === 'EUR' && isSepaIban(debtor.account)
  const lacks = lines.flatMap((line) => {
    const lack = lackOf(line, isSepa)
    return lack ? [{ line, lack }] : []
  })
  if (lacks.length > 0) return { lacks }
  const bySepa = lines.filter(({ account }) => isSepa && isSepaIban(account))
  const groups = [bySepa, lines.filter((line) => !bySepa.includes(line))]
  const infos = groups.map((group, nth) => (group.length > 0 ? groupOf(head, `${number}-${nth + 1}`, group, nth === 0) : ''))
  const header = [
    text('MsgId', number),
    text('CreDtTm', at.toString({ smallestUnit: 'second' })),
    ...sums(lines, currency),
    el('InitgPty', text('Nm', debtor.name)),
  ]
  const document = el('CstmrCdtTrfInitn', `${el('GrpHdr', header.join(''))}\n${infos.filter(Boolean).join('\n')}`)
  const named = el('Document', document, ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"')
  return { text: `<?xml version="1.0" encoding="UTF-8"?>\n${named}\n` }
}

const sums = (lines: readonly PainLine[], currency: Currency): string[] => [
  text('NbOfTxs', String(lines.length)),
  text(
    'CtrlSum',
    amountText(
      lines.reduce((all, { amountMinor }) => all + amountMinor, 0),
      currency,
    ),
  ),
]

function groupOf({ currency, on, debtor, employer, run }: PainHead, id: string, lines: readonly PainLine[], sepa: boolean): string {
  const info = [
    text('PmtInfId', id),
    text('PmtMtd', 'TRF'),
    // One debit for all: what each is paid stays out of the account's entries.
    text('BtchBookg', 'true'),
    ...sums(lines, currency),
    el('PmtTpInf', (sepa ? el('SvcLvl', text('Cd', 'SEPA')) : '') + el('CtgyPurp', text('Cd', 'SALA'))),
    el('ReqdExctnDt', text('Dt', on)),
    el('Dbtr', text('Nm', debtor.name)),
    el('DbtrAcct', accountOf(debtor.account) + text('Ccy', currency)),
    el('DbtrAgt', bankOf(debtor.bic)),
    employer === '' ? '' : el('UltmtDbtr', text('Nm', employer)),
    text('ChrgBr', sepa ? 'SLEV' : 'SHAR'),
  ]
  return el('PmtInf', `${info.join('')}\n${lines.map((line) => transferOf(line, currency, run)).join('\n')}`)
}

function transferOf({ paymentId, holder, swift, account, amountMinor }: PainLine, currency: Currency, run: string): string {
  const transfer = [
    // Without hyphens: at most 35 signs.
    el('PmtId', text('EndToEndId', paymentId.replaceAll('-', ''))),
    el('Amt', text('InstdAmt', amountText(amountMinor, currency), ` Ccy="${currency}"`)),
    isBic(swift) ? el('CdtrAgt', bankOf(swift)) : '',
    el('Cdtr', text('Nm', latinOf(holder, NAME_MOST) ?? '')),
    el('CdtrAcct', accountOf(account)),
    el('Purp', text('Cd', 'SALA')),
    el('RmtInf', text('Ustrd', run)),
  ]
  return el('CdtTrfTxInf', transfer.join(''))
}
