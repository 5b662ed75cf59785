import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { daysOfHundredths } from '../contract/schema.ts'
import type { LeavePreview } from '../contract/views.ts'
import css from './leave.module.css'
import { daysText, validityText } from './leave-texts.ts'
import { t } from './texts.ts'

/** The balance before and after a leave, part by part with when each ends. */
export function BalanceChange({ balance, on }: { balance: LeavePreview['balance']; on: string }) {
  const s = useTexts(t)
  const lang = useLang()
  if (!balance) return <p className={blocks.quiet}>{s.noBalance}</p>
  const { beforeHundredths, afterHundredths, shortHundredths, advanceHundredths, askedHundredths, lots } = balance
  return (
    <div className={blocks.tight}>
      <table className={css.lots}>
        <thead className="sr-only">
          <tr>
            <th scope="col">{s.lotsOf}</th>
            <th scope="col">{s.before}</th>
            <th scope="col">{s.after}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <strong>{s.balance}</strong>
            </td>
            <td>{daysText(beforeHundredths, lang)}</td>
            <td>
              <span aria-hidden="true">→ </span>
              <strong className={afterHundredths < 0 ? blocks.bad : undefined}>{daysText(afterHundredths, lang)}</strong>
            </td>
          </tr>
          {lots.map((lot) => (
            <tr key={lot.lot} className={blocks.fine}>
              <td>{validityText(lot, on, lang)}</td>
              <td>{daysText(lot.leftHundredths, lang)}</td>
              <td>
                <span aria-hidden="true">→ </span>
                {daysText(lot.afterHundredths, lang)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shortHundredths > 0 && <p className={blocks.bad}>{s.short(daysOfHundredths(shortHundredths))}</p>}
      {advanceHundredths > 0 && <p className={blocks.fine}>{s.advance(daysOfHundredths(advanceHundredths))}</p>}
      {askedHundredths > 0 && <p className={blocks.fine}>{s.waitingToo(daysOfHundredths(askedHundredths))}</p>}
    </div>
  )
}

/** Other leave on the same days, and days on which the team would be short. */
export function Warnings({ preview }: { preview: LeavePreview }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <>
      {preview.conflicts.length > 0 && (
        <div className={blocks.notice} data-tone="bad">
          <p>
            <strong>{s.overlaps}</strong>
          </p>
          <p>{[...new Set(preview.conflicts.map(({ day }) => formatDate(day, lang)))].join(lang === 'cn' ? '、' : ', ')}</p>
        </div>
      )}
      {preview.teamConflicts.length > 0 && (
        <div className={blocks.notice} data-tone="warn">
          <p>
            <strong>{s.teamConflicts}</strong>
          </p>
          <p>
            {preview.teamConflicts.map(({ day, out, of }) => s.outOf(formatDate(day, lang), out, of)).join(lang === 'cn' ? '；' : '; ')}
          </p>
          <p className={blocks.fine}>{s.teamRule}</p>
        </div>
      )}
    </>
  )
}
