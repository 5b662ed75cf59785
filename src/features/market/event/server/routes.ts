import { daysAfter } from '../../../../platform/server/clock.ts'
import { and, eq, gt, inArray } from '../../../../platform/server/data/drizzle.ts'
import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import { openCall, RawAnswer, routesOf, write } from '../../../../platform/server/wire/http.ts'
import { originOf } from '../../../../platform/server/wire/origin.ts'
import { needWork } from '../../../base/outbox/server/writes.ts'
import { eventCalls } from '../contract/calls.ts'
import { checkIn, deskEvent, deskList, signupsOf, undoCheckIn } from './desk.ts'
import { exportSignups } from './export.ts'
import { calendarOf, registrationOf } from './ical.ts'
import { checkProof } from './proof.ts'
import { detailOf, listOf, nextOf, publicEvent, ticketOf, ticketsOf } from './reads.ts'
import { cancelSignup, deleteSignup, giveSeat, proveSignup, signUp } from './signup.ts'
import { event } from './tables.ts'
import { cancelEvent, closeEvent, createEvent, publishEvent, removeEvent, saveEvent } from './writes.ts'

const FEED_MAX = 300
const FEED_DAYS = 60

export const eventRoutes = routesOf(eventCalls, {
  'GET /ws/event/list': listOf,
  'GET /ws/event/next': nextOf,
  'GET /ws/event/detail': (look, { id }) => detailOf(look, id),
  'POST /ws/event/signUp': write(signUp, (visit, form, request) => needWork(visit, request, `event|${form.contact}`)),
  'POST /ws/event/prove': write(proveSignup, ({ services, now }, input) => checkProof(services.db, now, input)),
  'POST /ws/event/cancel': cancelSignup,
  'GET /ws/event/mine': (look) => ticketsOf(look),
  'GET /ws/event/ticket': (look, { code }) => ticketOf(look, code),
  'GET /ws/event/ical': openCall(async ({ services, now }, { id, lang, code, of }, request) => {
    const row = await publicEvent(services.db, id)
    if (of === 'registration')
      return calendar(registrationOf(row, lang, originOf(services.config, request)), `${row.slug}-registration.ics`)
    const ticket = code ? await ticketOf({ db: services.db, now }, code) : null
    const link = ticket?.event.slug === row.slug ? (ticket.onlineLink ?? undefined) : undefined
    return calendar(calendarOf([row], lang, originOf(services.config, request), link), `${row.slug}.ics`)
  }),
  'GET /ws/event/feed': openCall(async ({ services, now }, { kind, lang }, request) => {
    const rows = await services.db
      .select()
      .from(event)
      .where(
        and(
          inArray(event.state, ['published', 'closed', 'cancelled']),
          kind ? eq(event.kind, kind) : undefined,
          gt(event.endsAt, daysAfter(now, -FEED_DAYS)),
        ),
      )
      .orderBy(event.startsAt)
      .limit(FEED_MAX)
    return calendar(calendarOf(rows, lang, originOf(services.config, request)), `hengdu-${kind ?? 'events'}.ics`)
  }),
  'GET /ws/operator/events': deskList,
  'GET /ws/operator/event': (look, { id }) => deskEvent(look, id),
  'GET /ws/operator/event/signups': signupsOf,
  'POST /ws/operator/event/signups/export': exportList(exportSignups),
  'POST /ws/operator/event/signups/delete': (act, { id }) => deleteSignup(act, id),
  'POST /ws/operator/event/signups/seat': (act, { id }) => giveSeat(act, id),
  'POST /ws/operator/event/create': (act, form) => createEvent(act, form),
  'POST /ws/operator/event/save': saveEvent,
  'POST /ws/operator/event/publish': publishEvent,
  'POST /ws/operator/event/close': closeEvent,
  'POST /ws/operator/event/cancel': cancelEvent,
  'POST /ws/operator/event/remove': removeEvent,
  'POST /ws/operator/event/checkIn': checkIn,
  'POST /ws/operator/event/checkIn/undo': undoCheckIn,
})

const calendar = (text: string, name: string): RawAnswer =>
  new RawAnswer((reply) =>
    reply.type('text/calendar; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`).send(text),
  )
