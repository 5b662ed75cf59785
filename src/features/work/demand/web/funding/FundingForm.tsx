import { Alert, Button } from '@mantine/core'
import { amountText, formatMoney, parseAmount } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { amountProblem } from '../../../../../platform/web/ui/money-input.ts'
import { type ActForm, useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { SecondRule } from '../../../../base/approval/contract/states.ts'
import { SecondNote } from '../../../../base/approval/web/parts.tsx'
import type { DemandDetail } from '../../contract/schema.ts'
import { call, type ReadResult, refreshIfMoved, stale } from '../queries.ts'
import css from './funding.module.css'
import { t } from './texts.ts'

export type FundingPreview = ReadResult<'GET /ws/demand/hosting/preview'>

interface FundingFormProps {
  demand: DemandDetail
  preview: FundingPreview
  reviewing: boolean
  onReview: (reviewing: boolean) => void
  /** `waits`: a second person has to approve it first. */
  onDone: (fundedMinor: number, waits: boolean) => void
}

const topUpHref = (currency: string, amount: string): string =>
  `/companyHome/wallet?topUp=1&currency=${currency}&amount=${encodeURIComponent(amount)}`

export function FundingForm({ demand, preview, reviewing, onReview, onDone }: FundingFormProps) {
  const s = useTexts(t)
  const { currency, remainingMinor, walletMinor } = preview
  const minorOf = (amount: string) => (amount === '' || amountProblem(amount, currency, true) ? null : parseAmount(amount, currency))
  const problemOf = (minor: number | null) => (minor !== null && minor > remainingMinor ? s.above : undefined)
  const act = useActForm({
    initial: { amount: amountText(remainingMinor, currency) },
    version: demand.version,
    check: ({ amount }): Record<string, string> => {
      const problem = amount === '' ? s.needed : problemOf(minorOf(amount))
      return problem ? { amount: problem } : {}
    },
    confirm: ({ amount }) => {
      // The field itself reports an invalid amount.
      if (minorOf(amount) === null) return false
      if (!reviewing) onReview(true)
      return reviewing
    },
    save: ({ amount }, options, version) => call('POST /ws/demand/hosting', { id: demand.id, version, amount }, options),
    stale,
    onDone: ({ waits, money }) => onDone(money?.amountMinor ?? 0, waits),
    onError: (error) => {
      if (!error.isGeneral) onReview(false)
      refreshIfMoved(error)
    },
    warn: false,
  })
  const minor = minorOf(act.form.values.amount)
  const problem = problemOf(minor)
  const shortMinor = minor !== null && !problem ? Math.max(0, minor - walletMinor) : 0
  if (reviewing && minor !== null)
    return (
      <ReviewStep
        act={act}
        minor={minor}
        preview={preview}
        short={shortMinor > 0}
        rule={demand.second?.rule}
        onChange={() => onReview(false)}
      />
    )
  return <FillStep act={act} preview={preview} problem={problem} shortMinor={shortMinor} />
}

type Act = ActForm<{ amount: string }>

interface FillStepProps {
  act: Act
  preview: FundingPreview
  /** The error of the amount, while typing. */
  problem: string | undefined
  /** The amount missing in the wallet. */
  shortMinor: number
}

function FillStep({ act, preview: { currency, remainingMinor, walletMinor }, problem, shortMinor }: FillStepProps) {
  const lang = useLang()
  const s = useTexts(t)
  const mayTopUp = useMay('wallet:topUp')
  const money = (minor: number) => formatMoney(minor, currency, lang)
  const amount = act.field('amount', s.field)
  return (
    <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
      <p className={blocks.quiet}>{s.about}</p>
      <MoneyField
        description={s.fieldMax(money(remainingMinor))}
        currency={currency}
        required
        positive
        {...amount}
        error={amount.error ?? problem}
      />
      {shortMinor > 0 && (
        <div className={`${blocks.notice} ${blocks.tight} ${css.short}`} data-tone="warn" role="status">
          <strong>{s.short(money(shortMinor))}</strong>
          <p>{mayTopUp ? s.shortWhy : s.noTopUp}</p>
          <div className={blocks.buttons}>
            {walletMinor > 0 && (
              <Button variant="default" size="sm" onClick={() => amount.onChange(amountText(walletMinor, currency))}>
                {s.fundAll(money(walletMinor))}
              </Button>
            )}
            {mayTopUp && (
              <Button component={Link} to={topUpHref(currency, amountText(shortMinor, currency))} size="sm">
                {s.topUp(money(shortMinor))}
              </Button>
            )}
          </div>
        </div>
      )}
      <div className={blocks.buttons}>
        <ActButton needs="demand:hosting" type="submit" blocked={shortMinor > 0}>
          {s.review}
        </ActButton>
      </div>
    </form>
  )
}

interface ReviewStepProps {
  act: Act
  minor: number
  preview: FundingPreview
  short: boolean
  rule: SecondRule | undefined
  onChange: () => void
}

function ReviewStep({ act, minor, preview: { currency, remainingMinor, walletMinor }, short, rule, onChange }: ReviewStepProps) {
  const lang = useLang()
  const s = useTexts(t)
  const afterMinor = remainingMinor - minor
  return (
    <form className={blocks.form} onSubmit={act.onSubmit}>
      <p className={blocks.quiet}>{s.reviewAbout}</p>
      <MoneyLines
        currency={currency}
        lines={[
          { label: s.fromWallet, amountMinor: minor },
          { label: s.fee, amountMinor: 0 },
        ]}
        total={{ label: s.intoEscrow, amountMinor: minor }}
      />
      <dl className={`${blocks.tight} ${lists.amounts}`}>
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
      <SecondNote rule={rule} />
      {act.failure && (
        <Alert color="bad" role="alert">
          {act.failure.message}
        </Alert>
      )}
      <div className={blocks.buttons}>
        <Button variant="default" onClick={onChange}>
          {s.change}
        </Button>
        <ActButton needs="demand:hosting" type="submit" loading={act.pending} ref={takeFocus} blocked={short}>
          {s.confirm(formatMoney(minor, currency, lang))}
        </ActButton>
      </div>
    </form>
  )
}

/** The step starts with its button. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()
