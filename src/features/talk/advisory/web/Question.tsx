import { Radio, Textarea } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { watched } from '../../../../platform/web/queries.ts'
import { toast } from '../../../../platform/web/toast.ts'
import { UserText } from '../../../../platform/web/UserText.tsx'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import { checkBy } from '../../../../platform/web/ui/check-by.ts'
import { DescriptionList } from '../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { FormState } from '../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { Bones } from '../../../../platform/web/ui/review/CaseFrame.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { UploadListField } from '../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../platform/web/ui/upload.ts'
import { useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { ADVISORY_FILES_MAX, ADVISORY_REOPEN_DAYS } from '../../../../rules/constants.ts'
import { type AdvisoryDetail, rateForm, writeForm } from '../contract/schema.ts'
import { ADVISORY_TEXT_MAX, ratings } from '../contract/states.ts'
import { call, put, stale, useRead, useWrite } from './queries.ts'
import { StateTag } from './StateTag.tsx'
import { Thread } from './Thread.tsx'
import { t } from './texts.ts'

/** One’s own question with its thread, and what can be done with it. */
export function Question({ id }: { id: string }) {
  const s = useTexts(t)
  const topic = useDictText('advisoryTopic')
  const { data, error, refetch } = useRead('GET /ws/advisory/detail', { id }, watched)
  return (
    <>
      <PageHeader
        title={data ? topic(data.topic) : s.title}
        back={{ to: '/personalHome/advisory', label: s.back }}
        {...(data && {
          number: data.reference,
          status: <StateTag state={data.state} />,
          actions: data.state !== 'closed' && <Close id={id} />,
        })}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Bones />}
      {data && (
        <div className={blocks.columns} data-ratio="8-4">
          <div className={blocks.stack}>
            <SectionCard title={s.thread}>
              <Thread entries={data.entries} mine />
            </SectionCard>
            {data.state !== 'closed' && (
              <SectionCard title={s.more}>
                <WriteForm id={id} label={s.moreText} verb={s.sendMore} path="POST /ws/advisory/write" />
              </SectionCard>
            )}
            {data.state === 'closed' && data.answeredOnce && <Rating one={data} />}
            {data.reopenUntil && (
              <SectionCard title={s.reopen}>
                <WriteForm id={id} label={s.reopenText} verb={s.reopen} path="POST /ws/advisory/reopen" />
              </SectionCard>
            )}
          </div>
          <Facts one={data} />
        </div>
      )}
    </>
  )
}

const shown = (one: AdvisoryDetail) => put('GET /ws/advisory/detail', { id: one.id }, one)

function Facts({ one }: { one: AdvisoryDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <SectionCard title={s.facts}>
      <div className={blocks.form}>
        <DescriptionList
          layout="rows"
          items={[
            { label: s.asked, value: <TimeText value={one.createdAt} /> },
            one.region && { label: s.region, value: one.region.name[lang] },
            one.dueAt !== null && { label: s.due, value: <TimeText value={one.dueAt} /> },
            one.lapsesAt !== null && { label: s.lapses, value: <TimeText value={one.lapsesAt} /> },
            one.reopenUntil !== null && { label: s.reopenUntil, value: <TimeText value={one.reopenUntil} /> },
          ]}
        />
        <p className={blocks.fine}>{s.seenBy}</p>
      </div>
    </SectionCard>
  )
}

function Close({ id }: { id: string }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const close = useWrite('POST /ws/advisory/close', { onDone: shown })
  const end = async () => {
    const yes = await confirm({ title: s.closeTitle, body: s.closeBody(ADVISORY_REOPEN_DAYS), verb: s.closeVerb })
    if (yes) await close.run({ id })
  }
  return (
    <ActButton needs="own" variant="default" loading={close.pending} onClick={end}>
      {s.solved}
    </ActButton>
  )
}

interface WriteProps {
  id: string
  label: string
  verb: string
  path: 'POST /ws/advisory/write' | 'POST /ws/advisory/reopen'
}

interface Typed {
  text: string
  files: UploadedFile[]
}
const blank: Typed = { text: '', files: [] }

function WriteForm({ id, label, verb, path }: WriteProps) {
  const s = useTexts(t)
  const [busy, setBusy] = useState(false)
  const toWire = (typed: Typed) => ({ id, text: typed.text, files: typed.files.map((file) => file.id) })
  const act = useActForm<Typed, AdvisoryDetail>({
    initial: blank,
    draft: `advisory ${id}`,
    check: (typed) => checkBy(writeForm, toWire(typed)),
    save: (typed, options) => call(path, toWire(typed), options),
    stale,
    onDone: (result) => {
      shown(result)
      act.restart(blank)
    },
  })
  const { field } = act
  return (
    <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} />
      <Textarea required autosize minRows={3} maxRows={16} maxLength={ADVISORY_TEXT_MAX} {...field('text', label)} />
      <UploadListField purpose="document" max={ADVISORY_FILES_MAX} paste onBusy={setBusy} {...field('files', s.files)} />
      <div className={blocks.buttons}>
        <ActButton needs="own" type="submit" loading={act.pending} blocked={busy}>
          {verb}
        </ActButton>
      </div>
    </form>
  )
}

function Rating({ one }: { one: AdvisoryDetail }) {
  const s = useTexts(t)
  if (one.rating === null) return <RateForm id={one.id} />
  return (
    <SectionCard title={s.rating(one.rating)}>
      <p className={blocks.text}>{one.ratingText ? <UserText>{one.ratingText}</UserText> : s.thanks}</p>
    </SectionCard>
  )
}

function RateForm({ id }: { id: string }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: { rating: 0, text: '' },
    warn: false,
    check: (typed) => checkBy(rateForm, { id, ...typed }),
    // Checked above: the rating is one of those offered.
    save: (typed, options) => call('POST /ws/advisory/rate', rateForm.parse({ id, ...typed }), options),
    stale,
    onDone: (result) => {
      toast.success(s.thanks)
      shown(result)
    },
  })
  const { form, field } = act
  return (
    <SectionCard title={s.rate}>
      <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
        <FormState of={act} />
        <Radio.Group
          {...act.named('rating', s.rate)}
          aria-label={s.rate}
          value={String(form.values.rating || '')}
          onChange={(value) => form.setFieldValue('rating', Number(value))}
        >
          <div className={blocks.line}>
            {ratings.map((n) => (
              <Radio key={n} value={String(n)} label={s[`rated${n}`]} />
            ))}
          </div>
        </Radio.Group>
        <Textarea autosize minRows={2} maxLength={500} {...field('text', s.rateText)} />
        <div className={blocks.buttons}>
          <ActButton needs="own" type="submit" loading={act.pending} {...(form.values.rating === 0 && { unable: s.chooseRating })}>
            {s.sendRating}
          </ActButton>
        </div>
      </form>
    </SectionCard>
  )
}
