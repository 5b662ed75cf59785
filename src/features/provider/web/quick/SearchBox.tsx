import { type FormEvent, useEffect, useRef, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import css from '../quickfind.module.css'
import { t } from '../texts.ts'

const PAUSE_MS = 400

/** One large field: looks when the typing pauses, never in the midst of an input method’s composition, and at once on Enter. The address may change the words as well. */
export function SearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const s = useTexts(t)
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const [composing, setComposing] = useState(false)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text.trim() === sent.current.trim() || composing) return
    const timer = setTimeout(() => {
      // Enter was faster: asked again, it would undo whatever was opened meanwhile.
      if (text.trim() === sent.current) return
      sent.current = text.trim()
      latest.current(text.trim())
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, composing])
  const look = (words: string) => {
    sent.current = words
    setText(words)
    onChange(words)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    look(text.trim())
  }
  return (
    <search>
      <form className={css.search} onSubmit={onSubmit}>
        <input
          type="search"
          aria-label={s.searchLabel}
          placeholder={s.searchHint}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
        <ActionButton type="submit" look="beacon">
          {s.search}
        </ActionButton>
      </form>
      <p className={`${blocks.line} ${css.tries}`}>
        <span>{s.tries}</span>
        {[s.try1, s.try2, s.try3, s.try4].map((words) => (
          <button key={words} type="button" className={blocks.textButton} onClick={() => look(words)}>
            {words}
          </button>
        ))}
      </p>
    </search>
  )
}
