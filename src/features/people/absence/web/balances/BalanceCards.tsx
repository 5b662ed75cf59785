import type { ReactNode } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import type { LotView, TypeBalance } from '../../contract/views.ts'
import leave from '../leave.module.css'
import { daysText, validityText } from '../leave-texts.ts'
import css from './balances.module.css'
import { t } from './texts.ts'

interface BalanceCardsProps<T> {
  balances: readonly T[]
  /** By which the validity of a part is described. */
  today: string
  nameOf: (balance: T) => ReactNode
}

/** What is left of each leave type, with the parts that expire on different days. */
export function BalanceCards<T extends TypeBalance & { lots: readonly LotView[] }>({ balances, today, nameOf }: BalanceCardsProps<T>) {
  const s = useTexts(t)
  const lang = useLang()
  if (balances.length === 0) return <EmptyState bare title={s.noBalances} />
  return (
    <div className={css.cards}>
      {balances.map((one) => (
        <SectionCard key={one.type} title={nameOf(one)}>
          <p className={blocks.figure}>{daysText(one.leftHundredths, lang)}</p>
          <p className={blocks.fine}>{s.usedThisYear(daysText(one.usedHundredths, lang))}</p>
          <table className={leave.lots}>
            <tbody>
              {one.lots.map((lot) => (
                <tr key={lot.lot}>
                  <td>{validityText(lot, today, lang)}</td>
                  <td>{daysText(lot.leftHundredths, lang)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </SectionCard>
      ))}
    </div>
  )
}
