import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { StageRail } from '../../../../../platform/web/ui/StageRail.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { stageOf, stages, statusOf } from '../../contract/lifecycle.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { outcomeLabels } from '../texts.ts'
import { t } from './texts.ts'

const DAY_MS = 86_400_000

/** The nine stages with the date each was entered; service counts its days. A demand that ended early stops at its last stage. */
export function Rail({ demand }: { demand: DemandDetail }) {
  const lang = useLang()
  const s = useTexts(t)
  const { seaServiceStatus: status, stageDates, outcome, timeline } = demand
  const early = outcome === 'cancelled' || outcome === 'recruitmentOver'
  const stoppedAt = early ? (timeline.findLast((move) => stageOf(move.toStatus) === 'ended')?.fromStatus ?? lastDated(stageDates)) : null
  const short = (iso: string) => (lang === 'cn' ? formatDate(iso, lang).slice(5) : formatDate(iso, lang).replace(/ \d{4}$/, ''))
  return (
    <StageRail
      label={s.stages}
      current={stoppedAt ?? status}
      ended={stageOf(status) === 'ended'}
      {...(early && { endedEarly: outcomeLabels[outcome][lang] })}
      stages={stages.map((stage) => {
        const entered = stageDates[stage.status]
        if (stage.key === 'service' && stage.status === status && entered) {
          const days = Math.floor((Date.now() - Date.parse(entered)) / DAY_MS) + 1
          return { label: stage[lang], date: `${short(entered)} · ${s.dayCount(Math.max(1, days))}` }
        }
        const reached = stoppedAt === null ? stage.status <= status : stage.status <= stoppedAt
        return { label: stage[lang], ...(entered && reached && { date: short(entered) }) }
      })}
    />
  )
}

const lastDated = (dates: Record<string, string>): number =>
  Math.max(
    0,
    ...Object.keys(dates)
      .map(Number)
      .filter((status) => status !== statusOf('ended')),
  )
