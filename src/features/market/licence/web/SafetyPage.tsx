import { contactLink } from '../../../../platform/contract/contact-link.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Broken } from '../../../../platform/web/portal/Broken.tsx'
import { Contents } from '../../../../platform/web/portal/Contents.tsx'
import { Band, Facts, Intro, Note, Split } from '../../../../platform/web/portal/layout.tsx'
import { useSectionAsked } from '../../../../platform/web/portal/useSectionAsked.ts'
import spacing from '../../../../platform/web/spacing.module.css'
import { BOOKS_KEPT_YEARS, IDENTITY_KEPT_YEARS } from '../../../../rules/constants.ts'
import { CONFIRM_DAYS } from '../../../../rules/demand.ts'
import { MoneyPath } from '../../../work/demand/web/parts/MoneyPath.tsx'
import { Register } from './Register.tsx'
import css from './safety.module.css'
import { t } from './texts.ts'
import { VerifyProvider } from './VerifyProvider.tsx'

const parts = ['money', 'kyc', 'aml', 'encryption', 'firm', 'register', 'verify'] as const

/** Source §1: safety and compliance. It describes what the software does; a register and a check of numbers make it a tool. */
export default function SafetyPage() {
  const s = useTexts(t)
  useSectionAsked(parts)
  return (
    <>
      <Intro
        title={<Broken parts={[s.title1, s.title2, s.title3]} />}
        lead={s.lead}
        aside={<Contents label={s.contents} parts={parts.map((id) => ({ id, title: s[id] }))} />}
      />
      <Band id="money" tone="surface">
        <h2>{s.money}</h2>
        <p className={`${blocks.quiet} ${css.said}`}>{s.moneyAbout}</p>
        <MoneyPath
          steps={[
            { at: 'bank', title: s.m1, text: s.m1Text },
            { at: 'wallet', title: s.m2, text: s.m2Text },
            { at: 'out', title: s.m3, text: s.m3Text(CONFIRM_DAYS) },
            { at: 'payout', title: s.m4, text: s.m4Text },
          ]}
        />
        <Note>{s.moneyNot}</Note>
      </Band>
      <Band id="kyc">
        <Split title={s.kyc} about={<p>{s.kycAbout}</p>} ratio="3-9">
          <Kyc />
        </Split>
      </Band>
      <Band id="aml" tone="surface">
        <Split title={s.aml} about={<p>{s.amlAbout}</p>} ratio="5-7">
          <Facts
            items={[
              { name: s.a1, value: s.a1Text },
              { name: s.a2, value: s.a2Text },
              { name: s.a3, value: s.a3Text },
              { name: s.a4, value: s.a4Text(IDENTITY_KEPT_YEARS, BOOKS_KEPT_YEARS) },
            ]}
          />
        </Split>
      </Band>
      <Band id="encryption">
        <Split title={s.encryption} about={<p>{s.encryptionAbout}</p>}>
          <Facts
            items={[
              { name: s.e1, value: s.e1Text },
              { name: s.e2, value: s.e2Text },
              { name: s.e3, value: s.e3Text },
              { name: s.e4, value: s.e4Text },
              { name: s.e5, value: s.e5Text },
              { name: s.e6, value: s.e6Text },
            ]}
          />
        </Split>
      </Band>
      <Band id="firm" tone="sunken">
        <Split
          title={s.firm}
          ratio="5-7"
          aside={
            <p className={`${blocks.tight} ${spacing.starts}`}>
              <ActionLink to="/platformProtocol/1" look="quiet">
                {s.readAgreements}
              </ActionLink>
              <ActionLink to="/platformProtocol/2" look="quiet">
                {s.readPrivacy}
              </ActionLink>
            </p>
          }
        >
          <p className={`${blocks.quiet} ${css.said}`}>{s.firmAbout}</p>
          <Register only="lawFirm" />
        </Split>
      </Band>
      <Band id="register" tone="surface" still>
        <h2>{s.register}</h2>
        <p className={`${blocks.quiet} ${css.said}`}>{s.registerAbout}</p>
        <Register />
      </Band>
      <Band id="verify" still>
        <Split title={s.verify} about={<p>{s.verifyAbout}</p>} ratio="5-7">
          <VerifyProvider />
        </Split>
      </Band>
      <Band tone="night" label={s.ask}>
        <Split title={s.ask} about={<p>{s.askAbout}</p>} ratio="5-7">
          <ActionLink to={contactLink({ from: 'safety' })} look="beacon">
            {s.contact}
          </ActionLink>
        </Split>
      </Band>
    </>
  )
}

/** Two columns: what a company provides as evidence, and what an individual provides. */
function Kyc() {
  const s = useTexts(t)
  return (
    <div className={css.kyc}>
      <h3>{s.company}</h3>
      <h3>{s.person}</h3>
      <p className={css.stage}>{s.k1}</p>
      <p data-who={s.company}>{s.k1Company}</p>
      <p data-who={s.person}>{s.k1Person}</p>
      <p className={css.stage}>{s.k2}</p>
      <p data-both>{s.k2Text}</p>
      <p className={css.stage}>{s.k3}</p>
      <p data-both>{s.k3Text}</p>
    </div>
  )
}
