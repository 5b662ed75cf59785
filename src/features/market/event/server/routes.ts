import { daysAfter } from '../../../../platform/server/clock.ts'
import { and, eq, gt, inArray } from '../../../../platform/server/data/drizzle.ts'
import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import { openCall, RawAnswer, type Routes, read, write } from '../../../../platform/server/wire/http.ts'
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

export function eventRoutes(routes: Routes): void {
  const c = eventCalls
  read(routes, c, 'GET /ws/event/list', listOf)
  read(routes, c, 'GET /ws/event/next', nextOf)
  read(routes, c, 'GET /ws/event/detail', (look, { id }) => detailOf(look, id))
  write(routes, c, 'POST /ws/event/signUp', signUp, (visit, form, request) => needWork(visit, request, `event|${form.contact}`))
  write(routes, c, 'POST /ws/event/prove', proveSignup, ({ services, now }, input) => checkProof(services.db, now, input))
  write(routes, c, 'POST /ws/event/cancel', cancelSignup)
  read(routes, c, 'GET /ws/event/mine', (look) => ticketsOf(look))
  read(routes, c, 'GET /ws/event/ticket', (look, { code }) => ticketOf(look, code))
  openCall(routes, c, 'GET /ws/event/ical', async ({ services, now }, { id, lang, code, of }, request) => {
    const row = await publicEvent(services.db, id)
    if (of === 'registration')
      return calendar(registrationOf(row, lang, originOf(services.config, request)), `${row.slug}-registration.ics`)
    const ticket = code ? await ticketOf({ db: services.db, now }, code) : null
    const link = ticket?.event.slug === row.slug ? (ticket.onlineLink ?? undefined) : undefined
    return calendar(calendarOf([row], lang, originOf(services.config, request), link), `${row.slug}.ics`)
  })
  openCall(routes, c, 'GET /ws/event/feed', async ({ services, now }, { kind, lang }, request) => {
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
  })

  read(routes, c, 'GET /ws/operator/events', deskList)
  read(routes, c, 'GET /ws/operator/event', (look, { id }) => deskEvent(look, id))
  read(routes, c, 'GET /ws/operator/event/signups', signupsOf)
  exportList(routes, c, 'POST /ws/operator/event/signups/export', exportSignups)
  write(routes, c, 'POST /ws/operator/event/signups/delete', (act, { id }) => deleteSignup(act, id))
  write(routes, c, 'POST /ws/operator/event/signups/seat', (act, { id }) => giveSeat(act, id))
  write(routes, c, 'POST /ws/operator/event/create', (act, form) => createEvent(act, form))
  write(routes, c, 'POST /ws/operator/event/save', saveEvent)
  write(routes, c, 'POST /ws/operator/event/publish', publishEvent)
  write(routes, c, 'POST /ws/operator/event/close', closeEvent)
  write(routes, c, 'POST /ws/operator/event/cancel', cancelEvent)
  write(routes, c, 'POST /ws/operator/event/remove', removeEvent)
  write(routes, c, 'POST /ws/operator/event/checkIn', checkIn)
  write(routes, c, 'POST /ws/operator/event/checkIn/undo', undoCheckIn)
}

const calendar = (text: string, name: string): RawAnswer =>
  new RawAnswer((reply) =>
    reply.type('text/calendar; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`).send(text),
  )
