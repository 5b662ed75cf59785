import blocks from '../../../../../platform/web/blocks.module.css'
import type { ActNeeds } from '../../../../../platform/web/ui/acts.ts'
import { MoveForm } from './MoveForm.tsx'
import type { DialogProps } from './move.ts'
import { useMoveForm } from './useMoveForm.ts'

interface PlainProps extends DialogProps {
  needs: ActNeeds
  call:
    | 'POST /ws/demand/plan/accept'
    | 'POST /ws/demand/plan/withdraw'
    | 'POST /ws/demand/split/withdraw'
    | 'POST /ws/demand/publish'
    | 'POST /ws/demand/application/withdraw'
    | 'POST /ws/demand/close'
    | 'POST /ws/demand/postpone'
  about: string
  verb: string
  children?: React.ReactNode
}

/** A move that needs only a confirmation. */
export function Plain({ needs, demand, onDone, onCancel, call, about, verb, children }: PlainProps) {
  const act = useMoveForm(call, { demand, initial: {}, toWire: () => ({}), onDone })
  return (
    <MoveForm needs={needs} of={act} verb={verb} onCancel={onCancel} focusVerb>
      <p className={blocks.quiet}>{about}</p>
      {children}
    </MoveForm>
  )
}
