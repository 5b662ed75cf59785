import { inBooksZone, today } from '../../../../platform/server/clock.ts'
import { together } from '../../../../platform/server/data/database.ts'
import { desc } from '../../../../platform/server/data/drizzle.ts'
import { type Routes, routesOf } from '../../../../platform/server/wire/http.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { calendarCalls } from '../contract/calls.ts'
import { compareRegions } from './compare.ts'
import { publicCalendar } from './public-calendar.ts'
import { askedOf, calendarPlaces, correctionsOf, countWorkdays, partsOf, placeOf, placesNow, yearsOf } from './reads.ts'
import { calendarVerification } from './tables.ts'
import { correctCalendar, undoCorrection, unverifyYear, verifyYear } from './writes.ts'

/** The regions most relevant to readers, in the order of the board. */
const BOARD = ['SG', 'DE', 'VN', 'AE', 'BR', 'MX'] as const
/** Shown on the page of a country. */
const NEXT_HOLIDAYS = 3

const answers = routesOf(calendarCalls, {
  'GET /ws/calendar/board': async ({ db, now }) => ({
    asOf: now.toString(),
    rows: (await placesNow(db, BOARD, now, 1)).map(({ next, ...shown }) => ({ ...shown, next: next[0] ?? null })),
  }),
  'GET /ws/calendar/place': async ({ db, now }, input) => ({
    asOf: now.toString(),
    ...(await placesNow(db, [input.region], now, NEXT_HOLIDAYS))[0]!,
  }),
  'GET /ws/calendar/regions': async () => calendarPlaces(),
  'GET /ws/calendar/holidays': async ({ db }, input) => {
    const asked = await askedOf(input.region)
    const [[year], parts] = await together(
      () => yearsOf(db, asked, [input.year]),
      () => partsOf(asked.place.code),
    )
    return { ...year!, parts }
  },
  'GET /ws/calendar/workdays': ({ db }, input) => countWorkdays(db, input.region, input.from, input.to),
  'GET /ws/calendar/overlap': ({ db, now }, input) => compareRegions(db, now, input),
  'GET /ws/operator/calendar/year': async ({ db }, input) => {
    const place = placeOf(input.region)
    const [[shown], all] = await together(
      () => yearsOf(db, { place }, [input.year]),
      () => correctionsOf(db, place.code),
    )
    const parts = await partsOf(place.code)
    const raw = (await publicCalendar(place.code, input.year)) ?? []
    const rows = all.filter(({ date }) => date.startsWith(`${input.year}-`))
    const people = await accountsByIds(
      db,
      rows.map(({ madeBy }) => madeBy),
    )
    return {
      shown: { ...shown!, parts },
      raw: raw.map(({ date, english }) => ({ date, english })),
      corrections: rows.map(({ id, date, kind, english, nameCn, nameEn, reason, inParts, madeBy, madeAt }) => ({
        id,
        date,
        kind,
        english,
        nameCn,
        nameEn,
        reason,
        inParts,
        by: people.get(madeBy)?.name ?? '',
        at: madeAt.toString(),
      })),
    }
  },
  'GET /ws/operator/calendar/verified': async ({ db }) => {
    const rows = await db.select().from(calendarVerification).orderBy(desc(calendarVerification.verifiedAt))
    const people = await accountsByIds(
      db,
      rows.map(({ verifiedBy }) => verifiedBy),
    )
    return rows.map(({ region, year, source, verifiedBy, verifiedAt }) => ({
      code: region,
      name: placeOf(region).name,
      year,
      source,
      on: today(verifiedAt),
      by: people.get(verifiedBy)?.name ?? '',
    }))
  },
  'POST /ws/operator/calendar/correct': (act, input) => correctCalendar(act, input),
  'POST /ws/operator/calendar/undo': (act, input) => undoCorrection(act, input.id),
  'POST /ws/operator/calendar/verify': (act, input) => verifyYear(act, input.region, input.year, input.source),
  'POST /ws/operator/calendar/unverify': (act, input) => unverifyYear(act, input.region, input.year),
})

export function calendarRoutes(routes: Routes): void {
  // The home page needs these: loaded once the server listens, one at a time, so that its first reader does not wait for a library to
  // load.
  routes.app.addHook('onListen', () => {
    const { year } = inBooksZone(routes.services.clock.now())
    for (const region of BOARD)
      for (const which of [year, year + 1])
        publicCalendar(region, which).catch((error) => routes.services.log.error({ err: error, region }, 'public calendar'))
  })
  answers(routes)
}
