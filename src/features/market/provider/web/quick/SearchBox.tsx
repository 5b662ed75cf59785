import type { FormEvent } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../../../platform/web/portal/actions.tsx'
import fields from '../../../../../platform/web/portal/fields.module.css'
import { useSearchInput } from '../../../../../platform/web/ui/useSearchInput.ts'
import css from '../quickfind.module.css'
import { t } from '../texts.ts'

/** One large field, with a button and example words. */
export function SearchBox({ value, onChange, tries }: { value: string; onChange: (text: string) => void; tries: boolean }) {
  const s = useTexts(t)
  const { field, search } = useSearchInput(value, onChange)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    search()
  }
  return (
    <search>
      <form className={`${blocks.beside} ${css.search}`} onSubmit={onSubmit}>
        <input
          className={`${blocks.control} ${fields.search}`}
          type="search"
          aria-label={s.searchLabel}
          placeholder={s.searchHint}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          {...field}
        />
        <ActionButton type="submit" look="beacon">
          {s.search}
        </ActionButton>
      </form>
      {tries && (
        <p className={`${blocks.line} ${css.tries}`}>
          <span>{s.tries}</span>
          {[s.try1, s.try2, s.try3, s.try4].map((words) => (
            <button key={words} type="button" className={blocks.textButton} onClick={() => search(words)}>
              {words}
            </button>
          ))}
        </p>
      )}
    </search>
  )
}
