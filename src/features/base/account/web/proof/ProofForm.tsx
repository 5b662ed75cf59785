import { Button, Radio, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { keepProof } from '../../../../../platform/web/proof.ts'
import { forForm } from '../../../../../platform/web/queries.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { CodeField } from '../../../../../platform/web/ui/CodeField.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton, FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { PasswordField } from '../../../../../platform/web/ui/PasswordField.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { type ProofWay, type ProofWays, proofForm } from '../../contract/proof.ts'
import { call, useRead } from '../queries.ts'
import { t } from './texts.ts'

interface Ended {
  onDone: () => void
  onCancel: () => void
}

/** What the account can prove by decides what is asked for. */
export function ProofForm(ended: Ended) {
  const s = useTexts(t)
  const { data, error, refetch } = useRead('GET /ws/account/proof', {}, forForm)
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <FormSkeleton fields={1} />
  return (
    <div className={blocks.form}>
      <p className={blocks.quiet}>{s.about}</p>
      <Fields ways={data} {...ended} />
    </div>
  )
}

function Fields({ ways, onDone, onCancel }: Ended & { ways: ProofWays }) {
  const s = useTexts(t)
  const [sent, setSent] = useState<ReactNode>(undefined)
  const act = useActForm({
    warn: false,
    initial: { way: ways.ways[0] ?? 'password', password: '', code: '' },
    check: (typed) => checkBy(proofForm, typed),
    save: ({ way, password, code }, options) =>
      call('POST /ws/account/proof', way === 'password' ? { way, password } : { way, code }, options),
    onDone: (result) => {
      keepProof(result)
      onDone()
    },
  })
  const { form, field } = act
  const { way } = form.values
  const names: Record<ProofWay, string> = { totp: s.totp, password: s.password, phone: s.byPhone(ways.phone), email: s.byEmail(ways.email) }
  const sendCode = async (to: 'phone' | 'email') => {
    const answer = await call('POST /ws/account/proof/code', { way: to })
    setSent(s.sentTo(answer.sentTo, answer.validMinutes))
    return answer.resendSeconds
  }
  const choose = (next: string) => {
    form.setValues({ way: next as ProofWay, password: '', code: '' })
    form.clearErrors()
    setSent(undefined)
  }
  const hint = sent ?? (way === 'phone' ? s.smsRisk : undefined)
  return (
    <form
      className={blocks.form}
      noValidate
      onSubmit={(event) => {
        // The dialog may have been opened from within a form.
        event.stopPropagation()
        act.onSubmit(event)
      }}
    >
      <FormState of={act} />
      {ways.ways.length > 1 && (
        <Radio.Group label={s.way} value={way} onChange={choose}>
          <Stack gap="xs" mt="xs">
            {ways.ways.map((each) => (
              <Radio key={each} value={each} label={names[each]} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {way === 'totp' ? (
        <TextInput
          description={s.totpHint}
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('code', s.totp)}
        />
      ) : way === 'password' ? (
        <PasswordField required {...field('password', s.password)} />
      ) : (
        <CodeField key={way} required onSend={() => sendCode(way)} sentFor={`proof ${way}`} description={hint} {...field('code', s.code)} />
      )}
      <div className={blocks.buttonsEnd}>
        <Button variant="default" onClick={onCancel}>
          {s.cancel}
        </Button>
        <ActButton needs="own" type="submit" loading={act.pending}>
          {s.confirm}
        </ActButton>
      </div>
    </form>
  )
}
