import { Radio, Textarea, TextInput } from '@mantine/core'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { BID_ANSWER_CHARS } from '../../../../../rules/demand.ts'
import { fieldErrors } from '../../../../../rules/field-errors.ts'
import type { BidAnswer, BidQuestion } from '../../contract/bid-questions.ts'
import { answerProblem } from '../../contract/bid-rules.ts'
import { yesNoLabels } from '../../contract/bid-texts.ts'
import { t } from './texts.ts'

interface AnswerFieldsProps {
  questions: readonly BidQuestion[]
  answers: readonly string[]
  errors: Readonly<Record<string, React.ReactNode>>
  onChange: (answers: string[], at: number) => void
}

/** The questions of the company, each with the field of its form. */
export function AnswerFields({ questions, answers, errors, onChange }: AnswerFieldsProps) {
  const s = useTexts(t)
  const lang = useLang()
  if (questions.length === 0) return null
  return (
    <fieldset className={blocks.form} style={{ border: 0, margin: 0, padding: 0 }}>
      <legend className="sr-only">{s.companyAsks}</legend>
      {questions.map((one, at) => {
        const set = (answer: string) =>
          onChange(
            Array.from(questions, (_, place) => (place === at ? answer : (answers[place] ?? ''))),
            at,
          )
        const shared = {
          label: one.text,
          value: answers[at] ?? '',
          error: errors[`answers.${at}`],
          'data-path': `answers.${at}`,
          ...(one.required ? { withAsterisk: true, 'aria-required': true as const } : { description: s.isOptional }),
        }
        if (one.kind === 'yesNo' || one.kind === 'choice')
          return (
            <Radio.Group key={one.text} {...shared} onChange={set}>
              <div className={blocks.tight}>
                {one.kind === 'yesNo'
                  ? (['yes', 'no'] as const).map((value) => <Radio key={value} value={value} label={yesNoLabels[value][lang]} />)
                  : one.options.map((value) => <Radio key={value} value={value} label={value} />)}
              </div>
            </Radio.Group>
          )
        const typed = (event: { currentTarget: { value: string } }) => set(event.currentTarget.value)
        return one.kind === 'number' ? (
          <TextInput key={one.text} {...shared} inputMode="decimal" maxLength={30} onChange={typed} />
        ) : (
          <Textarea key={one.text} {...shared} autosize minRows={2} maxRows={8} maxLength={BID_ANSWER_CHARS} onChange={typed} />
        )
      })}
    </fieldset>
  )
}

/** What somebody answered before, in the order of the questions as they are now. */
export const answersTo = (questions: readonly BidQuestion[], before: readonly BidAnswer[]): string[] =>
  questions.map(({ text, kind }) => before.find((one) => one.question === text && one.kind === kind)?.answer ?? '')

export function judgeAnswers(questions: readonly BidQuestion[], answers: readonly string[], lang: Lang): Record<string, string> {
  const wrong = questions.flatMap((one, at) => {
    const problem = answerProblem(one, (answers[at] ?? '').trim())
    return problem ? [[`answers.${at}`, fieldErrors[problem][lang]] as const] : []
  })
  return Object.fromEntries(wrong)
}
