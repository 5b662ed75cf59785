import { useRef, useState } from 'react'
import { channelPath } from '../../../../platform/contract/channel.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { Band, Facts, Intro, Row, Rows, Split, Steps } from '../../../../platform/web/portal/layout.tsx'
import { formatTime } from '../../../../platform/web/ui/time.ts'
import { CopyLine, LookUp } from '../../lead/web/parts.tsx'
import { ApplyForm } from './ApplyForm.tsx'
import { Estimator } from './Estimator.tsx'
import { FeeSplit } from './FeeSplit.tsx'
import css from './partner.module.css'
import { call } from './queries.ts'
import { t } from './texts.ts'

export default function PartnerPage() {
  const s = useTexts(t)
  const kind = useDictText('partnerKind')
  const apply = useRef<HTMLDivElement>(null)
  const look = useRef<HTMLDivElement>(null)
  const [reference, setReference] = useState('')
  /** The hash is the route: scrolling inside the page is done by script, including the focus. */
  const leap = (to: HTMLDivElement | null) => {
    to?.scrollIntoView({ block: 'start' })
    to?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true })
  }
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
            <ActionButton look="beacon" onClick={() => leap(apply.current)}>
              {s.apply}
            </ActionButton>
            <ActionButton look="outline" onClick={() => leap(look.current)}>
              {s.lookUp}
            </ActionButton>
          </>
        }
        aside={<Estimator />}
      />
      <Band tone="surface">
        <Split title={s.whoTitle} about={s.whoAbout}>
          <Rows label={s.whoTitle}>
            <Row title={kind('channel')}>
              <p className={`${blocks.quiet} ${css.text}`}>{s.channelWho}</p>
              <p className={`${blocks.quiet} ${css.text}`}>{s.channelGets}</p>
            </Row>
            <Row title={kind('service')}>
              <p className={`${blocks.quiet} ${css.text}`}>{s.serviceWho}</p>
              <p className={`${blocks.quiet} ${css.text}`}>{s.serviceGets}</p>
            </Row>
          </Rows>
        </Split>
      </Band>
      <Band>
        <FeeSplit />
        <Split title={s.howTitle} ratio="3-9">
          <Facts
            items={[
              { name: s.how1, value: s.how1Text },
              { name: s.how2, value: s.how2Text },
              { name: s.how3, value: s.how3Text },
              { name: s.how4, value: s.how4Text },
              { name: s.how5, value: s.how5Text },
            ]}
          />
        </Split>
      </Band>
      <Band tone="surface">
        <Split title={s.stepsTitle} ratio="5-7">
          <Steps
            items={[
              { title: s.step1, text: s.step1Text },
              { title: s.step2, text: s.step2Text },
              { title: s.step3, text: s.step3Text },
              { title: s.step4, text: s.step4Text },
            ]}
          />
        </Split>
      </Band>
      <Band still>
        <div className={blocks.columns}>
          <div ref={apply} className={css.side}>
            <h2>{s.formTitle}</h2>
            <p className={`${blocks.quiet} ${css.about}`}>{s.formAbout}</p>
            <ApplyForm onSent={setReference} />
          </div>
          <div ref={look} className={css.side}>
            <h2>{s.lookUp}</h2>
            <LookUpApplication key={reference} known={reference} />
          </div>
        </div>
      </Band>
    </>
  )
}

function LookUpApplication({ known }: { known: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const state = useDictText('applicationState')
  const kind = useDictText('partnerKind')
  return (
    <LookUp hint={s.referenceHint} known={known} ask={(asked, options) => call('GET /ws/partner/application', asked, options)}>
      {(one) => (
        <>
          <p>
            <strong>{state(one.state)}</strong>
          </p>
          <p className={blocks.fine}>
            {one.reference} · {kind(one.kind)} · {one.company} · {s.updated(formatTime(one.updatedAt, lang))}
          </p>
          {one.reason && (
            <p>
              {s.reason}
              {': '}
              {one.reason}
            </p>
          )}
          {one.channel && (
            <Facts
              items={[
                { name: s.code, value: <CopyLine text={one.channel.code} /> },
                { name: s.link, value: <CopyLine text={linkOf(one.channel.code)} /> },
                one.channel.state === 'paused' && { name: s.code, value: s.paused },
              ]}
            />
          )}
        </>
      )}
    </LookUp>
  )
}

const linkOf = (code: string): string => `${location.origin}${location.pathname}#${channelPath(code)}`
