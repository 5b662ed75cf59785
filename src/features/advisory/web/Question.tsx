import { Button, Radio, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import blocks from '../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { toast } from '../../../platform/web/toast.ts'
import { ActButton } from '../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../platform/web/ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../platform/web/ui/ErrorState.tsx'
import { FormState } from '../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../platform/web/ui/PageHeader.tsx'
import { Bones } from '../../../platform/web/ui/review/CaseFrame.tsx'
import { SectionCard } from '../../../platform/web/ui/SectionCard.tsx'
import { formatDate, formatTime } from '../../../platform/web/ui/time.ts'
import { UploadListField } from '../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../platform/web/ui/upload.ts'
import { checkBy, useActForm } from '../../../platform/web/ui/useActForm.ts'
import { ADVISORY_FILES_MAX, ADVISORY_REOPEN_DAYS, ADVISORY_SILENCE_DAYS } from '../../../rules/constants.ts'
import { type AdvisoryDetail, rateForm, writeForm } from '../contract/schema.ts'
import { ADVISORY_TEXT_MAX, RATING_MAX } from '../contract/states.ts'
import { call, put, stale, useRead, useWrite } from './queries.ts'
import { StateTag } from './StateTag.tsx'
import { Thread } from './Thread.tsx'
import { t } from './texts.ts'

/** One’s own question with its thread, and what can be done with it. */
export function Question({ id }: { id: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const topic = useDictText('advisoryTopic')
  const { data, error, refetch } = useRead('GET /ws/advisory/detail', { id }, { refetchInterval: 30_000 })
  return (
    <>
      <PageHeader
        title={data ? topic(data.topic) : s.title}
        back={{ to: '/personalHome/advisory', label: s.back }}
        {...(data && {
          number: data.reference,
          status: <StateTag state={data.state} />,
          about: [data.region?.name[lang], data.dueAt && s.expected(formatTime(data.dueAt, lang))].filter(Boolean).join(' · '),
        })}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Bones />}
      {data && (
        <div className={blocks.stack}>
          <SectionCard title={s.thread}>
            <Thread entries={data.entries} mine />
          </SectionCard>
          {data.state === 'closed' ? <Ended one={data} /> : <Continue one={data} />}
        </div>
      )}
    </>
  )
}

const shown = (one: AdvisoryDetail) => put('GET /ws/advisory/detail', { id: one.id }, one)

function Continue({ one }: { one: AdvisoryDetail }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const close = useWrite('POST /ws/advisory/close', { onDone: shown })
  const end = async () => {
    const yes = await confirm({ title: s.closeTitle, body: s.closeBody(ADVISORY_REOPEN_DAYS), verb: s.closeVerb })
    if (yes) await close.run({ id: one.id })
  }
  return (
    <SectionCard title={s.more} {...(one.state === 'answered' && { about: s.lapses(ADVISORY_SILENCE_DAYS) })}>
      <WriteForm
        id={one.id}
        label={s.moreText}
        verb={s.sendMore}
        path="POST /ws/advisory/write"
        actions={
          <ActButton variant="default" loading={close.pending} onClick={end}>
            {s.solved}
          </ActButton>
        }
      />
    </SectionCard>
  )
}

function Ended({ one }: { one: AdvisoryDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <>
      {one.rating !== null ? (
        <SectionCard title={s.rating(one.rating)}>
          <p className={blocks.text}>{one.ratingText || s.thanks}</p>
        </SectionCard>
      ) : (
        one.answeredOnce && <RateForm id={one.id} />
      )}
      {one.reopenUntil && (
        <SectionCard title={s.reopen} about={s.reopenUntil(formatDate(one.reopenUntil, lang))}>
          <WriteForm id={one.id} label={s.reopenText} verb={s.reopen} path="POST /ws/advisory/reopen" />
        </SectionCard>
      )}
    </>
  )
}

interface WriteProps {
  id: string
  label: string
  verb: string
  path: 'POST /ws/advisory/write' | 'POST /ws/advisory/reopen'
  actions?: ReactNode
}

interface Typed {
  text: string
  files: UploadedFile[]
}
const blank: Typed = { text: '', files: [] }

function WriteForm({ id, label, verb, path, actions }: WriteProps) {
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
      <FormState of={act} labels={{ text: label, files: s.files }} />
      <Textarea label={label} required autosize minRows={3} maxRows={16} maxLength={ADVISORY_TEXT_MAX} {...field('text')} />
      <UploadListField label={s.files} purpose="document" max={ADVISORY_FILES_MAX} paste onBusy={setBusy} {...field('files')} />
      <div className={blocks.buttons}>
        <Button type="submit" loading={act.pending} disabled={busy}>
          {verb}
        </Button>
        {actions}
      </div>
    </form>
  )
}

function RateForm({ id }: { id: string }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: { rating: 0, text: '' },
    warn: false,
    check: (typed) => checkBy(rateForm, { id, ...typed }),
    save: (typed, options) => call('POST /ws/advisory/rate', { id, ...typed }, options),
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
        <FormState of={act} labels={{ rating: s.stars, text: s.rateText }} />
        <Radio.Group
          label={s.stars}
          value={String(form.values.rating || '')}
          onChange={(value) => form.setFieldValue('rating', Number(value))}
        >
          <div className={blocks.line}>
            {Array.from({ length: RATING_MAX }, (_, at) => at + 1).map((n) => (
              <Radio key={n} value={String(n)} label={s.star(n)} />
            ))}
          </div>
        </Radio.Group>
        <Textarea label={s.rateText} autosize minRows={2} maxLength={500} {...field('text')} />
        <div className={blocks.buttons}>
          <ActButton type="submit" loading={act.pending} {...(form.values.rating === 0 && { unable: s.chooseStars })}>
            {s.sendRating}
          </ActButton>
        </div>
      </form>
    </SectionCard>
  )
}
