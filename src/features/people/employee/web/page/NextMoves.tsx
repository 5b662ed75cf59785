import { Modal } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { EmployeeDetail, Possibility } from '../../contract/answers.ts'
import { type EmployeeMove, employeeMoves } from '../../contract/employee.ts'
import { useWrite } from '../queries.ts'
import { LeaveForm, RehireForm } from './MoveForms.tsx'
import { t } from './texts.ts'

/** The moves of the state. One that is not possible now says why. */
export function NextMoves({ one }: { one: EmployeeDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const [open, setOpen] = useState<'leave' | 'rehire' | null>(null)
  const run = useMove(one, setOpen)
  const may = useMay('people:edit')
  if (!may || one.moves.length === 0) return null
  const unable = one.moves.filter(({ why }) => why !== null)
  const possible = one.moves.filter(({ why }) => why === null)
  const label = (move: EmployeeMove) => employeeMoves[move].label[lang]
  const tone = (move: EmployeeMove) =>
    move === 'leave' || move === 'didNotJoin' || move === 'rehire' || move === 'withdrawLeave' ? 'default' : 'filled'
  return (
    <SectionCard title={s.next}>
      <div className={blocks.form}>
        {possible.length > 0 && (
          <div className={blocks.buttons}>
            {possible.map(({ move }) => (
              <ActButton needs="people:edit" key={move} variant={tone(move)} onClick={() => run(move)}>
                {label(move)}
              </ActButton>
            ))}
          </div>
        )}
        {unable.map(({ move, why }: Possibility) => (
          <div key={move} className={blocks.line}>
            <ActButton needs="people:edit" variant="default" size="sm" unable={why ?? ''}>
              {label(move)}
            </ActButton>
            <span className={blocks.quiet}>{why}</span>
          </div>
        ))}
      </div>
      <Modal opened={open !== null} onClose={() => setOpen(null)} title={open && label(open)} closeButtonProps={{ 'aria-label': s.close }}>
        {open === 'leave' && <LeaveForm one={one} onClose={() => setOpen(null)} />}
        {open === 'rehire' && <RehireForm one={one} onClose={() => setOpen(null)} />}
      </Modal>
    </SectionCard>
  )
}

/** Asks what a move needs, and makes it. */
function useMove(one: EmployeeDetail, open: (form: 'leave' | 'rehire') => void): (move: EmployeeMove) => Promise<void> {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const done = (move: EmployeeMove) => ({ onDone: () => toast.success(s.moved(employeeMoves[move].past[lang])) })
  const onboard = useWrite('POST /ws/employee/onboard', done('onboard'))
  const confirmEmployment = useWrite('POST /ws/employee/confirm', done('confirm'))
  const already = useWrite('POST /ws/employee/alreadyEmployed', done('alreadyEmployed'))
  const withdraw = useWrite('POST /ws/employee/withdrawLeave', done('withdrawLeave'))
  const didNotJoin = useWrite('POST /ws/employee/didNotJoin', done('didNotJoin'))
  const seen = { id: one.id, version: one.version }
  const ask = (move: EmployeeMove, body: string) =>
    confirm({ title: `${employeeMoves[move].label[lang]} · ${one.name}`, body, verb: employeeMoves[move].label[lang] })
  return async (move) => {
    if (move === 'leave' || move === 'rehire') open(move)
    else if (move === 'onboard') (await ask(move, s.onboardBody)) && (await onboard.run(seen))
    else if (move === 'confirm') (await ask(move, s.confirmBody)) && (await confirmEmployment.run(seen))
    else if (move === 'alreadyEmployed') (await ask(move, s.alreadyBody)) && (await already.run(seen))
    else if (move === 'withdrawLeave') (await ask(move, s.withdrawBody)) && (await withdraw.run(seen))
    else if (move === 'didNotJoin') {
      const verb = employeeMoves[move].label[lang]
      const asked = await confirm({
        title: `${verb} · ${one.name}`,
        body: s.didNotJoinBody,
        verb,
        tone: 'bad',
        reason: { label: s.reason, required: true, max: 300 },
      })
      if (asked) await didNotJoin.run({ ...seen, reason: asked.reason })
    }
  }
}
