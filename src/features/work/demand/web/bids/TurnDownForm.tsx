import { Radio, Stack, Textarea } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { TURN_DOWN_MINUTES } from '../../../../../rules/demand.ts'
import { type TurnDownCategory, turnDownCategories } from '../../contract/bid-rules.ts'
import { turnDownLabels } from '../../contract/bid-texts.ts'
import type { Application, DemandDetail } from '../../contract/schema.ts'
import { MoveForm } from '../moves/MoveForm.tsx'
import { useMoveForm } from '../moves/useMoveForm.ts'
import { ApplicantDialog } from './ApplicantDialog.tsx'
import { t } from './texts.ts'

interface TurnDownProps {
  demand: DemandDetail
  /** Null while the dialog is closed. */
  application: Application | null
  onClose: () => void
}

export function TurnDownDialog({ application, ...rest }: TurnDownProps) {
  const s = useTexts(t)
  return (
    <ApplicantDialog application={application} title={s.turnDownOf} onClose={rest.onClose}>
      {(one) => <TurnDownForm application={one} {...rest} />}
    </ApplicantDialog>
  )
}

function TurnDownForm({ demand, application, onClose }: TurnDownProps & { application: Application }) {
  const s = useTexts(t)
  const lang = useLang()
  const act = useMoveForm('POST /ws/demand/bid/turnDown', {
    demand,
    initial: { category: '' as TurnDownCategory | '', reason: '' },
    check: (typed) => checkFilled(typed, typed.category === 'other' ? ['category', 'reason'] : ['category']),
    toWire: ({ category, reason }) => ({
      accountId: application.person.id,
      bidVersion: application.bidVersion,
      category: category as TurnDownCategory,
      reason: reason.trim(),
    }),
    onDone: () => {
      toast.success(s.turnedDown(application.person.name, TURN_DOWN_MINUTES))
      onClose()
    },
  })
  return (
    <MoveForm needs="demand:pick" of={act} verb={s.turnDown} tone="bad" onCancel={onClose}>
      <p className={blocks.quiet}>{s.turnDownAbout(TURN_DOWN_MINUTES)}</p>
      <Radio.Group withAsterisk {...act.field('category', s.turnDownWhy)}>
        <Stack gap="xs" mt="xs">
          {turnDownCategories.map((one) => (
            <Radio key={one} value={one} label={turnDownLabels[one][lang]} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        description={s.turnDownWordsHint}
        withAsterisk={act.form.values.category === 'other'}
        maxLength={500}
        autosize
        minRows={2}
        maxRows={8}
        {...act.field('reason', s.turnDownWords)}
      />
    </MoveForm>
  )
}
