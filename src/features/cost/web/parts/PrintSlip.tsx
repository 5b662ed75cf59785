import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { formatTime } from '../../../../platform/web/ui/time.ts'
import css from './print.module.css'
import { p } from './print-texts.ts'

/** A cost slip that can be printed alone, under a head that says what it is, from when and from where. */
export function PrintSlip({ children }: { children: ReactNode }) {
  const s = useTexts(p)
  const lang = useLang()
  const [at, setAt] = useState('')
  const print = () => {
    addEventListener('afterprint', () => setAt(''), { once: true })
    flushSync(() => setAt(new Date().toISOString()))
    window.print()
  }
  return (
    <div className={css.slip} data-printed-alone={at !== '' || undefined}>
      {at && (
        <div className={css.head}>
          <strong>{s.head}</strong>
          <p>{s.printed(formatTime(at, lang), location.href)}</p>
        </div>
      )}
      {children}
      <div className={css.act}>
        <ActionButton look="outline" onClick={print}>
          {s.print}
        </ActionButton>
      </div>
    </div>
  )
}
