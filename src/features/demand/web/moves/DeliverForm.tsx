import { Textarea } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { UploadListField } from '../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../platform/web/ui/upload.ts'
import { fieldErrors } from '../../../../rules/field-errors.ts'
import { useMove } from '../queries.ts'
import { DialogForm, type DialogProps } from './DialogForm.tsx'
import { t } from './texts.ts'

const MAX_FILES = 4
const isArchive = ({ name }: UploadedFile): boolean => /\.(zip|rar|7z|tar|t?gz)$/i.test(name)

interface DeliverProps extends DialogProps {
  call: 'POST /ws/demand/complete' | 'POST /ws/demand/changeComplete'
  about: string
  verb: string
}

/** A delivery: a note, and up to four files of either kind. */
export function DeliverForm({ demand, onDone, onCancel, call, about, verb }: DeliverProps) {
  const s = useTexts(t)
  const lang = useLang()
  // A new version begins as the last one: what stays need not be uploaded again.
  const last = demand.deliveries[0]
  const [note, setNote] = useState(last?.note ?? '')
  const [documents, setDocuments] = useState<UploadedFile[]>(() => last?.files.filter((file) => !isArchive(file)) ?? [])
  const [archives, setArchives] = useState<UploadedFile[]>(() => last?.files.filter(isArchive) ?? [])
  const [busy, setBusy] = useState({ documents: false, archives: false })
  const [tried, setTried] = useState(false)
  const act = useMove(call, { onDone })
  const missing = tried && note.trim() === '' ? fieldErrors.required[lang] : undefined
  const fileError = Object.entries(act.fields).find(([path]) => path.startsWith('fileIds'))?.[1]
  const submit = () => {
    setTried(true)
    if (note.trim()) return act.run({ id: demand.id, note: note.trim(), fileIds: [...documents, ...archives].map((file) => file.id) })
  }
  const documentsLeft = MAX_FILES - archives.length
  const archivesLeft = MAX_FILES - documents.length
  return (
    <DialogForm verb={verb} onCancel={onCancel} onSubmit={submit} act={act} blocked={busy.documents || busy.archives}>
      <p className={blocks.quiet}>{about}</p>
      <Textarea
        label={s.deliverNote}
        placeholder={s.deliverHolder}
        withAsterisk
        required
        maxLength={3000}
        autosize
        minRows={4}
        maxRows={12}
        data-autofocus
        value={note}
        error={act.fields['note'] ?? missing}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={blocks.form}>
        {documentsLeft > 0 && (
          <UploadListField
            label={s.deliverDocuments}
            description={s.deliverLimit(MAX_FILES)}
            purpose="document"
            value={documents}
            onChange={setDocuments}
            max={documentsLeft}
            error={fileError}
            onBusy={(documents) => setBusy((now) => ({ ...now, documents }))}
          />
        )}
        {archivesLeft > 0 && (
          <UploadListField
            label={s.deliverArchives}
            purpose="taskAttachment"
            value={archives}
            onChange={setArchives}
            max={archivesLeft}
            onBusy={(archives) => setBusy((now) => ({ ...now, archives }))}
          />
        )}
      </div>
    </DialogForm>
  )
}
