import { useEffect, useRef, useState } from 'react'
import blocks from '../../../platform/web/blocks.module.css'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { Sheet } from '../../../platform/web/portal/Sheet.tsx'
import { useLocation } from '../../../platform/web/router.tsx'
import { useSearchInput } from '../../../platform/web/ui/useSearchInput.ts'
import { Found } from './Found.tsx'
import css from './search.module.css'
import { siteSearch } from './state.ts'
import { t } from './texts.ts'

const close = () => siteSearch.set(false)

/** Searches everything that is public. A result closes it; it is on the page only while it is open. */
export default function SiteSearch() {
  const s = useTexts(t)
  const { key } = useLocation()
  const from = useRef(key)
  useEffect(() => {
    if (key !== from.current) close()
  }, [key])
  return (
    <Sheet open onClose={close} title={s.title}>
      <Box />
    </Sheet>
  )
}

/** The dialog gives its first focus to the element with this attribute; React's own `autoFocus` does not set it. */
const takesFocus = (node: HTMLElement | null): void => node?.setAttribute('autofocus', '')

function Box() {
  const s = useTexts(t)
  const [words, setWords] = useState('')
  const { field, search } = useSearchInput(words, setWords)
  return (
    <div className={`${blocks.stack} ${css.box}`}>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            search()
          }}
        >
          <input ref={takesFocus} type="search" aria-label={s.title} placeholder={s.field} maxLength={100} autoComplete="off" {...field} />
        </form>
      </search>
      {words === '' ? <p className={blocks.quiet}>{s.start}</p> : <Found words={words} />}
    </div>
  )
}
