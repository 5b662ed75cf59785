import { Button, Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { ResultOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { copyText } from '../../../../../platform/web/clipboard.ts'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { useSession } from '../../../../../platform/web/session.ts'
import spacing from '../../../../../platform/web/spacing.module.css'
import { UserText } from '../../../../../platform/web/UserText.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { CaseFrame } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import { DeleteOnRequest } from '../../../../../platform/web/ui/review/DeleteOnRequest.tsx'
import type { CaseProps } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import css from '../../../../../platform/web/ui/review/review.module.css'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { refusalOf } from '../../../../../platform/web/ui/review/useReview.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { Timeline } from '../../../../../platform/web/ui/Timeline.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { leadCalls } from '../../contract/calls.ts'
import type { LeadState } from '../../contract/states.ts'
import { useList, useWrite } from '../queries.ts'
import { answerTo, leadTone, t } from './texts.ts'

type Lead = ResultOf<(typeof leadCalls)['GET /ws/operator/lead']>

/** Operators that a lead can be assigned to. */
export function useOwners(): { value: string; label: string }[] {
  const { data } = useList('GET /ws/operator/lead/owners', {}, watched)
  return (data ?? []).map(({ id, name }) => ({ value: id, label: name }))
}

export function LeadCase({ one, review }: CaseProps<Lead>) {
  const s = useTexts(t)
  const state = useDictText('leadState')
  const topic = useDictText('leadTopic')
  return (
    <CaseFrame
      title={<UserText lang={one.lang}>{one.company || one.name}</UserText>}
      about={one.accountId === null ? [] : [{ ownerType: 'person', id: one.accountId }]}
      number={one.reference}
      status={<StatusTag tone={leadTone[one.state]}>{state(one.state)}</StatusTag>}
      meta={topic(one.topic)}
    >
      {one.doubt && <p className={blocks.notice} data-tone="warn">{`${s.doubt}: ${s[one.doubt]}`}</p>}
      <div className={css.beside}>
        <SectionCard title={s.wrote}>
          <div className={css.prose}>
            <p lang={one.lang === 'cn' ? 'zh-CN' : 'en'}>{one.message}</p>
            {one.summary && (
              <>
                <h3>{s.context}</h3>
                <p lang={one.lang === 'cn' ? 'zh-CN' : 'en'}>{one.summary}</p>
              </>
            )}
          </div>
        </SectionCard>
        <Sender one={one} />
      </div>
      <Handle key={one.id} one={one} review={review} />
      <History one={one} />
    </CaseFrame>
  )
}

function Sender({ one }: { one: Lead }) {
  const s = useTexts(t)
  const lang = useLang()
  const time = useDictText('callTime')
  return (
    <SectionCard title={s.who}>
      <DescriptionList
        layout="rows"
        items={[
          { label: s.name, value: <UserText lang={one.lang}>{one.name}</UserText> },
          one.company !== '' && { label: s.company, value: <UserText lang={one.lang}>{one.company}</UserText> },
          one.phone !== '' && { label: s.phone, value: <CopyText text={`+${one.areaCode} ${one.phone}`} /> },
          one.email !== '' && { label: s.email, value: <CopyText text={one.email} /> },
          { label: s.callTime, value: time(one.callTime) },
          one.region && { label: s.region, value: one.region.name[lang] },
          { label: s.language, value: one.lang === 'cn' ? s.chinese : s.english },
          one.from !== '' && { label: s.from, value: one.from },
          one.channel !== '' && { label: s.channel, value: <CopyText text={one.channel} /> },
          one.accountId !== null && { label: s.signedIn, value: '✓' },
        ]}
      />
    </SectionCard>
  )
}

function Handle({ one, review }: CaseProps<Lead>) {
  const s = useTexts(t)
  const state = useDictText('leadState')
  const confirm = useConfirm()
  const owners = useOwners()
  const allowed = useMay('operator:leads')
  const { userInfo } = useSession()
  const [note, setNote] = useState('')
  /** Null until somebody types one. */
  const [typedDay, setTypedDay] = useState<string | null>(null)
  const day = typedDay ?? one.followUpOn ?? ''
  const change = review.decision({ overtaken: s.changed })
  const move = useWrite('POST /ws/operator/lead/move', change)
  const assign = useWrite('POST /ws/operator/lead/assign', change)
  const keep = useWrite('POST /ws/operator/lead/note', change)
  const remove = useWrite('POST /ws/operator/lead/delete', review.decision({ done: s.deleted(one.reference) }))
  if (!allowed) return null

  const ask = async (to: LeadState) => {
    const yes = await confirm({
      title: s.moveTitle(state(to)),
      verb: s.moveVerb,
      tone: to === 'spam' || to === 'lost' ? 'bad' : 'primary',
      reason: { label: s.moveNote, required: false, max: 1000 },
    })
    if (!yes) return
    const done = await move.run({ id: one.id, from: one.state, to, note: yes.reason })
    if (done) review.decided(s.moved(one.reference, state(to)))
  }
  const save = async () => {
    const moved = day !== (one.followUpOn ?? '')
    if (note.trim() === '' && !moved) return
    if (!(await keep.run({ id: one.id, note: note.trim(), ...(moved && { followUpOn: day || null }) }))) return
    setNote('')
    setTypedDay(null)
  }
  const refusal = refusalOf([move, assign, keep, remove])
  return (
    <SectionCard
      title={s.handle}
      actions={
        <Button
          variant="default"
          title={s.answerAbout}
          onClick={() => void copyText(answerTo(one.lang, one.name, one.reference, userInfo?.name ?? ''))}
        >
          {s.answer}
        </Button>
      }
    >
      <div className={blocks.buttons}>
        {one.next.map((to, at) => (
          <ActButton
            needs="operator:leads"
            key={to}
            variant={at === 0 ? 'filled' : 'default'}
            loading={move.pending}
            onClick={() => ask(to)}
          >
            {s[`to_${to}`]}
          </ActButton>
        ))}
      </div>
      <div className={`${blocks.form} ${spacing.after5}`}>
        <Select
          label={s.giveTo}
          placeholder={s.nobody}
          data={owners}
          value={one.owner?.id ?? null}
          clearable
          clearButtonProps={{ 'aria-label': s.nobody, tabIndex: 0, 'aria-hidden': false, size: '24px' }}
          onChange={(ownerId) => void assign.run({ id: one.id, was: one.owner?.id ?? null, ownerId })}
        />
        <DateField label={s.followUp} value={day} onChange={setTypedDay} clearable error={keep.fields['followUpOn']} />
        <Textarea
          label={s.note}
          description={s.moveNote}
          maxLength={1000}
          autosize
          minRows={2}
          value={note}
          error={keep.fields['note']}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className={blocks.buttons}>
          <ActButton needs="operator:leads" loading={keep.pending} onClick={save}>
            {s.save}
          </ActButton>
          <DeleteOnRequest needs="operator:leads" who={one.name} run={() => remove.run({ id: one.id })} />
        </div>
        {refusal?.isGeneral && <ErrorState error={refusal} />}
      </div>
    </SectionCard>
  )
}

function History({ one }: { one: Lead }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const state = useDictText('leadState')
  const lang = useLang()
  const word = (what: string, value: string) => {
    if (value === '') return s.none
    return what === 'followUp' ? formatDate(value, lang) : what === 'state' ? state(value) : value
  }
  return (
    <SectionCard title={words.history}>
      <Timeline
        entries={[
          ...one.history.map((event) => ({
            id: event.id,
            at: event.at,
            who: event.who,
            what: s[`h_${event.what}`],
            ...(event.what !== 'note' && { from: word(event.what, event.from), to: word(event.what, event.to) }),
            ...(event.note && { why: event.note }),
          })),
          { id: one.id, at: one.createdAt, what: s.arrived },
        ]}
      />
      <p className={blocks.fine}>
        <TimeText value={one.updatedAt} />
      </p>
    </SectionCard>
  )
}
