import { useEffect, useRef, useState } from 'react'
import css from './SectionIndex.module.css'
import { show } from './show.ts'

/** The sections of a long page below its header, where they stay; the one that is read is marked. */
export function SectionIndex({ label, parts }: { label: string; parts: readonly { id: string; title: string }[] }) {
  const list = useRef<HTMLUListElement>(null)
  const now = useSectionRead(parts.map(({ id }) => id).join(' '))
  useEffect(() => {
    const row = list.current
    const marked = row?.querySelector<HTMLElement>('[aria-current]')
    // Only the row itself is scrolled: scrollIntoView would also move the page.
    row?.scrollTo({ left: marked ? marked.offsetLeft - row.clientWidth / 2 + marked.clientWidth / 2 : 0 })
  })
  return (
    <nav aria-label={label} className={css.index}>
      <ul ref={list}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <button type="button" aria-current={id === now ? 'location' : undefined} onClick={() => show(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The last section whose top has passed the upper third of the window. */
function useSectionRead(ids: string): string | null {
  const [now, setNow] = useState<string | null>(null)
  useEffect(() => {
    let asked = 0
    const look = () => {
      asked = 0
      const passed = ids.split(' ').filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 1e9) < innerHeight / 3)
      setNow(passed.at(-1) ?? null)
    }
    const onScroll = () => {
      asked ||= requestAnimationFrame(look)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(asked)
      window.removeEventListener('scroll', onScroll)
    }
  }, [ids])
  return now
}
