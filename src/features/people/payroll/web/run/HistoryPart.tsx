import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../../../platform/web/ui/FormState.tsx'
import { Timeline } from '../../../../../platform/web/ui/Timeline.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { type RunMove, runMoves, runStates } from '../../contract/run.ts'
import type { RunDetail } from '../../contract/run-schema.ts'
import css from '../payroll.module.css'
import { useRead } from '../queries.ts'
import { t } from './texts.ts'

/** Who prepared and approved what, and every move. */
export function HistoryPart({ run }: { run: RunDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const history = useRead('GET /ws/payroll/run/history', { id: run.id })
  const said = (move: string) =>
    move === 'create' ? s.createdRun : move === 'edit' ? s.editedRun : (runMoves[move as RunMove]?.past[lang] ?? move)
  return (
    <div className={blocks.stack}>
      <DescriptionList
        items={[
          {
            label: s.preparers,
            value: run.preparers.map((one) => `${one.name}（${one.why.map((why) => s[why]).join('、')}）`).join('；'),
            wide: true,
          },
          run.approvedBy && { label: s.approvedBy, value: run.approvedBy.name },
          run.calculatedAt !== null && { label: s.calculatedAt, value: <TimeText value={run.calculatedAt} /> },
          run.hash !== null && { label: s.hash, value: <span className={css.hash}>{run.hash}</span>, wide: true },
        ]}
      />
      {history.error ? (
        <ErrorState error={history.error} onRetry={history.refetch} />
      ) : history.data ? (
        <Timeline
          entries={history.data.moves.map((one) => ({
            id: one.id,
            at: one.at,
            who: one.who || null,
            what: said(one.move),
            from: one.from && runStates[one.from][lang],
            to: runStates[one.to][lang],
            why: one.reason || undefined,
          }))}
        />
      ) : (
        <FormSkeleton fields={4} />
      )}
    </div>
  )
}
