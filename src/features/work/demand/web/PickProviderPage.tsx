import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { formatMoney } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { Link, useNavigate, useSearchParams } from '../../../../platform/web/router.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { useConfirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { isBefore, isPickable, stageOf } from '../contract/lifecycle.ts'
import type { Application, DemandDetail } from '../contract/schema.ts'
import type { Move } from '../contract/texts.ts'
import { actionHref, detailHref } from './links.ts'
import { NoDemand } from './NoDemand.tsx'
import { ApplicantCard } from './providers/ApplicantCard.tsx'
import { InviteForm } from './providers/InviteForm.tsx'
import { ProfileDrawer } from './providers/ProfileDrawer.tsx'
import { t } from './providers/texts.ts'
import { useDemand, useProviders, useWrite } from './queries.ts'

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

function Pick({ demand, records, adding }: { demand: DemandDetail; records: readonly Application[]; adding: boolean }) {
  const lang = useLang()
  const s = useTexts(t)
  const navigate = useNavigate()
  const confirm = useConfirm()
  const [profile, setProfile] = useState<string | null>(null)
  const [choosing, setChoosing] = useState<string | null>(null)
  const picking = useWrite('POST /ws/demand/pick')
  const open = (move: Move) => demand.moves.some((one) => one.move === move && one.possible)
  const applied = records.filter((one) => isPickable(one.state))
  const invited = records.filter((one) => one.state === 'invited')
  const possibility = demand.moves.find((one) => one.move === 'pick')
  const stage = stageOf(demand.seaServiceStatus)
  const pastMatching = !isBefore(stage, 'selected')

  const pick = async ({ person, bids, bidVersion }: Application) => {
    const money = formatMoney(bids[0]?.priceMinor ?? demand.amountMinor, demand.currency, lang)
    const sure = await confirm({
      title: s.pickAsk(person.name),
      body: `${s.pickBody(person.name, money)}${person.kind === 'company' || person.verified ? '' : ` ${s.pickNotVerified}`}`,
      verb: s.pickOf(person.name),
    })
    if (!sure) return
    setChoosing(person.id)
    const done = await picking.run({ id: demand.id, version: demand.version, accountId: person.id, bidVersion })
    setChoosing(null)
    if (!done) return
    toast.success(s.picked(person.name))
    navigate(detailHref(demand.id))
  }

  return (
    <>
      <PageHeader title={s.pickTitle} number={demand.number} about={demand.title} back={{ to: detailHref(demand.id), label: s.toDemand }} />
      {stage !== 'matching' ? (
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
          <SectionCard title={s.applicants(applied.length)} about={s.applicantsAbout}>
            {applied.length === 0 ? (
              <EmptyState bare title={s.nobody} why={s.nobodyWhy(formatDate(demand.recruitEnd, lang))} />
            ) : (
              <ul className={lists.lines}>
                {applied.map((one) => (
                  <ApplicantCard
                    key={one.id}
                    demand={demand}
                    application={one}
                    onProfile={() => setProfile(one.person.id)}
                    pending={choosing === one.person.id && picking.pending}
                    {...(open('pick') && { onPick: () => void pick(one) })}
                  />
                ))}
              </ul>
            )}
          </SectionCard>
          {invited.length > 0 && (
            <SectionCard title={s.invited(invited.length)}>
              <ul className={lists.lines}>
                {invited.map((one) => (
                  <ApplicantCard key={one.id} demand={demand} application={one} onProfile={() => setProfile(one.person.id)} />
                ))}
              </ul>
            </SectionCard>
          )}
          {open('invite') && <InviteForm demandId={demand.id} focus={adding} />}
        </div>
      )}
      <ProfileDrawer id={profile} onClose={() => setProfile(null)} />
    </>
  )
}
