import { useState } from 'react'
import type { ResultOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { formatDate, formatTime } from '../../../../../platform/web/ui/time.ts'
import { LinkCode } from '../../../employee/web/parts/LinkCode.tsx'
import type { absenceCalls } from '../../contract/calls.ts'
import { BalanceCards } from '../balances/BalanceCards.tsx'
import { linesOf } from '../balances/entry-lines.ts'
import { t as b } from '../balances/texts.ts'
import { daysText, spanText } from '../leave-texts.ts'
import { useWrite } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

type Opened = ResultOf<(typeof absenceCalls)['POST /ws/leaveStatement/open']>

/** An employee's own leave: the link of the message and a code open it, without an account. */
export default function LeaveStatementPage() {
  const s = useTexts(t)
  const [opened, setOpened] = useState<Opened | null>(null)
  const send = useWrite('POST /ws/leaveStatement/code', { quiet: true })
  const open = useWrite('POST /ws/leaveStatement/open', { quiet: true, onDone: setOpened })
  return (
    <LinkCode title={s.title} about={s.getCodeAbout} see={s.see} send={send} open={open}>
      {() => opened && <Shown statement={opened} />}
    </LinkCode>
  )
}

function Shown({ statement }: { statement: Opened }) {
  const s = useTexts(t)
  const lang = useLang()
  const { company, employee, today } = statement
  return (
    <>
      <PageHeader title={s.title} about={s.openUntil(formatTime(statement.openUntil, lang))} />
      <div className={blocks.stack}>
        <p>
          <strong>{company}</strong> · {employee.name} {employee.number} · {s.asOf(formatDate(today, lang))}
        </p>
        <h2 className="sr-only">{s.balances}</h2>
        <BalanceCards balances={statement.balances} today={today} nameOf={(one) => one.name[lang]} />
        <Entries statement={statement} />
        <p className={blocks.fine}>{s.wrong}</p>
      </div>
    </>
  )
}

function Entries({ statement }: { statement: Opened }) {
  const s = useTexts(t)
  const w = useTexts(b)
  const words = useTexts(shared)
  const lang = useLang()
  const signed = (hundredths: number) => `${hundredths > 0 ? '+' : ''}${daysText(hundredths, lang)}`
  return (
    <SectionCard title={s.entries}>
      <DataTable
        bare
        keys={false}
        label={s.entries}
        query={{ data: linesOf(statement.entries), isFetching: false, error: null, refetch: () => undefined }}
        rowKey={(row) => row.id}
        columns={[
          { key: 'on', title: w.on, render: (row) => <span className={blocks.nowrap}>{spanText(row.from, row.on, lang)}</span> },
          { key: 'type', title: words.type, render: (row) => row.name[lang] },
          {
            key: 'kind',
            title: w.kind,
            render: (row) => (
              <>
                {words[row.kind]}
                {row.to && <span className={blocks.below}>{words.until(formatDate(row.to, lang))}</span>}
              </>
            ),
          },
          { key: 'days', title: w.days, align: 'end', render: (row) => signed(row.hundredths) },
        ]}
        card={(row) => ({
          title: `${words[row.kind]} · ${spanText(row.from, row.on, lang)}`,
          money: signed(row.hundredths),
          meta: row.name[lang],
        })}
        empty={<EmptyState bare title={s.noEntries} />}
      />
    </SectionCard>
  )
}
