import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { ApiError } from '../../../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { currencyNames } from '../../../../../rules/currency-names.ts'
import { allWithdrawable, type ReadResult } from '../queries.ts'
import css from '../wallet.module.css'
import { t } from './texts.ts'
import type { Selection } from './useSelection.ts'

interface TotalsProps {
  totals: ReadResult<'GET /ws/wallet/settlements'>['totals']
  selection: Selection
  /** Whether a selection makes sense at all. */
  maySelect: boolean
}

/** Over all earnings, not only over the page. */
export function Totals({ totals, selection, maySelect }: TotalsProps) {
  const s = useTexts(t)
  const lang = useLang()
  const [failed, setFailed] = useState('')
  const columns = [
    ['available', s.available, 'availableMinor'],
    ['applied', s.applied, 'appliedMinor'],
    ['paid', s.paid, 'paidMinor'],
  ] as const
  const selectAll = async (currency: (typeof totals)[number]['currency']) => {
    setFailed('')
    try {
      selection.set(await allWithdrawable(currency))
    } catch (error) {
      setFailed(error instanceof ApiError ? error.message : '')
    }
  }
  return (
    <SectionCard title={s.totals}>
      <table className={css.balances}>
        <thead>
          <tr>
            <th scope="col">{s.currency}</th>
            {columns.map(([key, label]) => (
              <th scope="col" key={key}>
                {label}
              </th>
            ))}
            {maySelect && <th scope="col">{s.select}</th>}
          </tr>
        </thead>
        <tbody>
          {totals.map((one) => (
            <tr key={one.currency}>
              <th scope="row">
                <span>
                  {one.currency}
                  <span className={`${blocks.fine} ${css.tag}`}>{currencyNames[one.currency][lang]}</span>
                </span>
              </th>
              {columns.map(([key, label, name]) => (
                <td
                  key={key}
                  data-label={label}
                  className={key === 'available' ? css.available : one[name] === 0 ? blocks.faint : undefined}
                >
                  <MoneyText amountMinor={one[name]} currency={one.currency} />
                </td>
              ))}
              {maySelect && (
                <td data-bare>
                  {one.availableMinor > 0 && (
                    <ActButton
                      needs="wallet:withdraw"
                      variant="subtle"
                      size="compact-sm"
                      throttleMs={300}
                      aria-label={s.selectAllOf(one.currency)}
                      onClick={() => selectAll(one.currency)}
                    >
                      {s.selectAll}
                    </ActButton>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {failed && (
        <p className={`${blocks.bad} ${blocks.fine}`} role="alert">
          {failed}
        </p>
      )}
    </SectionCard>
  )
}
