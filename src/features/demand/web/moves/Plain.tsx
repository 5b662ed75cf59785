import blocks from '../../../../platform/web/blocks.module.css'
import { useMove } from '../queries.ts'
import { DialogForm, type DialogProps } from './DialogForm.tsx'

interface PlainProps extends DialogProps {
  call: 'POST /ws/demand/publish' | 'POST /ws/demand/application/withdraw' | 'POST /ws/demand/close' | 'POST /ws/demand/postpone'
  about: string
  verb: string
  children?: React.ReactNode
}

/** A move that needs only a confirmation. */
export function Plain({ demand, onDone, onCancel, call, about, verb, children }: PlainProps) {
  const act = useMove(call, { onDone })
  return (
    <DialogForm verb={verb} onCancel={onCancel} onSubmit={() => act.run({ id: demand.id })} act={act} focusVerb>
      <p className={blocks.quiet}>{about}</p>
      {children}
    </DialogForm>
  )
}
