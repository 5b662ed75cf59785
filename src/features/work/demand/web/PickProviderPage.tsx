import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { formatMoney } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { ApiError } from '../../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link, useNavigate, useSearchParams } from '../../../../platform/web/router.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { useConfirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import { useSentText } from '../../../base/approval/web/parts.tsx'
import { COMPARED_MOST } from '../contract/bid-rules.ts'
import { isBefore, isPickable, stageOf } from '../contract/lifecycle.ts'
import type { Application, DemandDetail } from '../contract/schema.ts'
import type { Move } from '../contract/texts.ts'
import { CompareBids } from './bids/CompareBids.tsx'
import { inOrder, orders } from './bids/compared.ts'
import { actionHref, detailHref } from './links.ts'
import { NoDemand } from './NoDemand.tsx'
import { Applicants, TurnedDown } from './providers/Applicants.tsx'
import { Invitations } from './providers/Invitations.tsx'
import { InviteForm } from './providers/InviteForm.tsx'
import { InviteLink, InviteMany } from './providers/InviteMore.tsx'
import { ProfileDrawer } from './providers/ProfileDrawer.tsx'
import { t } from './providers/texts.ts'
import { call, refreshIfMoved, useDemand, useProviders, useWrite } from './queries.ts'
import { demandTexts } from './texts.ts'

/** Source §2 `facilitator`: all applicants, one of whom is picked; and *add*, an invitation. */
export default function PickProviderPage() {
  const s = useTexts(t)
  const [query] = useSearchParams()
  const id = query.get('id')
  const demand = useDemand(id)
  const providers = useProviders(id)
  const error = demand.error ?? providers.error
  const retry = () => {
    void demand.refetch()
    void providers.refetch()
  }
  if (!id || (error && !(demand.data && providers.data))) return <NoDemand title={s.pickTitle} error={id ? error : null} onRetry={retry} />
  if (!demand.data || !providers.data) return <Skeleton height={320} aria-busy="true" />
  return <Pick demand={demand.data} records={providers.data.records} adding={query.get('add') !== null} />
}

/** Who was invited, and the ways to invite more. */
function Invited({ demand, adding }: { demand: DemandDetail; adding: boolean }) {
  const may = demand.moves.some(({ move, possible }) => move === 'invite' && possible)
  return (
    <>
      <Invitations demandId={demand.id} mayRevoke={may} />
      {may && (
        <>
          <InviteForm demandId={demand.id} focus={adding} />
          <InviteMany demandId={demand.id} />
          <InviteLink demandId={demand.id} />
        </>
      )}
    </>
  )
}

/** The refusal has been shown; usually the demand has moved on. */
function noPreview(error: unknown): null {
  if (!(error instanceof ApiError)) throw error
  refreshIfMoved(error)
  return null
}

function Pick({ demand, records, adding }: { demand: DemandDetail; records: readonly Application[]; adding: boolean }) {
  const lang = useLang()
  const s = useTexts(t)
  const d = useTexts(demandTexts)
  const navigate = useNavigate()
  const confirm = useConfirm()
  const [profile, setProfile] = useState<string | null>(null)
  const [choosing, setChoosing] = useState<string | null>(null)
  const picking = useWrite('POST /ws/demand/pick')
  const sent = useSentText()
  const open = (move: Move) => demand.moves.some((one) => one.move === move && one.possible)
  const [{ sort, of, view }, patch] = useUrlState({ sort: 'newest', of: '', view: '' })
  const order = orders.find((one) => one === sort) ?? 'newest'
  const isDown = ({ state, turnDownAt }: Application) => state === 'turnedDown' || turnDownAt !== null
  const applied = inOrder(
    records.filter((one) => isPickable(one.state) && !isDown(one)),
    order,
  )
  const turnedDown = records.filter((one) => isDown(one))
  const [chosen, setChosen] = useState<readonly string[]>(() => of.split(',').filter(Boolean))
  const compared = applied.filter(({ id }) => of.split(',').includes(id)).slice(0, COMPARED_MOST)
  const isCompared = view === 'compare' && compared.length > 1
  const possibility = demand.moves.find((one) => one.move === 'pick')
  const mayPick = useMay('demand:pick')
  const may = {
    pick: mayPick && open('pick'),
    counter: mayPick && open('counterBid'),
    turnDown: mayPick && open('turnDownBid'),
    reconsider: mayPick && open('reconsiderBid'),
  }
  const stage = stageOf(demand.seaServiceStatus)
  const pastMatching = !isBefore(stage, 'selected')

  const pick = async ({ person, bidVersion }: Application) => {
    setChoosing(person.id)
    const preview = await call('GET /ws/demand/pick/preview', { id: demand.id, accountId: person.id }).catch(noPreview)
    setChoosing(null)
    if (!preview) return
    const { priceMinor, topUpMinor, backMinor } = preview
    const money = formatMoney(priceMinor, demand.currency, lang)
    const about = (priceMinor === demand.amountMinor ? s.pickBody : s.pickPriced)(person.name, money)
    const sure = await confirm({
      title: s.pickAsk(person.name),
      body: person.kind === 'company' || person.verified ? about : `${about} ${s.pickNotVerified}`,
      ...(priceMinor !== demand.amountMinor && {
        money: {
          currency: demand.currency,
          lines: [
            { label: s.bid, amountMinor: priceMinor },
            { label: s.inEscrow, amountMinor: preview.heldMinor },
            ...(topUpMinor > 0 ? [{ label: s.topUp, amountMinor: topUpMinor }] : []),
            ...(backMinor > 0 ? [{ label: s.backAtStart, amountMinor: backMinor }] : []),
          ],
        },
      }),
      verb: s.pickOf(person.name),
    })
    if (!sure) return
    // The bid that was read, not one that came since.
    setChoosing(person.id)
    const done = await picking.run({ id: demand.id, version: demand.version, accountId: person.id, bidVersion })
    setChoosing(null)
    if (!done) return
    toast.success(
      done.waits
        ? sent
        : done.money
          ? s.pickedAdded(person.name, formatMoney(done.money.amountMinor, demand.currency, lang))
          : s.picked(person.name),
    )
    navigate(detailHref(demand.id))
  }

  return (
    <>
      <PageHeader title={s.pickTitle} number={demand.number} about={demand.title} back={{ to: detailHref(demand.id), label: s.toDemand }} />
      {demand.bidsSealed && stage === 'matching' ? (
        <div className={blocks.stack}>
          <EmptyState
            title={s.sealedTitle(formatDate(demand.recruitEnd, lang))}
            why={`${d.rivals(demand.applicants)}${lang === 'cn' ? '。' : '. '}${s.sealedWhy}`}
          />
          <Invited demand={demand} adding={adding} />
        </div>
      ) : stage !== 'matching' ? (
        <EmptyState
          title={s.notOpen}
          why={possibility?.reason}
          action={
            <Button component={Link} to={pastMatching ? actionHref('providerList', demand.id) : detailHref(demand.id)}>
              {pastMatching ? s.toList : s.toDemand}
            </Button>
          }
        />
      ) : (
        <div className={blocks.stack}>
          {isCompared ? (
            <CompareBids
              demand={demand}
              compared={compared}
              all={applied}
              onBack={() => patch({ view: '' })}
              {...(may.pick && { onPick: (one: Application) => void pick(one) })}
              picking={choosing}
            />
          ) : (
            <Applicants
              {...{ demand, may, applied, order }}
              onProfile={setProfile}
              onOrder={(sort) => patch({ sort })}
              chosen={chosen.filter((id) => applied.some((one) => one.id === id))}
              onChosen={setChosen}
              onCompare={() => patch({ of: chosen.join(','), view: 'compare' })}
              onPick={(one) => void pick(one)}
              picking={choosing}
            />
          )}
          {!isCompared && <TurnedDown {...{ demand, may }} all={turnedDown} onProfile={setProfile} />}
          {!isCompared && <Invited demand={demand} adding={adding} />}
        </div>
      )}
      <ProfileDrawer id={profile} onClose={() => setProfile(null)} />
    </>
  )
}
