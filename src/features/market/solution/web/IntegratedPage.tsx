import type { ReactNode } from 'react'
import { contactLink } from '../../../../platform/contract/contact-link.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useDictText, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Broken } from '../../../../platform/web/portal/Broken.tsx'
import { Contents } from '../../../../platform/web/portal/Contents.tsx'
import { Band, Intro, Split } from '../../../../platform/web/portal/layout.tsx'
import { useSectionAsked } from '../../../../platform/web/portal/useSectionAsked.ts'
import { Link } from '../../../../platform/web/router.tsx'
import type { Service } from '../../provider/contract/services.ts'
import { ProviderRows } from '../../provider/web/parts.tsx'
import { Checklist } from './Checklist.tsx'
import { Countdown } from './Countdown.tsx'
import css from './integrated.module.css'
import { t } from './integrated-texts.ts'
import { Stop } from './Stop.tsx'
import solution from './solution.module.css'

const sections = ['legal', 'after', 'fairs', 'custom', 'checklist'] as const

/**
 * Source §1: legal and IP, after-sales and installation, exhibitions, custom services. Anchored sections; the checklist makes it a
 * tool.
 */
export default function IntegratedPage() {
  const s = useTexts(t)
  useSectionAsked(sections)
  return (
    <>
      <Intro
        title={<Broken parts={[s.title1, s.title2]} />}
        lead={s.lead}
        aside={<Contents label={s.contents} parts={sections.map((id) => ({ id, title: s[id] }))} />}
      />
      <Offer
        id="legal"
        title={s.legal}
        text={s.legalText}
        items={[s.legal1, s.legal2, s.legal3, s.legal4]}
        services={['ip', 'legal']}
        tone="surface"
      />
      <Offer
        id="after"
        title={s.after}
        text={s.afterText}
        items={[s.after1, s.after2, s.after3, s.after4]}
        services={['installation', 'afterSales']}
        tone="paper"
        picture={<Stop />}
      />
      <Band id="checklist" tone="sunken" still>
        <h2>{s.checklist}</h2>
        <p className={solution.about}>{s.checklistAbout}</p>
        <Checklist />
      </Band>
      <Offer
        id="fairs"
        title={s.fairs}
        text={s.fairsText}
        items={[s.fairs1, s.fairs2, s.fairs3, s.fairs4]}
        services={['exhibition']}
        tone="surface"
        picture={<Countdown />}
      />
      <Band id="custom" tone="night">
        <Split title={s.custom} about={<p>{s.customText}</p>} ratio="5-7">
          <div className={blocks.buttons}>
            <ActionLink to={contactLink({ from: 'custom', topic: 'other' })} look="beacon">
              {s.customAct}
            </ActionLink>
            <ActionLink to="/personalHome/pdemand">{s.customPost}</ActionLink>
          </div>
        </Split>
      </Band>
    </>
  )
}

/** One kind of work: a description, the usual requests, and its providers from the directory. */
function Offer({ id, title, text, items, services, tone, picture }: OfferProps) {
  const s = useTexts(t)
  const serviceName = useDictText('service')
  return (
    <Band id={id} tone={tone}>
      <Split
        title={title}
        about={<p>{text}</p>}
        aside={
          <ul>
            {services.map((service) => (
              <li key={service}>
                <Link to={`/globalQuickfind?service=${service}`}>{s.all(serviceName(service))}</Link>
              </li>
            ))}
          </ul>
        }
        ratio="5-7"
      >
        <h3>{s.legalScope}</h3>
        <ul className={`${lists.bullets} ${css.items}`}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <ProviderRows service={services[0]!} limit={3} />
      </Split>
      {picture}
    </Band>
  )
}
interface OfferProps {
  id: string
  title: string
  text: string
  items: string[]
  services: Service[]
  tone: 'paper' | 'surface'
  picture?: ReactNode
}
