import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import type { ChangeRow } from '../../contract/schema.ts'
import { BaseText } from '../parts.tsx'
import { useWrite } from '../queries.ts'
import { t } from '../texts.ts'

/** The moves of a proposed change, each with the reason why not. */
export function Decide({ change }: { change: ChangeRow }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const approve = useWrite('POST /ws/salary/approve', { onDone: () => toast.success(s.approvedNow) })
  const refuse = useWrite('POST /ws/salary/refuse', { onDone: () => toast.success(s.refusedNow) })
  const withdraw = useWrite('POST /ws/salary/withdraw', { onDone: () => toast.success(s.withdrawnNow) })
  if (!change.may) return null
  const askApprove = async () => {
    const yes = await confirm({
      title: s.approveTitle(change.employee.name),
      body: (
        <>
          <p>
            <BaseText base={change.old} /> →{' '}
            <strong>
              <BaseText base={change} />
            </strong>
          </p>
          <p className={blocks.quiet}>{s.approveBody}</p>
        </>
      ),
      verb: s.approve,
      reason: { label: s.remark, required: false, max: 500 },
    })
    if (yes) await approve.run({ items: [{ id: change.id, version: change.version }], remark: yes.reason })
  }
  const askRefuse = async () => {
    const yes = await confirm({ title: s.refuseTitle, verb: s.refuse, tone: 'bad', reason: { label: s.reason, required: true, max: 500 } })
    if (yes) await refuse.run({ id: change.id, version: change.version, reason: yes.reason })
  }
  const askWithdraw = async () => {
    if (await confirm({ title: s.withdrawTitle, verb: s.withdraw, tone: 'bad' }))
      await withdraw.run({ id: change.id, version: change.version })
  }
  const { may } = change
  return (
    <div className={blocks.buttons}>
      <ActButton needs="salary:approve" unable={may.refuse ?? undefined} loading={refuse.pending} variant="default" onClick={askRefuse}>
        {s.refuse}
      </ActButton>
      {may.withdraw === null && (
        <ActButton needs="salary:propose" loading={withdraw.pending} variant="default" onClick={askWithdraw}>
          {s.withdraw}
        </ActButton>
      )}
      <ActButton needs="salary:approve" unable={may.approve ?? undefined} loading={approve.pending} onClick={askApprove}>
        {s.approve}
      </ActButton>
    </div>
  )
}
