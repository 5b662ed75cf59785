import { Button, Modal, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { daysUntil } from '../../../../../platform/web/today.ts'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { UploadField } from '../../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { DOCUMENT_DAYS } from '../../../../../rules/constants.ts'
import type { EmployeeDetail, EmployeeDocument } from '../../contract/answers.ts'
import { type DocumentKind, documentKindNames, documentKinds, isSensitive } from '../../contract/employee.ts'
import { documentForm } from '../../contract/schema.ts'
import { call, stale, useRead } from '../queries.ts'
import { t } from './texts.ts'

/** Documents, the current ones and those they have renewed. */
export function DocumentsPart({ one }: { one: EmployeeDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const documents = useRead('GET /ws/employee/documents', { id: one.id })
  const [adding, setAdding] = useState<DocumentKind | 'any' | null>(null)
  const closed = one.record?.erasedAt !== null
  const title = adding && adding !== 'any' ? s.renewTitle(documentKinds[adding][lang]) : s.addDocument
  const add = !closed && (
    <Button variant="default" onClick={() => setAdding('any')}>
      {s.addDocument}
    </Button>
  )
  const file = (row: EmployeeDocument) =>
    isSensitive(row.kind) && !one.may.reveal ? (
      <span className={blocks.quiet}>{s.onlyRevealers}</span>
    ) : (
      <a href={row.file.url} target="_blank" rel="noopener">
        {row.file.name}
      </a>
    )
  const renew = (row: EmployeeDocument) =>
    !closed &&
    row.supersededAt === null &&
    row.kind !== 'other' && (
      <Button variant="default" size="xs" onClick={() => setAdding(row.kind)}>
        {s.renew}
      </Button>
    )
  return (
    <SectionCard title={s.documents} about={s.documentsAbout} actions={add}>
      <DataTable
        bare
        label={s.documents}
        query={documents}
        rowKey={(row) => row.id}
        columns={[
          { key: 'kind', title: s.kind, render: (row) => documentKinds[row.kind][lang] },
          { key: 'file', title: s.file, render: file },
          { key: 'issuedOn', title: s.issuedOn, render: (row) => (row.issuedOn ? formatDate(row.issuedOn, lang) : '—') },
          { key: 'expiresOn', title: s.expiresOn, render: (row) => (row.expiresOn ? formatDate(row.expiresOn, lang) : '—') },
          { key: 'state', title: s.inForce, render: (row) => <Validity row={row} /> },
          {
            key: 'added',
            title: s.addedBy,
            render: (row) => (
              <span className={blocks.named}>
                <span>{row.addedBy}</span>
                <small>{formatDate(row.addedAt, lang)}</small>
              </span>
            ),
          },
          { key: 'note', title: s.note, render: (row) => row.note || '—' },
          { key: 'renew', title: '', render: renew },
        ]}
        card={(row) => ({
          title: documentKinds[row.kind][lang],
          status: <Validity row={row} />,
          meta: (
            <>
              {file(row)} {row.expiresOn && formatDate(row.expiresOn, lang)}
            </>
          ),
          next: renew(row),
        })}
        empty={<EmptyState bare title={s.noDocuments} why={s.noDocumentsWhy} action={add} />}
      />
      <Modal opened={adding !== null} onClose={() => setAdding(null)} title={title} size="lg" closeButtonProps={{ 'aria-label': s.close }}>
        {adding && <DocumentEditor employeeId={one.id} kind={adding === 'any' ? null : adding} onClose={() => setAdding(null)} />}
      </Modal>
    </SectionCard>
  )
}

function Validity({ row }: { row: EmployeeDocument }) {
  const s = useTexts(t)
  if (row.supersededAt !== null) return <StatusTag>{s.superseded}</StatusTag>
  const days = row.expiresOn === null ? null : daysUntil(row.expiresOn)
  if (days === null || days > DOCUMENT_DAYS[0]) return <StatusTag tone="ok">{s.inForce}</StatusTag>
  if (days < 0) return <StatusTag tone="bad">{s.expired}</StatusTag>
  return <StatusTag tone="warn">{s.endsSoon(days)}</StatusTag>
}

interface Typed {
  kind: DocumentKind
  file: UploadedFile | null
  issuedOn: string
  expiresOn: string
  note: string
}

function DocumentEditor({ employeeId, kind, onClose }: { employeeId: string; kind: DocumentKind | null; onClose: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const [busy, setBusy] = useState(false)
  const wire = ({ file, ...typed }: Typed) => ({ employeeId, ...typed, file: file?.id ?? '' })
  const initial: Typed = { kind: kind ?? 'passport', file: null, issuedOn: '', expiresOn: '', note: '' }
  const act = useActForm({
    initial,
    check: (typed) => checkBy(documentForm, wire(typed)),
    save: (typed, options) => call('POST /ws/employee/document', wire(typed), options),
    stale,
    onDone: () => {
      toast.success(s.documentSaved)
      onClose()
    },
  })
  const { field } = act
  return (
    <DialogForm needs="people:edit" of={act} verb={s.save} cancel={s.cancel} onCancel={onClose} blocked={busy}>
      <Select
        data={documentKindNames.map((name) => ({ value: name, label: documentKinds[name][lang] }))}
        disabled={kind !== null}
        allowDeselect={false}
        required
        {...field('kind', s.kind)}
      />
      <UploadField purpose="employeeDocument" required onBusy={setBusy} {...field('file', s.file)} />
      <DateField {...field('issuedOn', s.issuedOn)} />
      <DateField {...field('expiresOn', s.expiresOn)} />
      <TextInput maxLength={200} {...field('note', s.note)} />
    </DialogForm>
  )
}
