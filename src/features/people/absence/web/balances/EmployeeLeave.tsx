import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ResultOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../../../platform/web/ui/FormState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import type { absenceCalls } from '../../contract/calls.ts'
import { requestPath } from '../../contract/paths.ts'
import { LeaveTypeText } from '../LeaveTypeText.tsx'
import { daysText, spanText } from '../leave-texts.ts'
import { useRead } from '../queries.ts'
import { RequestForm } from '../requests/RequestForm.tsx'
import { StateTag } from '../requests/StateTag.tsx'
import { t as shared } from '../texts.ts'
import { AdjustForm } from './AdjustForm.tsx'
import { BalanceCards } from './BalanceCards.tsx'
import { type EntryLine, linesOf } from './entry-lines.ts'
import { OpeningDialog } from './OpeningDialog.tsx'
import { t as openingTexts } from './opening-texts.ts'
import { SendStatement } from './SendStatement.tsx'
import { t } from './texts.ts'

type Detail = ResultOf<(typeof absenceCalls)['GET /ws/absence/balance']>

/** The leave of one employee: balances with their parts, requests, every entry. For the page of balances and the employee's own page. */
export default function EmployeeLeave({ employeeId }: { employeeId: string }) {
  const { data, error, refetch } = useRead('GET /ws/absence/balance', { employeeId })
  if (data) return <Shown detail={data} />
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FormSkeleton />
}

function Shown({ detail }: { detail: Detail }) {
  const s = useTexts(t)
  const o = useTexts(openingTexts)
  const lang = useLang()
  const [open, setOpen] = useState<'adjust' | 'ask' | 'opening' | null>(null)
  const { employee, balances, today, leaveHundredths } = detail
  return (
    <div className={blocks.stack}>
      <div className={blocks.between}>
        <p className={blocks.quiet}>{leaveHundredths !== null && s.perYear(daysText(leaveHundredths, lang))}</p>
        <div className={blocks.buttons}>
          {detail.mayAdjust && (
            <Button variant="default" onClick={() => setOpen('adjust')}>
              {s.adjust}
            </Button>
          )}
          {detail.mayOpen && (
            <Button variant="default" onClick={() => setOpen('opening')}>
              {o.openOne}
            </Button>
          )}
          {detail.mayAdjust && <SendStatement employeeIds={[employee.id]} />}
          {detail.mayAsk && <Button onClick={() => setOpen('ask')}>{s.ask}</Button>}
        </div>
      </div>
      {detail.openings.map((one) => (
        <p key={one.type} className={blocks.fine}>
          <LeaveTypeText code={one.type} /> {o.openedWith(daysText(one.hundredths, lang), formatDate(one.on, lang), one.waits)}
        </p>
      ))}
      <BalanceCards balances={balances} today={today} nameOf={(one) => <LeaveTypeText code={one.type} />} />
      <p className={blocks.fine}>{detail.proRata === 'china' ? s.ruleChina : s.ruleMonths}</p>
      <Requests detail={detail} />
      <Entries detail={detail} />
      {open === 'opening' && <OpeningDialog employee={employee} onClose={() => setOpen(null)} />}
      {open === 'adjust' && <AdjustForm employee={employee} onClose={() => setOpen(null)} />}
      {open === 'ask' && <RequestForm start={{ employee }} onClose={() => setOpen(null)} onDone={() => setOpen(null)} />}
    </div>
  )
}

const plain = <T,>(data: readonly T[]) => ({ data, isFetching: false, error: null, refetch: () => undefined })

function Requests({ detail }: { detail: Detail }) {
  const s = useTexts(t)
  const w = useTexts(shared)
  const lang = useLang()
  return (
    <SectionCard title={s.requests}>
      <DataTable
        bare
        keys={false}
        label={s.requests}
        query={plain(detail.requests)}
        rowKey={(row) => row.id}
        to={(row) => requestPath(row.id)}
        columns={[
          { key: 'span', title: s.on, render: (row) => <span className={blocks.nowrap}>{spanText(row.from, row.to, lang)}</span> },
          { key: 'type', title: w.type, render: (row) => <LeaveTypeText code={row.type} /> },
          { key: 'days', title: s.days, align: 'end', render: (row) => daysText(row.totalHundredths, lang) },
          { key: 'state', title: s.state, render: (row) => <StateTag state={row.state} /> },
        ]}
        card={(row) => ({
          title: spanText(row.from, row.to, lang),
          status: <StateTag state={row.state} />,
          money: daysText(row.totalHundredths, lang),
          meta: <LeaveTypeText code={row.type} />,
        })}
        empty={<EmptyState bare title={s.noRequests} />}
      />
    </SectionCard>
  )
}

type Line = EntryLine<Detail['entries'][number]>

function Entries({ detail }: { detail: Detail }) {
  const s = useTexts(t)
  const w = useTexts(shared)
  const lang = useLang()
  const signed = (hundredths: number) => `${hundredths > 0 ? '+' : ''}${daysText(hundredths, lang)}`
  const who = (entry: Line) => entry.by || s.system
  return (
    <SectionCard title={s.entries} about={s.entriesAbout}>
      <DataTable
        bare
        keys={false}
        label={s.entries}
        query={plain(linesOf(detail.entries))}
        rowKey={(row) => row.id}
        columns={[
          { key: 'on', title: s.on, render: (row) => <span className={blocks.nowrap}>{spanText(row.from, row.on, lang)}</span> },
          { key: 'type', title: w.type, render: (row) => <LeaveTypeText code={row.type} /> },
          {
            key: 'kind',
            title: s.kind,
            render: (row) => (
              <>
                {w[row.kind]}
                {row.to && <span className={blocks.below}>{w.until(formatDate(row.to, lang))}</span>}
              </>
            ),
          },
          { key: 'days', title: s.days, align: 'end', render: (row) => signed(row.hundredths) },
          { key: 'note', title: s.note, render: (row) => row.note || '—' },
          {
            key: 'by',
            title: s.by,
            render: (row) => (
              <>
                {who(row)}
                <span className={blocks.below}>{row.at ? <TimeText value={row.at} /> : s.tonight}</span>
              </>
            ),
          },
        ]}
        card={(row) => ({
          title: `${w[row.kind]} · ${spanText(row.from, row.on, lang)}`,
          money: signed(row.hundredths),
          meta: (
            <>
              <LeaveTypeText code={row.type} /> · {row.at ? who(row) : s.tonight}
              {row.note && <> · {row.note}</>}
            </>
          ),
        })}
        empty={<EmptyState bare title={s.noBalances} />}
      />
    </SectionCard>
  )
}
