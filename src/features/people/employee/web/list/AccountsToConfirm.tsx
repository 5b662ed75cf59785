import { Checkbox, Modal } from '@mantine/core'
import { useState } from 'react'
import type { ResultOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import type { employeeCalls } from '../../contract/calls.ts'
import { employeePath } from '../../contract/paths.ts'
import { useRead, useWrite } from '../queries.ts'
import { t } from './accounts-texts.ts'

type Account = ResultOf<(typeof employeeCalls)['GET /ws/employee/payees']>['records'][number]
type Refused = ResultOf<(typeof employeeCalls)['POST /ws/employee/payees/confirm']>['refused']

/** How many of them are shown and confirmed at a time. */
const AT_ONCE = 100

/** Changed bank accounts that wait for a second person, for those who can be it: confirmed together after a look at each. */
export function AccountsToConfirm() {
  const s = useTexts(t)
  const [open, setOpen] = useState(false)
  const { data } = useRead('GET /ws/employee/payees', { pageSize: AT_ONCE })
  const own = (data?.records ?? []).filter(({ whyNotConfirm }) => whyNotConfirm === null)
  if (!data || own.length === 0) return null
  return (
    <div className={blocks.between}>
      <p>{s.waiting(own.length)}</p>
      <ActButton needs="people:view" onClick={() => setOpen(true)}>
        {s.look}
      </ActButton>
      {open && <Accounts accounts={own} onClose={() => setOpen(false)} />}
    </div>
  )
}

function Accounts({ accounts, onClose }: { accounts: readonly Account[]; onClose: () => void }) {
  const s = useTexts(t)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Refused>([])
  const confirm = useWrite('POST /ws/employee/payees/confirm', {
    onDone: (result) => {
      if (result.done > 0) toast.success(s.done(result.done))
      if (result.refused.length === 0) onClose()
      else setRefused(result.refused)
    },
  })
  const chosen = accounts.filter(({ id }) => !left.has(id))
  const turn = (id: string) => setLeft((all) => new Set(all.has(id) ? [...all].filter((one) => one !== id) : [...all, id]))
  return (
    <Modal opened onClose={onClose} size="xl" title={s.title} closeButtonProps={{ 'aria-label': s.close }}>
      <div className={blocks.stack}>
        <p className={blocks.quiet}>{s.about}</p>
        {refused.length > 0 && (
          <ul className={lists.lines} role="alert">
            {refused.map(({ id, name, why }) => (
              <li key={id} className={blocks.bad}>
                {name}: {why}
              </li>
            ))}
          </ul>
        )}
        <ul className={lists.lines}>
          {accounts.map((one) => (
            <li key={one.id} className={blocks.between}>
              <Checkbox
                checked={!left.has(one.id)}
                onChange={() => turn(one.id)}
                label={
                  <span className={blocks.named}>
                    <strong>
                      {one.name} {one.number}
                    </strong>
                    <span>
                      {one.holder} · {one.bankName} · {one.mask}
                    </span>
                    {one.holderDiffers && <span className={blocks.bad}>{s.holderDiffers}</span>}
                  </span>
                }
              />
              <span className={blocks.fine}>
                {s.by(one.changedBy)} <TimeText value={one.changedAt} /> · <Link to={employeePath(one.id)}>{s.record}</Link>
              </span>
            </li>
          ))}
        </ul>
        <div className={blocks.buttonsEnd}>
          <ActButton needs="people:view" variant="default" onClick={onClose}>
            {s.cancel}
          </ActButton>
          <ActButton
            needs="people:view"
            loading={confirm.pending}
            unable={chosen.length === 0 ? s.none : undefined}
            onClick={() => confirm.run({ accounts: chosen.map(({ id: employeeId, changedAt }) => ({ employeeId, changedAt })) })}
          >
            {s.confirm(chosen.length)}
          </ActButton>
        </div>
      </div>
    </Modal>
  )
}
