import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { kindOfPlan } from '../../contract/plan/schema.ts'
import { measureText, partName } from '../parts-panel/texts.ts'
import css from './plan.module.css'
import { kindWords, t } from './plan-texts.ts'
import { dueOfPlan, type FormValues, partsOf, planOf } from './values.ts'

/** What is paid into escrow, and when: before publishing, and before each later part begins. */
export function PaidWhen({ values }: { values: FormValues }) {
  const s = useTexts(t)
  const lang = useLang()
  const plan = planOf(values)
  if (!plan) return null
  const { currency } = values
  const parts = partsOf(values).map((part, at) => ({ ...part, name: partName(part, lang) || s.milestone(at + 1) }))
  if (parts.length === 0) return <p className={blocks.quiet}>{s.whenUnknown}</p>
  const now = dueOfPlan(values)
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

/** The parts as providers will see them. */
export function PlanSummary({ values }: { values: FormValues }) {
  const lang = useLang()
  const s = useTexts(t)
  const plan = planOf(values)
  if (!plan) return null
  return (
    <div className={css.summary}>
      <ol>
        {partsOf(values).map((part) => (
          <li key={part.dueOn + part.name}>
            <strong>{partName(part, lang)}</strong>
            <span>
              {[
                part.startsOn === null && part.dueOn && formatDate(part.dueOn, lang),
                formatMoney(part.amountMinor, values.currency, lang),
                part.measure && measureText(part.measure),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      <span>
        {s.hosting}: {plan.hosting === 'first' ? s[kindWords[kindOfPlan(plan)].first] : s.all}
      </span>
    </div>
  )
}
