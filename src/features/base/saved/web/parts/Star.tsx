import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import type { MarkedList } from '../../contract/lists.ts'
import { useRead, useWrite } from '../queries.ts'
import css from '../saved.module.css'
import { t } from '../texts.ts'

export interface StarProps {
  list: MarkedList
  /** The id of a request, or the number of an entry. */
  item: string
  /** What the thing is called, for the button's name. */
  name: string
}

/** The features whose lists have a filter for bookmarks. */
const lists = { hall: 'demand', directory: 'provider' } as const

export default function Star({ list, item, name }: StarProps) {
  const s = useTexts(t)
  const { data } = useRead('GET /ws/saved/bookmarks', { list }, { staleTime: 60_000 })
  const set = useWrite('POST /ws/saved/bookmark', { stale: [lists[list]] })
  const marked = data?.includes(item) ?? false
  const Icon = marked ? IconStarFilled : IconStar
  return (
    <button
      type="button"
      className={css.star}
      aria-label={s.mark(name)}
      title={s.mark(name)}
      aria-pressed={marked}
      aria-busy={set.pending || !data || undefined}
      onClick={() => data && void set.run({ list, item, marked: !marked })}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </button>
  )
}
