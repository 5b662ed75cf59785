import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { type MarkKind, markMeanings, markNames } from '../../contract/marks.ts'
import css from './checked.module.css'

interface CheckedProps {
  kind: MarkKind
  /** The day of the look; null of marks that are older than their days. */
  on: string | null
}

/** Name, day and what was looked at, as one text. */
function useWhole({ kind, on }: CheckedProps): string {
  const lang = useLang()
  const name = useTexts(markNames)[kind]
  const meaning = useTexts(markMeanings)[kind]
  const named = on ? `${name} ${formatDate(on, lang)}` : name
  return lang === 'en' ? `${named}: ${meaning}` : `${named}：${meaning}`
}

/** A mark of what the platform has looked at, with its day; what that was is read aloud and shown on hover. */
export function Checked({ kind, on }: CheckedProps) {
  const lang = useLang()
  const names = useTexts(markNames)
  return (
    <span className={`${blocks.inline} ${blocks.nowrap}`} title={useWhole({ kind, on })} data-checked={kind}>
      <StatusTag tone="ok">{names[kind]}</StatusTag>
      {on && <small className={blocks.fine}>{formatDate(on, lang)}</small>}
    </span>
  )
}

/** The same beside a name, as a sign. */
export function CheckedSign(mark: CheckedProps) {
  const whole = useWhole(mark)
  return (
    <span className={css.sign} title={whole} data-checked={mark.kind}>
      <IconRosetteDiscountCheck size={16} stroke={1.75} aria-hidden="true" />
      <span className="sr-only">{whole}</span>
    </span>
  )
}
