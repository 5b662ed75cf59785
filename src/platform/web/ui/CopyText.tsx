import { IconCheck, IconCopy } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import blocks from '../blocks.module.css'
import { copyText } from '../clipboard.ts'
import { useTexts } from '../i18n.tsx'
import css from './CopyText.module.css'
import { t } from './texts.ts'

interface CopyTextProps {
  text: string
  /** What is shown; the text itself when absent. */
  children?: ReactNode
  /** Name for the screen reader when `children` is an icon. */
  label?: string
}

/** Copies on click; a notification shows the outcome, with the source's texts. */
export function CopyText({ text, children, label }: CopyTextProps) {
  const s = useTexts(t)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [copied])
  const Icon = copied ? IconCheck : IconCopy
  return (
    <button
      type="button"
      className={`${blocks.inline} ${css.copy}`}
      title={s.copy}
      aria-label={label ?? s.copyThis(text)}
      onClick={async () => setCopied(await copyText(text))}
    >
      {children ?? text}
      <Icon className={css.icon} size={16} stroke={1.75} aria-hidden="true" />
    </button>
  )
}
