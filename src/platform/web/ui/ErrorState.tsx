import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import blocks from '../blocks.module.css'
import { messageOf } from '../client.ts'
import { useLang, useTexts } from '../i18n.tsx'
import spacing from '../spacing.module.css'
import { CopyText } from './CopyText.tsx'
import css from './ErrorState.module.css'
import { t } from './texts.ts'

interface ErrorStateProps {
  /** An `ApiError` (its message and request id are shown), any other error, or nothing. */
  error?: unknown
  /** Replaces the error's own message. */
  message?: ReactNode
  requestId?: string
  onRetry?: () => void
  action?: ReactNode
}

export function ErrorState({ error, message, requestId, onRetry, action }: ErrorStateProps) {
  const s = useTexts(t)
  const lang = useLang()
  const reference = requestId ?? requestIdOf(error)
  return (
    <div className={`${blocks.notice} ${blocks.tight} ${spacing.starts}`} data-tone="bad" role="alert">
      <p className={css.message}>{message ?? (messageOf(error, lang) || s.loadFailed)}</p>
      {reference && (
        <p className={blocks.line}>
          {s.requestId}
          <CopyText text={reference} />
        </p>
      )}
      {(onRetry || action) && (
        <div className={blocks.buttons}>
          {onRetry && (
            <Button variant="default" onClick={onRetry}>
              {s.retry}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}

function requestIdOf(error: unknown): string | undefined {
  const id = typeof error === 'object' && error !== null && 'requestId' in error ? error.requestId : undefined
  return typeof id === 'string' && id ? id : undefined
}
