import { useMemo, useRef } from 'react'
import { SUMMARY_MAX } from '../../../../platform/contract/contact-link.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { currentChannel } from '../../../../platform/web/channel.ts'
import { useDict, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { Choice, TextArea } from '../../../../platform/web/portal/fields.tsx'
import { Problems } from '../../../../platform/web/portal/Problems.tsx'
import { usePublicForm } from '../../../../platform/web/portal/usePublicForm.ts'
import { Link, useLocation } from '../../../../platform/web/router.tsx'
import { type CallTime, callTimes, type LeadTopic, leadTopics, MESSAGE_MAX } from '../contract/states.ts'
import { checkReach, checkText, found, needed } from './checks.ts'
import { nobody, type Reach, ReachFields, Trap, useDial, useOwnReach, useRegionOptions } from './parts.tsx'
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

export interface Sent {
  reference: string
  email: string
}

const oneOf = <V extends string>(values: readonly V[], text: string | null): V | undefined => values.find((value) => value === text)

export function ContactForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const s = useTexts(t)
  const topics = useDict('leadTopic')
  const times = useDict('callTime')
  const regions = useRegionOptions()
  const form = useContactForm(onSent)
  const { values, set, field, named } = form
  return (
    <form className={blocks.form} noValidate onSubmit={form.onSubmit}>
      <Problems of={form} />
      <div className={blocks.pair}>
        <Choice
          label={s.topic}
          empty={s.choose}
          {...named('topic', s.topic)}
          options={topics}
          value={values.topic}
          onChange={(event) => set({ topic: oneOf(leadTopics, event.currentTarget.value) ?? '' })}
        />
        <Choice optional empty={s.regionOpen} options={regions} {...field('region', s.region)} />
      </div>
      {form.brought && <TextArea description={s.summaryAbout} optional rows={4} maxLength={SUMMARY_MAX} {...field('summary', s.summary)} />}
      <TextArea description={s.messageAbout} rows={5} maxLength={MESSAGE_MAX} {...field('message', s.message)} />
      <ReachFields values={values} set={set} named={named} />
      <Choice
        label={s.callTime}
        {...named('callTime', s.callTime)}
        options={times}
        value={values.callTime}
        onChange={(event) => set({ callTime: oneOf(callTimes, event.currentTarget.value) ?? 'any' })}
      />
      <Trap value={values.website} onChange={(website) => set({ website })} />
      <p className={blocks.fine}>
        {s.privacy} <Link to="/platformProtocol/2">{s.policy}</Link>
      </p>
      <div>
        <ActionButton type="submit" busy={form.pending}>
          {s.send}
        </ActionButton>
      </div>
    </form>
  )
}

function useContactForm(onSent: (sent: Sent) => void) {
  const { digitsOf } = useDial()
  const { from, opened, fields } = useGiven()
  const form = usePublicForm({
    draft: 'contact',
    empty,
    given: fields,
    opened,
    check: (typed) =>
      found({
        topic: typed.topic ? undefined : checkText('required'),
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
          from,
          channel: currentChannel() ?? '',
          shownMs,
        },
        options,
      ),
    onDone: ({ reference }, { email }) => onSent({ reference, email: email.trim() }),
  })
  useOwnReach(form.fill)
  // A tool's result stays in view when it is cleared.
  const brought = useRef(Boolean(fields.summary)).current || form.values.summary !== ''
  return { ...form, brought }
}

/** The values in the link to this page: the tool, and its context. */
function useGiven() {
  const { search } = useLocation()
  return useMemo(() => {
    const query = new URLSearchParams(search)
    const topic = oneOf(leadTopics, query.get('topic'))
    const region = /^[A-Z]{2}$/.exec(query.get('region') ?? '')?.[0]
    const summary = (query.get('summary') ?? '').slice(0, SUMMARY_MAX)
    return {
      opened: search,
      from: query.get('from')?.slice(0, 40) ?? '',
      fields: { ...(topic && { topic }), ...(region && { region }), ...(summary && { summary }) },
    }
  }, [search])
}
