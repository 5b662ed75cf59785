import { Button, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { RowOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { auditCalls } from '../../contract/calls.ts'
import { call, stale, useList, useWrite } from '../queries.ts'
import { t } from './jobs-texts.ts'

type Row = RowOf<(typeof auditCalls)['GET /ws/operator/jobs']>

/** Background jobs that have failed: what nothing tries any more waits here for an operator. */
export default function JobsPage() {
  const s = useTexts(t)
  const list = useListState({ filters: { search: '', state: '' } })
  const query = useList('GET /ws/operator/jobs', list.input, watched)
  const [ending, setEnding] = useState<Row | null>(null)
  const state = (row: Row) => <StatusTag tone={row.isDead ? 'bad' : 'warn'}>{row.isDead ? s.dead : s.failing}</StatusTag>
  const what = (row: Row) => (
    <>
      <strong>{row.name}</strong>
      <code className={blocks.below}>{JSON.stringify(row.payload)}</code>
    </>
  )
  const acts = (row: Row) => <Acts row={row} onGiveUp={() => setEnding(row)} />
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      <FilterBar
        list={list}
        search={{ label: s.search }}
        selects={[
          {
            key: 'state',
            label: s.state,
            any: s.any,
            options: [
              { value: 'dead', label: s.dead },
              { value: 'failing', label: s.failing },
            ],
          },
        ]}
      />
      <DataTable
        label={s.title}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        empty={<EmptyState title={s.nothing} />}
        columns={[
          { key: 'name', title: s.job, render: what },
          { key: 'state', title: s.state, render: state },
          { key: 'error', title: s.error, render: (row) => row.error },
          { key: 'attempts', title: s.attempts, align: 'end', render: (row) => row.attempts },
          { key: 'dueAt', title: s.next, sort: true, render: (row) => (row.isDead ? '—' : <TimeText value={row.dueAt} />) },
          { key: 'acts', title: s.acts, render: acts },
        ]}
        card={(row) => ({
          title: <span>{row.name}</span>,
          status: state(row),
          meta: row.error,
          next: acts(row),
        })}
      />
      <Modal opened={ending !== null} onClose={() => setEnding(null)} title={s.giveUpTitle} closeButtonProps={{ 'aria-label': s.cancel }}>
        {ending && <GiveUpForm row={ending} onClose={() => setEnding(null)} />}
      </Modal>
    </>
  )
}

function Acts({ row, onGiveUp }: { row: Row; onGiveUp: () => void }) {
  const s = useTexts(t)
  const may = useMay('operator:settings')
  const again = useWrite('POST /ws/operator/job/again', { onDone: () => toast.success(s.againDone(row.name)) })
  if (!may) return null
  return (
    <div className={blocks.buttons}>
      <ActButton
        needs="operator:settings"
        size="xs"
        variant="default"
        loading={again.pending}
        onClick={() => void again.run({ id: row.id })}
      >
        {s.again}
      </ActButton>
      {row.isDead && (
        <Button size="xs" variant="default" onClick={onGiveUp}>
          {s.giveUp}
        </Button>
      )}
    </div>
  )
}

function GiveUpForm({ row, onClose }: { row: Row; onClose: () => void }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: { reason: '' },
    check: (typed) => checkFilled(typed, ['reason']),
    save: ({ reason }, options) => call('POST /ws/operator/job/giveUp', { id: row.id, reason }, options),
    stale,
    warn: false,
    onDone: () => {
      toast.success(s.giveUpDone(row.name))
      onClose()
    },
  })
  return (
    <DialogForm needs="operator:settings" of={act} verb={s.giveUp} tone="bad" cancel={s.cancel} onCancel={onClose}>
      <p>{s.giveUpAbout(row.name)}</p>
      <Textarea autosize minRows={2} maxLength={300} data-autofocus required {...act.field('reason', s.reason)} />
    </DialogForm>
  )
}
