import { Textarea } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { DEMAND_MESSAGE_MAX } from '../../../../../rules/demand.ts'
import { FormEnd } from '../FormEnd.tsx'
import { call, refreshIfMoved, stale } from '../queries.ts'
import { t } from './texts.ts'

export function AskForm({ demandId }: { demandId: string }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: { text: '' },
    check: ({ text }): Record<string, string> => (text.trim() ? {} : { text: s.needed }),
    save: ({ text }, options) => call('POST /ws/demand/question/ask', { id: demandId, text: text.trim() }, options),
    stale,
    onDone: () => {
      toast.success(s.asked)
      act.restart({ text: '' })
    },
    onError: refreshIfMoved,
    draft: `demand-question-${demandId}`,
    warn: false,
  })
  return (
    <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
      <Textarea
        description={s.questionHint}
        maxLength={DEMAND_MESSAGE_MAX}
        autosize
        minRows={2}
        maxRows={8}
        {...act.field('text', s.question)}
      />
      <FormEnd needs={['demand:serve', 'demand:apply']} of={act} verb={s.ask} />
    </form>
  )
}
