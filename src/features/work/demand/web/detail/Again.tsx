import { Button } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { isBefore, stageOf } from '../../contract/lifecycle.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { copyHref, detailHref } from '../links.ts'
import { KeepTemplate } from '../templates/KeepTemplate.tsx'
import { t } from './texts.ts'

/** What it goes on from, and what can be made of it: the same again, for its provider again, or going on from its last day. */
export function Again({ demand }: { demand: DemandDetail }) {
  const s = useTexts(t)
  const mayCreate = useMay('demand:create')
  const { continues, continuedBy, provider, invitesOnPublish, side } = demand
  const served = provider !== null && !isBefore(stageOf(demand.seaServiceStatus), 'service')
  const isOwn = side === 'publisher' && mayCreate
  if (!isOwn && !continues && !continuedBy) return null
  return (
    <SectionCard title={s.again}>
      <div className={blocks.form}>
        {invitesOnPublish !== null && <p>{s.invitesThen(invitesOnPublish)}</p>}
        {continues && (
          <p>
            {s.continues} <Link to={detailHref(continues.id)}>{continues.number}</Link>
          </p>
        )}
        {continuedBy && (
          <p>
            {s.continuedBy} <Link to={detailHref(continuedBy.id)}>{continuedBy.number}</Link>
          </p>
        )}
        {isOwn && (
          <div className={blocks.buttons}>
            {served && !continuedBy && (
              <Button component={Link} to={copyHref(demand.id, 'renew')} variant="default">
                {s.renew}
              </Button>
            )}
            {served && (
              <Button component={Link} to={copyHref(demand.id, 'rehire')} variant="default">
                {s.rehire}
              </Button>
            )}
            <Button component={Link} to={copyHref(demand.id, 'repeat')} variant="default">
              {s.repeat}
            </Button>
            <KeepTemplate demand={demand} />
          </div>
        )}
      </div>
    </SectionCard>
  )
}
