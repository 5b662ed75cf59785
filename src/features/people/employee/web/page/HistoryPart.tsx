import { Pagination, Skeleton } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { Timeline } from '../../../../../platform/web/ui/Timeline.tsx'
import type { EmployeeDetail } from '../../contract/answers.ts'
import { checklistItems, documentKinds, type EmployeeEventKind, employeeFields, eventText } from '../../contract/employee.ts'
import { useList, useRead } from '../queries.ts'
import { t } from './texts.ts'

const PAGE = 20
const named: Record<string, { cn: string; en: string }> = {
  ...documentKinds,
  ...checklistItems,
  ...employeeFields,
}

/** Moves and edits with the names of changed fields, and who looked at numbers. */
export function HistoryPart({ one }: { one: EmployeeDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const [pageNo, setPageNo] = useState(1)
  const history = useList('GET /ws/employee/history', { id: one.id, pageNo, pageSize: PAGE })
  const label = (name: string) => named[name]?.[lang] ?? accountFields(s)[name] ?? name
  // A new record has all of them; a document is what was added.
  const fieldsText = ({ kind, fields }: { kind: EmployeeEventKind; fields: readonly string[] }) => {
    if (kind === 'created' || fields.length === 0) return ''
    const named = fields.map(label).join(lang === 'cn' ? '、' : ', ')
    return kind === 'edited' || kind === 'payeeChanged' ? s.changed(named) : named
  }
  return (
    <div className={blocks.columns}>
      <SectionCard title={s.history}>
        {history.error ? <ErrorState error={history.error} onRetry={history.refetch} /> : null}
        {history.isPending ? <Skeleton h={200} radius="md" /> : null}
        {history.data && (
          <Timeline
            entries={history.data.records.map((event) => ({
              id: event.id,
              at: event.at,
              who: event.by,
              what: eventText(event.kind)[lang],
              note: [fieldsText(event), event.note].filter(Boolean).join(' · '),
            }))}
          />
        )}
        {history.data && history.data.pages > 1 && (
          <Pagination value={pageNo} onChange={setPageNo} total={history.data.pages} aria-label={s.history} />
        )}
      </SectionCard>
      {one.may.reveal && <Looks employeeId={one.id} />}
    </div>
  )
}

const accountFields = (s: { holder: string; bankName: string; bankArea: string; swift: string; accountNumber: string }) =>
  ({ holder: s.holder, bankName: s.bankName, bankArea: s.bankArea, swift: s.swift, accountNumber: s.accountNumber }) as Record<
    string,
    string
  >

function Looks({ employeeId }: { employeeId: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const looks = useRead('GET /ws/employee/looks', { id: employeeId, pageSize: PAGE })
  const what = ({ table, column }: { table: string; column: string }) =>
    named[column]?.[lang] ?? (table === 'payee' ? s.accountOf : s.documentFile)
  return (
    <SectionCard title={s.looks} about={s.looksAbout}>
      {looks.error ? <ErrorState error={looks.error} onRetry={looks.refetch} /> : null}
      {looks.data?.records.length === 0 && <p className={blocks.quiet}>{s.noLooks}</p>}
      {looks.data && looks.data.records.length > 0 && (
        <Timeline
          entries={looks.data.records.map((look) => ({
            id: look.id,
            at: look.at,
            who: look.who,
            what: s.looked(what(look)),
            why: look.reason,
          }))}
        />
      )}
    </SectionCard>
  )
}
