import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import type { BidQuestion } from '../../contract/bid-questions.ts'
import { questionKindLabels } from '../../contract/bid-texts.ts'
import { t } from './texts.ts'

/** What everybody who applies is asked. */
export function QuestionList({ questions }: { questions: readonly BidQuestion[] }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <ol className={lists.bullets}>
      {questions.map(({ text, kind, required, options }) => (
        <li key={text}>
          {text}{' '}
          <span className={blocks.quiet}>
            {[kind === 'choice' ? options.join(' / ') : questionKindLabels[kind][lang], required ? s.isRequired : s.isOptional].join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  )
}
