import { useTexts } from '../../../../platform/web/i18n.tsx'
import { b } from './board-texts.ts'

/** The licence of the holiday data requires it wherever the data is shown. */
export function Credit({ className }: { className?: string | undefined }) {
  const s = useTexts(b)
  return (
    <p className={className}>
      {s.credit}
      <a href="https://github.com/commenthol/date-holidays" target="_blank" rel="noopener license" translate="no">
        date-holidays
      </a>
      {s.creditLicence}
    </p>
  )
}
