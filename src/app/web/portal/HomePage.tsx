import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { demandCalls } from '../../../features/demand/contract/calls.ts'
import { formatMoney } from '../../../platform/contract/amount.ts'
import { caller } from '../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { useSession } from '../../../platform/web/session.ts'
import { RegionBadge } from '../../../platform/web/ui/RegionBadge.tsx'
import { Reveal } from '../../../platform/web/ui/Reveal.tsx'
import { formatDate, formatTime } from '../../../platform/web/ui/time.ts'
import { CONFIRM_DAYS, POSTPONE_DAYS } from '../../../rules/constants.ts'
import css from './portal-pages.module.css'
import { t } from './texts.ts'

const call = caller<typeof demandCalls>()
const SHOWN = 6

export default function HomePage() {
  return (
    <>
      <Hero />
      <OpenDemands />
    </>
  )
}

function Hero() {
  const s = useTexts(t)
  const steps = [
    [s.step1, s.step1Why],
    [s.step2, s.step2Why],
    [s.step3, s.step3Why(POSTPONE_DAYS)],
    [s.step4, s.step4Why(CONFIRM_DAYS)],
  ] as const
  return (
    <section className={css.hero} data-night>
      <div className={css.heroGrid}>
        <div>
          <h1 tabIndex={-1}>
            <span>{s.line1}</span>
            <wbr />
            <span>{s.line2}</span>
          </h1>
          <p className={css.heroLead}>{s.lead}</p>
          <Calls />
        </div>
        <div className={css.path}>
          <h2>{s.path}</h2>
          <ol>
            {steps.map(([name, why]) => (
              <li key={name}>
                <h3>{name}</h3>
                <p className={css.why}>{why}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

/** Two ways on, for whoever looks. Visitors are led through the sign-in and come back to what they chose. */
function Calls() {
  const s = useTexts(t)
  const { userInfo } = useSession()
  const ways = {
    none: [
      ['/personalHome/pdemand', s.post],
      ['/demandHall/2/home', s.find],
    ],
    1: [
      ['/personalHome/pdemand', s.post],
      ['/personalHome/publish', s.mine],
    ],
    2: [
      ['/demandHall/2/home', s.find],
      ['/personalHome/joinIn', s.joined],
    ],
    9: [['/operatorHome', s.openConsole]],
  }[userInfo?.userType ?? 'none'] as [string, string][]
  return (
    <div className={css.calls}>
      {ways.map(([to, label], at) => (
        <Link key={to} to={to} data-first={at === 0 || undefined}>
          {label}
        </Link>
      ))}
    </div>
  )
}

/** The newest open demands, by query; without an answer the section is not there. */
function OpenDemands() {
  const s = useTexts(t)
  const lang = useLang()
  const { userInfo } = useSession()
  const { data } = useQuery({
    queryKey: ['hall', 'open', SHOWN],
    queryFn: () => call('GET /ws/hall/open', { limit: SHOWN }, { quiet: true }),
  })
  if (!data || data.records.length === 0) return null
  const hall = `/demandHall/${userInfo?.userType === 1 ? 1 : 2}/home`
  return (
    <Reveal>
      <section className={css.section}>
        <div className={css.split}>
          <div>
            <h2>{s.openTitle}</h2>
            <p className={css.about}>{s.openAbout(data.total, formatTime(data.asOf, lang))}</p>
            <Link to={hall}>{s.openAll}</Link>
          </div>
          <ul className={css.rows}>
            {data.records.map((demand) => (
              <li key={demand.number}>
                <div>
                  <Link to={`${hall}?search=${encodeURIComponent(demand.number)}`}>{demand.title}</Link>
                  <p>
                    <RegionBadge code={demand.areaCode.split('-')[0] ?? ''} name={demand.area[lang]} />
                    <span>{s.until(formatDate(demand.recruitEnd, lang))}</span>
                  </p>
                </div>
                <span className={css.amount}>{formatMoney(demand.amountMinor, demand.currency, lang)}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </Reveal>
  )
}
