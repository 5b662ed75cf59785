import { IconDownload } from '@tabler/icons-react'
import blocks from '../../../../platform/web/blocks.module.css'
import { downloadFrom } from '../../../../platform/web/download.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { refresh } from '../../../../platform/web/query.ts'
import { useNavigate } from '../../../../platform/web/router.tsx'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { UploadField } from '../../../../platform/web/ui/UploadField.tsx'
import { useListState } from '../../../../platform/web/ui/useListState.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import type { IntakeBrief } from '../contract/calls.ts'
import { importPath } from '../contract/paths.ts'
import { type IntakeState, intakeStates } from '../contract/states.ts'
import { ImportView } from './ImportView.tsx'
import { sendWorkbook, useList } from './queries.ts'
import { t } from './texts.ts'

/** Starting an import and the list of past ones; with an id in the address, that import. */
export default function EmployeeImportPage() {
  const [{ id }] = useUrlState({ id: '' })
  return id ? <ImportView key={id} id={id} /> : <Start />
}

function Start() {
  const s = useTexts(t)
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title={s.title}
        about={s.about}
        actions={
          <ActButton
            needs="people:import"
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => downloadFrom('/ws/intake/template')}
          >
            {s.template}
          </ActButton>
        }
      />
      <div className={blocks.stack}>
        <SectionCard>
          <UploadField
            label={s.file}
            description={s.fileHint}
            purpose="employeeImport"
            value={null}
            needs="people:import"
            send={sendWorkbook}
            onChange={(file) => {
              if (!file) return
              void refresh('intake')
              navigate(importPath(file.id))
            }}
          />
        </SectionCard>
        <SectionCard title={s.past}>
          <PastImports />
        </SectionCard>
      </div>
    </>
  )
}

const tones: Record<IntakeState, 'primary' | 'ok' | 'warn' | 'bad' | 'info' | 'neutral'> = {
  reading: 'info',
  mapping: 'warn',
  checking: 'info',
  checked: 'warn',
  applying: 'info',
  applied: 'ok',
  undoing: 'info',
  undone: 'neutral',
  stopped: 'neutral',
  failed: 'bad',
}

export function StateTag({ state }: { state: IntakeState }) {
  const lang = useLang()
  return <StatusTag tone={tones[state]}>{intakeStates[state][lang]}</StatusTag>
}

function PastImports() {
  const s = useTexts(t)
  const list = useListState({ filters: {} })
  const query = useList('GET /ws/intake/list', list.input)
  const result = ({ created, updated }: IntakeBrief) => (created + updated > 0 ? s.result(created, updated) : '–')
  return (
    <DataTable
      bare
      label={s.past}
      list={list}
      query={query}
      rowKey={(row) => row.id}
      to={(row) => importPath(row.id)}
      columns={[
        { key: 'file', title: s.colFile, render: (row) => row.fileName },
        { key: 'state', title: s.colState, render: (row) => <StateTag state={row.state} /> },
        { key: 'result', title: s.colResult, render: result },
        { key: 'who', title: s.colWho, render: (row) => row.startedBy },
        { key: 'when', title: s.colWhen, render: (row) => <TimeText value={row.startedAt} /> },
      ]}
      card={(row) => ({
        title: row.fileName,
        status: <StateTag state={row.state} />,
        meta: (
          <>
            {row.startedBy} · <TimeText value={row.startedAt} />
          </>
        ),
      })}
      empty={<EmptyState bare title={s.none} why={s.noneWhy} />}
    />
  )
}
