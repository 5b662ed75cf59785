import { contactLink } from '../../../../platform/contract/contact-link.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { nearest } from '../../../../platform/web/portal/nearest.ts'
import { Link, useSearchParams } from '../../../../platform/web/router.tsx'
import { writeState } from '../../../../platform/web/ui/url-state.ts'
import type { RegionChoice } from './queries.ts'
import css from './slip.module.css'
import { u } from './unreviewed-texts.ts'

const NEAREST = 3

interface UnreviewedProps {
  region: RegionChoice
  gross: string
  regions: readonly RegionChoice[]
  /** What was typed is in another currency. */
  onLeave: () => void
}

/** In place of a slip: that there is none, the reviewed places nearby, and a way to ask. */
export default function Unreviewed({ region, gross, regions, onLeave }: UnreviewedProps) {
  const s = useTexts(u)
  const lang = useLang()
  const [params] = useSearchParams()
  const place = region.name[lang]
  const reviewed = regions.filter(({ state }) => state === 'reviewed')
  const near = nearest(region.code, reviewed, NEAREST)
  const summary = s.summary(place, gross && `${region.currency} ${gross}`)
  return (
    <>
      <p className={css.total}>
        <span>{place}</span>
        <span>{s.notReviewed}</span>
      </p>
      <p className={blocks.fine}>{s.why(place)}</p>
      {near.length > 0 && (
        <p className={blocks.line}>
          <span>{s.nearest}</span>
          {near.map(({ code, name }) => (
            <Link
              key={code}
              to={{ search: writeState(params, { cost: '', gross: '' }, { cost: code, gross: '' }).toString() }}
              onClick={onLeave}
            >
              {name[lang]}
            </Link>
          ))}
        </p>
      )}
      <ActionLink to={contactLink({ from: 'cost', topic: 'hire', region: region.code, summary })}>{s.ask}</ActionLink>
    </>
  )
}
