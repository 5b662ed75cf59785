import { Alert, Button, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { downloadFrom } from '../../../../platform/web/download.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { useNavigate } from '../../../../platform/web/router.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { UploadField } from '../../../../platform/web/ui/UploadField.tsx'
import { payCycles } from '../../../../rules/constants.ts'
import { formatPay } from '../../salary/contract/currency.ts'
import type { Base } from '../../salary/contract/schema.ts'
import type { SalarySheetRow } from '../contract/salary-sheet.ts'
import { type ReadSheet, readSalarySheet, useProposeSheet } from './queries.ts'
import { columnTexts, t } from './salary-texts.ts'

const back = '/companyHome/salaryChanges'

/** Salary changes from a workbook: each row is checked first, then the good ones are proposed. */
export default function SalarySheetPage() {
  const s = useTexts(t)
  const [sheet, setSheet] = useState<ReadSheet | null>(null)
  return (
    <>
      <PageHeader
        title={s.title}
        about={s.about}
        back={{ to: back, label: s.back }}
        actions={
          <ActButton
            needs="salary:propose"
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => downloadFrom('/ws/salary/sheet/template')}
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
            purpose="salarySheet"
            value={null}
            needs="salary:propose"
            send={async (file, options) => {
              const read = await readSalarySheet(file, options)
              setSheet(read)
              return { id: file.name, url: '', name: file.name, size: file.size }
            }}
            onChange={() => {}}
          />
        </SectionCard>
        {sheet && <Checked key={sheet.file} sheet={sheet} />}
      </div>
    </>
  )
}

function Checked({ sheet }: { sheet: ReadSheet }) {
  const s = useTexts(t)
  const go = useNavigate()
  const [which, setWhich] = useState<'all' | 'wrong'>('all')
  const good = sheet.rows.flatMap(({ ready }) => ready ?? [])
  const wrong = sheet.rows.length - good.length
  const propose = useProposeSheet({
    quiet: true,
    onDone: ({ proposed }) => {
      toast.success(s.proposed(proposed))
      go(`${back}?state=proposed`)
    },
  })
  const shown = which === 'wrong' ? sheet.rows.filter(({ ready }) => ready === null) : sheet.rows
  return (
    <section className={blocks.tight}>
      <div className={blocks.between}>
        <h2>{s.result(sheet.file, sheet.sheet)}</h2>
        {wrong > 0 && good.length > 0 && (
          <SegmentedControl
            aria-label={s.which}
            value={which}
            onChange={(value) => setWhich(value === 'wrong' ? 'wrong' : 'all')}
            data={[
              { value: 'all', label: s.all(sheet.rows.length) },
              { value: 'wrong', label: s.wrong(wrong) },
            ]}
          />
        )}
      </div>
      <p role="status">{s.counts(good.length, wrong)}</p>
      {wrong > 0 && <Alert color="warn">{s.wrongAbout}</Alert>}
      {propose.error && <ErrorState error={propose.error} />}
      <DataTable
        label={s.rows}
        query={{ data: shown, isFetching: false, error: null, refetch: () => {} }}
        rowKey={(row) => String(row.row)}
        columns={[
          { key: 'row', title: s.row, align: 'end', render: ({ row }) => row },
          { key: 'employee', title: s.employee, render: (row) => <Name row={row} /> },
          { key: 'old', title: s.old, align: 'end', render: ({ preview }) => (preview ? <BaseOf base={preview.old} /> : '—') },
          { key: 'now', title: s.now, align: 'end', render: ({ preview }) => (preview ? <BaseOf base={preview.now} /> : '—') },
          { key: 'change', title: s.change, align: 'end', render: (row) => <Change row={row} /> },
          { key: 'from', title: s.from, render: ({ preview }) => preview?.now.effectiveOn ?? '—' },
          { key: 'result', title: s.check, render: (row) => <Result row={row} /> },
        ]}
        card={(row) => ({
          title: <Name row={row} />,
          status: <Result row={row} />,
          money: row.preview && <BaseOf base={row.preview.now} />,
          meta: row.preview && (
            <>
              {row.preview.now.effectiveOn} · <Change row={row} />
            </>
          ),
        })}
        empty={<EmptyState title={s.noRows} />}
      />
      <div className={blocks.buttonsEnd}>
        <Button variant="default" onClick={() => go(back)}>
          {s.cancel}
        </Button>
        <ActButton
          needs="salary:propose"
          loading={propose.pending}
          unable={good.length === 0 ? s.nothingGood : undefined}
          onClick={() => propose.run({ rows: good })}
        >
          {s.propose(good.length)}
        </ActButton>
      </div>
    </section>
  )
}

const Name = ({ row }: { row: SalarySheetRow }) => (
  <span className={blocks.named}>
    <strong>{row.name || row.number || '—'}</strong>
    <span>{row.name && row.number}</span>
  </span>
)

function BaseOf({ base }: { base: Base | null }) {
  const lang = useLang()
  const s = useTexts(t)
  return base ? `${formatPay(base.baseMinor, base.currency)} · ${payCycles[base.cycle][lang]}` : s.none
}

function Change({ row: { preview } }: { row: SalarySheetRow }) {
  const s = useTexts(t)
  if (!preview) return '—'
  const { changeBps, effect, now } = preview
  const percent =
    changeBps === null ? '—' : `${changeBps > 0 ? '+' : ''}${(changeBps / 100).toLocaleString('en', { maximumFractionDigits: 2 })}%`
  return (
    <>
      {percent}
      {effect.retroMinor !== 0 && <span className={blocks.below}>{s.retro(formatPay(effect.retroMinor, now.currency))}</span>}
    </>
  )
}

function Result({ row }: { row: SalarySheetRow }) {
  const s = useTexts(t)
  const columns = useTexts(columnTexts)
  if (row.ready) return <StatusTag tone="ok">{s.ready}</StatusTag>
  return (
    <ul className={blocks.tight}>
      {row.problems.map(({ column, value, problem, proposal }) => (
        <li key={`${column} ${problem}`}>
          <strong>{columns[column]}</strong>
          {value !== '' && ` ${s.quoted(value)}`}: {problem}
          {proposal !== '' && ` ${s.proposal(proposal)}`}
        </li>
      ))}
    </ul>
  )
}
