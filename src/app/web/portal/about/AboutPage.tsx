import { useRead as useDemandRead } from '../../../../features/demand/web/queries.ts'
import { ContactLines } from '../../../../features/lead/web/parts.tsx'
import { useFacets } from '../../../../features/provider/web/queries.ts'
import { useContacts, usePublicSettings } from '../../../../features/setting/web/queries.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Band, Facts, Intro, Row, Rows, Split } from '../../../../platform/web/portal/layout.tsx'
import { formatTime } from '../../../../platform/web/ui/time.ts'
import { UNLOCK_CONTACT_BEANS } from '../../../../rules/constants.ts'
import { useHall } from '../home/useHall.ts'
import css from './about.module.css'
import { t } from './texts.ts'

export default function AboutPage() {
  const s = useTexts(t)
  return (
    <>
      <Intro
        title={
          <>
            <span>{s.title1}</span>
            <wbr />
            <span>{s.title2}</span>
          </>
        }
        lead={s.lead}
        acts={
          <>
            <ActionLink to="/contactUs?from=about" look="beacon">
              {s.contact}
            </ActionLink>
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
      </Band>
      <Band>
        <Split title={s.paidTitle} about={s.paidAbout} ratio="5-7">
          <Fees />
        </Split>
      </Band>
      <Band tone="surface">
        <Split title={s.officeTitle} about={s.officeAbout}>
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
      to: hall,
      act: s.seeDemands,
      failed: demands.isError,
    },
    { name: s.providers, n: providers.data?.total, to: '/globalQuickfind', act: s.seeProviders, failed: providers.isError },
  ]
  return (
    <section className={css.figures} aria-labelledby="figures">
      <h2 id="figures">{s.figures}</h2>
      <dl>
        {figures.map(
          ({ name, n, to, act, failed }) =>
            !failed && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <span className={css.number}>{n === undefined ? '…' : n.toLocaleString('en')}</span>
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

const rate = (bps: unknown): string => (typeof bps === 'number' ? `${bps / 100}%` : '…')

function Fees() {
  const s = useTexts(t)
  const { data } = usePublicSettings()
  return (
    <Facts
      items={[
        { name: s.fee, value: s.feeText(rate(data?.['platformFeeBps'])) },
        { name: s.withdrawal, value: data?.['withdrawalFeeBps'] === 0 ? s.free : s.withdrawalText(rate(data?.['withdrawalFeeBps'])) },
        { name: s.beans, value: s.beansText(UNLOCK_CONTACT_BEANS) },
        {
          name: s.channel,
          value: (
            <>
              {s.channelText}{' '}
              <ActionLink to="/globalPartner" look="quiet">
                {s.channelLink}
              </ActionLink>
            </>
          ),
        },
        { name: s.nothing, value: s.nothingText },
      ]}
    />
  )
}

/** Addresses from the operator's settings: that of the reader's language first. */
function Offices() {
  const s = useTexts(t)
  const lang = useLang()
  const { otherAddress } = useContacts()
  return (
    <div className={css.offices}>
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
