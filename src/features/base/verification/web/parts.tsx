import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { pickText } from '../../../../platform/contract/texts.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import type { Queue } from '../../queue/contract/queues.ts'
import { UsualTime } from '../../queue/web/parts.tsx'
import {
  DISABLED,
  FAILED,
  type FieldReason,
  PENDING,
  rejectReasons,
  UNVERIFIED,
  VERIFIED,
  type VerificationStatus,
} from '../contract/verification.ts'
import { t } from './texts.ts'

const tones = { [UNVERIFIED]: 'neutral', [PENDING]: 'info', [VERIFIED]: 'ok', [FAILED]: 'bad', [DISABLED]: 'warn' } as const

/** The five states of product §5, in the dictionary's words. */
export function VerificationTag({ status }: { status: VerificationStatus }) {
  const text = useDictText('verificationStatus')
  return <StatusTag tone={tones[status]}>{text(String(status))}</StatusTag>
}

/** The operator's reason for rejecting one field, in the language of the screen. */
function useReason(): (reason: FieldReason) => string {
  const lang = useLang()
  return ({ reason, note }) => {
    const listed = pickText(rejectReasons[reason], lang)
    if (!note) return listed
    if (reason === 'other') return note
    return lang === 'cn' ? `${listed}（${note}）` : `${listed} (${note})`
  }
}

/** The description of a field: the reason for its rejection, before its own hint. */
export function useRejection(reasons: readonly FieldReason[]): (field: string, hint?: string) => ReactNode {
  const why = useReason()
  return (field, hint) => {
    const reason = reasons.find((each) => each.field === field)
    if (!reason) return hint
    return (
      <>
        <span className={blocks.bad}>{why(reason)}</span>
        {hint && <br />}
        {hint}
      </>
    )
  }
}

export interface StandingProps {
  status: VerificationStatus
  final: boolean
  reasons: readonly FieldReason[]
  /** Why it was disabled. */
  note?: string
  submittedAt: string | null
  reviewedAt: string | null
  /** Field → its name in the language of the screen. */
  labels: Record<string, string>
  /** What each state means here. */
  says: Record<VerificationStatus, ReactNode>
  queue: Extract<Queue, `${string}Verification`>
}

/** The state of the verification, what to correct, and what comes next. */
export function Standing({ status, final, reasons, note, submittedAt, reviewedAt, labels, says, queue }: StandingProps) {
  const s = useTexts(t)
  const why = useReason()
  const failed = status === FAILED
  return (
    <Alert
      color={failed ? 'bad' : status === DISABLED ? 'warn' : status === VERIFIED ? 'ok' : 'primary'}
      classNames={{ message: blocks.tight }}
    >
      <p>{failed && final ? s.final : says[status]}</p>
      {status === PENDING && (
        <p>
          <UsualTime queue={queue} />
        </p>
      )}
      {failed && reasons.length > 0 && (
        <ul className={lists.bullets}>
          {reasons.map((reason) => (
            <li key={`${reason.field}.${reason.reason}`}>
              <b>{labels[reason.field] ?? reason.field}</b>
              {s.colon}
              {why(reason)}
            </li>
          ))}
        </ul>
      )}
      {status === DISABLED && note && (
        <p>
          {s.disabledWhy}
          {note}
        </p>
      )}
      {submittedAt && status !== UNVERIFIED && (
        <p className={blocks.quiet}>
          {s.submitted} <TimeText value={submittedAt} />
          {reviewedAt && status !== PENDING && (
            <>
              {s.comma}
              {s.reviewed} <TimeText value={reviewedAt} />
            </>
          )}
        </p>
      )}
    </Alert>
  )
}

/** The submitted evidence, for those who may see it. */
export function FileLink({ file }: { file: { url: string; name: string } | null }) {
  const s = useTexts(t)
  if (!file) return null
  return (
    <a href={file.url} target="_blank" rel="noopener">
      {file.name}
      <span className="sr-only">{s.newTab}</span>
    </a>
  )
}
