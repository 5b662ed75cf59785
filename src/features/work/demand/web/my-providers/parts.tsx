import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { isCompany, useSession } from '../../../../../platform/web/session.ts'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { Person } from '../../contract/schema.ts'
import { copyHref, detailHref } from '../links.ts'
import { type ReadResult, useRead } from '../queries.ts'
import { InviteButton, InviteDialog } from './InviteDialog.tsx'
import { t } from './texts.ts'

export type OwnProvider = ReadResult<'GET /ws/demand/myProviders'>['records'][number]

/** How often, how much of it on time, until when. */
export function useWork(): (one: OwnProvider) => string {
  const s = useTexts(t)
  const lang = useLang()
  return (one) =>
    [
      s.finished(one.finished),
      ...(one.running > 0 ? [s.running(one.running)] : []),
      ...(one.finished > 0 ? [s.onTime(one.onTime, one.finished)] : []),
      s.lastDay(formatDate(one.lastDay, lang)),
    ].join(' · ')
}

export function Sums({ of }: { of: OwnProvider }) {
  const lang = useLang()
  return (
    <span className={blocks.tight}>
      {of.sums.map(({ currency, amountMinor }) => (
        <span key={currency} className={blocks.nowrap}>
          {formatMoney(amountMinor, currency, lang)}
        </span>
      ))}
    </span>
  )
}

export function LastRequest({ of }: { of: OwnProvider }) {
  const s = useTexts(t)
  return (
    <Link to={detailHref(of.lastDemandId)} aria-label={s.lastOf(of.person.name)}>
      {s.last}
    </Link>
  )
}

/** An invitation to a request that is open, and another one for them. */
export function Acts({ of, onInvite }: { of: OwnProvider; onInvite: (person: Person) => void }) {
  const s = useTexts(t)
  const mayCreate = useMay('demand:create')
  const mayInvite = useMay('demand:pick')
  return (
    <div className={blocks.buttons}>
      {mayInvite && <InviteButton person={of.person} onInvite={onInvite} />}
      {mayCreate && (
        <Button
          component={Link}
          to={copyHref(of.lastDemandId, 'rehire')}
          variant="default"
          size="xs"
          aria-label={s.rehireOf(of.person.name)}
        >
          {s.rehire}
        </Button>
      )}
    </div>
  )
}

/** On the profile of a provider: what they have done for the reader's company, and how to go on. Nothing for all others. */
export function WorkTogether({ partyId }: { partyId: string }) {
  const s = useTexts(t)
  const work = useWork()
  const company = isCompany(useSession().userInfo)
  const maySee = useMay('demand:view')
  const [inviting, setInviting] = useState<Person | null>(null)
  const { data } = useRead('GET /ws/demand/myProviders', { partyId }, { enabled: company && maySee })
  const one = data?.records[0]
  if (!one) return null
  return (
    <section className={blocks.stack} aria-label={s.workedWith}>
      <div className={blocks.tight}>
        <h3>{s.workedWith}</h3>
        <span className={blocks.quiet}>{work(one)}</span>
        <LastRequest of={one} />
      </div>
      <Acts of={one} onInvite={setInviting} />
      <InviteDialog person={inviting} onClose={() => setInviting(null)} />
    </section>
  )
}
