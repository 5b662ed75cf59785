import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { Link, useNavigate } from '../../../../platform/web/router.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../platform/web/ui/check-by.ts'
import { DictSelect } from '../../../../platform/web/ui/DictSelect.tsx'
import { FormFoot, FormGrid, FormState } from '../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { formatTime } from '../../../../platform/web/ui/time.ts'
import { UploadListField } from '../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../platform/web/ui/upload.ts'
import { useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { ADVISORY_FILES_MAX, ADVISORY_SILENCE_DAYS } from '../../../../rules/constants.ts'
import { AreaField } from '../../../base/area/web/parts.tsx'
import { askForm } from '../contract/schema.ts'
import { ADVISORY_TEXT_MAX, type AdvisoryTopic } from '../contract/states.ts'
import { call, stale, useRead } from './queries.ts'
import { t } from './texts.ts'

interface Typed {
  topic: AdvisoryTopic | ''
  region: string
  text: string
  files: UploadedFile[]
}
const blank: Typed = { topic: '', region: '', text: '', files: [] }
const toWire = (typed: Typed) => ({ ...typed, files: typed.files.map((file) => file.id) })

export function AskForm() {
  const s = useTexts(t)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const act = useActForm<Typed, { id: string; reference: string }>({
    initial: blank,
    draft: 'advisory',
    check: (typed) => checkBy(askForm, toWire(typed)),
    // Checked above: the topic is not empty.
    save: (typed, options) => call('POST /ws/advisory/ask', askForm.parse(toWire(typed)), options),
    stale,
    onDone: ({ id, reference }) => {
      toast.success(s.sent(reference))
      void navigate(`/personalHome/advisory?id=${id}`, { replace: true })
    },
  })
  const { field } = act
  return (
    <>
      <PageHeader title={s.askTitle} back={{ to: '/personalHome/advisory', label: s.back }} />
      <div className={blocks.columns} data-ratio="8-4">
        <SectionCard>
          <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
            <FormState of={act} />
            <FormGrid>
              <DictSelect dict="advisoryTopic" required {...field('topic', s.topic)} />
              <AreaField placeholder={s.regionAbout} depth={1} clearable {...field('region', s.region)} />
            </FormGrid>
            <Textarea
              description={s.textAbout}
              required
              autosize
              minRows={6}
              maxRows={20}
              maxLength={ADVISORY_TEXT_MAX}
              {...field('text', s.text)}
            />
            <UploadListField purpose="document" max={ADVISORY_FILES_MAX} paste onBusy={setBusy} {...field('files', s.files)} />
            <FormFoot>
              <Button variant="default" component={Link} to="/personalHome/advisory">
                {s.cancel}
              </Button>
              <ActButton needs="own" type="submit" loading={act.pending} blocked={busy}>
                {s.send}
              </ActButton>
            </FormFoot>
          </form>
        </SectionCard>
        <SectionCard title={s.next}>
          <ul className={lists.bullets}>
            <Due />
            <li>{s.seenBy}</li>
            <li>{s.nextClose(ADVISORY_SILENCE_DAYS)}</li>
          </ul>
        </SectionCard>
      </div>
    </>
  )
}

/** When an answer can be expected, and why not sooner. */
function Due() {
  const s = useTexts(t)
  const lang = useLang()
  const { data } = useRead('GET /ws/advisory/hours', {}, { refetchInterval: 60_000 })
  if (!data) return null
  const due = formatTime(data.dueAt, lang)
  return <li>{data.open ? s.dueOpen(due) : s.dueShut(formatTime(data.next, lang), due)}</li>
}
