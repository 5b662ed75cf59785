import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { downloadWorkbook } from '../../../../../platform/web/download.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { ActionButton, ActionRow } from '../../../../../platform/web/portal/actions.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { call, type EstimateInput } from '../queries.ts'
import css from './print.module.css'
import { p } from './print-texts.ts'

interface Props {
  asked: EstimateInput
  /** Shows the slip alone, under this head; null ends it. */
  onAlone: (head: ReactNode) => void
}

/** A slip to keep: printed alone, under a head that says what it is, from when and from where; or as a workbook. */
export default function SlipTools({ asked, onAlone }: Props) {
  const s = useTexts(p)
  const lang = useLang()
  const [busy, setBusy] = useState(false)
  const print = () => {
    addEventListener('afterprint', () => onAlone(null), { once: true })
    flushSync(() =>
      onAlone(
        <div className={css.head}>
          <strong>{s.head}</strong>
          <p>{s.printed(formatTime(new Date().toISOString(), lang), location.href)}</p>
        </div>,
      ),
    )
    window.print()
  }
  const save = async () => {
    setBusy(true)
    // A refusal is shown by the call.
    const book = await call('GET /ws/cost/workbook', asked).catch(() => null)
    setBusy(false)
    if (book) downloadWorkbook(book)
  }
  return (
    <ActionRow>
      <ActionButton look="outline" onClick={print}>
        {s.print}
      </ActionButton>
      <ActionButton look="outline" busy={busy} onClick={() => void save()}>
        {s.workbook}
      </ActionButton>
    </ActionRow>
  )
}
