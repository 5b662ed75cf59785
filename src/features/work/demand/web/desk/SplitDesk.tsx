import { useState } from 'react'
import type { ResultOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { CaseFrame } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import type { CaseProps } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { refusalOf } from '../../../../../platform/web/ui/review/useReview.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { Timeline } from '../../../../../platform/web/ui/Timeline.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { SPLIT_WORDS_MAX } from '../../../../../rules/demand.ts'
import type { DemandCalls } from '../../contract/calls.ts'
import { fieldLabels } from '../../contract/field-labels.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import type { SplitOutcome, SplitState } from '../../contract/split/split.ts'
import { Deliveries } from '../detail/Deliveries.tsx'
import { useHistoryEntries } from '../detail/History.tsx'
import { t as detailTexts } from '../detail/texts.ts'
import { ReleaseLines } from '../moves/ReleaseLines.tsx'
import { useDemand, useWrite } from '../queries.ts'
import { LastProposal, Sides } from '../split/SplitPanel.tsx'
import { t } from '../split/texts.ts'
import { ProposeSplit } from './ProposeSplit.tsx'
import { partiesOf } from './parties.ts'
import { SplitTalk } from './SplitTalk.tsx'

type ReadOfSplit = ResultOf<DemandCalls['POST /ws/operator/split/read']>
export type SplitCaseOfDesk = ResultOf<DemandCalls['GET /ws/operator/split']>

const outcomeNames = {
  split: 'outcomeSplit',
  withdrawn: 'outcomeWithdrawn',
  ended: 'outcomeEnded',
  settled: 'outcomeSettled',
} as const satisfies Record<SplitOutcome, string>

export function SplitTag({ state, outcome }: { state: SplitState; outcome: SplitOutcome | null }) {
  const s = useTexts(t)
  if (outcome) return <StatusTag tone={outcome === 'split' ? 'ok' : 'neutral'}>{s[outcomeNames[outcome]]}</StatusTag>
  return <StatusTag tone={state === 'asked' ? 'warn' : 'primary'}>{state === 'asked' ? s.stateAny : s.stateProposed}</StatusTag>
}

export function SplitDesk({ one, review }: CaseProps<SplitCaseOfDesk>) {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const confirm = useConfirm()
  const allowed = useMay('operator:review')
  const demand = useDemand(one.demandId)
  const end = useWrite('POST /ws/operator/split/end', review.decision({ done: s.ended(one.number) }))
  const { open } = one
  const askEnd = async () => {
    const reason = { label: s.reason, required: true, max: SPLIT_WORDS_MAX }
    const yes = await confirm({ title: s.endTitle(one.number), body: s.endBody, verb: s.end, reason })
    if (yes) await end.run({ id: one.demandId, version: one.version, reason: yes.reason })
  }
  const refusal = refusalOf([end])
  const said = { consents: false, accepted: false }
  const sides = open ?? { publisher: { words: one.said.publisher, ...said }, provider: { words: one.said.provider, ...said } }
  return (
    <CaseFrame
      title={one.title}
      about={demand.data ? partiesOf(demand.data) : []}
      number={one.number}
      status={<SplitTag {...one} />}
      meta={<MoneyText amountMinor={one.heldMinor} currency={one.currency} />}
    >
      <SectionCard title={s.bothSay} actions={<Link to={`/operatorHome/demandReview?review=all&id=${one.demandId}`}>{s.openRequest}</Link>}>
        <div className={blocks.form}>
          <DescriptionList
            itemWidth={190}
            items={[
              { label: s.company, value: one.publisher },
              { label: s.provider, value: one.provider },
              one.partName !== null && { label: s.subject, value: one.partName },
              { label: s.held, value: <MoneyText amountMinor={open?.heldMinor ?? one.heldMinor} currency={one.currency} /> },
            ]}
          />
          <Sides split={sides} />
        </div>
      </SectionCard>
      {open?.last && <LastProposal last={open.last} />}
      {open?.proposal && (
        <SectionCard title={s.proposal}>
          <p className={blocks.text}>{open.proposal.reason}</p>
          <ReleaseLines preview={open.proposal.preview} withRest={false} />
          <p className={blocks.quiet}>{formatTime(open.proposal.until, lang)}</p>
        </SectionCard>
      )}
      {open && <Reading key={String(one.readable)} one={one} />}
      {demand.data && <Agreed demand={demand.data} />}
      {allowed && open && !open.proposal && <ProposeSplit one={one} heldMinor={open.heldMinor} review={review} />}
      {refusal && <ErrorState error={refusal} />}
      {allowed && open && (
        <div className={blocks.buttons}>
          <ActButton needs="operator:review" variant="default" loading={end.pending} onClick={() => void askEnd()}>
            {s.end}
          </ActButton>
        </div>
      )}
      {demand.data && <History title={words.history} demand={demand.data} />}
    </CaseFrame>
  )
}

/** What was agreed, by which the operator judges. */
function Agreed({ demand }: { demand: DemandDetail }) {
  const lang = useLang()
  return (
    <SectionCard title={useTexts(detailTexts).terms}>
      <div className={blocks.form}>
        {(['deliverables', 'acceptanceCriteria'] as const).map((field) => (
          <div key={field}>
            <h3>{fieldLabels[field]?.[lang] ?? field}</h3>
            <p className={blocks.text}>{demand[field]}</p>
          </div>
        ))}
      </div>
    </SectionCard>
  )
}

function History({ title, demand }: { title: string; demand: DemandDetail }) {
  return (
    <SectionCard title={title}>
      <Timeline entries={useHistoryEntries(demand.timeline).reverse()} />
    </SectionCard>
  )
}

/** Deliveries and the conversation are read by a call of their own, which the audit log keeps. */
function Reading({ one }: { one: SplitCaseOfDesk }) {
  const s = useTexts(t)
  const [shown, setRead] = useState<ReadOfSplit | null>(null)
  // What was read later is earlier.
  const take = (page: ReadOfSplit) =>
    setRead((known) => (known ? { ...known, talk: [...page.talk, ...known.talk], more: page.more } : page))
  const read = useWrite('POST /ws/operator/split/read', { quiet: true, onDone: take })
  const refusal = refusalOf([read])
  const found = one.readable ? shown : null
  return (
    <SectionCard title={s.reading}>
      {!one.readable && <p className={blocks.quiet}>{s.notReadable}</p>}
      {one.readable && !found && (
        <div className={blocks.form}>
          <p className={blocks.quiet}>{s.readAbout}</p>
          <div className={blocks.buttons}>
            <ActButton needs="operator:review" variant="default" loading={read.pending} onClick={() => void read.run({ id: one.id })}>
              {s.read}
            </ActButton>
          </div>
        </div>
      )}
      {refusal && <ErrorState error={refusal} />}
      {found && (
        <div className={blocks.form}>
          <Deliveries deliveries={found.deliveries} all />
          <h3>{s.talk}</h3>
          {found.talk.length === 0 && <p className={blocks.quiet}>{s.noTalk}</p>}
          {found.more && (
            <div className={blocks.buttons}>
              <ActButton
                needs="operator:review"
                variant="default"
                loading={read.pending}
                onClick={() => void read.run({ id: one.id, before: found.talk[0]!.seq })}
              >
                {s.earlier}
              </ActButton>
            </div>
          )}
          <SplitTalk talk={found.talk} />
        </div>
      )}
    </SectionCard>
  )
}
