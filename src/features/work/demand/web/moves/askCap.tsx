import { NumberInput, Textarea } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { capNow } from '../../contract/plan/cap.ts'
import { capMost, unitsOf } from '../../contract/plan/work.ts'
import { moveTexts } from '../../contract/texts.ts'
import { workText } from '../parts-panel/texts.ts'
import { MoveForm } from './MoveForm.tsx'
import type { DialogProps, MoveScreen } from './move.ts'
import { t } from './plan-texts.ts'
import { t as words } from './texts.ts'
import { useMoveForm } from './useMoveForm.ts'

function Dialog({ demand, onDone, onCancel }: DialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const { reason } = useTexts(words)
  const { unit } = demand.parts.find(({ work }) => work)!.work!
  const now = unitsOf(unit, capNow(demand.parts) ?? 0)
  const act = useMoveForm('POST /ws/demand/cap/ask', {
    demand,
    initial: { cap: demand.capAsked ?? now + 1, reason: '' },
    check: (typed) => checkFilled(typed, ['reason']),
    toWire: (typed) => ({ cap: Number(typed.cap), reason: typed.reason.trim() }),
    onDone,
  })
  return (
    <MoveForm of={act} labels={{ cap: s.cap, reason }} verb={moveTexts.askCap.label[lang]} onCancel={onCancel}>
      <p className={blocks.quiet}>{s.askCapAbout}</p>
      <NumberInput
        label={s.cap}
        description={s.capNow(String(now), workText(unit, lang))}
        withAsterisk
        required
        min={1}
        max={capMost[unit]}
        allowDecimal={false}
        data-autofocus
        {...act.field('cap')}
      />
      <Textarea label={reason} withAsterisk required maxLength={500} autosize minRows={3} maxRows={8} {...act.field('reason')} />
    </MoveForm>
  )
}

export const askCap: MoveScreen = { Dialog }
