import { z } from 'zod'
import { message } from '../../../../platform/contract/fields.ts'
import { line, optionalLine } from '../../../../platform/contract/inputs.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'
import { fileBrief, fileInput } from '../../../base/upload/contract/calls.ts'
import { eventKinds, eventPhases, eventStates, signupStates, ticketStates } from './kinds.ts'

const iso = z.string()

const slugInput = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, message('slug'))

export const eventCard = z.object({
  slug: z.string(),
  kind: z.enum(eventKinds),
  phase: z.enum(eventPhases),
  title: pair,
  summary: pair,
  /** Empty for online events. */
  city: pair,
  region: namedArea,
  host: pair,
  /** The event's own time zone. */
  zone: z.string(),
  registrationFrom: iso,
  registrationTo: iso,
  startsAt: iso,
  endsAt: iso,
  /** Its dates at its location. */
  firstDay: z.string(),
  lastDay: z.string(),
  seats: z.number().int(),
  seatsLeft: z.number().int(),
  waiting: z.number().int(),
  online: z.boolean(),
  cover: z.string().nullable(),
  isDemo: z.boolean(),
})
export type EventCard = z.infer<typeof eventCard>

const agendaItem = z.object({ time: z.string(), cn: z.string(), en: z.string() })

export const eventTicket = z.object({
  code: z.string(),
  state: z.enum(ticketStates),
  name: z.string(),
  company: z.string(),
  signedUpAt: iso,
  checkedInAt: iso.nullable(),
  /** Position in the waiting list, from 1. */
  position: z.number().int().nullable(),
  /** For those who have a seat. */
  onlineLink: z.string().nullable(),
  canCancel: z.boolean(),
  event: eventCard.extend({ address: pair }),
})
export type EventTicket = z.infer<typeof eventTicket>

export const eventDetail = eventCard.extend({
  id: z.string(),
  body: pair,
  agenda: z.array(agendaItem),
  address: pair,
  cancelReason: pair,
  /** The caller's own sign-up, if the account has one. */
  mine: z.object({ code: z.string(), state: z.enum(ticketStates) }).nullable(),
})
export type EventDetail = z.infer<typeof eventDetail>

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** Local time at the event's location: the zone determines the instant. */
const local = z
  .string()
  .min(1)
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, message('dateInvalid'))
const words = (max: number) => z.object({ cn: optionalLine(max), en: optionalLine(max) })

export const eventForm = z.object({
  slug: slugInput,
  kind: z.enum(eventKinds),
  title: z.object({ cn: line(120), en: line(160) }),
  summary: words(400),
  body: z.object({ cn: z.string().trim().max(8_000).default(''), en: z.string().trim().max(8_000).default('') }),
  agenda: z
    .array(z.object({ time: clock, cn: line(200), en: line(240) }))
    .max(30)
    .default([]),
  city: words(60),
  address: words(240),
  onlineLink: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(400)]).default(''),
  host: words(120),
  region: z.string().regex(/^[A-Z]{2}$/, message('areaUnknown')),
  zone: z.string().min(1).max(60),
  registrationFrom: local,
  registrationTo: local,
  startsAt: local,
  endsAt: local,
  seats: z.coerce.number().int().min(1).max(5_000),
  cover: fileInput,
})
export type EventForm = z.output<typeof eventForm>

const eventNumbers = z.object({
  confirmed: z.number().int(),
  checkedIn: z.number().int(),
  waitlisted: z.number().int(),
  cancelled: z.number().int(),
})

export const operatorEventRow = z.object({
  id: z.string(),
  slug: z.string(),
  kind: z.enum(eventKinds),
  state: z.enum(eventStates),
  phase: z.enum(eventPhases).nullable(),
  title: pair,
  city: pair,
  region: namedArea,
  zone: z.string(),
  startsAt: iso,
  endsAt: iso,
  seats: z.number().int(),
  numbers: eventNumbers,
  isDemo: z.boolean(),
})
export type OperatorEventRow = z.infer<typeof operatorEventRow>

export const operatorEvent = operatorEventRow.extend({
  version: z.number().int(),
  form: eventForm.omit({ cover: true }),
  cover: fileBrief.nullable(),
  cancelReason: pair,
  channels: z.array(z.object({ code: z.string(), signups: z.number().int() })),
  asOf: iso,
})
export type OperatorEvent = z.infer<typeof operatorEvent>

export const operatorSignup = z.object({
  id: z.string(),
  code: z.string(),
  state: z.enum(signupStates),
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  email: z.string(),
  channel: z.string(),
  lang: z.enum(['cn', 'en']),
  signedIn: z.boolean(),
  createdAt: iso,
  checkedInAt: iso.nullable(),
})
export type OperatorSignup = z.infer<typeof operatorSignup>

export const moved = z.object({ id: z.string(), slug: z.string(), state: z.enum(eventStates), version: z.number().int() })
