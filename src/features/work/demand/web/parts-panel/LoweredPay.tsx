import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import type { Part } from '../../contract/plan/schema.ts'
import { ReleaseLines } from '../moves/ReleaseLines.tsx'
import type { ReadResult } from '../queries.ts'
import { t } from './texts.ts'

interface LoweredPayProps {
  part: Part
  preview: ReadResult<'GET /ws/demand/part/preview'>
  waiting: boolean
}

/** What was claimed, what the company accepts of it, and what that pays. */
export function LoweredPay({ part, preview, waiting }: LoweredPayProps) {
  const s = useTexts(t)
  return (
    <>
      <MoneyLines
        currency={preview.currency}
        lines={[
          { label: s.claimed, amountMinor: part.claimedMinor ?? 0 },
          { label: s.yours, amountMinor: preview.acceptedMinor },
        ]}
      />
      <ReleaseLines preview={preview} waiting={waiting} />
    </>
  )
}
