import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Lang } from '../../../../platform/contract/texts.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { copyText } from '../../../../platform/web/clipboard.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { setLang } from '../../../../platform/web/lang.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import type { ArticleDetail } from '../contract/schema.ts'
import css from './detail.module.css'
import { t } from './texts.ts'

type Headings = NonNullable<ArticleDetail['cn']>['headings']

/**
 * HTML rendered by the server. Its renderer lets no markup of the author through (server/render.ts), so this is the one place that
 * inserts HTML unchanged.
 */
export function Body({ html, lang }: { html: string; lang?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from Markdown, raw HTML escaped and protocols checked there
  return <div className={css.body} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}

/** A heading that was scrolled to is about here (`scroll-padding-top`). */
const TOP = 96

const SETTLE_MS = 1_500

/** Scrolls to a section and keeps it in place while fonts and layout load, until the reader moves. */
function holdAt(id: string): () => void {
  const go = () => document.getElementById(id)?.scrollIntoView({ block: 'start' })
  const events = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  const observer = new ResizeObserver(go)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of events) window.removeEventListener(event, stop)
  }
  const timer = setTimeout(stop, SETTLE_MS)
  for (const event of events) window.addEventListener(event, stop, { passive: true })
  observer.observe(document.body)
  go()
  return stop
}

/**
 * The section that is being read. Once chosen it is in the address, so that a link leads to it, and it stays when the language changes:
 * sections of both languages have the same ids.
 */
export function useReading(lang: Lang, headings: Headings) {
  const [{ at }, patch] = useUrlState({ at: '' })
  const [here, setHere] = useState(at)
  const place = useRef({ lang, here: at })

  useEffect(() => {
    const look = () => {
      const passed = headings.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= TOP + 8,
      )
      setHere(passed.at(-1)?.id ?? '')
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [headings])

  // Once the text in the other language is rendered, scrolls to the section that was being read.
  useLayoutEffect(() => {
    const before = place.current
    place.current = { lang, here }
    if (before.lang !== lang && before.here) holdAt(before.here)
  }, [lang, here])

  const asked = useRef(at)
  useEffect(() => {
    // The address that the page was opened with; `go` sets later ones.
    if (asked.current) return holdAt(asked.current)
  }, [])

  const go = useCallback(
    (id: string) => {
      patch({ at: id })
      setHere(id)
      const heading = document.getElementById(id)
      heading?.scrollIntoView({ block: 'start' })
      heading?.focus({ preventScroll: true })
    },
    [patch],
  )
  return { here, go }
}

/** Contents and actions of the page. Buttons, not links: the address after `#` belongs to the router. */
export function Rail({ slug, headings, here, onGo, both }: RailProps) {
  const s = useTexts(t)
  const lang = useLang()
  const other = lang === 'cn' ? 'en' : 'cn'
  const shown = headings.filter(({ level }) => level <= 3)
  const list = (
    <ol>
      {shown.map(({ id, level, text }) => (
        <li key={id} data-level={level}>
          <button type="button" aria-current={here === id ? 'location' : undefined} onClick={() => onGo(id)}>
            {text}
          </button>
        </li>
      ))}
    </ol>
  )
  return (
    <aside className={`${blocks.rail} ${css.rail}`}>
      {shown.length > 1 && (
        <nav aria-label={s.contents}>
          <p className={css.railTitle}>{s.contents}</p>
          {list}
        </nav>
      )}
      <div className={blocks.line}>
        <button
          type="button"
          className={blocks.textButton}
          onClick={() => void copyText(`${location.origin}/share/article/${slug}?lang=${lang}`)}
        >
          {s.copyLink}
        </button>
        <button type="button" className={blocks.textButton} onClick={() => window.print()}>
          {s.print}
        </button>
        {both && (
          <button type="button" className={blocks.textButton} lang={other === 'en' ? 'en' : 'zh-CN'} onClick={() => setLang(other)}>
            {s.otherLang}
          </button>
        )}
      </div>
    </aside>
  )
}
interface RailProps {
  slug: string
  headings: Headings
  here: string
  onGo: (id: string) => void
  both: boolean
}
