import { Textarea } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDict, useDictText, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { UserText } from '../../../../../platform/web/UserText.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { CaseFrame } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import { type CaseProps, QueuePage } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { refusalOf } from '../../../../../platform/web/ui/review/useReview.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { FEEDBACK_TEXT_MAX } from '../../../../../rules/constants.ts'
import { answerForm, type DeskFeedback } from '../../contract/calls.ts'
import { Answers, Words } from '../parts.tsx'
import { call, fetchExport, stale, useList, useRead, useWrite } from '../queries.ts'
import { feedbackTone } from '../texts.ts'
import { t } from './texts.ts'

/** The inbox of feedback. */
export default function FeedbackDeskPage() {
  const s = useTexts(t)
  const words = useTexts(shared)
  const kinds = useDict('feedbackKind')
  const states = useDict('feedbackState')
  const kind = useDictText('feedbackKind')
  const state = useDictText('feedbackState')
  const list = useListState({ filters: { search: '', state: 'waiting', kind: '' } })
  const waits = list.filters.state === 'waiting'
  const input = { ...list.input, order: waits ? 'asc' : 'desc' } as const
  const query = useList('GET /ws/operator/feedbacks', input, watched)
  return (
    <QueuePage
      title={s.title}
      about={s.about}
      actions={<ExportButton needs="operator:advisory" fetch={() => fetchExport('POST /ws/operator/feedback/export', input)} />}
      list={list}
      query={query}
      search={{ label: s.search }}
      selects={[
        { key: 'state', label: words.state, any: s.anyState, options: [{ value: 'waiting', label: s.waiting }, ...states] },
        { key: 'kind', label: s.kind, any: s.anyKind, options: kinds },
      ]}
      row={(row) => ({
        title: <UserText>{row.sender.company || row.sender.name}</UserText>,
        status: <StatusTag tone={feedbackTone[row.state]}>{state(row.state)}</StatusTag>,
        meta: `${kind(row.kind)} · ${row.reference}`,
        waitingSince: (row.state === 'received' || row.state === 'looked') && row.createdAt,
      })}
      empty={<EmptyState title={s.none} why={s.noneWhy} />}
      useCase={useFeedback}
      Case={FeedbackCase}
    />
  )
}

const useFeedback = (id: string) => useRead('GET /ws/operator/feedback', { id }, watched)

function FeedbackCase({ one, review }: CaseProps<DeskFeedback>) {
  const s = useTexts(t)
  const kind = useDictText('feedbackKind')
  const state = useDictText('feedbackState')
  const may = useMay('operator:advisory')
  return (
    <CaseFrame
      title={kind(one.kind)}
      about={[{ ownerType: 'person', id: one.sender.id }]}
      number={one.reference}
      status={<StatusTag tone={feedbackTone[one.state]}>{state(one.state)}</StatusTag>}
      meta={<UserText>{[one.sender.name, one.sender.company].filter(Boolean).join(' · ')}</UserText>}
    >
      <Words one={one} title={s.words} />
      {one.thread.length > 0 && <Answers one={one} />}
      {may && one.moves.length > 0 && <Handle one={one} review={review} />}
    </CaseFrame>
  )
}

function Handle({ one, review }: CaseProps<DeskFeedback>) {
  const s = useTexts(t)
  const toWire = ({ text }: { text: string }) => ({ id: one.id, from: one.state, text })
  const answer = useActForm({
    initial: { text: '' },
    draft: `feedback ${one.id}`,
    check: (typed) => checkBy(answerForm, toWire(typed)),
    save: (typed, options) => call('POST /ws/operator/feedback/answer', toWire(typed), options),
    stale,
    onDone: () => review.decided(s.answered(one.reference)),
  })
  const look = useWrite('POST /ws/operator/feedback/look', review.decision())
  const close = useWrite('POST /ws/operator/feedback/close', review.decision({ done: s.closed(one.reference) }))
  const refusal = refusalOf([look, close])
  return (
    <SectionCard title={s.handle}>
      <form className={blocks.form} onSubmit={answer.onSubmit} noValidate>
        <FormState of={answer} />
        <Textarea description={s.answerAbout} autosize minRows={3} maxLength={FEEDBACK_TEXT_MAX} {...answer.field('text', s.answer)} />
        <div className={blocks.buttons}>
          {one.moves.includes('look') && (
            <ActButton needs="operator:advisory" variant="default" loading={look.pending} onClick={() => look.run({ id: one.id })}>
              {s.look}
            </ActButton>
          )}
          <ActButton
            needs="operator:advisory"
            variant="default"
            loading={close.pending}
            onClick={() => close.run({ id: one.id, from: one.state })}
          >
            {s.close}
          </ActButton>
          <ActButton needs="operator:advisory" type="submit" loading={answer.pending}>
            {s.send}
          </ActButton>
        </div>
        {refusal && <ErrorState error={refusal} />}
      </form>
    </SectionCard>
  )
}
