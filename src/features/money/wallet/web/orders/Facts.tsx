import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { fileSizeText } from '../../../../../platform/web/ui/upload.ts'
import type { OrderDetail } from '../../contract/schema.ts'
import { masked } from '../bank/masked.ts'
import { NumberLink, OrderStateTag, useOrderHref } from '../parts.tsx'
import { walletTexts } from '../texts.ts'
import paper from './receipt.module.css'
import { t } from './texts.ts'

type Part<K extends 'topUp' | 'withdrawal'> = NonNullable<OrderDetail[K]>

/** Private files are authorised by the session's cookie, so a plain link is enough. */
const File = ({ file }: { file: { url: string; name: string; size: number } }) => (
  <>
    <a href={file.url} target="_blank" rel="noopener">
      {file.name}
    </a>{' '}
    <span className={blocks.fine}>{fileSizeText(file.size)}</span>
  </>
)

export function TopUpFacts({ part }: { part: Part<'topUp'> }) {
  const s = useTexts(t)
  const w = useTexts(walletTexts)
  return (
    <DescriptionList
      layout="rows"
      items={[
        { label: w.bankReference, value: part.bankReference },
        { label: s.voucher, value: part.voucher && <File file={part.voucher} /> },
        part.decidedAt !== null && { label: s.decided, value: <TimeText value={part.decidedAt} /> },
        part.agreedAt !== null && { label: s.agreedAt, value: <TimeText value={part.agreedAt} /> },
      ]}
    />
  )
}

export function WithdrawalFacts({ part }: { part: Part<'withdrawal'> }) {
  const s = useTexts(t)
  const hrefOf = useOrderHref()
  return (
    <>
      <DescriptionList
        layout="rows"
        items={[
          {
            label: s.bank,
            value: (
              <>
                {part.bank.bankName} <span>{masked(part.bank.accountNumber)}</span>
              </>
            ),
          },
          { label: s.holder, value: part.bank.holderName },
          { label: s.preparedBy, value: part.preparedBy.name },
          part.approvedBy && { label: s.approvedBy, value: part.approvedBy.name },
          part.decidedAt !== null && { label: s.decided, value: <TimeText value={part.decidedAt} /> },
          part.payoutReference !== '' && { label: s.payout, value: <span>{part.payoutReference}</span> },
          part.proof && { label: s.proof, value: <File file={part.proof} /> },
        ]}
      />
      {part.orders.length > 0 && (
        <table className={paper.receipt}>
          <caption>
            <strong>{s.withdrawn}</strong>
          </caption>
          <tbody>
            {part.orders.map((order) => (
              <tr key={order.id}>
                <th scope="row">
                  <NumberLink to={hrefOf(order.id)}>{order.number}</NumberLink> <OrderStateTag {...order} />
                  <span className={blocks.below}>{order.subject}</span>
                </th>
                <td>
                  <MoneyText amountMinor={order.netMinor} currency={order.currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
