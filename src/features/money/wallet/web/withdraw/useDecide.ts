import { formatMoney } from '../../../../../platform/contract/amount.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import type { OrderRow } from '../../contract/schema.ts'
import { useWrite } from '../queries.ts'
import { useWithdrawalLines } from './PreviewLines.tsx'
import { t } from './texts.ts'

/** The second approval. Each decision is confirmed with the money that it moves. */
export function useDecide(
  row: Pick<OrderRow, 'id' | 'number' | 'currency' | 'amountMinor' | 'feeMinor' | 'netMinor'>,
  bank: string,
  own: boolean,
  preparedBy: string,
) {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const linesOf = useWithdrawalLines()
  const grossOf = ({ amountMinor, currency }: Pick<OrderRow, 'amountMinor' | 'currency'>) => formatMoney(amountMinor, currency, lang)
  const approve = useWrite('POST /ws/wallet/withdrawal/approve', { onDone: (done) => toast.success(s.approved(grossOf(done))) })
  const decline = useWrite('POST /ws/wallet/withdrawal/decline', {
    onDone: (done) => toast.success((own ? s.tookBack : s.declined)(grossOf(done))),
  })
  const gross = grossOf(row)
  return {
    pending: approve.pending || decline.pending,
    approve: async () => {
      const yes = await confirm({
        title: s.approveTitle(row.number),
        body: `${s.preparedBy(preparedBy)} · ${s.confirmTo(bank)}`,
        money: linesOf({ ...row, grossMinor: row.amountMinor }),
        verb: s.approveVerb(gross),
      })
      if (yes) await approve.run({ id: row.id })
    },
    decline: async () => {
      const yes = await confirm({
        title: own ? s.takeBackTitle(row.number) : s.declineTitle(row.number),
        body: s.declineBody(gross),
        verb: own ? s.takeBack : s.decline,
        tone: 'bad',
        reason: { label: s.declineReason, required: true },
      })
      if (yes) await decline.run({ id: row.id, reason: yes.reason })
    },
  }
}
