import { Alert, Button } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { amountText, formatMoney, parseAmount } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { useMay } from '../../../../platform/web/permissions.ts'
import { MoneyField } from '../../../../platform/web/ui/MoneyField.tsx'
import { MoneyLines } from '../../../../platform/web/ui/MoneyLines.tsx'
import { MoneyText } from '../../../../platform/web/ui/MoneyText.tsx'
import { amountProblem } from '../../../../platform/web/ui/money-input.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { type ReadResult, useMove } from '../queries.ts'
import css from './hosting.module.css'
import { t } from './texts.ts'

export type HostingPreview = ReadResult<'GET /ws/demand/hosting/preview'>

export interface HostingFormProps {
  demand: DemandDetail
  preview: HostingPreview
  reviewing: boolean
  onReview: (reviewing: boolean) => void
  onDone: (hostedMinor: number) => void
}

export const topUpHref = (currency: string, amount: string): string =>
  `/companyHome/wallet?topUp=1&currency=${currency}&amount=${encodeURIComponent(amount)}`

export function HostingForm({ demand, preview, reviewing, onReview, onDone }: HostingFormProps) {
  const lang = useLang()
  const s = useTexts(t)
  const { currency, remainingMinor, walletMinor } = preview
  const [amount, setAmount] = useState(() => amountText(remainingMinor, currency))
  const [tried, setTried] = useState(false)
  const mayTopUp = useMay('wallet:topUp')
  const money = (minor: number) => formatMoney(minor, currency, lang)
  const minor = amount === '' || amountProblem(amount, currency) ? null : parseAmount(amount, currency)
  const act = useMove('POST /ws/demand/hosting', {
    onDone: () => onDone(minor ?? 0),
    onError: (error) => Object.keys(error.fields).length > 0 && onReview(false),
  })
  const problem = amount === '' && tried ? s.needed : minor === 0 ? s.zero : minor !== null && minor > remainingMinor ? s.above : undefined
  const shortMinor = minor !== null && !problem ? Math.max(0, minor - walletMinor) : 0
  const ready = minor !== null && minor > 0 && !problem && shortMinor === 0
  const confirmButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (reviewing) confirmButton.current?.focus()
  }, [reviewing])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!ready) return
    if (reviewing) void act.run({ id: demand.id, amount })
    else onReview(true)
  }

  if (reviewing && minor !== null) {
    const afterMinor = remainingMinor - minor
    return (
      <form className={blocks.form} onSubmit={submit}>
        <p className={blocks.quiet}>{s.reviewAbout}</p>
        <MoneyLines
          currency={currency}
          lines={[
            { label: s.fromWallet, amountMinor: minor },
            { label: s.fee, amountMinor: 0 },
          ]}
          total={{ label: s.intoEscrow, amountMinor: minor }}
        />
        <dl className={`${blocks.tight} ${css.after}`}>
          <div>
            <dt>{s.walletAfter}</dt>
            <dd>
              <MoneyText amountMinor={walletMinor - minor} currency={currency} />
            </dd>
          </div>
          <div>
            <dt>{s.remainingAfter}</dt>
            <dd>
              <MoneyText amountMinor={afterMinor} currency={currency} />
            </dd>
          </div>
        </dl>
        <p>{afterMinor === 0 ? s.thenReview : s.thenMore}</p>
        {act.error && Object.keys(act.error.fields).length === 0 && (
          <Alert color="bad" role="alert">
            {act.error.message}
          </Alert>
        )}
        <div className={blocks.buttons}>
          <Button type="submit" loading={act.pending} ref={confirmButton} disabled={!ready}>
            {s.confirm(money(minor))}
          </Button>
          <Button variant="default" onClick={() => onReview(false)}>
            {s.change}
          </Button>
        </div>
      </form>
    )
  }

  return (
    <form className={blocks.form} onSubmit={submit} noValidate>
      <p className={blocks.quiet}>{s.about}</p>
      <MoneyField
        label={s.field}
        description={s.fieldMax(money(remainingMinor))}
        value={amount}
        onChange={setAmount}
        currency={currency}
        required
        error={act.fields['amount'] ?? problem}
      />
      {shortMinor > 0 && (
        <div className={`${blocks.notice} ${blocks.tight} ${css.short}`} data-tone="warn" role="status">
          <strong>{s.short(money(shortMinor))}</strong>
          <p>{mayTopUp ? s.shortWhy : s.noTopUp}</p>
          <div className={blocks.buttons}>
            {mayTopUp && (
              <Button component={Link} to={topUpHref(currency, amountText(shortMinor, currency))} size="sm">
                {s.topUp(money(shortMinor))}
              </Button>
            )}
            {walletMinor > 0 && (
              <Button variant="default" size="sm" onClick={() => setAmount(amountText(walletMinor, currency))}>
                {s.hostAll(money(walletMinor))}
              </Button>
            )}
          </div>
        </div>
      )}
      <div className={blocks.buttons}>
        <Button type="submit" disabled={shortMinor > 0}>
          {s.review}
        </Button>
      </div>
    </form>
  )
}
