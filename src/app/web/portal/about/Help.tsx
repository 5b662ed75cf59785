import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { TextField } from '../../../../platform/web/portal/fields.tsx'
import { EmptyResult, Questions } from '../../../../platform/web/portal/layout.tsx'
import { answers, t } from './help-texts.ts'

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** Questions and answers; typed words narrow them down, in either language. */
export function Help() {
  const s = useTexts(t)
  const lang = useLang()
  const [typed, setTyped] = useState('')
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const found = answers.filter(({ question, answer }) => {
    const text = folded([question.cn, question.en, answer.cn, answer.en].join(' '))
    return words.every((word) => text.includes(word))
  })
  return (
    <div className={blocks.form}>
      <search>
        <TextField label={s.search} placeholder={s.hint} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </search>
      <p className="sr-only" role="status">
        {words.length > 0 ? s.found(found.length) : ''}
      </p>
      {found.length > 0 ? (
        <Questions items={found.map(({ question, answer }) => ({ question: question[lang], answer: answer[lang] }))} />
      ) : (
        <EmptyResult title={s.none}>
          <ActionLink to="/contactUs?from=help">{s.ask}</ActionLink>
        </EmptyResult>
      )}
    </div>
  )
}
