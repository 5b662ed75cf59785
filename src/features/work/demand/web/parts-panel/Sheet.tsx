import { formatMoney } from '../../../../../platform/contract/amount.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { acceptedCount, countOf, countText, type SentLine, type Work, workEarned } from '../../contract/plan/work.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import css from './sheet.module.css'
import { dayText, t, workText } from './texts.ts'

interface SheetProps {
  work: Work
  lines: readonly SentLine[]
  currency: DemandDetail['currency']
}

/** A sheet as it was sent: each day, what counts of it, and why less does. */
export function Sheet({ work, lines, currency }: SheetProps) {
  const lang = useLang()
  const s = useTexts(t)
  const accepted = acceptedCount(lines)
  const isLess = accepted < countOf(lines)
  return (
    <table className={css.sheet} aria-label={s.sheet}>
      <thead>
        <tr>
          <th scope="col">{s.day}</th>
          <th scope="col" className={css.count}>
            {workText(work.unit, lang)}
          </th>
          <th scope="col">{s.memo}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.day}>
            <th scope="row">{dayText(line.day, lang)}</th>
            <td className={css.count}>
              {line.accepted === null ? (
                countText(work.unit, line.counted)
              ) : (
                <>
                  <del>{countText(work.unit, line.counted)}</del> <ins>{countText(work.unit, line.accepted)}</ins>
                </>
              )}
            </td>
            <td>
              {line.memo}
              {line.answer && (
                <p className={css.answer}>
                  {s.answered}
                  {line.answer}
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{s.total}</th>
          <td className={css.count}>{countText(work.unit, isLess ? accepted : countOf(lines))}</td>
          <td>{formatMoney(workEarned(work, isLess ? accepted : countOf(lines)), currency, lang)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
