import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { updateUserInfo } from '../../../../../platform/web/session.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { call as accountCall } from '../../../../base/account/web/queries.ts'
import { call, useWrite } from '../queries.ts'
import { t } from '../texts.ts'

export function Consequences({ about, lines }: { about?: string; lines: readonly string[] }) {
  return (
    <div className={blocks.form}>
      {about && <p>{about}</p>}
      <ul className={lists.bullets}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** Leaving the company: first what passes to whom, then the question. */
export function useLeave() {
  const s = useTexts(t)
  const confirm = useConfirm()
  const leave = useWrite('POST /ws/member/leave', {
    onDone: async () => {
      toast.success(s.left)
      // The account is without a company from now on: the guard leads to the page that says so.
      updateUserInfo(await accountCall('GET /ws/account/me', {}, { quiet: true }))
    },
  })
  const ask = async () => {
    const found = await call('GET /ws/member/departure').catch(() => null)
    if (!found) return
    if (found.objection) {
      toast.error(found.objection)
      return
    }
    const body = <Consequences about={s.leaveBody} lines={found.consequences} />
    if (await confirm({ title: s.leaveTitle, body, verb: s.leave, tone: 'bad' })) await leave.run({})
  }
  return { ask, pending: leave.pending }
}
