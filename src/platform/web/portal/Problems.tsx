import { useEffect, useState } from 'react'
import blocks from '../blocks.module.css'
import { useLang, useTexts } from '../i18n.tsx'
import lists from '../lists.module.css'
import css from './fields.module.css'
import { Problem } from './fields.tsx'
import { t } from './texts.ts'

interface ProblemsProps {
  of: { errors: Record<string, string>; labels: Record<string, string>; attempt: number }
}

/** The summary above a refused form: takes the focus, and each line leads to its field (`data-path`). In the order of the fields. */
export function Problems({ of: { errors, labels, attempt } }: ProblemsProps) {
  const s = useTexts(t)
  const lang = useLang()
  // Once more after a change of the language: the fields below say their labels again while they are drawn.
  const [, draw] = useState(lang)
  useEffect(() => draw(lang), [lang])
  const order = Object.keys(labels)
  const names = Object.keys(errors).sort((one, other) => order.indexOf(one) - order.indexOf(other))
  if (names.length === 0) return null
  const go = (name: string) => document.querySelector<HTMLElement>(`form [data-path="${name.split('.')[0]}"]`)?.focus()
  return (
    <Problem key={attempt}>
      <p className={blocks.strong}>{s.toMend(names.length)}</p>
      <ul className={lists.bullets}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className={`${blocks.textButton} ${css.problemLink}`} onClick={() => go(name)}>
              {labels[name] ?? labels[name.split('.')[0] ?? ''] ?? name}
              {': '}
              {errors[name]}
            </button>
          </li>
        ))}
      </ul>
    </Problem>
  )
}
