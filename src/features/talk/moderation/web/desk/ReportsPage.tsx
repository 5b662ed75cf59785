import { useDict, useDictText, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { UserText } from '../../../../../platform/web/UserText.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { QueuePage } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { StateTag } from '../CaseParts.tsx'
import { fetchExport, useList, useRead } from '../queries.ts'
import { ReportCase } from './ReportCase.tsx'
import { t } from './texts.ts'

/** The queue of reports and appeals. */
export default function ReportsPage() {
  const s = useTexts(t)
  const words = useTexts(shared)
  const states = useDict('reportState')
  const ground = useDictText('reportGround')
  const list = useListState({ filters: { search: '', state: 'waiting' } })
  const waits = list.filters.state === 'waiting'
  const input = { ...list.input, order: waits ? 'asc' : 'desc' } as const
  const query = useList('GET /ws/operator/reports', input, watched)
  return (
    <QueuePage
      title={s.title}
      about={s.about}
      actions={<ExportButton needs="operator:moderation" fetch={() => fetchExport('POST /ws/operator/report/export', input)} />}
      list={list}
      query={query}
      search={{ label: s.search }}
      selects={[{ key: 'state', label: words.state, any: s.anyState, options: [{ value: 'waiting', label: s.waiting }, ...states] }]}
      row={(row) => ({
        title: <UserText>{row.author.name}</UserText>,
        status: <StateTag state={row.state} />,
        meta: `${ground(row.ground)} · ${row.reference}`,
        waitingSince: row.waitingSince,
      })}
      empty={<EmptyState title={s.none} why={s.noneWhy} />}
      useCase={useReport}
      Case={ReportCase}
    />
  )
}

/** Each look is recorded: it is not read again with every news, only when it was decided. */
const useReport = (id: string) => useRead('GET /ws/operator/report', { id })
