import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../platform/web/ui/check-by.ts'
import { DictSelect } from '../../../../platform/web/ui/DictSelect.tsx'
import { FormState } from '../../../../platform/web/ui/FormState.tsx'
import { UploadListField } from '../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../platform/web/ui/upload.ts'
import { useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { FEEDBACK_MAX_SCREENSHOTS, FEEDBACK_TEXT_MAX } from '../../../../rules/constants.ts'
import { feedbackForm } from '../contract/calls.ts'
import type { FeedbackKind } from '../contract/states.ts'
import css from './feedback.module.css'
import { call, stale } from './queries.ts'
import { t } from './texts.ts'

interface Typed {
  kind: FeedbackKind
  text: string
  screenshots: UploadedFile[]
  consent: boolean
  page: string
}

/** The build that runs here: the name of its entry file carries a hash of it. */
const buildName = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1)?.slice(0, 60) ?? ''

const toWire = ({ screenshots, consent, page, ...typed }: Typed) => ({
  ...typed,
  screenshots: screenshots.map((file) => file.id),
  page: consent ? page : '',
  version: consent ? buildName() : '',
})

export function FeedbackForm({ page }: { page: string }) {
  const s = useTexts(t)
  const [busy, setBusy] = useState(false)
  const blank: Typed = { kind: 'problem', text: '', screenshots: [], consent: false, page }
  const act = useActForm<Typed, { id: string; reference: string }>({
    initial: blank,
    check: (typed) => checkBy(feedbackForm, toWire(typed)),
    save: (typed, options) => call('POST /ws/feedback/send', toWire(typed), options),
    stale,
    onDone: ({ reference }) => {
      toast.success(s.sent(reference))
      act.restart(blank)
    },
  })
  const { form, field } = act
  return (
    <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} />
      <div className={`${blocks.pair} ${css.halves}`}>
        <div className={blocks.form}>
          <DictSelect dict="feedbackKind" required {...field('kind', s.kind)} />
          <Textarea required autosize minRows={6} maxRows={16} maxLength={FEEDBACK_TEXT_MAX} {...field('text', s.text)} />
        </div>
        <div className={blocks.form}>
          <UploadListField
            description={s.screenshotsAbout(FEEDBACK_MAX_SCREENSHOTS)}
            purpose="feedback"
            max={FEEDBACK_MAX_SCREENSHOTS}
            paste
            onBusy={setBusy}
            {...field('screenshots', s.screenshots)}
          />
          <Checkbox
            label={s.consent}
            checked={form.values.consent}
            onChange={(event) => form.setFieldValue('consent', event.currentTarget.checked)}
          />
          {form.values.consent && (
            <>
              <TextInput maxLength={300} {...field('page', s.page)} />
              <p className={blocks.fine}>
                {s.version}: {buildName()}
              </p>
            </>
          )}
        </div>
      </div>
      <div className={blocks.buttons}>
        <ActButton needs="own" type="submit" loading={act.pending} blocked={busy}>
          {s.send}
        </ActButton>
      </div>
    </form>
  )
}
