import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { Link } from '../../../../../platform/web/router.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { QueuePage } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { requestStateNames, requestStates } from '../../contract/states.ts'
import { LeaveTypeText } from '../LeaveTypeText.tsx'
import { daysText, spanText } from '../leave-texts.ts'
import { fetchExport, useChoices, useList, useRead } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { usePeopleFilters } from '../usePeopleFilters.ts'
import { RequestCase } from './RequestCase.tsx'
import { RequestForm } from './RequestForm.tsx'
import { StateTag } from './StateTag.tsx'
import { t } from './texts.ts'

/** The queue of leave: what waits first, and everything by its state. */
export default function RequestsPage() {
  const s = useTexts(t)
  const { data } = useChoices()
  if (data && !data.asks && !data.decides)
    return (
      <>
        <PageHeader title={s.title} about={s.about} />
        <EmptyState
          title={s.noRole}
          why={s.noRoleWhy}
          action={
            <Button component={Link} to="/companyHome/absenceCalendar">
              {s.toCalendar}
            </Button>
          }
        />
      </>
    )
  return <Requests />
}

const useCase = (id: string) => useRead('GET /ws/absence/request', { id }, watched)

function Requests() {
  const s = useTexts(t)
  const w = useTexts(shared)
  const lang = useLang()
  const filters = usePeopleFilters()
  const list = useListState({ filters: { state: '', search: '', type: '', teamId: '', country: '' }, column: 'askedAt', order: 'desc' })
  const query = useList('GET /ws/absence/requests', list.input, watched)
  const [creating, setCreating] = useState(false)
  // Leads ask for their teams, whatever their role.
  const mayAsk = useMay('people:view')
  const states = requestStateNames.map((value) => ({ value, label: requestStates[value][lang] }))
  return (
    <>
      <QueuePage
        title={s.title}
        about={s.about}
        actions={
          <>
            <ExportButton needs="people:view" fetch={() => fetchExport('POST /ws/absence/requests/export', list.input)} />
            {mayAsk && (
              <Button onClick={() => setCreating(true)} data-key="create">
                {w.newLeave}
              </Button>
            )}
          </>
        }
        list={list}
        query={query}
        search={{ label: w.search }}
        selects={[{ key: 'state', label: s.state, any: s.anyState, options: states }, filters.type, filters.team, filters.country]}
        row={(row) => ({
          title: row.employee.name,
          status: <StateTag state={row.state} />,
          money: daysText(row.totalHundredths, lang),
          meta: (
            <>
              <LeaveTypeText code={row.type} /> {spanText(row.from, row.to, lang)}
            </>
          ),
          waitingSince: row.state === 'asked' && row.askedAt,
          end: row.employee.team?.name,
        })}
        empty={<EmptyState title={s.nothing} why={s.nothingWhy} />}
        useCase={useCase}
        Case={RequestCase}
      />
      {creating && <RequestForm start={{}} onClose={() => setCreating(false)} onDone={() => setCreating(false)} />}
    </>
  )
}
