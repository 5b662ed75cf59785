import { formatMoney } from '../../../../platform/contract/amount.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { useConfirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import type { Approval } from '../contract/calls.ts'
import { useWrite } from './queries.ts'
import { t } from './texts.ts'

/** The decisions about one request. Each is confirmed with what it would carry out. */
export function useDecide(one: Approval) {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const approve = useWrite('POST /ws/approval/approve', { onDone: () => toast.success(s.approved) })
  const decline = useWrite('POST /ws/approval/decline', { onDone: () => toast.success(s.declined) })
  const withdraw = useWrite('POST /ws/approval/withdraw', { onDone: () => toast.success(s.withdrawn) })
  const what = one.title[lang]
  const amount = one.amountMinor !== null && one.currency ? formatMoney(one.amountMinor, one.currency, lang) : ''
  return {
    pending: approve.pending || decline.pending || withdraw.pending,
    approve: async () => {
      const body = [what, one.detail, s.askedBy(one.askedBy.name)].filter(Boolean).join(' · ')
      if (await confirm({ title: s.approveTitle, body, verb: [s.approve, amount].filter(Boolean).join(' ') }))
        await approve.run({ id: one.id })
    },
    decline: async () => {
      const asked = {
        title: s.declineTitle,
        body: `${what} · ${s.nothing}`,
        verb: s.decline,
        tone: 'bad',
        reason: { label: s.reason, required: true },
      } as const
      const yes = await confirm(asked)
      if (yes) await decline.run({ id: one.id, reason: yes.reason })
    },
    withdraw: async () => {
      if (await confirm({ title: s.withdrawTitle, body: `${what} · ${s.nothing}`, verb: s.withdraw })) await withdraw.run({ id: one.id })
    },
  }
}
