import { z } from 'zod'
import { defineCalls } from '../../../platform/contract/call.ts'
import { message } from '../../../platform/contract/fields.ts'
import { id, line, optionalLine, version } from '../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../platform/contract/page.ts'
import { searchedPageOf } from '../../../platform/contract/search.ts'
import { namedArea } from '../../area/contract/schema.ts'
import { eventKinds, eventStates, eventTabs, signupStates } from './kinds.ts'
import { eventCard, eventDetail, eventForm, eventTicket, moved, operatorEvent, operatorEventRow, operatorSignup } from './schema.ts'

const keeper = { audience: 'operator', permission: 'operator:events' } as const
const search = optionalLine(100)
const kind = z.enum(eventKinds).optional()
const region = z
  .string()
  .regex(/^[A-Z]{2}$/, message('areaUnknown'))
  .optional()
const slug = z.string().trim().min(1).max(80)
const code = z.string().trim().min(1).max(400)
const versioned = { id, version }
const count = z.number().int()

export const eventCalls = defineCalls({
  'GET /ws/event/list': {
    about:
      'Events by tab, month and region: ongoing events are open for registration or not yet ended, forecast ones are not yet open for registration, the rest are finished. Counts apply all filters but their own.',
    audience: 'anyone',
    input: z.object({
      ...pageInput,
      pageSize: z.coerce.number().int().min(1).max(100).default(12),
      kind,
      tab: z.enum(eventTabs).default('all'),
      /** By the calendar where the event takes place. */
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, message('dateInvalid'))
        .optional(),
      region,
      search,
    }),
    result: searchedPageOf(eventCard).extend({
      tabs: z.object({ all: count, ongoing: count, forecast: count, finished: count }),
      regions: z.array(namedArea.extend({ count })),
      months: z.array(z.object({ month: z.string(), count })),
    }),
  },
  'GET /ws/event/next': {
    about: 'The next events that have not begun, soonest first.',
    audience: 'anyone',
    input: z.object({ limit: z.coerce.number().int().min(1).max(12).default(4), kind }),
    result: z.array(eventCard),
  },
  'GET /ws/event/detail': {
    about: 'One event, by its link name or id. The link of an online event is shown only on tickets.',
    audience: 'anyone',
    input: z.object({ id: slug }),
    result: eventDetail,
  },
  'POST /ws/event/signUp': {
    about: 'Takes a seat, or a place in the queue where none is left. Anonymous; counted by address.',
    audience: 'anyone',
    limited: 'open',
    incompleteOk: true,
    input: z.object({
      id: slug,
      name: line(60),
      company: optionalLine(120),
      /** A phone number with its country code, or an e-mail address: where the ticket and news go. */
      contact: z.string(message('phoneOrEmail')).trim().min(1, message('phoneOrEmail')).max(200),
      channel: optionalLine(40),
      /** Made by the form: a retry of the same form gets the same ticket. */
      attempt: optionalLine(64),
    }),
    result: eventTicket,
  },
  'POST /ws/event/cancel': {
    about: 'Cancels a sign-up, by the ticket’s code or as its account. The first on the waiting list moves up.',
    audience: 'anyone',
    limited: 'open',
    incompleteOk: true,
    input: z
      .object({ code: code.optional(), id: slug.optional() })
      .refine((asked) => asked.code || asked.id, { path: ['code'], error: message('required') }),
    result: eventTicket,
  },
  'GET /ws/event/mine': {
    about: 'The tickets of the caller’s account, the next event first.',
    audience: 'signedIn',
    incompleteOk: true,
    input: z.object({}),
    result: z.array(eventTicket),
  },
  'GET /ws/event/ticket': {
    about: 'A ticket by its code, with the link of an online event for those who have a seat.',
    audience: 'anyone',
    limited: 'open',
    input: z.object({ code }),
    result: eventTicket,
  },
  'GET /ws/event/ical': {
    about:
      'One event as iCalendar; with a ticket’s code, it includes the link of an online event. The answer is text/calendar, not an envelope.',
    audience: 'anyone',
    limited: 'open',
    input: z.object({ id: slug, lang: z.enum(['cn', 'en']).default('cn'), code: code.optional() }),
    result: z.never(),
  },
  'GET /ws/event/feed': {
    about: 'The calendar of a kind, or of everything, to subscribe to. The answer is text/calendar, not an envelope.',
    audience: 'anyone',
    input: z.object({ kind, lang: z.enum(['cn', 'en']).default('cn') }),
    result: z.never(),
  },
  'GET /ws/operator/events': {
    ...keeper,
    about: 'Events of every state with their numbers.',
    input: z.object({
      ...pageInput,
      search,
      kind,
      state: z.enum(eventStates).optional(),
      column: z.enum(['startsAt', 'changedAt']).default('startsAt'),
    }),
    result: pageOf(operatorEventRow),
  },
  'GET /ws/operator/event': {
    ...keeper,
    about: 'One event as entered, with its numbers.',
    input: z.object({ id }),
    result: operatorEvent,
  },
  'POST /ws/operator/event/create': { ...keeper, about: 'Creates a draft.', input: eventForm, result: moved },
  'POST /ws/operator/event/save': {
    ...keeper,
    about: 'Saves it. People who signed up are notified if time or place changed; added seats go to the waiting list.',
    input: z.object({ ...versioned, form: eventForm }),
    result: moved,
  },
  'POST /ws/operator/event/publish': {
    ...keeper,
    about: 'Publishes a draft, or reopens closed registration.',
    input: z.object(versioned),
    result: moved,
  },
  'POST /ws/operator/event/close': {
    ...keeper,
    about: 'Closes registration; the event still takes place.',
    input: z.object(versioned),
    result: moved,
  },
  'POST /ws/operator/event/cancel': {
    ...keeper,
    about: 'Cancels the event. Everyone who signed up is notified with the reason.',
    input: z.object({ ...versioned, reason: z.object({ cn: line(300), en: line(400) }) }),
    result: moved,
  },
  'POST /ws/operator/event/remove': {
    ...keeper,
    about: 'Deletes a draft.',
    input: z.object(versioned),
    result: z.object({ id: z.string() }),
  },
  'GET /ws/operator/event/signups': {
    ...keeper,
    about: 'Who signed up.',
    input: z.object({ ...pageInput, id, search, state: z.enum(signupStates).optional() }),
    result: pageOf(operatorSignup),
  },
  'GET /ws/operator/event/signups/export': {
    ...keeper,
    about: 'The same as CSV; cells that a spreadsheet would run as formulas are defused.',
    input: z.object({ id, state: z.enum(signupStates).optional() }),
    result: z.object({ name: z.string(), csv: z.string(), rows: z.number() }),
  },
  'POST /ws/operator/event/checkIn': {
    ...keeper,
    about: 'Checks a ticket in, once: by its code, or by the link in its QR code.',
    input: z.object({ id, code }),
    result: z.object({
      name: z.string(),
      company: z.string(),
      code: z.string(),
      checkedInAt: z.string(),
      checkedIn: count,
      confirmed: count,
    }),
  },
})
export type EventCalls = typeof eventCalls
