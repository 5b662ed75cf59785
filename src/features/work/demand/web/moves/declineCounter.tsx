import { Textarea } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { moveTexts } from '../../contract/texts.ts'
import { t } from '../bids/texts.ts'
import { MoveForm } from './MoveForm.tsx'
import type { DialogProps, MoveScreen } from './move.ts'
import { useMoveForm } from './useMoveForm.ts'

function Dialog({ demand, onDone, onCancel }: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const act = useMoveForm('POST /ws/demand/bid/counter/decline', {
    demand,
    initial: { reason: '' },
    toWire: ({ reason }) => ({ reason: reason.trim(), bidVersion: demand.myApplication?.bidVersion ?? 0 }),
    onDone,
  })
  return (
    <MoveForm needs={['demand:serve', 'demand:apply']} of={act} verb={moveTexts.declineCounter.label[lang]} onCancel={onCancel}>
      <p className={blocks.quiet}>{s.declineAbout}</p>
      <Textarea maxLength={500} autosize minRows={2} maxRows={8} data-autofocus {...act.field('reason', s.declineWords)} />
    </MoveForm>
  )
}

export const declineCounter: MoveScreen = { Dialog }
