import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { formatClock } from '../../../../../platform/web/ui/time.ts'
import type { DraftKeeping } from '../keeping.ts'
import css from './form.module.css'
import { t } from './texts.ts'

/** Whether what was typed is saved. */
export function DraftStanding({ keeping: { state, savedAt } }: { keeping: DraftKeeping }) {
  const s = useTexts(t)
  const text =
    state === 'saving'
      ? s.draftSaving
      : state === 'failed'
        ? s.draftFailed
        : state === 'unsaved'
          ? s.draftUnsaved
          : savedAt
            ? s.draftSaved(formatClock(savedAt))
            : s.draftAuto
  return (
    <span className={`${blocks.fine} ${css.draft}`} data-failed={state === 'failed' || undefined} aria-live="polite">
      {text}
    </span>
  )
}
