import { useBeanPrices } from '../../../../features/money/bean/web/queries.ts'
import { formatAmount } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { b } from './beans-texts.ts'
import css from './pricing.module.css'

/** What beans cost, by the packages on sale. */
export default function Beans() {
  const s = useTexts(b)
  const { data } = useBeanPrices()
  if (!data) return null
  return (
    <section aria-label={s.beans}>
      <h3 className={css.head}>{s.beans}</h3>
      <p className={css.lead}>{s.beansWhat(data.unlockCost, data.refundDays)}</p>
      {data.packages.length === 0 ? (
        <p>{s.beansOff}</p>
      ) : (
        <table className={`${lists.table} ${css.packages}`} data-stacks aria-label={s.beans}>
          <thead>
            <tr>
              <th scope="col">{s.pack}</th>
              <th scope="col">{s.price}</th>
              {data.cnyPerUsd !== null && <th scope="col">{s.dollars}</th>}
              <th scope="col">{s.perContact}</th>
            </tr>
          </thead>
          <tbody>
            {data.packages.map((one) => (
              <tr key={one.beans}>
                <th scope="row">{s.nBeans(one.beans.toLocaleString('en'))}</th>
                <td data-label={s.price}>CNY {formatAmount(one.priceMinor, 'CNY')}</td>
                {one.usdMinor !== null && <td data-label={s.dollars}>USD {formatAmount(one.usdMinor, 'USD')}</td>}
                <td data-label={s.perContact}>CNY {formatAmount(one.contactMinor, 'CNY')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data.cnyPerUsd !== null && <p className={blocks.fine}>{s.usdBasis(String(data.cnyPerUsd))}</p>}
    </section>
  )
}
