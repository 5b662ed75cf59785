import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { CaseFrame } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import type { CaseProps } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { refusalOf, useReviewKeys } from '../../../../../platform/web/ui/review/useReview.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { Timeline } from '../../../../../platform/web/ui/Timeline.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { balancePath } from '../../contract/paths.ts'
import { type RequestMove, requestEvents, requestMoves } from '../../contract/states.ts'
import type { RequestDetail } from '../../contract/views.ts'
import { BalanceChange, Warnings } from '../BalanceChange.tsx'
import { DayList } from '../DayList.tsx'
import { LeaveTypeText } from '../LeaveTypeText.tsx'
import { daysText, spanText } from '../leave-texts.ts'
import { useWrite } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { RequestForm } from './RequestForm.tsx'
import { StateTag } from './StateTag.tsx'
import { t } from './texts.ts'

/** One request: its days, what it does to the balance and the team, and the decision. */
export function RequestCase({ one, review }: CaseProps<RequestDetail>) {
  const s = useTexts(t)
  const w = useTexts(shared)
  const lang = useLang()
  const { employee, preview } = one
  return (
    <CaseFrame
      title={employee.name}
      about={[]}
      number={employee.number}
      status={<StateTag state={one.state} />}
      meta={
        <>
          <LeaveTypeText code={one.type} />
          <span>{spanText(one.from, one.to, lang)}</span>
          <span>{s.inAll(daysText(preview.totalHundredths, lang))}</span>
        </>
      }
      deciding={possible(one, 'grant') || possible(one, 'refuse')}
      yes={s.grantNow}
      no={s.refuseNow}
    >
      <Decision one={one} review={review} />
      <Warnings preview={preview} />
      <SectionCard title={w.countedDays}>
        <DayList preview={preview} />
      </SectionCard>
      {preview.balance && (
        <SectionCard title={w.balance} actions={<Link to={balancePath(employee.id)}>{s.toBalance}</Link>}>
          <BalanceChange balance={preview.balance} on={one.from} />
        </SectionCard>
      )}
      <SectionCard title={s.history}>
        <div className={blocks.form}>
          <DescriptionList
            items={[
              { label: w.team, value: employee.team?.name },
              { label: w.country, value: employee.country?.name[lang] },
              { label: s.submittedBy, value: one.askedBy },
              one.decidedBy !== '' && { label: s.decidedBy, value: one.decidedBy },
              one.note !== '' && { label: s.note, value: one.note, wide: true },
              one.reason !== '' && { label: s.reason, value: one.reason, wide: true },
            ]}
          />
          <Timeline
            entries={one.history.map(({ id, kind, by, at, note, from, to, totalHundredths }) => ({
              id,
              at,
              who: by || s.system,
              what: requestEvents[kind][lang],
              why: note || undefined,
              note: `${spanText(from, to, lang)} · ${daysText(totalHundredths, lang)}`,
            }))}
          />
        </div>
      </SectionCard>
    </CaseFrame>
  )
}

const moveOf = (one: RequestDetail, move: RequestMove) => one.moves.find((each) => each.move === move)
const possible = (one: RequestDetail, move: RequestMove): boolean => moveOf(one, move)?.why === null

function Decision({ one, review }: CaseProps<RequestDetail>) {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const [open, setOpen] = useState<'change' | 'draft' | null>(null)
  const { name } = one.employee
  const may = useMay('people:view')
  const seen = { id: one.id, version: one.version }
  const grant = useWrite('POST /ws/absence/grant', review.decision({ done: s.granted(name) }))
  const refuse = useWrite('POST /ws/absence/refuse', review.decision({ done: s.refused(name) }))
  const withdraw = useWrite('POST /ws/absence/withdraw', { onDone: () => toast.success(s.withdrawn) })
  const cancel = useWrite('POST /ws/absence/cancel', { onDone: () => toast.success(s.cancelled) })
  const askRefuse = async () => {
    const yes = await confirm({
      title: s.refuseTitle(name),
      body: s.refuseBody,
      verb: s.refuseNow,
      tone: 'bad',
      reason: { label: s.reason, required: true, max: 300 },
    })
    if (yes) await refuse.run({ ...seen, reason: yes.reason })
  }
  const askWithdraw = async () => {
    if (await confirm({ title: s.withdrawTitle, body: s.withdrawBody, verb: requestMoves.withdraw[lang] })) await withdraw.run(seen)
  }
  const askCancel = async () => {
    const yes = await confirm({
      title: s.cancelTitle(name),
      body: s.cancelBody,
      verb: requestMoves.cancel[lang],
      tone: 'bad',
      reason: { label: s.reason, required: true, max: 300 },
    })
    if (yes) await cancel.run({ ...seen, reason: yes.reason })
  }
  useReviewKeys({
    a: () => may && possible(one, 'grant') && void grant.run(seen),
    r: () => may && possible(one, 'refuse') && void askRefuse(),
  })
  const refusal = refusalOf([grant, refuse, withdraw, cancel])
  const button = (move: RequestMove, run: () => unknown, more: { pending?: boolean; bad?: boolean; main?: boolean } = {}) => {
    const found = moveOf(one, move)
    if (!found) return null
    return (
      <ActButton
        needs="people:view"
        variant={more.main ? 'filled' : 'default'}
        color={more.bad ? 'bad' : undefined}
        loading={more.pending}
        unable={found.why ?? undefined}
        onClick={() => run()}
      >
        {requestMoves[move][lang]}
      </ActButton>
    )
  }
  if (!may || one.moves.length === 0) return null
  return (
    <section className={blocks.tight} aria-label={s.decision}>
      <div className={blocks.buttons}>
        {one.state === 'draft' && button('ask', () => setOpen('draft'), { main: true })}
        {button('grant', () => grant.run(seen), { main: true, pending: grant.pending })}
        {button('refuse', askRefuse, { bad: true, pending: refuse.pending })}
        {button('change', () => setOpen('change'))}
        {button('cancel', askCancel, { bad: true, pending: cancel.pending })}
        {button('withdraw', askWithdraw, { pending: withdraw.pending })}
      </div>
      <WhyNot one={one} />
      {refusal && <ErrorState error={refusal} />}
      {open === 'change' && <ChangeForm one={one} onClose={() => setOpen(null)} />}
      {open === 'draft' && <RequestForm start={{ draft: one }} onClose={() => setOpen(null)} onDone={() => setOpen(null)} />}
    </section>
  )
}

/** The reasons in sight, each once: a button that explains itself only when it is pointed at is easily missed. */
function WhyNot({ one }: { one: RequestDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const reasons = Map.groupBy(
    one.moves.filter(({ why }) => why !== null),
    ({ why }) => why,
  )
  return [...reasons].map(([why, moves]) => (
    <p className={blocks.fine} key={why}>
      {s.whyNot} {moves.map(({ move }) => `“${requestMoves[move][lang]}”`).join(lang === 'cn' ? '、' : ', ')}
      {lang === 'cn' ? '：' : ': '}
      {why}
    </p>
  ))
}
