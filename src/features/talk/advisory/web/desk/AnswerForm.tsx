import { Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { refresh } from '../../../../../platform/web/query.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import type { CaseProps } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { refusalOf } from '../../../../../platform/web/ui/review/useReview.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { UploadListField } from '../../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { ADVISORY_FILES_MAX } from '../../../../../rules/constants.ts'
import { answerForm, type DeskDetail } from '../../contract/schema.ts'
import { ADVISORY_TEXT_MAX } from '../../contract/states.ts'
import { call, stale, useRead, useWrite } from '../queries.ts'
import { AttachFields, type Draft, toAttached } from './AttachFields.tsx'
import { t } from './texts.ts'

interface Typed {
  text: string
  files: UploadedFile[]
  attached: Draft[]
}

/** The answer of the operator who has the question. */
export function AnswerForm({ one, review }: CaseProps<DeskDetail>) {
  const s = useTexts(t)
  const [busy, setBusy] = useState(false)
  const blank: Typed = { text: '', files: [], attached: [] }
  const toWire = (typed: Typed) => ({
    id: one.id,
    version: one.version,
    text: typed.text,
    files: typed.files.map((file) => file.id),
    attached: typed.attached.map(toAttached),
  })
  const act = useActForm<Typed, DeskDetail>({
    initial: blank,
    draft: `answer ${one.id}`,
    check: (typed) => checkBy(answerForm, toWire(typed)),
    save: (typed, options) => call('POST /ws/operator/advisory/answer', toWire(typed), options),
    stale,
    // What is new has to be on screen before it is sent again.
    onError: () => void refresh('advisory'),
    onDone: () => {
      act.restart(blank)
      review.decided(s.sent(one.reference))
    },
  })
  const close = useWrite('POST /ws/operator/advisory/close', review.decision())
  const refusal = refusalOf([close])
  const { form, field } = act
  return (
    <SectionCard title={s.answer}>
      <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
        <FormState of={act} />
        <Prepared one={one} onChoose={(text) => form.setFieldValue('text', form.values.text ? `${form.values.text}\n\n${text}` : text)} />
        <Textarea required autosize minRows={5} maxRows={20} maxLength={ADVISORY_TEXT_MAX} {...field('text', s.answer)} />
        <AttachFields
          value={form.values.attached}
          onChange={(attached) => form.setFieldValue('attached', attached)}
          named={act.named}
          demandIn={one.asker.isCompany ? { code: one.region?.code ?? '' } : null}
        />
        <UploadListField purpose="document" max={ADVISORY_FILES_MAX} paste onBusy={setBusy} {...field('files', s.files)} />
        <div className={blocks.buttons}>
          {one.state === 'answered' && (
            <ActButton needs="operator:advisory" variant="default" loading={close.pending} onClick={() => close.run({ id: one.id })}>
              {s.close}
            </ActButton>
          )}
          <ActButton needs="operator:advisory" type="submit" loading={act.pending} blocked={busy}>
            {s.send}
          </ActButton>
        </div>
        {refusal && <ErrorState error={refusal} />}
      </form>
    </SectionCard>
  )
}

/** Those of the topic and those of all, named in the operator's language, written in the asker's. */
function Prepared({ one, onChoose }: { one: DeskDetail; onChoose: (text: string) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const { data } = useRead('GET /ws/operator/advisory/prepared')
  const fitting = (data ?? []).filter(({ topic }) => topic === '' || topic === one.topic)
  if (fitting.length === 0) return null
  return (
    <Select
      label={s.prepared}
      data={fitting.map(({ id, title }) => ({ value: id, label: title[lang] }))}
      value={null}
      onChange={(id) => {
        const chosen = fitting.find((each) => each.id === id)
        if (chosen) onChoose(chosen.text[one.lang])
      }}
    />
  )
}
