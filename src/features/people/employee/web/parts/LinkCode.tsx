import { type ReactNode, useState } from 'react'
import type { RunningAct } from '../../../../../platform/web/act.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { codeSent } from '../../../../../platform/web/code-wait.ts'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { useSearchParams } from '../../../../../platform/web/router.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { CodeField } from '../../../../../platform/web/ui/CodeField.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import css from './link.module.css'
import { t } from './link-texts.ts'

interface LinkCodeProps {
  title: string
  about: string
  /** The verb of the button that opens it. */
  see: string
  send: RunningAct<{ key: string }, { to: string; company: string }>
  open: RunningAct<{ key: string; code: string }, unknown>
  /** What the link shows once it is open, else null. */
  children: (key: string) => ReactNode
}

/** What an employee opens without an account: the link of a message, then a code that is sent to the same address. */
export function LinkCode({ title, about, see, send, open, children }: LinkCodeProps) {
  const s = useTexts(t)
  const [params] = useSearchParams()
  const [code, setCode] = useState('')
  const [sent, setSent] = useState<{ to: string; company: string } | null>(null)
  const key = params.get('key') ?? ''
  const shown = key ? (
    children(key)
  ) : (
    <>
      <PageHeader title={title} />
      <EmptyState title={s.noKey} why={s.noKeyWhy} />
    </>
  )
  const failure = [send.error, open.error].find((error) => error?.isGeneral)
  const ask = async (): Promise<boolean> => {
    const answer = await send.run({ key })
    if (answer) {
      setSent(answer)
      codeSent(key)
    }
    return answer !== undefined
  }
  if (shown) return <div className={css.paper}>{shown}</div>
  return (
    <div className={css.paper}>
      <PageHeader title={title} about={about} />
      <div className={blocks.form}>
        {sent ? (
          <>
            <p role="status">{s.codeSent(sent.to, sent.company)}</p>
            <CodeField
              label={s.code}
              value={code}
              onChange={setCode}
              onSend={ask}
              sentFor={key}
              onComplete={(digits) => void open.run({ key, code: digits })}
              error={open.fields['code']}
            />
            <ActButton needs="own" loading={open.pending} throttleMs={0} onClick={() => open.run({ key, code })}>
              {see}
            </ActButton>
          </>
        ) : (
          <ActButton needs="own" loading={send.pending} onClick={ask}>
            {s.getCode}
          </ActButton>
        )}
        {failure && <ErrorState error={failure} />}
      </div>
    </div>
  )
}
