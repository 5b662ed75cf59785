import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { Plain, Steps } from '../../../../platform/web/portal/layout.tsx'
import { takeFocus } from '../../../../platform/web/portal/show.ts'
import { Link } from '../../../../platform/web/router.tsx'
import spacing from '../../../../platform/web/spacing.module.css'
import { formatTime } from '../../../../platform/web/ui/time.ts'
import { LegalFacts } from '../../../base/setting/web/parts.tsx'
import { AnswerBy } from './AnswerBy.tsx'
import { ContactForm, type Sent } from './ContactForm.tsx'
import css from './contact.module.css'
import { LookUp } from './LookUp.tsx'
import { ContactLines, CopyLine, useServiceHours } from './parts.tsx'
import { call } from './queries.ts'
import { t } from './texts.ts'

export default function ContactPage() {
  const s = useTexts(t)
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <Plain>
      <div className={blocks.columns}>
        <div>
          <h1 tabIndex={-1}>{s.title}</h1>
          {sent ? (
            <Done sent={sent} onAnother={() => setSent(null)} />
          ) : (
            <>
              <p className={`${blocks.quiet} ${css.lead}`}>{s.lead}</p>
              <ContactForm onSent={setSent} />
            </>
          )}
        </div>
        <div className={`${blocks.stack} ${css.aside}`}>
          <section aria-labelledby="contact-next">
            <h2 id="contact-next">{s.nextTitle}</h2>
            <AnswerBy />
            <Next />
          </section>
          <section aria-labelledby="contact-lines">
            <h2 id="contact-lines">{s.directly}</h2>
            <LegalFacts />
            <ContactLines />
            <p className={`${blocks.fine} ${css.after}`}>
              {s.orPost} <Link to="/personalHome/pdemand">{s.post}</Link>
            </p>
          </section>
          <section aria-labelledby="contact-look">
            <h2 id="contact-look">{s.lookUp}</h2>
            <LookUpLead key={sent?.reference} known={sent?.reference} />
          </section>
        </div>
      </div>
    </Plain>
  )
}

function Done({ sent, onAnother }: { sent: Sent; onAnother: () => void }) {
  const s = useTexts(t)
  return (
    <div className={`${blocks.panel} ${blocks.form} ${spacing.after6}`} role="status">
      <h2 tabIndex={-1} ref={takeFocus}>
        {s.sentTitle}
      </h2>
      <p className={blocks.line}>
        <span className={blocks.fine}>{s.sentReference}</span>
        <CopyLine text={sent.reference} large />
      </p>
      <p>{s.sentKeep}</p>
      {sent.email && <p>{s.sentMail(sent.email)}</p>}
      <div>
        <ActionButton look="outline" onClick={onAnother}>
          {s.another}
        </ActionButton>
      </div>
    </div>
  )
}

function Next() {
  const s = useTexts(t)
  const lang = useLang()
  const { open, next } = useServiceHours()
  return (
    <Steps
      items={[
        { title: s.step1, text: s.step1Text },
        { title: s.step2, text: open ? s.step2Open : s.step2Closed(formatTime(next, lang)) },
        { title: s.step3, text: s.step3Text },
        { title: s.step4, text: s.step4Text },
      ]}
    />
  )
}

function LookUpLead({ known }: { known?: string | undefined }) {
  const s = useTexts(t)
  const lang = useLang()
  const topic = useDictText('leadTopic')
  return (
    <LookUp hint={s.referenceHint} known={known ?? ''} ask={(asked, options) => call('GET /ws/lead/status', asked, options)}>
      {(one) => (
        <>
          <p>
            <strong>{s[one.state]}</strong>
          </p>
          <p className={blocks.fine}>
            {one.reference} · {topic(one.topic)} · {s.asOf(formatTime(one.updatedAt, lang))}
          </p>
        </>
      )}
    </LookUp>
  )
}
