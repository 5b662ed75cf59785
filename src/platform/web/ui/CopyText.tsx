import { IconCheck, IconCopy } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../i18n.tsx'
import css from './CopyText.module.css'
import { copyToClipboard } from './copy.ts'
import { t } from './texts.ts'

export interface CopyTextProps {
  text: string
  /** What is shown; the text itself when absent. */
  children?: ReactNode
  /** Name for the screen reader when `children` is an icon. */
  label?: string
  /** The outcome is only spoken, not written beside. */
  quiet?: boolean
}

/** Copies on click and says so with the source's texts. */
export function CopyText({ text, children, label, quiet }: CopyTextProps) {
  const s = useTexts(t)
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), 4_000)
    return () => clearTimeout(timer)
  }, [outcome])

  const said = outcome === 'copied' ? s.copied : outcome === 'failed' ? s.copyFailed : ''
  return (
    <>
      <button
        type="button"
        className={css.copy}
        title={s.copy}
        aria-label={label ?? s.copyThis(text)}
        onClick={async () => setOutcome((await copyToClipboard(text)) ? 'copied' : 'failed')}
      >
        {children ?? text}
        {outcome === 'copied' ? (
          <IconCheck className={css.icon} size={16} stroke={1.75} aria-hidden="true" />
        ) : (
          <IconCopy className={css.icon} size={16} stroke={1.75} aria-hidden="true" />
        )}
      </button>
      <span className={quiet ? 'sr-only' : css.said} data-failed={outcome === 'failed' || undefined} aria-live="polite">
        {said}
      </span>
    </>
  )
}
