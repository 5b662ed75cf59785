import { organizationOf } from '../../../../features/base/setting/contract/organization.ts'
import { LegalFacts } from '../../../../features/base/setting/web/parts.tsx'
import { useContacts, useLegalEntity, usePublicSettings } from '../../../../features/base/setting/web/queries.ts'
import { ContactLines } from '../../../../features/market/lead/web/parts.tsx'
import { useFacets } from '../../../../features/market/provider/web/queries.ts'
import { useRead as useDemandRead } from '../../../../features/work/demand/web/queries.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Broken } from '../../../../platform/web/portal/Broken.tsx'
import { Band, Facts, Intro, Row, Rows, Split } from '../../../../platform/web/portal/layout.tsx'
import { useSectionAsked } from '../../../../platform/web/portal/useSectionAsked.ts'
import { SampleCount } from '../../../../platform/web/ui/StatusTag.tsx'
import { formatTime } from '../../../../platform/web/ui/time.ts'
import { useHall } from '../home/useHall.ts'
import css from './about.module.css'
import { Course } from './Course.tsx'
import { Help } from './Help.tsx'
import { Pricing } from './Pricing.tsx'
import { Compared, Sample } from './Sample.tsx'
import { t } from './texts.ts'

const sections = ['sample', 'pricing', 'compare', 'help', 'company']

export default function AboutPage() {
  const s = useTexts(t)
  useSectionAsked(sections)
  const entity = useLegalEntity()
  return (
    <>
      <Intro
        title={<Broken parts={[s.title1, s.title2]} />}
        lead={s.lead}
        acts={
          <>
            <ActionLink to="/contactUs?from=about" look="beacon">
              {s.contact}
            </ActionLink>
            <ActionLink to="/aboutUs?at=pricing">{s.toPricing}</ActionLink>
            <ActionLink to="/safetyCompliance">{s.safety}</ActionLink>
          </>
        }
        aside={<Figures />}
      />
      <Band tone="surface">
        <Split title={s.doTitle} about={s.doAbout}>
          <Rows label={s.doTitle}>
            {(
              [
                [s.do1, s.do1Text],
                [s.do2, s.do2Text],
                [s.do3, s.do3Text],
                [s.do4, s.do4Text],
                [s.not, s.notText],
              ] as const
            ).map(([title, text]) => (
              <Row key={title} title={title}>
                <p className={css.text}>{text}</p>
              </Row>
            ))}
          </Rows>
        </Split>
        <section className={`${blocks.stack} ${css.course}`} aria-labelledby="course">
          <h3 id="course">{s.course}</h3>
          <Course />
        </section>
      </Band>
      <Band id="sample" tone="sunken" still>
        <Split title={s.sample} about={<p>{s.sampleAbout}</p>}>
          <Sample />
        </Split>
      </Band>
      <Band id="pricing" still>
        <h2>{s.paidTitle}</h2>
        <Pricing />
      </Band>
      <Band id="compare" tone="sunken" still>
        <h2>{s.other}</h2>
        <p className={css.about}>{s.otherAbout}</p>
        <Compared />
      </Band>
      <Band id="help" tone="surface" still>
        <Split title={s.helpTitle} about={s.helpAbout}>
          <Help />
        </Split>
      </Band>
      <Band id="company">
        <Split title={entity ? s.officeTitle : s.offices} about={s.officeAbout}>
          <Offices />
        </Split>
      </Band>
    </>
  )
}

/** Figures of the platform's own activity, current when requested; a figure that failed to load is not shown. */
function Figures() {
  const s = useTexts(t)
  const lang = useLang()
  const hall = useHall()
  const demands = useDemandRead('GET /ws/hall/open', { limit: 1 }, { staleTime: 30_000 })
  const providers = useFacets({})
  const asked = Math.max(demands.dataUpdatedAt, providers.dataUpdatedAt)
  const figures = [
    {
      name: s.openDemands,
      n: demands.data?.total,
      samples: demands.data?.samples,
      to: hall,
      act: s.seeDemands,
      failed: demands.isError,
    },
    {
      name: s.providers,
      n: providers.data?.total,
      samples: providers.data?.samples,
      to: '/globalQuickfind',
      act: s.seeProviders,
      failed: providers.isError,
    },
  ]
  return (
    <section className={css.figures} aria-labelledby="figures">
      <h2 id="figures">{s.figures}</h2>
      <dl>
        {figures.map(
          ({ name, n, samples, to, act, failed }) =>
            !failed && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <span className={css.number}>{n === undefined ? '…' : n.toLocaleString('en')}</span>
                  {n !== undefined && samples !== undefined && <SampleCount samples={samples} total={n} />}
                  <ActionLink to={to} look="quiet">
                    {act}
                  </ActionLink>
                </dd>
              </div>
            ),
        )}
      </dl>
      <p>{asked > 0 ? s.asOf(formatTime(new Date(asked).toISOString(), lang)) : '\u00a0'}</p>
    </section>
  )
}

/** Addresses from the operator's settings: that of the reader's language first. */
function Offices() {
  const s = useTexts(t)
  const lang = useLang()
  const { otherAddress } = useContacts()
  const { data } = usePublicSettings()
  const organization = data && organizationOf(data, lang, location.origin)
  return (
    <div className={css.offices}>
      {organization && <script type="application/ld+json">{JSON.stringify(organization)}</script>}
      <LegalFacts />
      <ContactLines />
      {otherAddress && (
        <Facts
          items={[
            {
              name: lang === 'cn' ? s.enOffice : s.cnOffice,
              value: <span lang={lang === 'cn' ? 'en' : 'zh-CN'}>{otherAddress}</span>,
            },
          ]}
        />
      )}
    </div>
  )
}
