import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Pair } from '../../../platform/contract/texts.ts'
import blocks from '../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../platform/web/i18n.tsx'
import lists from '../../../platform/web/lists.module.css'
import { SectionCard } from '../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../platform/web/ui/StatusTag.tsx'
import { Timeline } from '../../../platform/web/ui/Timeline.tsx'
import type { Tone } from '../../../platform/web/ui/theme.ts'
import {
  type FieldReason,
  maskNumber,
  reasonsText,
  type VerificationEvent,
  type VerificationStatus,
} from '../../verification/contract/verification.ts'
import { t as shared } from './review/texts.ts'
import { t } from './texts.ts'

/** What the verification of companies and of individuals share on screen. */
export const verificationTones: Record<VerificationStatus, Tone> = { 0: 'neutral', 1: 'info', 2: 'ok', 3: 'bad', 4: 'warn' }

export function VerificationTag({ status }: { status: VerificationStatus }) {
  return <StatusTag tone={verificationTones[status]}>{useDictText('verificationStatus')(String(status))}</StatusTag>
}

/** A document number, masked until it is asked for: the screen may be seen by others. */
export function SecretNumber({ number }: { number: string }) {
  const s = useTexts(shared)
  const [open, setOpen] = useState(false)
  if (!number) return <>—</>
  return (
    <>
      <span>{open ? number : maskNumber(number)}</span>{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(!open)}>
        {open ? s.hideNumber : s.showNumber}
      </Button>
    </>
  )
}

export function ReasonsTold({ reasons, labels }: { reasons: readonly FieldReason[]; labels: Record<string, Pair> }) {
  const lang = useLang()
  const s = useTexts(t)
  if (reasons.length === 0) return null
  return (
    <div className={blocks.notice} data-tone="warn">
      {s.lastReasons}
      <ul className={lists.bullets}>
        {reasons.map((each) => (
          <li key={each.field}>{reasonsText([each], labels)[lang]}</li>
        ))}
      </ul>
    </div>
  )
}

export function Steps({ steps, labels }: { steps: readonly VerificationEvent[]; labels: Record<string, Pair> }) {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const did = { submit: s.did, approve: s.didApprove, reject: s.didReject, disable: s.didDisable, enable: s.didEnable }
  return (
    <SectionCard title={words.history}>
      <Timeline
        entries={[...steps]
          .sort((one, other) => other.at.localeCompare(one.at))
          .map((step) => ({
            id: `${step.at}${step.action}`,
            at: step.at,
            who: step.by,
            what: step.final ? s.didFinal : did[step.action],
            why: step.reasons.length > 0 ? reasonsText(step.reasons, labels)[lang] : step.note || null,
          }))}
      />
    </SectionCard>
  )
}
