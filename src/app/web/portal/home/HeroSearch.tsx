import { type FormEvent, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import fields from '../../../../platform/web/portal/fields.module.css'
import { Link, useNavigate } from '../../../../platform/web/router.tsx'
import css from './home.module.css'
import { t } from './texts.ts'

const directory = (words: string) => `/globalQuickfind${words === '' ? '' : `?search=${encodeURIComponent(words)}`}`

/** Where and what, in one field: leads into the directory. */
export function HeroSearch() {
  const s = useTexts(t)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void navigate(directory(typed.trim()))
  }
  return (
    <search className={css.search}>
      <form className={blocks.beside} onSubmit={onSubmit}>
        <input
          className={`${blocks.control} ${fields.search}`}
          type="search"
          aria-label={s.searchLabel}
          placeholder={s.searchHint}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ActionButton type="submit" look="beacon">
          {s.searchGo}
        </ActionButton>
      </form>
      <p>
        {s.tries}{' '}
        {[s.try1, s.try2, s.try3].map((words) => (
          <Link key={words} to={directory(words)}>
            {words}
          </Link>
        ))}
      </p>
    </search>
  )
}
