import { Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { UserText } from '../../../../../platform/web/UserText.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { CaseFrame } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import type { CaseProps } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import css from '../../../../../platform/web/ui/review/review.module.css'
import { refusalOf } from '../../../../../platform/web/ui/review/useReview.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { DeskDetail } from '../../contract/schema.ts'
import { ADVISORY_TEXT_MAX } from '../../contract/states.ts'
import { useOwners, useWrite } from '../queries.ts'
import { Thread } from '../Thread.tsx'
import { advisoryTone } from '../texts.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { useClock } from './clock.tsx'
import { t } from './texts.ts'

export function AdvisoryCase({ one, review }: CaseProps<DeskDetail>) {
  const s = useTexts(t)
  const lang = useLang()
  const topic = useDictText('advisoryTopic')
  const state = useDictText('advisoryState')
  const clock = useClock()(one, one.hours.open)
  const may = useMay('operator:advisory')
  const owned = one.state === 'taken' || one.state === 'answered'
  return (
    <CaseFrame
      title={topic(one.topic)}
      about={[{ ownerType: 'person', id: one.asker.id }]}
      number={one.reference}
      status={<StatusTag tone={advisoryTone[one.state]}>{state(one.state)}</StatusTag>}
      meta={one.owner ? s.ownedBy(one.owner.name) : s.nobody}
    >
      {clock && (
        <p className={blocks.notice} data-tone={(one.minutesLeft ?? 0) < 0 ? 'bad' : 'info'}>
          {one.answeredOnce ? s.nextAnswer(clock) : s.firstAnswer(clock)}
        </p>
      )}
      <SectionCard>
        <DescriptionList
          itemWidth={150}
          items={[
            { label: s.asker, value: <UserText>{one.asker.name}</UserText> },
            one.asker.company !== '' && { label: s.company, value: <UserText>{one.asker.company}</UserText> },
            { label: s.region, value: one.region?.name[lang] },
            { label: s.language, value: one.lang === 'cn' ? s.chinese : s.english },
            { label: s.asked, value: <TimeText value={one.createdAt} show="relative" /> },
            one.rating !== null && { label: s.rating(one.rating), value: one.ratingText && <UserText>{one.ratingText}</UserText> },
          ]}
        />
      </SectionCard>
      <SectionCard title={s.thread}>
        <Thread entries={one.entries} />
      </SectionCard>
      {may && one.state === 'open' && <Take one={one} review={review} />}
      {may && owned && (one.mine ? <AnswerForm one={one} review={review} /> : <Theirs one={one} review={review} />)}
      {may && (
        <div className={css.beside}>
          <Note one={one} review={review} />
          {owned && <HandOver key={one.owner?.id} one={one} review={review} />}
        </div>
      )}
    </CaseFrame>
  )
}

type Props = CaseProps<DeskDetail>

function Take({ one, review }: Props) {
  const s = useTexts(t)
  const take = useWrite('POST /ws/operator/advisory/take', review.decision())
  const refusal = refusalOf([take])
  return (
    <SectionCard title={s.handle}>
      <ActButton needs="operator:advisory" loading={take.pending} onClick={() => take.run({ id: one.id })}>
        {s.take}
      </ActButton>
      {refusal && <ErrorState error={refusal} />}
    </SectionCard>
  )
}

function Theirs({ one, review }: Props) {
  const s = useTexts(t)
  const over = useWrite('POST /ws/operator/advisory/handOver', review.decision())
  const refusal = refusalOf([over])
  return (
    <SectionCard title={s.handle} about={s.theirs(one.owner?.name ?? '')}>
      <ActButton needs="operator:advisory" loading={over.pending} onClick={() => over.run({ id: one.id, was: one.owner?.id ?? null })}>
        {s.takeOver}
      </ActButton>
      {refusal && <ErrorState error={refusal} />}
    </SectionCard>
  )
}

function HandOver({ one, review }: Props) {
  const s = useTexts(t)
  const owners = useOwners().filter(({ value }) => value !== one.owner?.id)
  const [to, setTo] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const over = useWrite('POST /ws/operator/advisory/handOver', { ...review.decision(), onDone: () => toast.success(s.handedOver) })
  const refusal = refusalOf([over])
  const run = () => to && over.run({ id: one.id, was: one.owner?.id ?? null, ownerId: to, note })
  return (
    <SectionCard title={s.handOverDo}>
      <div className={blocks.form}>
        <Select label={s.handOver} placeholder={s.chooseColleague} data={owners} value={to} onChange={setTo} />
        <TextInput label={s.handOverNote} maxLength={1000} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
        <div className={blocks.buttons}>
          <ActButton
            needs="operator:advisory"
            variant="default"
            loading={over.pending}
            onClick={run}
            {...(!to && { unable: s.chooseColleague })}
          >
            {s.handOverDo}
          </ActButton>
        </div>
        {refusal && <ErrorState error={refusal} />}
      </div>
    </SectionCard>
  )
}

function Note({ one, review }: Props) {
  const s = useTexts(t)
  const [text, setText] = useState('')
  const note = useWrite('POST /ws/operator/advisory/note', { ...review.decision(), onDone: () => setText('') })
  const refusal = refusalOf([note], ['text'])
  return (
    <SectionCard title={s.note} about={s.noteAbout}>
      <div className={blocks.form}>
        <Textarea
          aria-label={s.note}
          autosize
          minRows={2}
          maxLength={ADVISORY_TEXT_MAX}
          value={text}
          error={note.fields['text']}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={blocks.buttons}>
          <ActButton
            needs="operator:advisory"
            variant="default"
            loading={note.pending}
            onClick={() => note.run({ id: one.id, text })}
            {...(text.trim() === '' && { unable: s.noteEmpty })}
          >
            {s.saveNote}
          </ActButton>
        </div>
        {refusal && <ErrorState error={refusal} />}
      </div>
    </SectionCard>
  )
}
