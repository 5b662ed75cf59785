import { useEffect, useRef } from 'react'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import type { BidQuestion } from '../../contract/bid-questions.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { type DraftKeeping, useKeeping } from '../keeping.ts'
import { call, type ReadResult, refreshRead } from '../queries.ts'
import { answersTo } from './AnswerFields.tsx'

export type BidDraft = ReadResult<'GET /ws/demand/bid/draft'>

export interface BidValues {
  price: string
  startsOn: string
  finishesOn: string
  validUntil: string
  message: string
  answers: string[]
  files: UploadedFile[]
}

const texts = ['price', 'startsOn', 'finishesOn', 'validUntil', 'message'] as const

/** What a draft has; a question that was asked otherwise then is not answered. */
export function typedFrom({ form, files }: NonNullable<BidDraft>, questions: readonly BidQuestion[]): Partial<BidValues> {
  const typed = Object.fromEntries(texts.flatMap((name) => (typeof form[name] === 'string' ? [[name, form[name]]] : [])))
  const answers = typeof form['answers'] === 'string' ? JSON.parse(form['answers']) : []
  return { ...typed, answers: answersTo(questions, answers), files }
}

/** Saves a bid on the server while it is typed; `discard` deletes what was saved. */
export function useBidDraft(
  { id: demandId, bidQuestions }: Pick<DemandDetail, 'id' | 'bidQuestions'>,
  { files, answers, ...typed }: BidValues,
  from: BidDraft,
): DraftKeeping & { discard: () => Promise<void> } {
  const kept = useRef(from)
  const said = bidQuestions.map(({ text, kind }, at) => ({ question: text, kind, answer: answers[at] ?? '' }))
  const keeping = useKeeping({
    text: JSON.stringify({ form: { ...typed, answers: JSON.stringify(said) }, fileIds: files.map(({ id }) => id) }),
    from,
    enabled: true,
    save: (text, draft) => call('POST /ws/demand/bid/draft/save', { demandId, ...draft, ...JSON.parse(text) }, { quiet: true }),
    onKept: (now) => {
      kept.current = { ...now, form: {}, files: [] }
    },
  })
  const { flush, stop } = keeping
  // The dialog can be closed at any moment.
  useEffect(
    () => () => {
      void flush().then(() => refreshRead('GET /ws/demand/bid/draft'))
    },
    [flush],
  )
  const discard = async () => {
    await flush()
    stop()
    if (kept.current) await call('POST /ws/demand/bid/draft/remove', { id: kept.current.id, version: kept.current.version })
  }
  return { ...keeping, discard }
}
