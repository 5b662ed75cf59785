import { formatAmount } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { isCompany, useSession } from '../../../../../platform/web/session.ts'
import spacing from '../../../../../platform/web/spacing.module.css'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { accountKinds } from '../../../ledger/contract/accounts.ts'
import { causes } from '../../../ledger/contract/causes.ts'
import type { OrderDetail } from '../../contract/schema.ts'
import { NumberLink, useOrderHref } from '../parts.tsx'
import css from '../wallet.module.css'
import paper from './receipt.module.css'
import { t } from './texts.ts'

type Receipt = OrderDetail['receipts'][number]

/** What moved the money, and when. A company's bookkeeping may compare the preview with the postings themselves. */
export function Receipts({ receipts }: { receipts: Receipt[] }) {
  const s = useTexts(t)
  const lang = useLang()
  const hrefOf = useOrderHref()
  const keepsBooks = isCompany(useSession().userInfo)
  return (
    <SectionCard title={s.receipts}>
      {receipts.length === 0 ? (
        <p className={blocks.blank}>{s.noReceipt}</p>
      ) : (
        <ul className={lists.lines}>
          {receipts.map(({ postingId, cause, at, order }) => (
            <li key={postingId} className={blocks.line}>
              <strong>{causes[cause][lang]}</strong>
              <TimeText value={at} />
              {order && <NumberLink to={hrefOf(order.id)}>{s.order(order.number)}</NumberLink>}
            </li>
          ))}
        </ul>
      )}
      {keepsBooks && receipts.length > 0 && <Postings receipts={receipts} />}
    </SectionCard>
  )
}

function Postings({ receipts }: { receipts: Receipt[] }) {
  const s = useTexts(t)
  return (
    <details className={`${lists.opens} ${spacing.after3}`}>
      <summary>{s.postings}</summary>
      <p className={blocks.quiet}>{s.postingsAbout}</p>
      <div className={blocks.stack}>
        {receipts.map((receipt) => (
          <Posting key={receipt.postingId} receipt={receipt} />
        ))}
      </div>
    </details>
  )
}

function Posting({ receipt }: { receipt: Receipt }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <table className={paper.receipt}>
      <caption>
        <strong>{causes[receipt.cause][lang]}</strong> · <TimeText value={receipt.at} />
        <span className={blocks.below}>
          {s.posting} {receipt.postingId}
        </span>
      </caption>
      <tbody>
        {receipt.entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a posting never changes
          <tr key={index} className={entry.mine ? paper.mine : undefined}>
            <th scope="row">
              {accountKinds[entry.account].label[lang]}
              {entry.mine && <span className={`${blocks.fine} ${css.tag}`}>{s.mine}</span>}
            </th>
            <td>
              {entry.currency} {entry.amountMinor < 0 ? '−' : '+'}
              {formatAmount(Math.abs(entry.amountMinor), entry.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
