import { Button, Checkbox, FileButton, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { RowOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { download } from '../../../../../platform/web/download.ts'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { Pagination } from '../../../../../platform/web/ui/Pagination.tsx'
import { CaseFrame } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import type { CaseProps } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { useSentText } from '../../../../base/approval/web/parts.tsx'
import { type BankFormat, bankFormats } from '../../contract/bank-formats.ts'
import type { payrollCalls } from '../../contract/calls.ts'
import type { PaymentRow } from '../../contract/payment-schema.ts'
import { Pay, PaymentTag } from '../parts.tsx'
import css from '../payroll.module.css'
import { useList, useWrite } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { BankSays, type Says } from './BankSays.tsx'
import { t } from './texts.ts'

type Batch = RowOf<(typeof payrollCalls)['GET /ws/operator/payroll/batches']>

/** One batch: its file for the bank, and what became of each payment. */
export function BatchCase({ one: batch }: CaseProps<Batch>) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const may = useMay('operator:money')
  return (
    <CaseFrame
      title={batch.company.name}
      about={[{ ownerType: 'company', id: batch.company.id }]}
      pays
      number={batch.number}
      status={<StatusTag tone={batch.settledAt ? 'ok' : 'info'}>{batch.settledAt ? s.settled : s.open}</StatusTag>}
    >
      <SectionCard title={s.file} about={s.fileAbout} actions={may && <FileDownload batch={batch} />}>
        <DescriptionList
          items={[
            { label: words.amount, value: <Pay minor={batch.totalMinor} currency={batch.currency} /> },
            { label: s.payments, value: batch.payments },
            { label: words.run, value: batch.run.number },
            { label: words.payOn, value: words.day(batch.run.payOn) },
            { label: words.updated, value: <TimeText value={batch.sentAt} /> },
            { label: s.hash, value: <span className={css.hash}>{batch.fileHash}</span>, wide: true },
          ]}
        />
      </SectionCard>
      <Payments batch={batch} may={may} />
      {may && batch.settledAt === null && <Result batch={batch} />}
    </CaseFrame>
  )
}

function FileDownload({ batch }: { batch: Batch }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const file = useWrite('POST /ws/operator/payroll/batch/file', {
    onDone: ({ name, text }) => download(name, text, `${name.endsWith('.xml') ? 'application/xml' : 'text/csv'};charset=utf-8`),
  })
  const ask = async (format: BankFormat) => {
    const yes = await confirm({
      title: s[format],
      body: format === 'csv' ? s.fileAbout : `${s.fileAbout} ${s.painAbout}`,
      verb: s[format],
      reason: { label: s.why, required: true, max: 200 },
    })
    if (yes) await file.run({ id: batch.id, reason: yes.reason, format })
  }
  return bankFormats.map((format) => (
    <ActButton needs="operator:money" key={format} variant="default" loading={file.pending} onClick={() => ask(format)}>
      {s[format]}
    </ActButton>
  ))
}

function Payments({ batch, may }: { batch: Batch; may: boolean }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const [pageNo, setPage] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const payments = useList('GET /ws/operator/payroll/batch', { id: batch.id, pageNo, pageSize: 50 }, { staleTime: 0 })
  const open = may ? (payments.data?.records ?? []).filter(({ state }) => state === 'sent' || state === 'paid') : []
  const picked = open.filter(({ id }) => chosen.has(id))
  const toggle = (id: string, on: boolean) => setChosen((now) => new Set(on ? [...now, id] : [...now].filter((one) => one !== id)))
  const box = (row: PaymentRow) =>
    open.includes(row) && (
      <Checkbox
        aria-label={s.choose(row.employee.name)}
        checked={chosen.has(row.id)}
        onChange={(event) => toggle(row.id, event.currentTarget.checked)}
      />
    )
  return (
    <SectionCard title={s.payments}>
      <div className={blocks.tight}>
        {open.length > 0 && (
          <div className={blocks.between}>
            <Checkbox
              label={s.chooseAll}
              checked={picked.length === open.length}
              indeterminate={picked.length > 0 && picked.length < open.length}
              onChange={(event) => setChosen(new Set(event.currentTarget.checked ? open.map(({ id }) => id) : []))}
            />
            <Outcome batch={batch} picked={picked} onDone={() => setChosen(new Set())} />
          </div>
        )}
        <DataTable
          label={s.payments}
          bare
          keys={false}
          query={payments}
          rowKey={(row) => row.id}
          columns={[
            { key: 'choose', title: '', render: box },
            {
              key: 'payee',
              title: s.holder,
              render: (row) => (
                <span className={blocks.named}>
                  <strong>{row.payee?.holder ?? row.employee.name}</strong>
                  <span>
                    {row.employee.number} · {row.payee?.bankName} {row.payee?.mask}
                  </span>
                </span>
              ),
            },
            { key: 'amount', title: words.amount, align: 'end', render: (row) => <Pay minor={row.amountMinor} currency={row.currency} /> },
            { key: 'state', title: words.state, render: (row) => <PaymentTag state={row.state} /> },
            { key: 'note', title: words.reference, render: (row) => row.reference || row.reason },
          ]}
          card={(row) => ({
            title: row.payee?.holder ?? row.employee.name,
            status: <PaymentTag state={row.state} />,
            money: <Pay minor={row.amountMinor} currency={row.currency} />,
            meta: `${row.payee?.bankName ?? ''} ${row.payee?.mask ?? ''}`,
            next: box(row),
          })}
          empty={<EmptyState bare title={s.none} />}
        />
        {(payments.data?.total ?? 0) > 50 && (
          <Pagination pageNo={pageNo} pageSize={50} total={payments.data?.total ?? 0} onChange={(next) => setPage(next)} />
        )}
      </div>
    </SectionCard>
  )
}

function Outcome({ batch, picked, onDone }: { batch: Batch; picked: readonly PaymentRow[]; onDone: () => void }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const [says, setSays] = useState<Says | null>(null)
  const ids = picked.map(({ id }) => id)
  const failed = useWrite('POST /ws/operator/payroll/failed', {
    onDone: ({ marked }) => {
      toast.success(s.failedNow(marked))
      onDone()
    },
  })
  const askFailed = async () => {
    const yes = await confirm({
      title: s.failedTitle(ids.length),
      body: s.failedBody,
      verb: s.failed,
      tone: 'bad',
      reason: { label: s.reason, required: true, max: 500 },
    })
    if (yes) await failed.run({ batchId: batch.id, paymentIds: ids, reason: yes.reason })
  }
  const unableUnless = (state: PaymentRow['state'], otherwise: string) =>
    ids.length === 0 ? s.nothing : picked.some((one) => one.state !== state) ? otherwise : undefined
  const unsent = unableUnless('sent', s.notSent)
  return (
    <div className={blocks.buttons}>
      {batch.paid > 0 && (
        <ActButton needs="operator:money" variant="default" unable={unableUnless('paid', s.notPaid)} onClick={() => setSays('cameBack')}>
          {s.cameBack}
        </ActButton>
      )}
      {batch.sent > 0 && (
        <>
          <ActButton needs="operator:money" variant="default" unable={unsent} loading={failed.pending} onClick={askFailed}>
            {s.failed}
          </ActButton>
          <ActButton needs="operator:money" unable={unsent} onClick={() => setSays('paid')}>
            {s.paid}
          </ActButton>
        </>
      )}
      <BankSays batch={batch} ids={ids} says={says} onClose={() => setSays(null)} onDone={onDone} />
    </div>
  )
}

/** The bank's own file, which marks many at once. */
function Result({ batch }: { batch: Batch }) {
  const s = useTexts(t)
  const sent = useSentText()
  const [text, setText] = useState('')
  const apply = useWrite('POST /ws/operator/payroll/result', {
    quiet: true,
    onDone: ({ paid, failed, already, waits }) => {
      toast.success(waits ? sent : s.applied(paid, failed, already))
      setText('')
    },
  })
  return (
    <SectionCard title={s.result} about={s.resultAbout}>
      <div className={blocks.form}>
        <Textarea
          aria-label={s.result}
          autosize
          minRows={3}
          maxRows={10}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={blocks.buttons}>
          <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => void file?.text().then(setText)}>
            {(props) => (
              <Button {...props} variant="default">
                {s.chooseFile}
              </Button>
            )}
          </FileButton>
          <ActButton
            needs="operator:money"
            loading={apply.pending}
            unable={text.trim() === '' ? s.resultAbout : undefined}
            onClick={() => apply.run({ batchId: batch.id, text })}
          >
            {s.apply}
          </ActButton>
        </div>
        {apply.error && <ErrorState error={apply.error} />}
      </div>
    </SectionCard>
  )
}
