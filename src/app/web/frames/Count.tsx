import { useTexts } from '../../../platform/web/i18n.tsx'
import css from './work.module.css'
import { t } from './work-texts.ts'

const MOST = 99
/** Pages that count what was not read: nothing of it has to be decided. */
const messages = ['IM', 'systemInfo']

const areMessages = (pages: readonly string[]): boolean => pages.every((name) => messages.includes(name))

interface CountProps {
  of: number
  /** The pages that it is about. */
  pages: readonly string[]
}

/** What waits, at the end of an entry; nothing for none. */
export function Count({ of, pages }: CountProps) {
  const s = useTexts(t)
  if (of === 0) return null
  const shown = of > MOST ? `${MOST}+` : String(of)
  return (
    <span className={css.count}>
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{areMessages(pages) ? s.unreadHere(shown) : s.waitingHere(shown)}</span>
    </span>
  )
}

/** The dot of a small screen, in words. */
export function DotWords({ pages }: Pick<CountProps, 'pages'>) {
  const s = useTexts(t)
  return <span className="sr-only">{areMessages(pages) ? s.someUnread : s.someWaiting}</span>
}
