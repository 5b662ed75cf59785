import lists from '../lists.module.css'
import css from './Contents.module.css'
import { show } from './show.ts'

/** What is on the page, beside its title; each line brings its part into view. */
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
