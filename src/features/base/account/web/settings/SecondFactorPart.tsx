import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../../../platform/web/lazy-part.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { CodeField } from '../../../../../platform/web/ui/CodeField.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton, FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { confirmFactorForm, type SecondFactor } from '../../contract/second-factor.ts'
import { call, stale, useRead, useWrite } from '../queries.ts'
import css from './settings.module.css'
import { t } from './texts.ts'

const Qr = lazyPart(() => import('../../../../../platform/web/ui/Qr.tsx'))

/** Two-factor sign-in, by choice: an authenticator app beside the password or the code, and recovery codes for its loss. */
export function SecondFactorPart() {
  const s = useTexts(t)
  const { data, error, refetch } = useRead('GET /ws/account/secondFactor')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <SectionCard title={s.factor} about={s.factorAbout}>
      {codes ? (
        <Codes codes={codes} onDone={() => setCodes(null)} />
      ) : data ? (
        data.since ? (
          <On factor={data} since={data.since} onCodes={setCodes} />
        ) : (
          <Off onCodes={setCodes} />
        )
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton fields={1} />
      )}
    </SectionCard>
  )
}

interface Showing {
  onCodes: (codes: readonly string[]) => void
}

function On({ factor, since, onCodes }: Showing & { factor: SecondFactor; since: string }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const renew = useWrite('POST /ws/account/secondFactor/codes', { onDone: ({ codes }) => onCodes(codes) })
  const end = useWrite('POST /ws/account/secondFactor/end', { onDone: () => toast.success(s.factorEnded) })
  const askEnd = async () => {
    if (await confirm({ title: s.factorEnd, body: s.factorEndBody, verb: s.factorEnd, tone: 'bad' })) await end.run({})
  }
  return (
    <>
      <p className={blocks.line}>
        <StatusTag tone="ok">{s.factorOn}</StatusTag> <TimeText value={since} />
      </p>
      <p className={blocks.quiet}>{s.codesLeft(factor.codesLeft)}</p>
      <div className={blocks.buttons}>
        <ActButton needs="own" variant="default" loading={renew.pending} onClick={() => void renew.run({})}>
          {s.codesRenew}
        </ActButton>
        <ActButton needs="own" variant="outline" color="bad" loading={end.pending} onClick={() => void askEnd()}>
          {s.factorEnd}
        </ActButton>
      </div>
    </>
  )
}

function Off({ onCodes }: Showing) {
  const s = useTexts(t)
  const [made, setMade] = useState<{ secret: string; uri: string } | null>(null)
  const begin = useWrite('POST /ws/account/secondFactor/begin', { onDone: setMade })
  if (made) return <Enrol {...made} onCodes={onCodes} onCancel={() => setMade(null)} />
  return (
    <ActButton needs="own" variant="default" loading={begin.pending} onClick={() => void begin.run({})}>
      {s.factorBegin}
    </ActButton>
  )
}

function Enrol({ secret, uri, onCodes, onCancel }: Showing & { secret: string; uri: string; onCancel: () => void }) {
  const s = useTexts(t)
  const act = useActForm({
    warn: false,
    initial: { code: '' },
    check: (typed) => checkBy(confirmFactorForm, typed),
    save: (typed, options) => call('POST /ws/account/secondFactor/confirm', typed, options),
    stale,
    onDone: ({ codes }) => {
      toast.success(s.factorBegun)
      onCodes(codes)
    },
  })
  return (
    <form className={`${blocks.form} ${css.fields}`} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} />
      <p>{s.factorScan}</p>
      <div className={css.qr}>
        <Suspense fallback={<span aria-busy="true" />}>
          <Qr value={uri} label={s.factorQr} />
        </Suspense>
      </div>
      <p className={blocks.quiet}>
        {s.factorSecret} <CopyText text={secret} />
      </p>
      <CodeField description={s.oneTimeHint} required {...act.field('code', s.oneTimeCode)} />
      <div className={blocks.buttons}>
        <ActButton needs="own" type="submit" loading={act.pending}>
          {s.factorConfirm}
        </ActButton>
        <Button variant="default" onClick={onCancel}>
          {s.cancel}
        </Button>
      </div>
    </form>
  )
}

function Codes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const s = useTexts(t)
  return (
    <div className={blocks.form}>
      <h3>{s.codesTitle}</h3>
      <p>{s.codesAbout}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={blocks.buttons}>
        <CopyText text={codes.join('\n')} label={s.codesCopy}>
          {s.codesCopy}
        </CopyText>
        <Button onClick={onDone}>{s.codesKept}</Button>
      </div>
    </div>
  )
}
