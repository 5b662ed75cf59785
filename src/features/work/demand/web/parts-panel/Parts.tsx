import { Button } from '@mantine/core'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { today } from '../../../../../platform/web/today.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { formatDate, formatTime } from '../../../../../platform/web/ui/time.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { STANDING_ORDER_DAYS } from '../../../../../rules/demand.ts'
import { isBefore, isParty, stageOf } from '../../contract/lifecycle.ts'
import type { WorkUnit } from '../../contract/plan/earned.ts'
import type { Part } from '../../contract/plan/schema.ts'
import { isOver, type PartMove, partMoves, partStates } from '../../contract/plan/states.ts'
import { countedOf, workPair } from '../../contract/plan/work.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { moveTexts } from '../../contract/texts.ts'
import { FileLinks } from '../detail/FileLinks.tsx'
import { moveHref, partHref } from '../links.ts'
import { t as planTexts } from '../moves/plan-texts.ts'
import { useOpened } from './opened.ts'
import { PartHistory } from './PartHistory.tsx'
import { PlanChange } from './PlanChange.tsx'
import css from './parts.module.css'
import { Sheet } from './Sheet.tsx'
import { SupplementNote } from './supplement.tsx'
import { t as supplementTexts } from './supplement-texts.ts'
import { loggedText, measureText, partName, partTones, t, termsText } from './texts.ts'

/** The milestones, periods or weeks of a demand in their order: state, money, what was sent, and the one next step. */
export function Parts({ demand }: { demand: DemandDetail }) {
  const lang = useLang()
  const s = useTexts(t)
  const p = useTexts(planTexts)
  const { parts } = demand
  useOpened(demand)
  if (parts.length === 0) return null
  const inside = isParty(demand.side)
  // Weeks that can still change have the cap that holds now.
  const work = (parts.findLast(({ state }) => !isOver(state)) ?? parts[0]!).work
  const primary = parts.find(({ next }) => next !== null)?.id
  return (
    <SectionCard title={parts[0]!.work ? s.weeks : parts[0]!.startsOn === null ? s.title : s.periods} id="parts">
      {work && <p className={blocks.quiet}>{termsText(work, demand.currency, lang)}</p>}
      {inside && <p className={blocks.quiet}>{s.overview(parts.filter(({ state }) => isOver(state)).length, parts.length)}</p>}
      {demand.planChange && <PlanChange demand={demand} change={demand.planChange} />}
      {demand.noticed && <p className={`${blocks.notice} ${css.said}`}>{p.noticed(formatDate(demand.expectedCompletion, lang))}</p>}
      {demand.capAsked !== null && work && <CapAsked demand={demand} cap={demand.capAsked} unit={work.unit} />}
      {demand.standingOrder && <p className={blocks.quiet}>{s.standingOrder(STANDING_ORDER_DAYS)}</p>}
      <ol className={css.parts}>
        {parts.map((part) => (
          <One key={part.id} demand={demand} part={part} inside={inside} isPrimary={part.id === primary} />
        ))}
      </ol>
    </SectionCard>
  )
}

function CapAsked({ demand, cap, unit }: { demand: DemandDetail; cap: number; unit: WorkUnit }) {
  const lang = useLang()
  const p = useTexts(planTexts)
  const may = demand.moves.some(({ move, possible }) => move === 'changeCap' && possible)
  return (
    <div className={`${blocks.notice} ${css.said}`}>
      <p>{p.capAsked(workPair(unit, countedOf(unit, cap))[lang])}</p>
      {may && (
        <Button component={Link} to={moveHref('changeCap', demand.id)} variant="default">
          {moveTexts.changeCap.label[lang]}
        </Button>
      )}
    </div>
  )
}

/** A sheet that the provider still fills in. */
const isOpenSheet = (state: Part['state']) => state === 'funded' || state === 'returned'

interface OneProps {
  demand: DemandDetail
  part: Part
  inside: boolean
  /** Its next step is the one of the panel. */
  isPrimary: boolean
}

function One({ demand, part, inside, isPrimary }: OneProps) {
  const lang = useLang()
  const s = useTexts(t)
  const x = useTexts(supplementTexts)
  const { currency } = demand
  const money = (minor: number) => formatMoney(minor, currency, lang)
  const facts = [
    part.heldMinor > 0 && `${s.held} ${money(part.heldMinor)}`,
    part.earnedMinor > 0 && `${s.earned} ${money(part.earnedMinor)}`,
    part.advancedMinor > 0 && `${isOver(part.state) ? s.notEarned : s.advanced} ${money(part.advancedMinor)}`,
    part.work && part.lines.length > 0 && isOpenSheet(part.state) && `${s.logged} ${loggedText(part.work, part.lines, currency, lang)}`,
    part.claimedMinor !== null && !isOver(part.state) && `${s.claimed} ${money(part.claimedMinor)}`,
    part.state === 'supplemented' && `${x.claimedMore} ${money((part.claimedMinor ?? 0) - part.earnedMinor)}`,
  ].filter(Boolean)
  // A week or a period that has not begun is funded, and nobody works on it yet.
  const isAhead = part.state === 'funded' && part.startsOn !== null && part.startsOn > today()
  const hasBegun = !isBefore(stageOf(demand.seaServiceStatus), 'service')
  const isLate = ['funded', 'returned'].includes(part.state) && part.dueOn < today()
  const deadline = part.deadlineAt && formatTime(part.deadlineAt, lang)
  return (
    <li className={css.part} data-state={part.state}>
      <span className={css.place} aria-hidden="true">
        {part.place}
      </span>
      <div className={css.body}>
        <div className={css.head}>
          <h3>{partName(part, lang)}</h3>
          {inside && isLate && <StatusTag tone="bad">{s.late}</StatusTag>}
          {inside && <StatusTag tone={partTones[part.state]}>{isAhead ? s.ahead : partStates[part.state][lang]}</StatusTag>}
          <strong className={css.amount}>{part.work ? s.upTo(money(part.amountMinor)) : money(part.amountMinor)}</strong>
        </div>
        {part.startsOn === null && (
          <p className={blocks.fine}>
            {s.due} {formatDate(part.dueOn, lang)}
            {part.measure && ` · ${measureText(part.measure)}`}
          </p>
        )}
        {facts.length > 0 && <p className={blocks.fine}>{facts.join(' · ')}</p>}
        {deadline && part.state === 'sent' && <p className={blocks.fine}>{s.auto(deadline)}</p>}
        {deadline && (part.state === 'funded' || part.state === 'returned') && <p className={blocks.fine}>{s.reclaimOn(deadline)}</p>}
        {deadline && part.state === 'lowered' && <p className={blocks.fine}>{s.insistBy(deadline)}</p>}
        {part.state === 'supplemented' && <SupplementNote isCompany={demand.side === 'publisher'} />}
        {inside && part.isLast && !isOver(part.state) && demand.parts.length > 1 && <p className={blocks.fine}>{s.isDemand}</p>}
        <More part={part} money={money} currency={currency} />
        {inside && hasBegun && <PartHistory id={part.id} />}
        <PartButtons demand={demand} part={part} isPrimary={isPrimary} />
      </div>
    </li>
  )
}

function PartButtons({ demand, part, isPrimary }: Omit<OneProps, 'inside'>) {
  const lang = useLang()
  const can = useCan(demand)
  const moves = part.moves.filter(({ move, possible }) => possible && can(move))
  if (moves.length === 0) return null
  // The next step comes last, as everywhere.
  const ordered = moves.toSorted((a, b) => Number(a.move === part.next) - Number(b.move === part.next))
  return (
    <div className={`${blocks.buttons} ${css.buttons}`}>
      {ordered.map(({ move }) => (
        <Button
          key={move}
          component={Link}
          to={partHref(demand.id, part.id, move)}
          variant={isPrimary && move === part.next ? 'filled' : 'default'}
          data-part-move={move}
        >
          {partMoves[move].label[lang]}
        </Button>
      ))}
    </div>
  )
}

/** What the reader's role may do, by the permission list. */
function useCan({ side }: DemandDetail) {
  const [hosting, confirm] = [useMay('demand:hosting'), useMay('demand:confirm')]
  const delivers = [useMay('demand:deliver'), useMay('demand:serve')]
  const deliver = delivers.includes(true)
  return (move: PartMove) => (side === 'provider' ? deliver : move === 'fund' ? hosting : confirm)
}

/** How it is measured, and what was sent with its answers. */
function More({ part, money, currency }: { part: Part; money: (minor: number) => string; currency: DemandDetail['currency'] }) {
  const s = useTexts(t)
  const x = useTexts(supplementTexts)
  const { measure, work, sendings } = part
  if (!measure && sendings.length === 0) return null
  const ofValue = measure && /^0+(\.0+)?$/.test(measure.target)
  return (
    <details
      className={css.more}
      open={part.state === 'sent' || part.state === 'lowered' || part.state === 'returned' || part.state === 'supplemented' || undefined}
    >
      <summary>{s.more}</summary>
      {measure && (
        <dl className={css.measure}>
          <dt>{s.tiersOf}</dt>
          <dd>{measure.tiers.map(({ from, percent }) => (ofValue ? s.tierOfValue(from, percent) : s.tier(from, percent))).join(' · ')}</dd>
          {measure.baseline && (
            <>
              <dt>{s.baseline}</dt>
              <dd>
                {measure.baseline} {measure.unit}
              </dd>
            </>
          )}
          {measure.how && (
            <>
              <dt>{s.how}</dt>
              <dd className={blocks.text}>{measure.how}</dd>
            </>
          )}
          <dt>{s.rest}</dt>
          <dd>{s[part.rest]}</dd>
        </dl>
      )}
      {sendings.map((one) => (
        <article key={one.version} className={css.sending}>
          <h4>
            {one.isSupplement ? x.title : s.sending(one.version)} <TimeText value={one.at} />
          </h4>
          <p>
            {one.measured !== null && `${s.measured} ${one.measured} ${measure?.unit ?? ''} · `}
            {s.claimed} {money(one.claimedMinor)}
          </p>
          <p className={blocks.text}>{one.note || (work ? s.sheetByTimer : s.sentByTimer)}</p>
          {work && one.lines.length > 0 && <Sheet work={work} lines={one.lines} currency={currency} />}
          {one.files.length > 0 && <FileLinks files={one.files} />}
          {one.answer && !one.lines.some(({ answer }) => answer) && (
            <p className={blocks.notice} data-tone="warn">
              <strong>{one.acceptedMinor === null ? s.answered : s.accepted(one.acceptedValue ?? money(one.acceptedMinor))}</strong>
              {one.answer}
            </p>
          )}
        </article>
      ))}
    </details>
  )
}
