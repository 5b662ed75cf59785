import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Miniature } from '../../../../platform/web/portal/Miniature.tsx'
import { MoneyLines } from '../../../../platform/web/ui/MoneyLines.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import css from './slip-screen.module.css'
import { w } from './ways-texts.ts'

/** A cost slip and the draft that it becomes. The rates are Singapore's of 2026, as an illustration; the tool below has those in force. */
export function SlipScreen() {
  const s = useTexts(w)
  return (
    <div className={css.screen}>
      <Miniature title={s.slipBar} label={s.slipLabel}>
        <MoneyLines
          currency="SGD"
          lines={[
            { label: s.gross, amountMinor: 800_000 },
            { label: 'CPF', note: '17%', amountMinor: 136_000 },
            { label: 'SDL', note: '0.25%', amountMinor: 1_125 },
          ]}
          total={{ label: s.total, amountMinor: 937_125 }}
        />
        <div className={`${blocks.between} ${blocks.card} ${css.draft}`}>
          <b>{s.draft}</b>
          <StatusTag tone="primary">{s.carried}</StatusTag>
        </div>
      </Miniature>
      <p className={css.sample}>{s.sample}</p>
    </div>
  )
}
