import { Checkbox, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { DescriptionList } from '../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { useMove, useReleasePreview } from '../queries.ts'
import { moveLabels } from '../texts.ts'
import { DialogForm, type DialogProps } from './DialogForm.tsx'
import css from './moves.module.css'
import { ReleaseLines } from './ReleaseLines.tsx'
import { t } from './texts.ts'

/** Moves of whoever applies and serves, but for the delivery. */

export function ApplyDialog({ demand, onDone, onCancel }: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const [message, setMessage] = useState('')
  const act = useMove('POST /ws/demand/apply', { onDone })
  return (
    <DialogForm
      verb={moveLabels.apply[lang]}
      onCancel={onCancel}
      onSubmit={() => act.run({ id: demand.id, message: message.trim() })}
      act={act}
    >
      <p className={css.about}>{s.applyAbout}</p>
      <Textarea
        label={s.applyMessage}
        description={s.applyHint}
        placeholder={s.applyHolder}
        maxLength={1000}
        autosize
        minRows={4}
        maxRows={10}
        data-autofocus
        value={message}
        error={act.fields['message']}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </DialogForm>
  )
}

/** Accepting the terms: what is to be done, by when, and every deduction from the amount to what arrives. */
export function StartDialog({ demand, onDone, onCancel }: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const [agreed, setAgreed] = useState(false)
  const preview = useReleasePreview(demand.id, undefined)
  const act = useMove('POST /ws/demand/start', { onDone })
  return (
    <DialogForm
      verb={moveLabels.start[lang]}
      onCancel={onCancel}
      onSubmit={() => act.run({ id: demand.id, agreed: true })}
      act={act}
      blocked={!agreed || !preview.data}
    >
      <p className={css.about}>{s.startAbout}</p>
      <DescriptionList
        layout="rows"
        items={[
          { label: s.startDates, value: <TimeText value={demand.expectedCompletion} /> },
          { label: s.startDeliverables, value: <div className={css.text}>{demand.deliverables}</div>, wide: true },
          { label: s.startCriteria, value: <div className={css.text}>{demand.acceptanceCriteria}</div>, wide: true },
        ]}
      />
      {preview.isError && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
      {preview.data && <ReleaseLines preview={preview.data} toProvider withRest={false} />}
      <Checkbox
        data-autofocus
        label={s.startAgree}
        checked={agreed}
        error={act.fields['agreed']}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
      />
    </DialogForm>
  )
}
