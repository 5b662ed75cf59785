import { formatAmount } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { accountKinds } from '../../../ledger/contract/accounts.ts'
import { causes } from '../../../ledger/contract/causes.ts'
import type { OrderDetail } from '../../contract/schema.ts'
import css from '../wallet.module.css'
import paper from './receipt.module.css'
import { t } from './texts.ts'

/** The postings themselves, so that the preview can be compared with them. */
export function Receipts({ receipts }: { receipts: OrderDetail['receipts'] }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <SectionCard title={s.receipts} about={receipts.length > 0 ? s.receiptsAbout : undefined}>
      {receipts.length === 0 ? (
        <p className={blocks.blank}>{s.noReceipt}</p>
      ) : (
        <div className={blocks.stack}>
          {receipts.map((receipt) => (
            <table className={paper.receipt} key={receipt.postingId}>
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
          ))}
        </div>
      )}
    </SectionCard>
  )
}
