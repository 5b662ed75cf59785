import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { ResultOf } from '../../../../platform/contract/call.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { useSearchParams } from '../../../../platform/web/router.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import type { accountCalls } from '../contract/calls.ts'
import { EntryShell } from './parts/EntryShell.tsx'
import { useWrite } from './queries.ts'
import { t } from './texts.ts'

type Result = ResultOf<(typeof accountCalls)['POST /ws/account/mailByLink']>

/** The link in a mail that switches mails of its kind off: opening it is enough, without signing in. */
export default function MailLinkPage() {
  const s = useTexts(t)
  const lang = useLang()
  const token = useSearchParams()[0].get('token') ?? ''
  const [result, setResult] = useState<Result | null>(null)
  const set = useWrite('POST /ws/account/mailByLink', { quiet: true, onDone: setResult })
  const { run } = set
  useEffect(() => {
    void run({ token, on: false })
  }, [run, token])
  const { error } = set
  return (
    <EntryShell title={s.mailLinkTitle}>
      <div className={blocks.form} role="status">
        {error && <ErrorState error={error} onRetry={() => run({ token, on: false })} />}
        {result && (
          <>
            <p>{result.mail ? s.mailOn(result.title[lang]) : s.mailOff(result.title[lang])}</p>
            <div className={blocks.buttons}>
              <Button variant="default" loading={set.pending} onClick={() => run({ token, on: !result.mail })}>
                {result.mail ? s.mailTurnOff : s.mailTurnOn}
              </Button>
            </div>
          </>
        )}
      </div>
    </EntryShell>
  )
}
