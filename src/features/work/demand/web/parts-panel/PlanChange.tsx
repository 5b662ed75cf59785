import { Button } from '@mantine/core'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { Scrollable } from '../../../../../platform/web/ui/Scrollable.tsx'
import { formatDate, formatTime } from '../../../../../platform/web/ui/time.ts'
import { totalOf } from '../../contract/plan/parts.ts'
import type { PlannedPart } from '../../contract/plan/schema.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { moveTexts } from '../../contract/texts.ts'
import { moveHref } from '../links.ts'
import { t as planTexts } from '../moves/plan-texts.ts'
import css from './parts.module.css'
import { measureText, partName } from './texts.ts'

type Change = NonNullable<DemandDetail['planChange']>

/** Another plan that one side proposes, old beside new, and what the reader can do about it. */
export function PlanChange({ demand, change }: { demand: DemandDetail; change: Change }) {
  const lang = useLang()
  const p = useTexts(planTexts)
  const answers = (['withdrawPlan', 'declinePlan', 'acceptPlan'] as const).filter((move) =>
    demand.moves.some((one) => one.move === move && one.possible),
  )
  return (
    <section className={`${blocks.notice} ${css.said}`} aria-label={p.planChange}>
      <strong>
        {change.isMine ? p.proposedMine(formatTime(change.until, lang)) : p.proposed(change.byName, formatTime(change.until, lang))}
      </strong>
      <p className={blocks.text}>{change.note}</p>
      <PlanChangeTable change={change} currency={demand.currency} />
      <div className={blocks.buttons}>
        {answers.map((move) => (
          <Button
            key={move}
            component={Link}
            to={moveHref(move, demand.id)}
            variant={move === 'acceptPlan' ? 'filled' : 'default'}
            data-plan-move={move}
          >
            {moveTexts[move].label[lang]}
          </Button>
        ))}
      </div>
    </section>
  )
}

export function PlanChangeTable({ change, currency }: { change: Pick<Change, 'before' | 'parts'>; currency: DemandDetail['currency'] }) {
  const lang = useLang()
  const p = useTexts(planTexts)
  const sum = (parts: readonly PlannedPart[]) => formatMoney(totalOf(parts), currency, lang)
  const rows = Array.from({ length: Math.max(change.before.length, change.parts.length) }, (_, at) => [change.before[at], change.parts[at]])
  return (
    <Scrollable label={p.planNew}>
      <table className={css.change}>
        <thead>
          <tr>
            <th scope="col">{p.planNow}</th>
            <th scope="col">{p.planNew}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([before, after], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <tr key={at}>
              <td>{before ? <Planned part={before} currency={currency} /> : '–'}</td>
              <td>{after ? <Planned part={after} currency={currency} /> : p.planDropped}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{p.planSum(sum(change.before))}</td>
            <td>{p.planSum(sum(change.parts))}</td>
          </tr>
        </tfoot>
      </table>
    </Scrollable>
  )
}

function Planned({ part, currency }: { part: PlannedPart; currency: DemandDetail['currency'] }) {
  const lang = useLang()
  return (
    <>
      <strong>{partName(part, lang)}</strong>
      {part.startsOn === null && <div>{formatDate(part.dueOn, lang)}</div>}
      {part.measure && <div>{measureText(part.measure)}</div>}
      <div>{formatMoney(part.amountMinor, currency, lang)}</div>
    </>
  )
}
