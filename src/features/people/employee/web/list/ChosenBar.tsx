import { Alert, Button, Modal } from '@mantine/core'
import { useState } from 'react'
import type { InputOf, ResultOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { TeamSelect } from '../../../team/web/parts.tsx'
import type { employeeCalls } from '../../contract/calls.ts'
import { BULK_MOST } from '../../contract/columns.ts'
import { employeePath } from '../../contract/paths.ts'
import { call, useWrite } from '../queries.ts'
import { t } from '../texts.ts'

type Bulk = InputOf<(typeof employeeCalls)['POST /ws/employee/bulk']>
type Outcome = ResultOf<(typeof employeeCalls)['POST /ws/employee/bulk']>

interface ChosenBarProps {
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
  filters: Record<string, unknown>
  total: number
}

/** Actions on the ticked employees. Those that could not be changed are named with the reason. */
export function ChosenBar({ chosen, onChange, filters, total }: ChosenBarProps) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const [moving, setMoving] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const bulk = useWrite('POST /ws/employee/bulk', {
    onDone: (result) => {
      if (result.done > 0) toast.success(s.bulkDone(result.done))
      setMoving(false)
      if (result.refused.length > 0) setOutcome(result)
      else onChange(new Set())
    },
  })
  const run = (change: Omit<Bulk, 'ids'>) => bulk.run({ ids: [...chosen].slice(0, BULK_MOST), ...change })
  const ask = async (action: 'onboard' | 'alreadyEmployed', title: string, body: string) => {
    if (await confirm({ title: `${title} · ${s.chosen(chosen.size)}`, body, verb: title })) await run({ action })
  }
  const all = Math.min(total, BULK_MOST)
  const chooseAll = async () => {
    const { pageNo: _, pageSize: __, column: ___, order: ____, ...only } = filters
    const found = await call('GET /ws/employee/ids', only).catch(() => null)
    if (found) onChange(new Set(found.ids))
  }
  return (
    <div className={blocks.between}>
      <span className={blocks.line}>
        <strong aria-live="polite">{s.chosen(chosen.size)}</strong>
        {chosen.size < all && (
          <button type="button" className={blocks.textButton} onClick={() => void chooseAll()}>
            {total > BULK_MOST ? s.chooseFirst(BULK_MOST) : s.chooseAll(total)}
          </button>
        )}
        <button type="button" className={blocks.textButton} onClick={() => onChange(new Set())}>
          {s.clearChoice}
        </button>
      </span>
      <span className={blocks.buttons}>
        <Button variant="default" onClick={() => setMoving(true)}>
          {s.moveTeam}
        </Button>
        <ActButton needs="people:edit" variant="default" onClick={() => ask('onboard', s.bulkOnboard, s.bulkOnboardBody)}>
          {s.bulkOnboard}
        </ActButton>
        <ActButton needs="people:edit" variant="default" onClick={() => ask('alreadyEmployed', s.bulkEmployed, s.bulkEmployedBody)}>
          {s.bulkEmployed}
        </ActButton>
      </span>
      <Modal
        opened={moving}
        onClose={() => setMoving(false)}
        title={s.moveTeamTitle(chosen.size)}
        closeButtonProps={{ 'aria-label': s.close }}
      >
        {moving && <MoveTeam pending={bulk.pending} onMove={(teamId) => run({ action: 'team', teamId })} />}
      </Modal>
      <Modal
        opened={outcome !== null}
        onClose={() => setOutcome(null)}
        title={s.bulkRefused(outcome?.refused.length ?? 0)}
        closeButtonProps={{ 'aria-label': s.close }}
      >
        <Alert color="warn">
          <ul className={lists.bullets}>
            {outcome?.refused.map(({ id, number, name, why }) => (
              <li key={id}>
                <Link to={employeePath(id)}>
                  {name} {number}
                </Link>{' '}
                {why}
              </li>
            ))}
          </ul>
        </Alert>
      </Modal>
    </div>
  )
}

function MoveTeam({ pending, onMove }: { pending: boolean; onMove: (teamId: string) => unknown }) {
  const s = useTexts(t)
  const [teamId, setTeamId] = useState<string | null>(null)
  return (
    <div className={blocks.form}>
      <TeamSelect label={s.team} value={teamId} onChange={setTeamId} />
      <div className={blocks.buttonsEnd}>
        <ActButton needs="people:edit" loading={pending} onClick={() => onMove(teamId ?? '')}>
          {s.moveTeam}
        </ActButton>
      </div>
    </div>
  )
}
