import { Alert, Button, Textarea } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { ChangedMeanwhile } from '../../../../../platform/web/ui/ChangedMeanwhile.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { DEMAND_MESSAGE_MAX } from '../../../../../rules/demand.ts'
import type { Question } from '../../contract/question-calls.ts'
import { call, refreshIfMoved, stale } from '../queries.ts'
import { t } from './texts.ts'

export function AnswerForm({ question, onClose }: { question: Question; onClose: () => void }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: { answer: question.answer ?? '' },
    version: question.version,
    check: ({ answer }): Record<string, string> => (answer.trim() ? {} : { answer: s.needed }),
    save: ({ answer }, options, version) =>
      call('POST /ws/demand/question/answer', { id: question.id, version, answer: answer.trim() }, options),
    stale,
    onDone: () => {
      toast.success(s.answered)
      onClose()
    },
    onError: refreshIfMoved,
  })
  return (
    <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
      <Textarea maxLength={DEMAND_MESSAGE_MAX} autosize minRows={2} maxRows={10} data-autofocus {...act.field('answer', s.yourAnswer)} />
      {act.failure && (
        <Alert color="bad" role="alert">
          {act.failure.message}
        </Alert>
      )}
      {act.changed && <ChangedMeanwhile of={act.changed} />}
      <div className={blocks.buttons}>
        <ActButton needs="demand:pick" type="submit" loading={act.pending}>
          {s.publish}
        </ActButton>
        <Button variant="default" onClick={onClose}>
          {s.cancel}
        </Button>
      </div>
    </form>
  )
}
