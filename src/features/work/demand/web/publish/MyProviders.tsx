import { Button } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import type { Person } from '../../contract/schema.ts'
import { MY_PROVIDERS } from '../links.ts'
import { InviteDialog } from '../my-providers/InviteDialog.tsx'
import { Acts, LastRequest, Sums, useWork } from '../my-providers/parts.tsx'
import { t as mineTexts } from '../my-providers/texts.ts'
import { VerifiedMark } from '../parts.tsx'
import { useRead } from '../queries.ts'
import css from './publish.module.css'
import { t } from './texts.ts'

const FIRST = 3

/** The providers of the last work; the others are on a page of their own. */
export function MyProviders() {
  const s = useTexts(t)
  const m = useTexts(mineTexts)
  const work = useWork()
  const [inviting, setInviting] = useState<Person | null>(null)
  const { data } = useRead('GET /ws/demand/myProviders', { pageSize: FIRST })
  if (!data || data.total === 0) return null
  return (
    <div className={css.after}>
      <SectionCard
        title={m.mine(data.total)}
        about={m.about}
        id="my-providers"
        actions={
          <Button component={Link} to={MY_PROVIDERS} variant="subtle">
            {s.toProviders}
          </Button>
        }
      >
        <ul className={lists.lines}>
          {data.records.map((one) => (
            <li key={one.person.id} className={blocks.between}>
              <div className={blocks.tight}>
                <div className={blocks.line}>
                  <strong>{one.person.name}</strong>
                  {one.person.verified && <VerifiedMark who={one.person.kind} on={one.person.checkedOn} />}
                  <Sums of={one} />
                </div>
                <span className={blocks.quiet}>{work(one)}</span>
                <LastRequest of={one} />
              </div>
              <Acts of={one} onInvite={setInviting} />
            </li>
          ))}
        </ul>
      </SectionCard>
      <InviteDialog person={inviting} onClose={() => setInviting(null)} />
    </div>
  )
}
