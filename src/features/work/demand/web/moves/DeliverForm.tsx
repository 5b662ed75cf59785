import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { UploadListField } from '../../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import { SecondNote, useSentText } from '../../../../base/approval/web/parts.tsx'
import { measureText } from '../parts-panel/texts.ts'
import { MoveForm } from './MoveForm.tsx'
import type { DialogProps } from './move.ts'
import { t } from './texts.ts'
import { useMoveForm } from './useMoveForm.ts'

const MAX_FILES = 4
/** The server names a file by its place among all of them. */
const refusedFiles = Object.fromEntries(Array.from({ length: MAX_FILES }, (_, at) => [`fileIds.${at}`, 'documents']))
const isArchive = ({ name }: UploadedFile): boolean => /\.(zip|rar|7z|tar|t?gz)$/i.test(name)

interface DeliverProps extends DialogProps {
  call: 'POST /ws/demand/complete' | 'POST /ws/demand/changeComplete'
  about: string
  verb: string
}

/** A delivery: a note, and up to four files of either kind. */
export function DeliverForm({ demand, say, onDone, onCancel, call, about, verb }: DeliverProps) {
  const s = useTexts(t)
  const sent = useSentText()
  // A new version begins as the last one: what stays need not be uploaded again.
  const last = demand.deliveries[0]
  const part = demand.parts.find(({ isLast }) => isLast)
  const measure = part?.measure
  const [busy, setBusy] = useState({ documents: false, archives: false })
  const act = useMoveForm(call, {
    demand,
    initial: {
      note: last?.note ?? '',
      documents: last?.files.filter((file) => !isArchive(file)) ?? ([] as UploadedFile[]),
      archives: last?.files.filter(isArchive) ?? ([] as UploadedFile[]),
      measured: part?.sendings[0]?.measured ?? '',
    },
    check: (typed) => checkFilled(typed, measure ? ['note', 'measured'] : ['note']),
    toWire: ({ note, documents, archives, measured }) => ({
      ...(measure && { measured: measured.trim() }),
      note: note.trim(),
      fileIds: [...documents, ...archives].map((file) => file.id),
    }),
    onDone: ({ waits }) => {
      if (waits) say(sent)
      onDone()
    },
    rename: refusedFiles,
    draft: `demand-delivery-${demand.id}`,
  })
  const { documents, archives } = act.form.values
  const documentsLeft = MAX_FILES - archives.length
  const archivesLeft = MAX_FILES - documents.length
  return (
    <MoveForm needs={['demand:serve', 'demand:deliver']} of={act} verb={verb} onCancel={onCancel} blocked={busy.documents || busy.archives}>
      <p className={blocks.quiet}>{about}</p>
      {call === 'POST /ws/demand/complete' && <SecondNote rule={demand.second?.rule} />}
      <Textarea
        placeholder={s.deliverHolder}
        withAsterisk
        required
        maxLength={3000}
        autosize
        minRows={4}
        maxRows={12}
        data-autofocus
        {...act.field('note', s.deliverNote)}
      />
      {measure && (
        <TextInput description={measureText(measure)} withAsterisk required inputMode="decimal" {...act.field('measured', s.measured)} />
      )}
      <div className={blocks.form}>
        {documentsLeft > 0 && (
          <UploadListField
            description={s.deliverLimit(MAX_FILES)}
            purpose="document"
            max={documentsLeft}
            onBusy={(documents) => setBusy((now) => ({ ...now, documents }))}
            {...act.field('documents', s.deliverDocuments)}
          />
        )}
        {archivesLeft > 0 && (
          <UploadListField
            purpose="taskAttachment"
            max={archivesLeft}
            onBusy={(archives) => setBusy((now) => ({ ...now, archives }))}
            {...act.field('archives', s.deliverArchives)}
          />
        )}
      </div>
    </MoveForm>
  )
}
