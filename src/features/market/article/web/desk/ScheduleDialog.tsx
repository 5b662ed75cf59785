import { Modal, TextInput } from '@mantine/core'
import { dateFormat } from '../../../../../platform/web/formats.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { BOOKS_ZONE } from '../../../../../rules/constants.ts'
import type { OperatorArticle } from '../../contract/schema.ts'
import { call, stale } from '../queries.ts'
import type { Moved } from './queries.ts'
import { t } from './texts.ts'

/** The field takes Beijing time, wherever the editor is, and says so. Beijing has no summer time. */
const OFFSET = '+08:00'
const DAY_MS = 86_400_000

/** "2026-11-24T09:00" in Beijing: the value of a datetime-local field. */
function inBeijing(iso: string): string {
  const parts = dateFormat('sv-SE', { timeZone: BOOKS_ZONE, dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso))
  return parts.replace(' ', 'T')
}

const tomorrowAtNine = () => `${inBeijing(new Date(Date.now() + DAY_MS).toISOString()).slice(0, 10)}T09:00`

const instantOf = (typed: string): string | null =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(typed) ? new Date(`${typed.slice(0, 16)}${OFFSET}`).toISOString() : null

interface ScheduleDialogProps {
  article: OperatorArticle
  open: boolean
  onClose: () => void
  onDone: (moved: Moved) => void
}

export function ScheduleDialog({ open, ...rest }: ScheduleDialogProps) {
  const s = useTexts(t)
  return (
    <Modal opened={open} onClose={rest.onClose} title={s.scheduleTitle} closeButtonProps={{ 'aria-label': s.cancel }}>
      {open && <ScheduleForm {...rest} />}
    </Modal>
  )
}

function ScheduleForm({ article, onClose, onDone }: Omit<ScheduleDialogProps, 'open'>) {
  const s = useTexts(t)
  const lang = useLang()
  const act = useActForm({
    initial: { publishAt: article.state === 'scheduled' && article.publishAt ? inBeijing(article.publishAt) : tomorrowAtNine() },
    check: ({ publishAt }) => checkFilled({ publishAt: instantOf(publishAt) }, ['publishAt']),
    save: ({ publishAt }, options) =>
      call(
        'POST /ws/operator/article/schedule',
        { id: article.id, version: article.version, publishAt: instantOf(publishAt) ?? '' },
        options,
      ),
    stale,
    warn: false,
    onDone: (moved, { publishAt }) => {
      toast.success(s.scheduledFor(formatTime(instantOf(publishAt) ?? '', lang, BOOKS_ZONE)))
      onClose()
      onDone(moved)
    },
  })
  const publishAt = instantOf(act.form.values.publishAt)
  return (
    <DialogForm needs="operator:content" of={act} verb={s.schedule} cancel={s.cancel} onCancel={onClose}>
      <TextInput
        type="datetime-local"
        description={publishAt ? s.scheduleHere(formatTime(publishAt, lang)) : undefined}
        data-autofocus
        {...act.field('publishAt', s.scheduleAt)}
      />
    </DialogForm>
  )
}
