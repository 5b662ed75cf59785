import type { Act } from '../../../../platform/server/services.ts'
import { notify, urlOf } from '../../../base/notice/server/writes.ts'
import { addToOutbox } from '../../../base/outbox/server/writes.ts'
import { eventPath, spacedCode } from '../contract/kinds.ts'
import { eventNotices } from '../contract/notices.ts'
import type { EventRow, SignupRow } from './tables.ts'
import { placeOf, t, titleOf, whenPair } from './words.ts'

type EventNews = 'confirmed' | 'waitlisted' | 'promoted' | 'reminder' | 'calledOff' | 'changed'

const kinds = {
  confirmed: eventNotices.eventConfirmed,
  waitlisted: eventNotices.eventWaitlisted,
  promoted: eventNotices.eventPromoted,
  reminder: eventNotices.eventReminder,
  calledOff: eventNotices.eventCalledOff,
  changed: eventNotices.eventChanged,
} as const

const purposes = {
  confirmed: 'signupConfirmed',
  waitlisted: 'signupWaitlisted',
  promoted: 'signupPromoted',
  reminder: 'signupReminder',
  calledOff: 'signupCalledOff',
  changed: 'signupChanged',
} as const satisfies Record<EventNews, string>

/** By SMS or mail to the contact that was given, and as a notice if there is an account. */
export async function notifySignup(act: Act<unknown>, what: EventNews, row: EventRow, signup: SignupRow): Promise<void> {
  const path = `${eventPath(row.slug, row.kind)}?ticket=${signup.code}`
  const s = t.pick(signup.lang)
  const title = titleOf(row, signup.lang)
  const whenIn = whenPair(row)
  const when = whenIn[signup.lang]
  const reason = { cn: row.cancelReasonCn, en: row.cancelReasonEn }
  const place = placeOf(row, signup.lang)
  const body = {
    confirmed: () => s.confirmed(signup.name, title, when, place, signup.code),
    waitlisted: () => s.waitlisted(signup.name, title, when, signup.code),
    promoted: () => s.promoted(signup.name, title, when, place, signup.code),
    reminder: () => s.reminder(signup.name, title, when, place, signup.code),
    calledOff: () => s.calledOff(signup.name, title, when, reason[signup.lang]),
    changed: () => s.changed(signup.name, title, when, place, signup.code),
  }[what]()
  const tail = [
    row.onlineLink && what !== 'calledOff' && what !== 'waitlisted' && signup.state !== 'waitlisted' && s.link(row.onlineLink),
    what !== 'calledOff' && s.ticketAt(urlOf(act, path)),
  ].filter(Boolean)
  // Anyone with the code sees the ticket and can cancel it, until the event is over.
  const opens = { text: [signup.code, spacedCode(signup.code)], until: row.endsAt }
  await addToOutbox(act, {
    channel: signup.email ? 'email' : 'sms',
    to: signup.email || signup.phone,
    subject: s[`${what}Subject`](title),
    sms: {
      purpose: purposes[what],
      lang: signup.lang,
      values: { event: title, when, ticket: spacedCode(signup.code), reason: reason[signup.lang] },
    },
    body: [body, ...tail].join('\n\n'),
    opens,
  })
  if (!signup.accountId) return
  await notify(act, kinds[what], {
    to: [signup.accountId],
    params: { event: { cn: row.titleCn, en: row.titleEn }, when: whenIn, reason },
    link: path,
    opens,
  })
}
