import { formatAmount } from '../../../../platform/contract/amount.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { accountKinds } from '../../../ledger/contract/accounts.ts'
import { causes } from '../../../ledger/contract/causes.ts'
import type { OrderDetail } from '../../contract/schema.ts'
import css from '../wallet.module.css'
import paper from './receipt.module.css'
import { t } from './texts.ts'

/** The postings themselves, so that what was previewed can be held against what was booked. */
export function Receipts({ receipts }: { receipts: OrderDetail['receipts'] }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <SectionCard title={s.receipts} about={receipts.length > 0 ? s.receiptsAbout : undefined}>
      {receipts.length === 0 ? (
        <p className={css.waiting}>{s.noReceipt}</p>
      ) : (
        <div className={paper.receipts}>
          {receipts.map((receipt) => (
            <table className={paper.receipt} key={receipt.postingId}>
              <caption>
                <strong>{causes[receipt.cause][lang]}</strong> · <TimeText value={receipt.at} />
                <span className={css.postingId}>
                  {s.posting} {receipt.postingId}
                </span>
              </caption>
              <tbody>
                {receipt.entries.map((entry, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a posting never changes
                  <tr key={index} className={entry.mine ? paper.mine : undefined}>
                    <th scope="row">
                      {accountKinds[entry.account].label[lang]}
                      {entry.mine && <span className={css.tag}>{s.mine}</span>}
                    </th>
                    <td>
                      {entry.currency} {entry.amountMinor < 0 ? '−' : '+'}
                      {formatAmount(Math.abs(entry.amountMinor), entry.currency)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      )}
    </SectionCard>
  )
}
