import { describe, expect, test } from 'vitest'
import { seedIfWanted, seedWorld } from '../../../seed/world.ts'
import { hasDemoAccounts } from '../../../src/features/base/account/server/reads.ts'
import { trialBalance } from '../../../src/features/money/ledger/server/reads.ts'
import { sql } from '../../../src/platform/server/data/drizzle.ts'
import { BOOKS_ZONE } from '../../../src/rules/constants.ts'
import { freshDatabase } from '../../support/database.ts'
import { startServer } from '../../support/server.ts'

test('of two servers that seed one database at once, the second waits however long the first takes, and adds nothing', {
  timeout: 300_000,
}, async () => {
  const database = await freshDatabase()
  const [one, other] = [
    await startServer({ databaseUrl: database.appUrl, lockMs: 50 }),
    await startServer({ databaseUrl: database.appUrl, lockMs: 50 }),
  ]
  await Promise.all([one, other].map(({ services }) => seedWorld(services, { marketOnly: true })))
  const { rows } = await one.services.db.execute(sql`select count(*)::int as n from account where username = 'operator'`)
  expect(rows).toEqual([{ n: 1 }])
  await Promise.all([one.close(), other.close()])
  await database.drop()
})

describe('the demo world on any day of the week', () => {
  test.each([1, 2, 3, 4, 5, 6])('%i days from now every stage exists and stays', { timeout: 120_000 }, async (days) => {
    const other = await startServer()
    other.clock.advance({ hours: days * 24 + days * 3 })
    // Stages depend on the market alone.
    await seedWorld(other.services, { marketOnly: true })
    const stages = async () => {
      const { rows } = await other.services.db.execute(
        sql`select company_id, array_agg(distinct sea_service_status order by sea_service_status) as stages from demand group by company_id`,
      )
      return rows.map((row) => (row.stages as number[]).join('')).sort()
    }
    const made = await stages()
    expect(made.filter((one) => one === '012345678')).toHaveLength(2)
    await other.jobs.runDue()
    expect(await stages()).toEqual(made)
    await other.close()
  })

  // Where transfers need room; where a rise falls on the first of January; where rates were reviewed in the days before a pay date. Three
  // days of the week, since Mexico is paid every two weeks.
  test.each(['2026-12-01', '2027-05-01', '2027-07-19'])('on %s it loads whole, as requested', { timeout: 300_000 }, async (day) => {
    const other = await startServer({ config: { SEED: 'always' } })
    const then = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: BOOKS_ZONE, plainTime: '18:00' }).toInstant()
    other.clock.advance({ seconds: Math.round(then.since(other.clock.now()).total('seconds')) })
    await seedIfWanted(other.services, false)
    expect(await hasDemoAccounts(other.services.db)).toBe(true)
    expect((await trialBalance(other.services.db)).drifted).toBe(0)
    // On days on which somebody would hold them: no weekend, and not while plants and offices are shut.
    const held = await other.services.db.execute<{ slug: string; day: string }>(sql`select slug, day::date::text as day from event,
      generate_series((starts_at at time zone zone)::date, (ends_at at time zone zone)::date, interval '1 day') as day`)
    expect(held.rows.length).toBeGreaterThan(10)
    const wrong = held.rows.filter(({ day }) => Temporal.PlainDate.from(day).dayOfWeek > 5 || /-12-(2\d|3\d)$|-01-0[1-6]$/.test(day))
    expect(wrong).toEqual([])
    await other.close()
  })
})
