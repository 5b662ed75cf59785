import { useLang } from '../i18n.tsx'
import { isLate, waitText } from './age.ts'
import css from './Waited.module.css'

/** How long something has waited in a queue, in the words of the queue: in the warning tone once it is late. */
export function Waited({ since, words }: { since: string; words: (age: string) => string }) {
  const late = isLate(since, Date.now())
  return (
    <span className={late ? css.late : undefined} data-tone={late ? 'warn' : undefined}>
      {waitText(since, useLang(), Date.now(), words)}
    </span>
  )
}
