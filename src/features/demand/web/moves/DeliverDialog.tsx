import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { UploadListField } from '../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../platform/web/ui/upload.ts'
import { fieldErrors } from '../../../../rules/errors.ts'
import { useMove } from '../queries.ts'
import { DialogForm, type DialogProps } from './DialogForm.tsx'
import css from './moves.module.css'
import { t } from './texts.ts'

const MAX_FILES = 4

/** The delivery, or a new version of it: a note, and up to four files of either kind. */
export function DeliverDialog({ demand, onDone, onCancel, again }: DialogProps & { again: boolean }) {
  const s = useTexts(t)
  const lang = useLang()
  const [note, setNote] = useState('')
  const [documents, setDocuments] = useState<UploadedFile[]>([])
  const [archives, setArchives] = useState<UploadedFile[]>([])
  const [busy, setBusy] = useState({ documents: false, archives: false })
  const [tried, setTried] = useState(false)
  const act = useMove(again ? 'POST /ws/demand/changeComplete' : 'POST /ws/demand/complete', { onDone })
  const missing = tried && note.trim() === '' ? fieldErrors.required[lang] : undefined
  const fileError = Object.entries(act.fields).find(([path]) => path.startsWith('fileIds'))?.[1]
  const submit = () => {
    setTried(true)
    if (note.trim()) return act.run({ id: demand.id, note: note.trim(), fileIds: [...documents, ...archives].map((file) => file.id) })
  }
  const roomForDocuments = MAX_FILES - archives.length
  const roomForArchives = MAX_FILES - documents.length
  return (
    <DialogForm
      verb={again ? s.deliverNew : s.deliverSend}
      onCancel={onCancel}
      onSubmit={submit}
      act={act}
      blocked={busy.documents || busy.archives}
    >
      <p className={css.about}>{again ? s.changeAbout : s.deliverAbout}</p>
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
      <div className={css.uploads}>
        {roomForDocuments > 0 && (
          <UploadListField
            label={s.deliverDocuments}
            description={s.deliverLimit(MAX_FILES)}
            purpose="document"
            value={documents}
            onChange={setDocuments}
            max={roomForDocuments}
            error={fileError}
            onBusy={(documents) => setBusy((now) => ({ ...now, documents }))}
          />
        )}
        {roomForArchives > 0 && (
          <UploadListField
            label={s.deliverArchives}
            purpose="taskAttachment"
            value={archives}
            onChange={setArchives}
            max={roomForArchives}
            onBusy={(archives) => setBusy((now) => ({ ...now, archives }))}
          />
        )}
      </div>
    </DialogForm>
  )
}
