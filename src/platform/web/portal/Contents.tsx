import lists from '../lists.module.css'
import css from './Contents.module.css'
import { show } from './show.ts'

/** Table of contents beside the title; each line scrolls to its section. */
export const Contents = ({ label, parts }: { label: string; parts: readonly { id: string; title: string }[] }) => (
  <nav aria-label={label}>
    <ul className={`${lists.rows} ${css.contents}`}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <button type="button" onClick={() => show(id)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  </nav>
)
