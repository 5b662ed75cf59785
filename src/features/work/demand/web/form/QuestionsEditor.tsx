import { ActionIcon, Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { BID_QUESTION_CHARS, BID_QUESTIONS_MAX } from '../../../../../rules/demand.ts'
import { bidQuestionKinds } from '../../contract/bid-rules.ts'
import { questionKindLabels } from '../../contract/bid-texts.ts'
import css from './plan.module.css'
import { t } from './question-texts.ts'
import { blankQuestion, type FormValues, type QuestionValues } from './values.ts'

/** Up to five questions that everybody who applies is asked. */
export function QuestionsEditor({ act }: { act: ActForm<FormValues> }) {
  const { form } = act
  const s = useTexts(t)
  const questions = form.values.bidQuestions
  const change = (next: QuestionValues[]) => form.setFieldValue('bidQuestions', next)
  const set = (at: number, more: Partial<QuestionValues>) => {
    for (const name of ['text', 'options'] as const) if (name in more || 'kind' in more) form.clearFieldError(`bidQuestions.${at}.${name}`)
    change(questions.map((one, place) => (place === at ? { ...one, ...more } : one)))
  }
  const remove = (at: number) => {
    for (const path of Object.keys(form.errors)) if (path.startsWith('bidQuestions.')) form.clearFieldError(path as 'bidQuestions')
    change(questions.filter((_, place) => place !== at))
  }
  return (
    <div className={blocks.form}>
      <p className={blocks.quiet}>{s.about}</p>
      {questions.length > 0 && (
        <ol className={css.milestones}>
          {questions.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
            <li key={at} className={css.milestone} aria-label={s.question(at + 1)}>
              <div className={css.head}>
                <strong>{s.question(at + 1)}</strong>
                <ActionIcon variant="subtle" color="bad" aria-label={s.remove(at + 1)} onClick={() => remove(at)}>
                  <IconTrash size={18} stroke={1.75} />
                </ActionIcon>
              </div>
              <Question one={one} at={at} named={act.named} onChange={(more) => set(at, more)} />
            </li>
          ))}
        </ol>
      )}
      {questions.length < BID_QUESTIONS_MAX && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => change([...questions, blankQuestion()])}
          >
            {s.add}
          </Button>
        </div>
      )}
    </div>
  )
}

interface QuestionProps {
  one: QuestionValues
  at: number
  named: ActForm<FormValues>['named']
  onChange: (more: Partial<QuestionValues>) => void
}

function Question({ one, at, named, onChange }: QuestionProps) {
  const s = useTexts(t)
  const lang = useLang()
  const of = (name: 'text' | 'options') => ({
    label: s[name],
    ...named(`bidQuestions.${at}.${name}`, `${s.question(at + 1)} · ${s[name]}`),
  })
  return (
    <div className={blocks.form}>
      <TextInput
        placeholder={s.textHolder}
        withAsterisk
        aria-required
        maxLength={BID_QUESTION_CHARS}
        value={one.text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
        {...of('text')}
      />
      <div className={`${blocks.pair} ${css.fields}`}>
        <NativeSelect
          label={s.kind}
          value={one.kind}
          data={bidQuestionKinds.map((value) => ({ value, label: questionKindLabels[value][lang] }))}
          onChange={(event) => onChange({ kind: event.currentTarget.value as QuestionValues['kind'] })}
        />
        {one.kind === 'choice' && (
          <Textarea
            description={s.optionsHint}
            withAsterisk
            aria-required
            autosize
            minRows={2}
            maxRows={9}
            value={one.options}
            onChange={(event) => onChange({ options: event.currentTarget.value })}
            {...of('options')}
          />
        )}
      </div>
      <Checkbox label={s.required} checked={one.required} onChange={(event) => onChange({ required: event.currentTarget.checked })} />
    </div>
  )
}
