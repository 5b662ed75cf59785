import { formatMoney, parseAmount } from '../../../../../platform/contract/amount.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { dueAtHosting } from '../../contract/plan/parts.ts'
import css from './plan.module.css'
import { t } from './plan-texts.ts'
import type { FormValues } from './values.ts'

const minorOf = (amount: string, currency: FormValues['currency']) =>
  /^\d+(\.\d+)?$/.test(amount) ? (parseAmount(amount, currency) ?? 0) : 0

/** What is paid into escrow, and when: before publishing, and before each later milestone begins. */
export function PaidWhen({ values }: { values: FormValues }) {
  const s = useTexts(t)
  const { plan, currency } = values
  if (!plan) return null
  const parts = plan.milestones.map(({ name, amount }, at) => ({
    name: name || s.milestone(at + 1),
    amountMinor: minorOf(amount, currency),
  }))
  const now = dueAtHosting(parts, plan.hosting, 1)
  let covered = now
  const later = parts.flatMap(({ name, amountMinor }) => {
    const paid = Math.min(covered, amountMinor)
    covered -= paid
    return amountMinor > paid ? [{ label: s.before(name), amountMinor: amountMinor - paid }] : []
  })
  return (
    <section aria-label={s.when}>
      <h3 className={css.when}>{s.when}</h3>
      <MoneyLines
        currency={currency}
        lines={[{ label: s.now, amountMinor: now }, ...later]}
        total={{ label: s.total, amountMinor: parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0) }}
      />
    </section>
  )
}

/** The milestones as providers will see them. */
export function PlanSummary({ values }: { values: FormValues }) {
  const lang = useLang()
  const s = useTexts(t)
  const { plan, currency, expectedCompletion } = values
  if (!plan) return null
  return (
    <div className={css.summary}>
      <ol>
        {plan.milestones.map((one, at) => {
          const dueOn = at === plan.milestones.length - 1 ? expectedCompletion : one.dueOn
          const measured = one.target && `${one.metric} ${one.direction === 'atLeast' ? '≥' : '≤'} ${one.target} ${one.unit}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a milestone is its place in the plan
            <li key={at}>
              <strong>{one.name}</strong>
              <span>
                {[dueOn && formatDate(dueOn, lang), formatMoney(minorOf(one.amount, currency), currency, lang), measured]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          )
        })}
      </ol>
      <span>
        {s.hosting}: {s[plan.hosting]}
      </span>
    </div>
  )
}
