import { stages, statusOf } from '../../../../../features/work/demand/contract/lifecycle.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Miniature } from '../../../../../platform/web/portal/Miniature.tsx'
import { EscrowBar } from '../../../../../platform/web/ui/EscrowBar.tsx'
import { StageRail } from '../../../../../platform/web/ui/StageRail.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import css from './show.module.css'
import { t } from './texts.ts'

const DAYS = ['2026-10-12', '2026-10-13', '2026-10-14', '2026-10-22', '2026-10-26', '2026-11-20']
const DUE = '2026-12-04'
const now = statusOf('complete')

/** A demand whose work was delivered: the stage rail and the escrow bar of the real page. */
export function DemandScreen() {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <Miniature title={`${s.demandBar} D-2026-0142`} label={s.demandLabel}>
      <div className={blocks.between}>
        <strong className={css.title}>{s.demandTitle}</strong>
        <StatusTag tone="primary">{stages[now][lang]}</StatusTag>
      </div>
      <StageRail
        stages={stages.map((stage, at) => ({
          label: stage[lang],
          ...(DAYS[at] && { date: formatDate(DAYS[at], lang).slice(0, lang === 'cn' ? 10 : 6) }),
        }))}
        current={now}
      />
      <div className={`${blocks.columns} ${css.two}`}>
        <div className={`${blocks.card} ${blocks.tight} ${css.card}`}>
          <b>{s.escrow}</b>
          <EscrowBar currency="EUR" heldMinor={840_000} releasedMinor={360_000} refundedMinor={0} />
        </div>
        <div className={`${blocks.card} ${blocks.tight} ${css.card}`} data-next>
          <b>{s.next}</b>
          <span>{s.nextWhat}</span>
          <span className={blocks.fine}>{s.nextBy(formatDate(DUE, lang))}</span>
          <span className={css.button}>{s.confirm}</span>
        </div>
      </div>
    </Miniature>
  )
}
