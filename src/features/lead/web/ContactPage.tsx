import { useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import blocks from '../../../platform/web/blocks.module.css'
import { useDict, useDictText, useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../platform/web/portal/actions.tsx'
import { Choice, TextArea } from '../../../platform/web/portal/fields.tsx'
import { Plain, Steps } from '../../../platform/web/portal/layout.tsx'
import { Problems } from '../../../platform/web/portal/Problems.tsx'
import { takeFocus } from '../../../platform/web/portal/show.ts'
import { usePublicForm } from '../../../platform/web/portal/usePublicForm.ts'
import { formatTime } from '../../../platform/web/ui/time.ts'
import { currentChannel } from '../../partner/web/queries.ts'
import { SUMMARY_MAX } from '../contract/link.ts'
import { type CallTime, callTimes, type LeadTopic, leadTopics, MESSAGE_MAX } from '../contract/states.ts'
import { checkReach, found, needed, say } from './checks.ts'
import css from './contact.module.css'
import { LookUp } from './LookUp.tsx'
import {
  ContactLines,
  CopyLine,
  nobody,
  type Reach,
  ReachFields,
  Trap,
  useDial,
  useOwnReach,
  useRegionOptions,
  useServiceHours,
} from './parts.tsx'
import { call } from './queries.ts'
import { t } from './texts.ts'

interface Typed extends Reach {
  topic: LeadTopic | ''
  region: string
  message: string
  summary: string
  callTime: CallTime
  website: string
}
const empty: Typed = { ...nobody, topic: '', region: '', message: '', summary: '', callTime: 'any', website: '' }

interface Sent {
  reference: string
  email: string
}

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
              <Form onSent={setSent} />
            </>
          )}
        </div>
        <div className={`${blocks.stack} ${css.aside}`}>
          <section aria-labelledby="contact-next">
            <h2 id="contact-next">{s.nextTitle}</h2>
            <Next />
          </section>
          <section aria-labelledby="contact-lines">
            <h2 id="contact-lines">{s.directly}</h2>
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

const oneOf = <V extends string>(values: readonly V[], text: string | null): V | undefined => values.find((value) => value === text)

function Form({ onSent }: { onSent: (sent: Sent) => void }) {
  const s = useTexts(t)
  const { search } = useLocation()
  const topics = useDict('leadTopic')
  const times = useDict('callTime')
  const regions = useRegionOptions()
  const { digitsOf } = useDial()
  const given = useMemo(() => {
    const query = new URLSearchParams(search)
    const topic = oneOf(leadTopics, query.get('topic'))
    const region = /^[A-Z]{2}$/.exec(query.get('region') ?? '')?.[0]
    const summary = (query.get('summary') ?? '').slice(0, SUMMARY_MAX)
    return {
      from: query.get('from')?.slice(0, 40) ?? '',
      fields: { ...(topic && { topic }), ...(region && { region }), ...(summary && { summary }) },
    }
  }, [search])
  const { values, set, fill, errors, attempt, onSubmit, pending } = usePublicForm({
    draft: 'contact',
    empty,
    given: given.fields,
    opened: search,
    check: (typed) =>
      found({
        topic: typed.topic ? undefined : say('required'),
        message: needed(typed.message, MESSAGE_MAX),
        ...checkReach(typed),
      }),
    save: ({ dial, ...typed }, options, shownMs) =>
      call(
        'POST /ws/lead/submit',
        {
          ...typed,
          topic: typed.topic as LeadTopic,
          areaCode: typed.phone.trim() ? digitsOf(dial) : '',
          from: given.from,
          channel: currentChannel() ?? '',
          shownMs,
        },
        options,
      ),
    onDone: ({ reference }) => onSent({ reference, email: values.email.trim() }),
  })
  useOwnReach(fill)
  // What a tool brought stays in view when it is cleared.
  const brought = useRef(Boolean(given.fields.summary)).current || values.summary !== ''
  const labels = {
    topic: s.topic,
    region: s.region,
    message: s.message,
    summary: s.summary,
    name: s.name,
    company: s.company,
    areaCode: s.areaCode,
    phone: s.phone,
    email: s.email,
    callTime: s.callTime,
  }
  return (
    <form className={blocks.form} noValidate onSubmit={onSubmit}>
      <Problems errors={errors} labels={labels} attempt={attempt} />
      <div className={blocks.pair}>
        <Choice
          label={s.topic}
          empty={s.choose}
          data-path="topic"
          options={topics}
          value={values.topic}
          error={errors['topic']}
          onChange={(event) => set({ topic: oneOf(leadTopics, event.currentTarget.value) ?? '' })}
        />
        <Choice
          label={s.region}
          optional
          empty={s.regionOpen}
          data-path="region"
          options={regions}
          value={values.region}
          error={errors['region']}
          onChange={(event) => set({ region: event.currentTarget.value })}
        />
      </div>
      {brought && (
        <TextArea
          label={s.summary}
          description={s.summaryAbout}
          optional
          rows={4}
          maxLength={SUMMARY_MAX}
          data-path="summary"
          value={values.summary}
          error={errors['summary']}
          onChange={(event) => set({ summary: event.currentTarget.value })}
        />
      )}
      <TextArea
        label={s.message}
        description={s.messageAbout}
        rows={5}
        maxLength={MESSAGE_MAX}
        data-path="message"
        value={values.message}
        error={errors['message']}
        onChange={(event) => set({ message: event.currentTarget.value })}
      />
      <ReachFields values={values} set={set} errors={errors} />
      <Choice
        label={s.callTime}
        data-path="callTime"
        options={times}
        value={values.callTime}
        error={errors['callTime']}
        onChange={(event) => set({ callTime: oneOf(callTimes, event.currentTarget.value) ?? 'any' })}
      />
      <Trap value={values.website} onChange={(website) => set({ website })} />
      <p className={blocks.fine}>
        {s.privacy} <Link to="/platformProtocol/2">{s.policy}</Link>
      </p>
      <div>
        <ActionButton type="submit" busy={pending}>
          {s.send}
        </ActionButton>
      </div>
    </form>
  )
}

function Done({ sent, onAnother }: { sent: Sent; onAnother: () => void }) {
  const s = useTexts(t)
  return (
    <div className={`${blocks.panel} ${blocks.form} ${css.done}`} role="status">
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
