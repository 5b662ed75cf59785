import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { today } from '../../../../../platform/web/today.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatDate, formatTime } from '../../../../../platform/web/ui/time.ts'
import { partStates } from '../../contract/plan/states.ts'
import { detailHref } from '../links.ts'
import { partName } from '../parts-panel/texts.ts'
import { type ReadResult, useRead } from '../queries.ts'
import css from './joined.module.css'
import { t } from './texts.ts'

type Own = ReadResult<'GET /ws/demand/part/mine'>[number]

const isSubmitted = ({ state }: Own) => state === 'sent' || state === 'supplemented'

/** What one serves now, across requests: what is to be done, by day, and the money that comes next. */
export function OwnParts() {
  const s = useTexts(t)
  const lang = useLang()
  const all = useRead('GET /ws/demand/part/mine').data ?? []
  const toDo = all.filter((one) => !isSubmitted(one))
  const submitted = all.filter(isSubmitted).toSorted((a, b) => (a.deadlineAt ?? '').localeCompare(b.deadlineAt ?? ''))
  const sums = [...Map.groupBy(submitted, ({ currency }) => currency)].map(([currency, of]) =>
    formatMoney(
      of.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      currency,
      lang,
    ),
  )
  return (
    <div className={css.own}>
      {toDo.length > 0 && (
        <SectionCard title={s.toDo} about={s.toDoAbout}>
          <Lines of={toDo} />
        </SectionCard>
      )}
      {submitted.length > 0 && (
        <SectionCard title={s.nextMoney} about={s.nextMoneyAbout(sums.join(' · '))}>
          <Lines of={submitted} />
        </SectionCard>
      )}
    </div>
  )
}

function Lines({ of }: { of: readonly Own[] }) {
  const s = useTexts(t)
  const lang = useLang()
  const when = ({ state, dueOn, deadlineAt }: Own): string => {
    if (state === 'supplemented') return s.supplementWaits
    if (deadlineAt && state === 'sent') return s.paidBy(formatTime(deadlineAt, lang))
    if (deadlineAt && state === 'lowered') return s.insistBy(formatTime(deadlineAt, lang))
    return s.dueBy(formatDate(dueOn, lang))
  }
  return (
    <ul className={lists.lines}>
      {of.map((part) => {
        const money = formatMoney(part.amountMinor, part.currency, lang)
        const name = part.name && partName(part, lang)
        const isLate = (part.state === 'funded' || part.state === 'returned') && part.dueOn < today()
        return (
          <li key={part.id} className={css.part}>
            <div className={blocks.named}>
              <Link to={detailHref(part.demandId)}>{[part.title, name].filter(Boolean).join(' · ')}</Link>
              <span>
                {part.company} · <span className={isLate ? css.soon : undefined}>{when(part)}</span>
              </span>
            </div>
            {part.state !== 'sent' && part.state !== 'funded' && part.state !== 'supplemented' && (
              <StatusTag tone="warn">{partStates[part.state][lang]}</StatusTag>
            )}
            <strong className={css.money}>{part.isCapped && !isSubmitted(part) ? s.upTo(money) : money}</strong>
          </li>
        )
      })}
    </ul>
  )
}
