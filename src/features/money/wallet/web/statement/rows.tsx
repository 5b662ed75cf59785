import { type Currency, formatMoney } from '../../../../../platform/contract/amount.ts'
import { writtenDays } from '../../../../../platform/contract/day.ts'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import type { CardParts, Column } from '../../../../../platform/web/ui/DataTable.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { causes } from '../../../ledger/contract/causes.ts'
import type { StatementRow } from '../../contract/statement.ts'
import { walletTexts } from '../texts.ts'
import { t } from './texts.ts'

type Words = ReturnType<typeof t.pick>

/** With its sign: what came is positive. Nothing where nothing moved. */
const signed = (minor: number, currency: Currency, lang: Lang) =>
  minor !== 0 && (
    <span className={blocks.nowrap}>
      {minor > 0 ? '+' : '−'}
      {formatMoney(Math.abs(minor), currency, lang)}
    </span>
  )

function What({ row }: { row: StatementRow }) {
  const lang = useLang()
  const subject = writtenDays(row.subject, lang)
  const name = subject.startsWith(row.number) ? subject : [row.number, subject].filter(Boolean).join(' · ')
  return (
    <>
      {causes[row.cause][lang]}
      {name && <span className={blocks.below}>{row.link ? <Link to={row.link}>{name}</Link> : name}</span>}
    </>
  )
}

const otherOf = ({ counterparty, cause }: StatementRow, s: Words): string =>
  counterparty ?? (/^(topUp|withdrawal|unallocated)\./.test(cause) ? s.bank : cause.startsWith('payroll.') ? s.employees : s.own)

const feeOf = (row: StatementRow, currency: Currency, s: Words, lang: Lang) =>
  row.feeMinor !== 0 && <span className={blocks.below}>{s.fee(formatMoney(row.feeMinor, currency, lang))}</span>

/** A row on a phone. */
export const cardOf = (row: StatementRow, currency: Currency, s: Words, lang: Lang): CardParts => ({
  title: <What row={row} />,
  money: signed(row.walletMinor || row.escrowMinor, currency, lang),
  meta: (
    <>
      <TimeText value={row.at} /> · {otherOf(row, s)}
      {feeOf(row, currency, s, lang)}
      <span className={blocks.below}>
        {s.after(formatMoney(row.walletAfterMinor, currency, lang), formatMoney(row.escrowAfterMinor, currency, lang))}
      </span>
    </>
  ),
})

export function useColumns(currency: Currency): Column<StatementRow>[] {
  const s = useTexts(t)
  const w = useTexts(walletTexts)
  const lang = useLang()
  const balance = (minor: number) => <span className={blocks.nowrap}>{formatMoney(minor, currency, lang)}</span>
  return [
    {
      key: 'at',
      title: w.time,
      render: (row) => (
        <span className={blocks.nowrap}>
          <TimeText value={row.at} />
        </span>
      ),
    },
    { key: 'what', title: s.what, render: (row) => <What row={row} /> },
    { key: 'other', title: s.other, render: (row) => otherOf(row, s) },
    { key: 'wallet', title: s.wallet, align: 'end', render: (row) => signed(row.walletMinor, currency, lang) },
    {
      key: 'escrow',
      title: s.escrow,
      align: 'end',
      render: (row) => (
        <>
          {signed(row.escrowMinor, currency, lang)}
          {feeOf(row, currency, s, lang)}
        </>
      ),
    },
    { key: 'walletAfter', title: s.walletAfter, align: 'end', render: (row) => balance(row.walletAfterMinor) },
    { key: 'escrowAfter', title: s.escrowAfter, align: 'end', render: (row) => balance(row.escrowAfterMinor) },
  ]
}
