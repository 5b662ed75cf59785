import { Textarea } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { BID_NOTE_MAX } from '../../../../../rules/demand.ts'
import type { Application, DemandDetail } from '../../contract/schema.ts'
import { ApplicantDialog } from '../bids/ApplicantDialog.tsx'
import { call, stale } from '../queries.ts'
import { t } from './texts.ts'

interface NoteProps {
  demand: DemandDetail
  /** Null while the dialog is closed. */
  application: Application | null
  onClose: () => void
}

export function NoteDialog({ application, ...rest }: NoteProps) {
  const s = useTexts(t)
  return (
    <ApplicantDialog application={application} title={s.noteOf} onClose={rest.onClose}>
      {(one) => <NoteForm application={one} {...rest} />}
    </ApplicantDialog>
  )
}

function NoteForm({ demand, application, onClose }: NoteProps & { application: Application }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: { text: application.note?.text ?? '' },
    version: application.note?.version ?? 0,
    check: (): Record<string, string> => ({}),
    save: ({ text }, options, version) =>
      call('POST /ws/demand/bid/note', { id: demand.id, version, accountId: application.person.id, text: text.trim() }, options),
    stale,
    onDone: ({ version }) => {
      toast.success(version > 0 ? s.saved : s.removed)
      onClose()
    },
  })
  return (
    <DialogForm needs="demand:pick" of={act} verb={s.save} cancel={s.cancel} onCancel={onClose}>
      <Textarea
        description={s.about}
        maxLength={BID_NOTE_MAX}
        autosize
        minRows={4}
        maxRows={14}
        data-autofocus
        {...act.field('text', s.note)}
      />
    </DialogForm>
  )
}

/** On the bid: who wrote it, and when. */
export function NoteText({ application: { note } }: { application: Application }) {
  const s = useTexts(t)
  if (!note) return null
  return (
    <p className={blocks.text}>
      <strong>{s.note}</strong> {note.text}
      <span className={blocks.below}>
        {note.by} · <TimeText value={note.at} />
      </span>
    </p>
  )
}
