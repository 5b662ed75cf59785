import { Checkbox } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { Scrollable } from '../../../../../platform/web/ui/Scrollable.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { SecondNote, useSentText } from '../../../../base/approval/web/parts.tsx'
import { moveTexts } from '../../contract/texts.ts'
import { useReleasePreview } from '../queries.ts'
import { MoveForm } from './MoveForm.tsx'
import type { DialogProps, MoveScreen } from './move.ts'
import css from './moves.module.css'
import { ReleaseLines } from './ReleaseLines.tsx'
import { t } from './texts.ts'
import { useMoveForm } from './useMoveForm.ts'

/** Accepting the terms: the work, the deadline, and every deduction from the amount to the payout. */
function Dialog({ demand, say, onDone, onCancel }: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const sent = useSentText()
  const preview = useReleasePreview(demand.id, undefined)
  const act = useMoveForm('POST /ws/demand/start', {
    demand,
    initial: { agreed: false },
    toWire: () => ({ agreed: true as const }),
    onDone: ({ waits }) => {
      if (waits) say(sent)
      onDone()
    },
  })
  const { agreed } = act.form.values
  return (
    <MoveForm
      needs={['demand:serve', 'demand:deliver']}
      of={act}
      verb={moveTexts.start.label[lang]}
      onCancel={onCancel}
      blocked={!agreed || !preview.data}
    >
      <p className={blocks.quiet}>{s.startAbout}</p>
      <DescriptionList
        layout="rows"
        items={[
          { label: s.startDates, value: <TimeText value={demand.myApplication?.bids[0]?.finishesOn ?? demand.expectedCompletion} /> },
          { label: s.startDeliverables, value: <Long label={s.startDeliverables}>{demand.deliverables}</Long>, wide: true },
          { label: s.startCriteria, value: <Long label={s.startCriteria}>{demand.acceptanceCriteria}</Long>, wide: true },
        ]}
      />
      {preview.isError && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
      <SecondNote rule={demand.second?.rule} />
      {preview.data && <ReleaseLines preview={preview.data} toProvider withRest={false} />}
      <Checkbox
        data-autofocus
        label={s.startAgree}
        checked={agreed}
        onChange={(event) => act.form.setFieldValue('agreed', event.currentTarget.checked)}
      />
    </MoveForm>
  )
}

const Long = ({ label, children }: { label: string; children: string }) => (
  <Scrollable label={label} className={`${blocks.text} ${css.text}`}>
    {children}
  </Scrollable>
)

export const start: MoveScreen = {
  Dialog,
  why: ({ company }, { s, deadline }) => (deadline ? s.start(company.name, deadline) : s.startNoDay(company.name)),
}
