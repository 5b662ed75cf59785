import { Radio, Textarea, TextInput } from '@mantine/core'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { UploadField } from '../../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { BID_ANSWER_CHARS } from '../../../../../rules/demand.ts'
import { fieldErrors } from '../../../../../rules/field-errors.ts'
import type { BidAnswer, BidQuestion } from '../../contract/bid-questions.ts'
import { answerProblem } from '../../contract/bid-rules.ts'
import { yesNoLabels } from '../../contract/bid-texts.ts'
import { t } from './texts.ts'

interface AnswerFieldsProps {
  questions: readonly BidQuestion[]
  answers: readonly string[]
  /** Of the bid: an answer that is a file is one of them, by its id. */
  files: readonly UploadedFile[]
  named: ActForm<{ answers: string[] }>['named']
  onChange: (answers: string[], at: number) => void
  /** Instead of the file that answered before, if any. */
  onFile: (file: UploadedFile | null, before: string, answers: string[], at: number) => void
  onBusy: (at: number, busy: boolean) => void
}

/** The questions of the company, each with the field of its form. */
export function AnswerFields({ questions, answers, files, named, onChange, onFile, onBusy }: AnswerFieldsProps) {
  const s = useTexts(t)
  const lang = useLang()
  if (questions.length === 0) return null
  return (
    <fieldset className={blocks.form} style={{ border: 0, margin: 0, padding: 0 }}>
      <legend className="sr-only">{s.companyAsks}</legend>
      {questions.map((one, at) => {
        const withAnswer = (answer: string) => questions.map((_, place) => (place === at ? answer : (answers[place] ?? '')))
        const set = (answer: string) => onChange(withAnswer(answer), at)
        const shared = {
          label: one.text,
          value: answers[at] ?? '',
          ...named(`answers.${at}`, one.text),
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
        if (one.kind === 'file') {
          const { value, withAsterisk, ...rest } = { withAsterisk: false, ...shared }
          return (
            <UploadField
              key={one.text}
              {...rest}
              purpose="bidFile"
              required={withAsterisk}
              value={files.find(({ id }) => id === value) ?? null}
              onChange={(file) => onFile(file, value, withAnswer(file?.id ?? ''), at)}
              onBusy={(busy) => onBusy(at, busy)}
            />
          )
        }
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

/** Those among the files of a bid that answer a question. */
export const answerFiles = (questions: readonly BidQuestion[], answers: readonly string[]): ReadonlySet<string> =>
  new Set(questions.flatMap(({ kind }, at) => (kind === 'file' && answers[at] ? [answers[at]] : [])))

export function judgeAnswers(
  questions: readonly BidQuestion[],
  answers: readonly string[],
  files: readonly UploadedFile[],
  lang: Lang,
): Record<string, string> {
  const fileIds = files.map(({ id }) => id)
  const wrong = questions.flatMap((one, at) => {
    const problem = answerProblem(one, (answers[at] ?? '').trim(), fileIds)
    return problem ? [[`answers.${at}`, fieldErrors[problem][lang]] as const] : []
  })
  return Object.fromEntries(wrong)
}
