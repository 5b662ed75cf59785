import { Button } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link, useNavigate } from '../../../../platform/web/router.tsx'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { ExportButton } from '../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../platform/web/ui/FilterBar.tsx'
import { FormSkeleton } from '../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { useListState } from '../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import { runKindNames, runKinds, runStateNames, runStates } from '../contract/run.ts'
import type { RunRow } from '../contract/run-schema.ts'
import { SpecialRunDialog } from './home/SpecialRunDialog.tsx'
import { t as h } from './home/texts.ts'
import { Pay, RunTag, runPath, Shortage, SpanText } from './parts.tsx'
import css from './payroll.module.css'
import { fetchExport, type ReadResult, useList, useRead, useWrite } from './queries.ts'
import { t } from './texts.ts'

type Card = ReadResult<'GET /ws/payroll/home'>['groups'][number]

/** What each pay group is at: the run of this period, what stops it, the money it needs. */
export default function PayrollPage() {
  const s = useTexts(t)
  const w = useTexts(h)
  const home = useRead('GET /ws/payroll/home', {}, { staleTime: 0 })
  const mayPrepare = useMay('payroll:prepare')
  const [special, setSpecial] = useState(false)
  return (
    <>
      <PageHeader
        title={s.payroll}
        about={w.about}
        actions={
          mayPrepare &&
          (home.data?.groups.length ?? 0) > 0 && (
            <Button variant="default" onClick={() => setSpecial(true)}>
              {w.special}
            </Button>
          )
        }
      />
      <div className={blocks.stack}>
        {home.error ? (
          <ErrorState error={home.error} onRetry={home.refetch} />
        ) : !home.data ? (
          <FormSkeleton fields={4} />
        ) : home.data.groups.length === 0 ? (
          <EmptyState
            title={w.noGroups}
            why={w.noGroupsWhy}
            action={
              mayPrepare && (
                <Button component={Link} to="/companyHome/payGroups?edit=new">
                  {w.newGroup}
                </Button>
              )
            }
          />
        ) : (
          <div className={css.cards}>
            {home.data.groups.map((card) => (
              <GroupCard key={card.group.id} card={card} />
            ))}
          </div>
        )}
        <Runs />
      </div>
      <SpecialRunDialog opened={special} groups={home.data?.groups.map(({ group }) => group) ?? []} onClose={() => setSpecial(false)} />
    </>
  )
}

function GroupCard({ card: { group, period, run, blocks: stops, needs } }: { card: Card }) {
  const s = useTexts(t)
  const w = useTexts(h)
  const go = useNavigate()
  const create = useWrite('POST /ws/payroll/run/create', { onDone: ({ id }) => go(runPath(id)) })
  return (
    <SectionCard title={group.name} about={w.peopleOf(group.people)}>
      <div className={blocks.tight}>
        <p className={blocks.between}>
          <strong>
            <SpanText span={period} />
          </strong>
          {run && <RunTag state={run.state} />}
        </p>
        <p className={blocks.quiet}>
          {s.payOn} {s.day(period.payOn)}
          {period.moved && ` · ${w.moved}`}
        </p>
        {run?.totals.map((one, at) => (
          <p key={one.currency} className={blocks.between}>
            <span>{at === 0 && s.net}</span>
            <strong>
              <Pay minor={one.netMinor} currency={one.currency} />
            </strong>
          </p>
        ))}
        <Shortage needs={needs} />
        {stops.map((stop) => (
          <p key={stop} className={blocks.quiet}>
            {stop}
          </p>
        ))}
        {group.extra.map(({ year, dates }) => (
          <p key={year} className={blocks.fine}>
            {w.extraYear(year, dates)}
          </p>
        ))}
        <div className={blocks.buttons}>
          {run ? (
            <Button component={Link} to={runPath(run.id)} variant="default">
              {w.openRun}
            </Button>
          ) : (
            <ActButton
              needs="payroll:prepare"
              loading={create.pending}
              unable={group.people === 0 ? w.nobody : undefined}
              onClick={() => create.run({ groupId: group.id, kind: 'regular', on: period.from })}
            >
              {w.startRun}
            </ActButton>
          )}
        </div>
      </div>
    </SectionCard>
  )
}

/** All runs, the latest pay date first. */
function Runs() {
  const s = useTexts(t)
  const w = useTexts(h)
  const lang = useLang()
  const list = useListState({ filters: { search: '', state: '', kind: '' } })
  const runs = useList('GET /ws/payroll/runs', list.input)
  const net = (run: RunRow) =>
    run.totals.map((one) => (
      <div key={one.currency}>
        <Pay minor={one.netMinor} currency={one.currency} />
      </div>
    ))
  return (
    <section className={blocks.tight}>
      <h2>{w.allRuns}</h2>
      <FilterBar
        list={list}
        search={{ label: s.searchRuns }}
        selects={[
          {
            key: 'state',
            label: s.state,
            any: s.anyState,
            options: runStateNames.map((value) => ({ value, label: runStates[value][lang] })),
          },
          { key: 'kind', label: s.kind, any: s.anyKind, options: runKindNames.map((value) => ({ value, label: runKinds[value][lang] })) },
        ]}
        aside={<ExportButton needs="pay:view" fetch={() => fetchExport('POST /ws/payroll/runs/export', list.input)} />}
      />
      <DataTable
        label={w.allRuns}
        list={list}
        query={runs}
        rowKey={(run) => run.id}
        to={(run) => runPath(run.id)}
        columns={[
          { key: 'number', title: s.run, render: (run) => run.number },
          { key: 'group', title: s.group, render: (run) => run.group.name },
          { key: 'kind', title: s.kind, render: (run) => runKinds[run.kind][lang] },
          { key: 'period', title: s.period, render: (run) => <SpanText span={run.corrects ?? run.period} /> },
          { key: 'payOn', title: s.payOn, render: (run) => s.day(run.payOn) },
          { key: 'net', title: s.net, align: 'end', render: net },
          { key: 'state', title: s.state, render: (run) => <RunTag state={run.state} /> },
        ]}
        card={(run) => ({
          title: `${run.group.name} ${run.number}`,
          status: <RunTag state={run.state} />,
          money: net(run),
          meta: <SpanText span={run.corrects ?? run.period} />,
        })}
        empty={<EmptyState title={w.noRuns} why={w.noRunsWhy} />}
      />
    </section>
  )
}
