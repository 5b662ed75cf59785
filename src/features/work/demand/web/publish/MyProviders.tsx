import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { useMay } from '../../../../../platform/web/permissions.ts'
import { Link } from '../../../../../platform/web/router.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { copyHref, detailHref } from '../links.ts'
import { VerifiedMark } from '../parts.tsx'
import { useRead } from '../queries.ts'
import css from './publish.module.css'
import { t } from './texts.ts'

const FIRST = 3

/** Everybody who has served the company or is serving it, those of the last work first. */
export function MyProviders() {
  const s = useTexts(t)
  const lang = useLang()
  const mayCreate = useMay('demand:create')
  const [all, setAll] = useState(false)
  const { data } = useRead('GET /ws/demand/myProviders')
  if (!data || data.length === 0) return null
  return (
    <div className={css.after}>
      <SectionCard title={s.mine(data.length)} about={s.mineAbout} id="my-providers">
        <ul className={lists.lines}>
          {(all ? data : data.slice(0, FIRST)).map((one) => (
            <li key={one.person.id} className={blocks.between}>
              <div className={blocks.tight}>
                <div className={blocks.line}>
                  <strong>{one.person.name}</strong>
                  {one.person.verified && <VerifiedMark who={one.person.kind} on={one.person.checkedOn} />}
                  {one.sums.map(({ currency, amountMinor }) => (
                    <span key={currency}>{formatMoney(amountMinor, currency, lang)}</span>
                  ))}
                </div>
                <span className={blocks.quiet}>
                  {[
                    s.finished(one.finished),
                    ...(one.running > 0 ? [s.running(one.running)] : []),
                    ...(one.finished > 0 ? [s.onTime(one.onTime, one.finished)] : []),
                    s.lastDay(formatDate(one.lastDay, lang)),
                  ].join(' · ')}
                </span>
              </div>
              <div className={blocks.buttons}>
                <Button
                  component={Link}
                  to={detailHref(one.lastDemandId)}
                  variant="subtle"
                  size="xs"
                  aria-label={s.lastOf(one.person.name)}
                >
                  {s.last}
                </Button>
                {mayCreate && (
                  <Button
                    component={Link}
                    to={copyHref(one.lastDemandId, 'rehire')}
                    variant="default"
                    size="xs"
                    aria-label={s.rehireOf(one.person.name)}
                  >
                    {s.rehire}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
        {data.length > FIRST && (
          <Button variant="subtle" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? s.fewer : s.allOf(data.length)}
          </Button>
        )}
      </SectionCard>
    </div>
  )
}
