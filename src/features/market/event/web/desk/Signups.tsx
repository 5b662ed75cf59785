import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { DeleteOnRequest } from '../../../../../platform/web/ui/review/DeleteOnRequest.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { type SignupState, signupStates } from '../../contract/kinds.ts'
import type { OperatorEvent, OperatorSignup } from '../../contract/schema.ts'
import { fetchExport, useList, useWrite } from '../queries.ts'
import { t } from './texts.ts'

const tones = { confirmed: 'info', checkedIn: 'ok', waitlisted: 'warn', cancelled: 'neutral' } as const

function SignupTag({ state }: { state: SignupState }) {
  const s = useTexts(t)
  const word = { confirmed: s.confirmed, checkedIn: s.checkedIn, waitlisted: s.waitlisted, cancelled: s.gaveBack }[state]
  return <StatusTag tone={tones[state]}>{word}</StatusTag>
}

/** The sign-ups, and the list to print or export. */
export function Signups({ event }: { event: OperatorEvent }) {
  const s = useTexts(t)
  const list = useListState({ filters: { search: '', state: '' } })
  const input = { ...list.input, id: event.id }
  const query = useList('GET /ws/operator/event/signups', input, watched)
  const words = { confirmed: s.confirmed, checkedIn: s.checkedIn, waitlisted: s.waitlisted, cancelled: s.gaveBack }
  const may = useMay('operator:events')
  const remove = useWrite('POST /ws/operator/event/signups/delete', { onDone: () => toast.success(s.signupDeleted) })
  const deletion = (row: OperatorSignup) => (
    <DeleteOnRequest needs="operator:events" who={row.name} run={() => remove.run({ id: row.id })} effect={s.seatGoesOn} inList />
  )
  const give = useWrite('POST /ws/operator/event/signups/seat', { onDone: () => toast.success(s.seatGiven) })
  const undo = useWrite('POST /ws/operator/event/checkIn/undo', { onDone: () => toast.success(s.checkInUndone) })
  const acts = (row: OperatorSignup) => (
    <>
      {row.state === 'checkedIn' && (
        <ActButton
          needs="operator:events"
          size="compact-sm"
          variant="subtle"
          loading={undo.pending}
          onClick={() => void undo.run({ id: row.id })}
        >
          {s.undoCheckIn}
        </ActButton>
      )}
      {row.state === 'waitlisted' && event.numbers.confirmed + event.numbers.checkedIn < event.seats && (
        <ActButton
          needs="operator:events"
          size="compact-sm"
          variant="subtle"
          loading={give.pending}
          onClick={() => void give.run({ id: row.id })}
        >
          {s.giveSeat}
        </ActButton>
      )}
      {deletion(row)}
    </>
  )
  return (
    <>
      <FilterBar
        list={list}
        search={{ label: s.signupSearch }}
        selects={[
          { key: 'state', label: s.state, any: s.anySignup, options: signupStates.map((value) => ({ value, label: words[value] })) },
        ]}
        aside={<ExportButton needs="operator:events" fetch={() => fetchExport('POST /ws/operator/event/signups/export', input)} />}
      />
      <DataTable
        label={s.tabSignups}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        empty={<EmptyState title={s.noSignups} why={s.noSignupsWhy} />}
        columns={[
          {
            key: 'name',
            title: s.name,
            render: (row) => (
              <span className={blocks.named}>
                <strong>{row.name}</strong>
                {row.company && <span>{row.company}</span>}
              </span>
            ),
          },
          { key: 'contact', title: s.contact, render: (row) => row.phone || row.email },
          { key: 'state', title: s.state, render: (row) => <SignupTag state={row.state} /> },
          {
            key: 'code',
            title: s.ticket,
            render: (row) => (
              <span className={blocks.named}>
                {row.code}
                {row.channel && <span>{row.channel}</span>}
              </span>
            ),
          },
          { key: 'createdAt', title: s.signedUpAt, render: (row) => <TimeText value={row.createdAt} /> },
          ...(may ? [{ key: 'act', title: '', align: 'end' as const, render: acts }] : []),
        ]}
        card={(row) => ({
          title: row.name,
          status: <SignupTag state={row.state} />,
          meta: (
            <>
              {[row.company, row.phone || row.email].filter(Boolean).join(' · ')} <span>{row.code}</span>
            </>
          ),
          ...(may && { next: acts(row) }),
        })}
      />
    </>
  )
}
