import { and, eq, gt, inArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { daysAfter } from '../../../platform/server/clock.ts'
import { open, RawAnswer, type Routes, read, write } from '../../../platform/server/http.ts'
import type { Services } from '../../../platform/server/services.ts'
import { eventCalls } from '../contract/calls.ts'
import { checkIn, deskEvent, deskList, exportSignups, signupsOf } from './desk.ts'
import { calendarOf } from './ical.ts'
import { detailOf, listOf, nextOf, publicEvent, ticketOf, ticketsOf } from './reads.ts'
import { cancelSignup, signUp } from './signup.ts'
import { event } from './tables.ts'
import { cancelEvent, closeEvent, createEvent, publishEvent, removeEvent, saveEvent } from './writes.ts'

const FEED_MAX = 300
const FEED_DAYS = 60

export function eventRoutes(routes: Routes): void {
  const c = eventCalls
  read(routes, c, 'GET /ws/event/list', listOf)
  read(routes, c, 'GET /ws/event/next', nextOf)
  read(routes, c, 'GET /ws/event/detail', (look, { id }) => detailOf(look, id))
  write(routes, c, 'POST /ws/event/signUp', signUp)
  write(routes, c, 'POST /ws/event/cancel', cancelSignup)
  read(routes, c, 'GET /ws/event/mine', (look) => ticketsOf(look))
  read(routes, c, 'GET /ws/event/ticket', (look, { code }) => ticketOf(look, code))
  open(routes, c, 'GET /ws/event/ical', async ({ services, now }, { id, lang, code }, request) => {
    const row = await publicEvent(services.db, id)
    const ticket = code ? await ticketOf({ db: services.db, now }, code) : null
    const link = ticket?.event.slug === row.slug ? (ticket.onlineLink ?? undefined) : undefined
    return calendar(calendarOf([row], lang, originOf(services, request), link), `${row.slug}.ics`)
  })
  open(routes, c, 'GET /ws/event/feed', async ({ services, now }, { kind, lang }, request) => {
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
    return calendar(calendarOf(rows, lang, originOf(services, request)), `hengdu-${kind ?? 'events'}.ics`)
  })

  read(routes, c, 'GET /ws/operator/events', deskList)
  read(routes, c, 'GET /ws/operator/event', (look, { id }) => deskEvent(look, id))
  read(routes, c, 'GET /ws/operator/event/signups', signupsOf)
  read(routes, c, 'GET /ws/operator/event/signups/export', exportSignups)
  write(routes, c, 'POST /ws/operator/event/create', (act, form) => createEvent(act, form))
  write(routes, c, 'POST /ws/operator/event/save', saveEvent)
  write(routes, c, 'POST /ws/operator/event/publish', publishEvent)
  write(routes, c, 'POST /ws/operator/event/close', closeEvent)
  write(routes, c, 'POST /ws/operator/event/cancel', cancelEvent)
  write(routes, c, 'POST /ws/operator/event/remove', removeEvent)
  write(routes, c, 'POST /ws/operator/event/checkIn', checkIn)
}

const originOf = (services: Services, request: FastifyRequest): string =>
  services.config.PUBLIC_URL?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`

const calendar = (text: string, name: string): RawAnswer =>
  new RawAnswer((reply) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-cache')
      .send(text),
  )
