import { Skeleton, Tabs } from '@mantine/core'
import { useEffect } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { may } from '../../../../platform/web/permissions.ts'
import { useLocation, useSearchParams } from '../../../../platform/web/router.tsx'
import { isCompany, useSession } from '../../../../platform/web/session.ts'
import { usePageTitle } from '../../../../platform/web/title.ts'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { usePermissions } from '../../../../platform/web/use-permissions.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import { WaitingRequest } from '../../../base/approval/web/parts.tsx'
import { Star } from '../../../base/saved/web/parts.tsx'
import { isBefore, isParty, type Side, stageOf } from '../contract/lifecycle.ts'
import type { DemandDetail } from '../contract/schema.ts'
import { AcceptanceRoom } from './detail/AcceptanceRoom.tsx'
import { Again } from './detail/Again.tsx'
import { Deliveries } from './detail/Deliveries.tsx'
import css from './detail/detail.module.css'
import { History } from './detail/History.tsx'
import { Money } from './detail/Money.tsx'
import { MoveButtons } from './detail/MoveButtons.tsx'
import { Now } from './detail/Now.tsx'
import { CompanyCard, MyApplication, ProviderCard } from './detail/People.tsx'
import { planOf } from './detail/plan.ts'
import { Rail } from './detail/Rail.tsx'
import { Terms } from './detail/Terms.tsx'
import { t } from './detail/texts.ts'
import { hasDialog, MoveDialog } from './moves/MoveDialog.tsx'
import { NoDemand } from './NoDemand.tsx'
import { StatusOf } from './parts.tsx'
import { PartDialog } from './parts-panel/PartDialog.tsx'
import { Parts } from './parts-panel/Parts.tsx'
import { tellSeen, useDemand } from './queries.ts'
import { Questions } from './questions/Questions.tsx'
import { SplitPanel } from './split/SplitPanel.tsx'
import { demandTalk } from './talk.ts'

/** Source §2: `demandDetails`, in the personal area and in the hall. `room=` opens a section of it, `do=` the dialog of a move. */
export default function DemandDetailPage() {
  const s = useTexts(t)
  const [query] = useSearchParams()
  const id = query.get('id')
  const demand = useDemand(id)
  usePageTitle(demand.data?.title)
  if (demand.data) return <Whole demand={demand.data} />
  if (!id || demand.isError) return <NoDemand title={s.demand} error={id ? demand.error : null} onRetry={() => demand.refetch()} />
  return <Bones />
}

/** The list that the demand is in: the company's own, or of what the reader or the reader's company serves. */
function useHome(side: Side) {
  const s = useTexts(t)
  const company = isCompany(useSession().userInfo)
  if (company && side === 'publisher') return { to: '/personalHome/publish', label: s.toMine }
  return { to: '/personalHome/joinIn', label: company ? s.toServed : s.toJoined }
}

type Room = 'overview' | 'acceptance' | 'delivery'

/** By any of these in the permission list somebody sees demands: those of their company, those it serves, or those they have joined. */
const viewing: readonly Permission[] = ['demand:view', 'demand:serve', 'demand:apply']

/** What the source shows at which stage: join-in at 6 and 7, completion details to the provider from 6 on. */
function roomsOf(demand: DemandDetail, may: (permission: Permission) => boolean): Room[] {
  const rooms: Room[] = ['overview']
  if (!viewing.some(may)) return rooms
  if (demand.actions.includes('joinIn')) rooms.push('acceptance')
  if (demand.actions.includes('completeDetails')) rooms.push('delivery')
  return rooms
}

function Whole({ demand }: { demand: DemandDetail }) {
  const s = useTexts(t)
  const [query, setQuery] = useSearchParams()
  const auth = usePermissions()?.auth
  const home = useHome(demand.side)
  const userType = useSession().userInfo?.userType
  const mayDo = (permission: Permission) => may(auth, permission)
  const plan = planOf(demand, mayDo)
  const rooms = roomsOf(demand, mayDo)
  const room = rooms.find((one) => one === query.get('room')) ?? 'overview'
  const asked = query.get('do') ?? ''
  const change = (name: 'room' | 'do', value: string | null) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: name === 'do' },
    )
  const isInvited = demand.myApplication?.state === 'invited'
  useEffect(() => {
    if (isInvited) tellSeen('POST /ws/demand/invitation/opened', demand.id)
  }, [isInvited, demand.id])
  const labels: Record<Room, string> = { overview: s.tabOverview, acceptance: s.tabAcceptance, delivery: s.tabDelivery }
  const inHall = useLocation().pathname.startsWith('/demandHall')
  const mine = isParty(demand.side) || (demand.side === 'applicant' && !inHall)
  const back = mine ? home : { to: `/demandHall/${userType}/home`, label: s.toHall }
  return (
    <>
      <PageHeader
        title={demand.title}
        status={<StatusOf {...demand} />}
        number={demand.number}
        back={back}
        stays
        actions={
          <>
            {inHall && <Star list="hall" item={demand.id} name={demand.title} />}
            <MoveButtons demand={demand} plan={plan} room={room} />
          </>
        }
      />
      <Rail demand={demand} />
      {rooms.length > 1 ? (
        <Tabs
          className={css.tabs}
          value={room}
          onChange={(value) => change('room', value === 'overview' ? null : value)}
          keepMounted={false}
        >
          <Tabs.List aria-label={s.tabs}>
            {rooms.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {labels[one]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="overview">
            <Overview demand={demand} plan={plan} />
          </Tabs.Panel>
          <Tabs.Panel value="acceptance">
            <AcceptanceRoom demand={demand} />
          </Tabs.Panel>
          <Tabs.Panel value="delivery">
            <SectionCard title={s.tabDelivery}>
              <Deliveries deliveries={demand.deliveries} all />
            </SectionCard>
          </Tabs.Panel>
        </Tabs>
      ) : (
        <Overview demand={demand} plan={plan} />
      )}
      <PartDialog demand={demand} />
      <MoveDialog demand={demand} move={hasDialog(asked) ? asked : null} onClose={() => change('do', null)} />
    </>
  )
}

function Overview({ demand, plan }: { demand: DemandDetail; plan: ReturnType<typeof planOf> }) {
  const s = useTexts(t)
  return (
    <div className={`${blocks.columns} ${css.columns}`} data-ratio="8-4" data-early>
      <div className={`${blocks.stack} ${css.lead}`}>
        {demand.second?.waiting && <WaitingRequest one={demand.second.waiting} />}
        <Now demand={demand} plan={plan} />
        {demand.split && demand.side !== 'operator' && <SplitPanel demand={demand} split={demand.split} />}
        <Parts demand={demand} />
      </div>
      <div className={`${blocks.stack} ${css.side}`}>
        {!isParty(demand.side) && <MyApplication demand={demand} />}
        <Money demand={demand} />
        {demand.side !== 'provider' && <ProviderCard demand={demand} />}
        {demand.side !== 'publisher' && <CompanyCard demand={demand} />}
        {demand.side === 'provider' && <MyApplication demand={demand} />}
        <Again demand={demand} />
        <demandTalk.Slot demandId={demand.id} />
      </div>
      <div className={blocks.stack}>
        {isParty(demand.side) && !isBefore(stageOf(demand.seaServiceStatus), 'service') && demand.provider && (
          <SectionCard title={s.deliveries}>
            <Deliveries deliveries={demand.deliveries} />
          </SectionCard>
        )}
        <Terms demand={demand} />
        <Questions demand={demand} />
        <History demand={demand} />
      </div>
    </div>
  )
}

function Bones() {
  return (
    <div className={blocks.stack} aria-busy="true">
      <Skeleton height={32} width="55%" />
      <Skeleton height={64} />
      <div className={`${blocks.columns} ${css.columns}`} data-ratio="8-4" data-early>
        <Skeleton height={320} />
        <Skeleton height={180} />
      </div>
    </div>
  )
}
