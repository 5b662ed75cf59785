import { formatAmount } from '../../../../../platform/contract/amount.ts'
import { contactLink } from '../../../../../platform/contract/contact-link.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { formatShort } from '../../../../people/cost/contract/money.ts'
import { useExampleEstimate } from '../../../../people/cost/web/queries.ts'
import { Cell } from './Cell.tsx'
import { t } from './texts.ts'

/** What an employer pays for an example of a salary, by the slip's own estimate. */
export function CostCell({ region }: { region: string }) {
  const s = useTexts(t)
  const asked = useExampleEstimate(region)
  const estimate = asked.data?.estimate
  const currency = asked.data?.currency
  const more = estimate
    ? { to: `/globalHiringAndTalentServices?cost=${region}&at=slip`, text: s.costTo }
    : { to: contactLink({ from: 'cost', topic: 'hire', region }), text: s.costAsk }
  return (
    <Cell title={s.cost} asked={asked} more={more}>
      {estimate && currency ? (
        <>
          <p className={blocks.figure}>
            {currency} {formatAmount(estimate.totalMinor, currency)}
          </p>
          <p>{s.costAt(`${currency} ${formatShort(estimate.grossMinor, currency)}`)}</p>
          <p className={blocks.fine}>
            {s.costOn(`${((estimate.contributionsMinor / estimate.grossMinor) * 100).toFixed(1)}%`)} ·{' '}
            {estimate.isOld ? s.costOld : s.costExample}
          </p>
        </>
      ) : (
        <p>{s.costNone}</p>
      )}
    </Cell>
  )
}
