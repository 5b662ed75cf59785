import { Button, Checkbox, Select } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { COMPARED_MOST } from '../../contract/bid-rules.ts'
import type { Application, DemandDetail } from '../../contract/schema.ts'
import { CounterDialog } from '../bids/CounterForm.tsx'
import { type Order, orders } from '../bids/compared.ts'
import { TurnDownDialog } from '../bids/TurnDownForm.tsx'
import { t as bidTexts } from '../bids/texts.ts'
import { NoteDialog } from '../notes/NoteDialog.tsx'
import { t as noteTexts } from '../notes/texts.ts'
import { useWrite } from '../queries.ts'
import { ApplicantCard } from './ApplicantCard.tsx'
import { t } from './texts.ts'

interface ListProps {
  demand: DemandDetail
  onProfile: (id: string) => void
  /** The moves that the viewer can make now. */
  may: { pick: boolean; counter: boolean; turnDown: boolean; reconsider: boolean }
}

interface ApplicantsProps extends ListProps {
  /** In their order. */
  applied: readonly Application[]
  order: Order
  onOrder: (order: Order) => void
  chosen: readonly string[]
  onChosen: (ids: readonly string[]) => void
  onCompare: () => void
  onPick: (one: Application) => void
  picking: string | null
}

/** Everybody who can be picked. */
export function Applicants({ demand, may, onProfile, applied, order, onOrder, chosen, onChosen, onCompare, ...rest }: ApplicantsProps) {
  const s = useTexts(t)
  const b = useTexts(bidTexts)
  const lang = useLang()
  const [turning, setTurning] = useState<Application | null>(null)
  const n = useTexts(noteTexts)
  const mayPick = useMay('demand:pick')
  const [noting, setNoting] = useState<Application | null>(null)
  const [countering, setCountering] = useState<Application | null>(null)
  const names: Record<Order, string> = { newest: b.newest, price: b.byPrice, finish: b.byFinish }
  const isFull = chosen.length >= COMPARED_MOST
  const toggle = (id: string) => onChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const tools = applied.length > 1 && (
    <div className={blocks.line}>
      <Select
        aria-label={b.order}
        w={210}
        allowDeselect={false}
        data={orders.map((value) => ({ value, label: names[value] }))}
        value={order}
        onChange={(value) => onOrder(value as Order)}
      />
      <Button variant="default" disabled={chosen.length < 2} onClick={onCompare}>
        {b.compare(chosen.length)}
      </Button>
    </div>
  )
  return (
    <SectionCard title={s.applicants(applied.length)} about={s.applicantsAbout} actions={tools}>
      {applied.length === 0 ? (
        <EmptyState bare title={s.nobody} why={s.nobodyWhy(formatDate(demand.recruitEnd, lang))} />
      ) : (
        <ul className={lists.lines}>
          {applied.map((one) => (
            <ApplicantCard key={one.id} demand={demand} application={one} onProfile={() => onProfile(one.person.id)}>
              {may.pick && (
                <ActButton
                  needs="demand:pick"
                  onClick={() => rest.onPick(one)}
                  loading={rest.picking === one.person.id}
                  aria-label={s.pickOf(one.person.name)}
                >
                  {s.pick}
                </ActButton>
              )}
              {one.countered ? (
                <WithdrawCounter demand={demand} application={one} />
              ) : (
                may.counter &&
                one.bids.length > 0 &&
                !one.stale && (
                  <Button variant="default" onClick={() => setCountering(one)} aria-label={b.counterOf(one.person.name)}>
                    {b.makeCounter}
                  </Button>
                )
              )}
              {may.turnDown && (
                <Button variant="default" onClick={() => setTurning(one)} aria-label={b.turnDownOf(one.person.name)}>
                  {b.turnDown}
                </Button>
              )}
              {mayPick && (
                <Button variant="default" onClick={() => setNoting(one)} aria-label={n.noteOf(one.person.name)}>
                  {one.note ? n.edit : n.write}
                </Button>
              )}
              {may.turnDown && <Star demand={demand} application={one} />}
              {applied.length > 1 && (
                <Checkbox
                  label={b.compareThis}
                  aria-label={b.compareOf(one.person.name)}
                  checked={chosen.includes(one.id)}
                  disabled={isFull && !chosen.includes(one.id)}
                  {...(isFull && !chosen.includes(one.id) && { title: b.compareMost(COMPARED_MOST) })}
                  onChange={() => toggle(one.id)}
                />
              )}
            </ApplicantCard>
          ))}
        </ul>
      )}
      <CounterDialog demand={demand} application={countering} onClose={() => setCountering(null)} />
      <NoteDialog demand={demand} application={noting} onClose={() => setNoting(null)} />
      <TurnDownDialog demand={demand} application={turning} onClose={() => setTurning(null)} />
    </SectionCard>
  )
}

function WithdrawCounter({ demand, application: { person } }: { demand: DemandDetail; application: Application }) {
  const b = useTexts(bidTexts)
  const back = useWrite('POST /ws/demand/bid/counter/withdraw')
  const withdraw = async () => {
    const done = await back.run({ id: demand.id, version: demand.version, accountId: person.id })
    if (done) toast.success(b.counterWithdrawn)
  }
  return (
    <ActButton needs="demand:pick" variant="default" onClick={withdraw} aria-label={b.withdrawCounterOf(person.name)}>
      {b.withdrawCounter}
    </ActButton>
  )
}

/** The company's own mark: nobody outside it sees it. */
function Star({ demand, application: { person, shortlisted } }: { demand: DemandDetail; application: Application }) {
  const b = useTexts(bidTexts)
  const mark = useWrite('POST /ws/demand/bid/shortlist')
  const mayPick = useMay('demand:pick')
  const Icon = shortlisted ? IconStarFilled : IconStar
  if (!mayPick) return null
  return (
    <ActButton
      needs="demand:pick"
      variant="default"
      aria-label={(shortlisted ? b.unshortlistOf : b.shortlistOf)(person.name)}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => mark.run({ id: demand.id, accountId: person.id, shortlisted: !shortlisted })}
    >
      {shortlisted ? b.unshortlist : b.shortlist}
    </ActButton>
  )
}

/** Bids that the company does not want. Until the applicant is notified of it, it can be taken back unseen. */
export function TurnedDown({ demand, may, onProfile, all }: ListProps & { all: readonly Application[] }) {
  const s = useTexts(t)
  const b = useTexts(bidTexts)
  const back = useWrite('POST /ws/demand/bid/reconsider')
  if (all.length === 0) return null
  const reconsider = async ({ person }: Application) => {
    const done = await back.run({ id: demand.id, version: demand.version, accountId: person.id })
    if (done) toast.success(b.reconsidered(person.name))
  }
  return (
    <SectionCard title={s.turnedDown(all.length)}>
      <ul className={lists.lines}>
        {all.map((one) => (
          <ApplicantCard key={one.id} demand={demand} application={one} onProfile={() => onProfile(one.person.id)}>
            {may.reconsider && (
              <ActButton
                needs="demand:pick"
                variant="default"
                onClick={() => reconsider(one)}
                aria-label={(one.turnDownAt ? b.undoOf : b.reconsiderOf)(one.person.name)}
              >
                {one.turnDownAt ? b.undo : b.reconsider}
              </ActButton>
            )}
          </ApplicantCard>
        ))}
      </ul>
    </SectionCard>
  )
}
