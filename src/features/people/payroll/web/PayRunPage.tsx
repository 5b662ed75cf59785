import { Alert, Progress, Tabs } from '@mantine/core'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { useSearchParams } from '../../../../platform/web/router.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { formatTime } from '../../../../platform/web/ui/time.ts'
import { runKinds } from '../contract/run.ts'
import type { RunDetail } from '../contract/run-schema.ts'
import { RunTag } from './parts.tsx'
import { useFreshAfter, useRun } from './queries.ts'
import { ChecksPart } from './run/ChecksPart.tsx'
import { HistoryPart } from './run/HistoryPart.tsx'
import { LinesPart } from './run/LinesPart.tsx'
import { MoneyPart } from './run/MoneyPart.tsx'
import { Moves } from './run/Moves.tsx'
import { PeoplePart } from './run/PeoplePart.tsx'
import { RunTotals } from './run/RunTotals.tsx'
import { t as r } from './run/texts.ts'
import { VersusPart } from './run/VersusPart.tsx'
import { t } from './texts.ts'

/** One run: its people, what to check, why the net changed, and the money, with the next moves. */
export default function PayRunPage() {
  const s = useTexts(t)
  const w = useTexts(r)
  const lang = useLang()
  const [params] = useSearchParams()
  const run = useRun(params.get('id') ?? '')
  useFreshAfter(run.data?.calculatedAt ?? null)
  const back = { to: '/companyHome/payroll', label: s.toHome }
  if (!run.data)
    return (
      <>
        <PageHeader title={s.run} back={back} />
        {run.error ? (
          <ErrorState error={run.error} onRetry={run.refetch} />
        ) : params.get('id') ? (
          <FormSkeleton fields={6} />
        ) : (
          <EmptyState title={w.noRun} />
        )}
      </>
    )
  const one = run.data
  const kind = one.kind === 'regular' ? '' : ` · ${runKinds[one.kind][lang]}`
  const period = one.corrects ? w.corrects(s.span(one.corrects.from, one.corrects.to)) : s.span(one.period.from, one.period.to)
  return (
    <>
      <PageHeader
        title={`${one.group.name}${kind}`}
        number={one.number}
        status={<RunTag state={one.state} />}
        about={`${period} · ${s.payOn} ${s.day(one.payOn)}`}
        back={back}
      />
      <div className={blocks.stack}>
        <Standing run={one} />
        <RunTotals run={one} />
        <Moves run={one} />
        <Parts run={one} />
      </div>
    </>
  )
}

/** Progress, remarks and the timer. */
function Standing({ run }: { run: RunDetail }) {
  const s = useTexts(r)
  const lang = useLang()
  if (run.calculating === 'running') {
    const whole = run.toCalculate || 1
    const checking = run.calculated >= run.toCalculate
    return (
      <div role="status">
        <p>{checking ? s.checking : s.calculating(run.calculated, run.toCalculate)}</p>
        <Progress
          value={(run.calculated / whole) * 100}
          animated
          aria-label={checking ? s.checking : s.calculating(run.calculated, run.toCalculate)}
        />
      </div>
    )
  }
  return (
    <>
      {run.calculating === 'failed' && <Alert color="bad">{s.failed}</Alert>}
      {run.state === 'draft' && run.remark !== '' && <Alert color="warn">{s.returnedWith(run.remark)}</Alert>}
      {run.state === 'published' && run.deadlineAt && <Alert color="info">{s.lockOn(formatTime(run.deadlineAt, lang))}</Alert>}
    </>
  )
}

const parts = ['people', 'checks', 'versus', 'lines', 'money', 'history'] as const

function Parts({ run }: { run: RunDetail }) {
  const s = useTexts(r)
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const chosen = parts.find((part) => part === asked) ?? 'people'
  const labels = {
    people: s.peopleTab,
    checks: s.checksTab,
    versus: s.versusTab,
    lines: s.linesTab,
    money: s.moneyTab,
    history: s.historyTab,
  }
  const Part = { people: PeoplePart, checks: ChecksPart, versus: VersusPart, lines: LinesPart, money: MoneyPart, history: HistoryPart }[
    chosen
  ]
  const open = run.blocking + run.unticked
  return (
    <Tabs value={chosen} onChange={(tab) => setParams({ id: run.id, ...(tab && tab !== 'people' && { tab }) })} keepMounted={false}>
      <Tabs.List aria-label={s.views} mb="md">
        {parts.map((part) => (
          <Tabs.Tab key={part} value={part}>
            {labels[part]}
            {part === 'checks' && open > 0 && ` (${open})`}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={chosen}>
        <Part run={run} />
      </Tabs.Panel>
    </Tabs>
  )
}
