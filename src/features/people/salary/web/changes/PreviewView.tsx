import { pickText } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { formatPay } from '../../contract/currency.ts'
import type { Preview } from '../../contract/schema.ts'
import { BaseText, percentOf, signed } from '../parts.tsx'
import { t } from '../texts.ts'

/** What a change does: old and new, the first period with it, and closed periods. */
export function PreviewView({ preview }: { preview: Preview }) {
  const s = useTexts(t)
  const lang = useLang()
  const { old, now, effect, changeMinor, convertedMinor } = preview
  return (
    <div className={blocks.tight}>
      <DescriptionList
        items={[
          { label: s.old, value: <BaseText base={old} /> },
          { label: s.now, value: <BaseText base={now} /> },
          {
            label: s.change,
            value: changeMinor === null ? '—' : `${signed(changeMinor, now.currency)}（${percentOf(preview.changeBps)}）`,
          },
          convertedMinor !== null && {
            label: s.converted,
            value: (
              <>
                {formatPay(convertedMinor, now.currency)}
                <span className={blocks.below}>{s.convertedHow}</span>
              </>
            ),
          },
          {
            label: s.firstPeriod,
            value: effect.first ? s.periodOf(effect.first.from, effect.first.to, effect.first.payOn, effect.first.group) : s.noGroup,
            wide: true,
          },
        ]}
      />
      {preview.notes.map((note) => (
        <p key={note.en} className={blocks.notice}>
          {pickText(note, lang)}
        </p>
      ))}
      <h3>{s.retro}</h3>
      {effect.retro.length === 0 ? (
        <p className={blocks.quiet}>{s.retroNone}</p>
      ) : (
        <ul className={lists.lines}>
          {effect.retro.map((one) => (
            <li key={one.period.from} className={blocks.between}>
              <span>
                {one.period.from} – {one.period.to} <span className={blocks.fine}>{one.run}</span>
              </span>
              <strong>{signed(one.minor, now.currency)}</strong>
            </li>
          ))}
          <li className={blocks.between}>
            <span>{s.retroTotal}</span>
            <strong>{signed(effect.retroMinor, now.currency)}</strong>
          </li>
        </ul>
      )}
    </div>
  )
}
