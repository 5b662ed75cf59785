import { useState } from 'react'
import type { ResultOf } from '../../../../platform/contract/call.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { TextField } from '../../../../platform/web/portal/fields.tsx'
import { Note } from '../../../../platform/web/portal/layout.tsx'
import { usePublicForm } from '../../../../platform/web/portal/usePublicForm.ts'
import { Link } from '../../../../platform/web/router.tsx'
import { SampleTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { formatDate, formatTime } from '../../../../platform/web/ui/time.ts'
import { CountryLink } from '../../../base/area/web/parts/CountryLink.tsx'
import type { providerCalls } from '../../provider/contract/calls.ts'
import { providerNumber } from '../../provider/contract/number.ts'
import { call } from '../../provider/web/queries.ts'
import css from './safety.module.css'
import { t } from './texts.ts'

type Answer = ResultOf<(typeof providerCalls)['GET /ws/provider/verify']>

const empty = { number: '' }

/** Checks whether somebody who claims to be a listed provider is one. */
export function VerifyProvider() {
  const s = useTexts(t)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { values, field, errors, onSubmit, pending, failure } = usePublicForm({
    empty,
    check: ({ number }): Record<string, string> => (providerNumber(number) ? {} : { number: s.numberWrong }),
    save: ({ number }, options) =>
      call('GET /ws/provider/verify', { number: providerNumber(number) ?? number }, { ...options, quiet: true }),
    onDone: setAnswer,
  })
  return (
    <>
      <form className={`${blocks.beside} ${css.verify}`} noValidate onSubmit={onSubmit}>
        <TextField
          placeholder="P-00001"
          autoCapitalize="characters"
          autoComplete="off"
          {...field('number', s.number)}
          error={errors['number'] ?? failure?.message}
        />
        <ActionButton type="submit" busy={pending}>
          {s.verifyNow}
        </ActionButton>
      </form>
      <div aria-live="polite">{answer && answer.number === providerNumber(values.number) && <Found of={answer} />}</div>
    </>
  )
}

function Found({ of }: { of: Answer }) {
  const s = useTexts(t)
  const lang = useLang()
  if (!of.listed || !of.name) return <Note tone="bad">{s.notListed(of.number)}</Note>
  const day = of.verifiedOn ? formatDate(of.verifiedOn, lang) : ''
  return (
    <Note tone={of.verification === 'verified' ? 'ok' : 'warn'}>
      <p className={blocks.line}>
        <strong>{of.name[lang]}</strong> {of.home && <CountryLink code={of.home.code} name={of.home.name[lang]} />}
        {of.isDemo && <SampleTag />}
      </p>
      <p className={blocks.line}>
        {s.listed(of.number)}{' '}
        {of.verification === 'verified' ? s.verifiedOn(day) : of.verification === 'lapsed' ? s.lapsed(day) : s.unverified}
        {' · '}
        {s.asOf(formatTime(of.asOf, lang))}
      </p>
      <Link to={`/globalQuickfind?id=${encodeURIComponent(of.number)}`}>{s.see}</Link>
    </Note>
  )
}
