import blocks from '../../../../../platform/web/blocks.module.css'
import type { ActNeeds } from '../../../../../platform/web/ui/acts.ts'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import type { MovedMoney } from '../queries.ts'
import { ReasonField } from './fields.tsx'
import { MoveForm } from './MoveForm.tsx'
import type { DialogProps } from './move.ts'
import { useMoveForm } from './useMoveForm.ts'

interface ReasonedProps extends DialogProps {
  needs: ActNeeds
  call:
    | 'POST /ws/demand/cancel'
    | 'POST /ws/demand/return'
    | 'POST /ws/demand/reclaim'
    | 'POST /ws/demand/end'
    | 'POST /ws/demand/plan/decline'
    | 'POST /ws/demand/split/decline'
    | 'POST /ws/demand/decline'
    | 'POST /ws/demand/postpone'
    | 'POST /ws/demand/postpone/refuse'
  about: string
  label: string
  verb: string
  tone?: 'primary' | 'bad'
  cancel?: string
  /** What has happened, with its amount; otherwise the move's own sentence. */
  doneText?: (money: MovedMoney) => string | null
  children?: React.ReactNode
}

/** A move that needs a confirmation and a reason. */
export function Reasoned({
  needs,
  demand,
  say,
  onDone,
  onCancel,
  call,
  about,
  label,
  verb,
  tone,
  cancel,
  doneText,
  children,
}: ReasonedProps) {
  const act = useMoveForm(call, {
    demand,
    initial: { reason: '' },
    check: (typed) => checkFilled(typed, ['reason']),
    toWire: ({ reason }) => ({ reason: reason.trim() }),
    onDone: ({ money }) => {
      const text = doneText?.(money)
      if (text) say(text)
      onDone()
    },
  })
  return (
    <MoveForm needs={needs} of={act} verb={verb} tone={tone} cancel={cancel} onCancel={onCancel}>
      <p className={blocks.quiet}>{about}</p>
      {children}
      <ReasonField data-autofocus {...act.field('reason', label)} />
    </MoveForm>
  )
}
