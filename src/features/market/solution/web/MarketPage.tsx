import { useTexts } from '../../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../../platform/web/lazy-part.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { Broken } from '../../../../platform/web/portal/Broken.tsx'
import { LoadWhenIdle } from '../../../../platform/web/portal/LoadWhenIdle.tsx'
import { Band, Facts, Intro, Split } from '../../../../platform/web/portal/layout.tsx'
import { show } from '../../../../platform/web/portal/show.ts'
import { Link } from '../../../../platform/web/router.tsx'
import { ProviderRows } from '../../provider/web/parts.tsx'
import { Brief } from './Brief.tsx'
import css from './market.module.css'
import { t } from './market-texts.ts'
import { ScopeBuilder } from './ScopeBuilder.tsx'
import solution from './solution.module.css'

const Influencers = lazyPart(async () => ({ default: (await import('../../influencer/web/parts.tsx')).Influencers }))

/** ui.md: research, entry path, creators, outline of a deliverable; the scope builder makes it a tool. */
export default function MarketPage() {
  const s = useTexts(t)
  return (
    <>
      <Intro
        title={<Broken parts={[s.title1, s.title2]} />}
        lead={s.lead}
        acts={
          <>
            <ActionButton onClick={() => show('scope')}>{s.toBuilder}</ActionButton>
            <ActionButton look="outline" onClick={() => show('influencers')}>
              {s.toCreators}
            </ActionButton>
          </>
        }
        aside={<Brief />}
      />
      <Band tone="surface">
        <Split title={s.research} about={<p>{s.researchAbout}</p>} ratio="5-7">
          <Facts
            items={[
              { name: s.r1, value: s.r1Text },
              { name: s.r2, value: s.r2Text },
              { name: s.r3, value: s.r3Text },
              { name: s.r4, value: s.r4Text },
            ]}
          />
        </Split>
      </Band>
      <Band id="scope" still>
        <h2>{s.builder}</h2>
        <p className={solution.about}>{s.builderAbout}</p>
        <ScopeBuilder />
      </Band>
      <Band tone="surface">
        <Split title={s.path} about={<p>{s.pathAbout}</p>} ratio="3-9">
          <Ways />
        </Split>
      </Band>
      <Band id="influencers" still>
        <h2>{s.creators}</h2>
        <p className={solution.about}>{s.creatorsAbout}</p>
        <LoadWhenIdle room={1618} narrow={3083}>
          <Influencers />
        </LoadWhenIdle>
      </Band>
      <Band tone="sunken">
        <Split title={s.providers} aside={<Link to="/globalQuickfind?service=marketResearch">{s.providersAll}</Link>}>
          <ProviderRows service="marketResearch" limit={4} />
        </Split>
      </Band>
    </>
  )
}

/** A table on a wide screen, blocks with their labels on a narrow one. */
function Ways() {
  const s = useTexts(t)
  const rows = [
    [s.w1, s.w1Fits, s.w1Takes, s.w1Watch],
    [s.w2, s.w2Fits, s.w2Takes, s.w2Watch],
    [s.w3, s.w3Fits, s.w3Takes, s.w3Watch],
    [s.w4, s.w4Fits, s.w4Takes, s.w4Watch],
  ] as const
  return (
    <table className={`${lists.table} ${css.ways}`} data-stacks>
      <thead>
        <tr>
          <th scope="col">{s.way}</th>
          <th scope="col">{s.fits}</th>
          <th scope="col">{s.takes}</th>
          <th scope="col">{s.watch}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([way, fits, takes, watch]) => (
          <tr key={way}>
            <th scope="row">{way}</th>
            <td data-label={s.fits}>{fits}</td>
            <td data-label={s.takes}>{takes}</td>
            <td data-label={s.watch}>{watch}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
