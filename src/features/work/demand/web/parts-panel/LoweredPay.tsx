import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import type { Part } from '../../contract/plan/schema.ts'
import { ReleaseLines } from '../moves/ReleaseLines.tsx'
import type { ReadResult } from '../queries.ts'
import { PaidFrom } from './supplement.tsx'
import { t } from './texts.ts'

interface LoweredPayProps {
  part: Part
  preview: ReadResult<'GET /ws/demand/part/preview'>
  waiting: boolean
}

/** What was claimed, what the company accepts of it, and what that pays. */
export function LoweredPay({ part, preview, waiting }: LoweredPayProps) {
  const s = useTexts(t)
  const isSupplement = part.state === 'supplemented'
  // A supplementary sheet is judged apart from what its week was paid.
  const paid = isSupplement ? part.earnedMinor : 0
  return (
    <>
      <MoneyLines
        currency={preview.currency}
        lines={[
          { label: s.claimed, amountMinor: (part.claimedMinor ?? 0) - paid },
          { label: s.yours, amountMinor: preview.acceptedMinor - paid },
        ]}
      />
      {isSupplement && <PaidFrom preview={preview} />}
      <ReleaseLines preview={preview} waiting={waiting} />
    </>
  )
}
