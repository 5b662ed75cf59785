import { Button, Modal, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { dateFormat } from '../../../../platform/web/formats.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { formatTime } from '../../../../platform/web/ui/time.ts'
import { BOOKS_ZONE } from '../../../../rules/constants.ts'
import type { OperatorArticle } from '../../contract/schema.ts'
import { useWrite } from '../queries.ts'
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

export function ScheduleDialog({ article, open, onClose, onDone }: ScheduleDialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? (article.state === 'scheduled' && article.publishAt ? inBeijing(article.publishAt) : tomorrowAtNine())
  const publishAt = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) ? new Date(`${value.slice(0, 16)}${OFFSET}`) : null
  const schedule = useWrite('POST /ws/operator/article/schedule', {
    onDone: (moved) => {
      toast.success(s.scheduledFor(publishAt ? formatTime(publishAt.toISOString(), lang, BOOKS_ZONE) : ''))
      onClose()
      onDone(moved)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (publishAt) void schedule.run({ id: article.id, version: article.version, publishAt: publishAt.toISOString() })
  }
  const wrong = schedule.fields['publishAt'] ?? Object.values(schedule.fields)[0]
  return (
    <Modal opened={open} onClose={onClose} title={s.scheduleTitle} closeButtonProps={{ 'aria-label': s.cancel }}>
      <form onSubmit={submit} noValidate className={blocks.form}>
        <TextInput
          type="datetime-local"
          label={s.scheduleAt}
          description={publishAt ? s.scheduleHere(formatTime(publishAt.toISOString(), lang)) : undefined}
          value={value}
          error={wrong}
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={blocks.buttonsEnd}>
          <Button variant="default" onClick={onClose}>
            {s.cancel}
          </Button>
          <ActButton type="submit" loading={schedule.pending}>
            {s.schedule}
          </ActButton>
        </div>
      </form>
    </Modal>
  )
}
interface ScheduleDialogProps {
  article: OperatorArticle
  open: boolean
  onClose: () => void
  onDone: (moved: Moved) => void
}
