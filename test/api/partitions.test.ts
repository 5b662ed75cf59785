import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notice } from '../../src/features/base/notice/server/tables.ts'
import { sqlState } from '../../src/platform/server/data/database.ts'
import { deleteInBatches } from '../../src/platform/server/data/delete.ts'
import { and, eq, gte, sql } from '../../src/platform/server/data/drizzle.ts'
import { idAt, idWithin, keepPartitions, monthsAhead, PARTITIONED } from '../../src/platform/server/data/partitions.ts'
import { audit } from '../../src/platform/server/data/tables.ts'
import { type Night, runNight } from '../../src/platform/server/jobs/night.ts'
import { APP_ROLE } from '../../src/platform/server/postgres/postgres.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { storedPerson } from '../../src/platform/server/wire/actor.ts'
import { individual, operator } from '../support/personas.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** The tables that grow with every write are partitioned by month, by the time in their ids. */

let h: TestServer
beforeAll(async () => {
  h = await startServer()
})
afterAll(() => h.close())

const NOBODY = storedPerson('00000000-0000-4000-8000-000000000001')
const monthOf = (at: Temporal.Instant) => at.toString().slice(0, 7).replace('-', '_')
const later = (days: number) => h.clock.now().add({ hours: days * 24 })
const partitionsOf = async (table: string) =>
  (
    await h.services.pool.query<{ name: string }>(
      'select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass',
      [table],
    )
  ).rows
    .map(({ name }) => name.replace(`partitions.${table}_`, ''))
    .toSorted()
const told = async (at: Temporal.Instant, accountId = NOBODY): Promise<string> => {
  const id = idAt(at)
  await h.services.db.insert(notice).values({ id, accountId, kind: 'gathered', params: {}, at, words: 'x' })
  return id
}
const placeOf = async (id: string) =>
  (
    await h.services.pool.query<{ place: string }>(
      `select replace(tableoid::regclass::text, 'partitions.notice_', '') as place from notice where id = $1`,
      [id],
    )
  ).rows[0]?.place

describe('a partitioned table', () => {
  it('is each of these, with this month and the next three ahead', async () => {
    const { rows } = await h.services.pool.query<{ name: string }>(`select relname as name from pg_class where relkind = 'p'`)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(PARTITIONED.toSorted())
    for (const table of PARTITIONED) {
      const found = await partitionsOf(table)
      expect(found).toContain(monthOf(h.clock.now()))
      expect(found).toHaveLength(6)
    }
    expect(await monthsAhead(h.services.db, h.clock.now())).toEqual(PARTITIONED.toSorted().map((table) => ({ table, months: 3 })))
  })

  it('takes rows of every time: of a month in its partition, of the past before, of the far future in the default one', async () => {
    expect(await placeOf(await told(h.clock.now()))).toBe(monthOf(h.clock.now()))
    expect(await placeOf(await told(later(-400)))).toBe('before')
    expect(await placeOf(await told(Temporal.Instant.from('1999-01-01T00:00Z')))).toBe('before')
    expect(await placeOf(await told(later(4_000)))).toBe('default')
  })

  it('refuses a row whose id is of another time', async () => {
    const at = h.clock.now()
    const row = { accountId: NOBODY, kind: 'gathered', params: {}, at, words: 'x' }
    for (const id of [idAt(at.add({ hours: 1 })), idAt(at.subtract({ seconds: 1 })), crypto.randomUUID()])
      expect(
        await h.services.db
          .insert(notice)
          .values({ ...row, id })
          .then(() => 'taken', sqlState),
      ).toBe('23514')
  })

  it('takes a time that PostgreSQL rounds up to the next millisecond, and finds it by its bounds', async () => {
    const at = Temporal.Instant.from('2026-11-05T00:00:00.000999999Z')
    const id = await told(at)
    const from = Temporal.Instant.from('2026-11-05T00:00:00.001Z')
    const found = await h.services.db
      .select({ id: notice.id })
      .from(notice)
      .where(and(gte(notice.at, from), idWithin(notice.id, from, from.add({ seconds: 1 }))))
    expect(found.map((row) => row.id)).toEqual([id])
  })

  it('is read only in the partitions of the days that are asked for', async () => {
    const from = h.clock.now().subtract({ hours: 1 })
    const plan = async (where: ReturnType<typeof idWithin>) =>
      JSON.stringify((await h.services.db.execute(sql`explain (format json) select * from ${audit} where ${where}`)).rows)
    const bounded = await plan(and(gte(audit.at, from), idWithin(audit.id, from, h.clock.now())))
    expect(bounded).toContain(`audit_${monthOf(h.clock.now())}`)
    expect(bounded).not.toContain('audit_before')
    expect(bounded).not.toContain('audit_default')
    expect(await plan(gte(audit.at, from))).toContain('audit_before')
  })

  it('is append-only where it was, in each partition, against its owner too', async () => {
    await h.ok('POST /ws/account/preferences', { lang: 'en' }, (await individual(h)).as)
    const month = `partitions.audit_${monthOf(h.clock.now())}`
    for (const statement of ['delete from audit', `delete from ${month}`, `update ${month} set call = 'x'`, `update audit set call = 'x'`])
      await expect(h.asOwner(statement)).rejects.toThrow('append-only')
    // To servers partitions are closed, so nothing of a table can be reached around it.
    expect(await h.services.pool.query(`select from ${month}`).then(() => 'read', sqlState)).toBe('42501')
    for (const statement of [
      `alter table audit detach partition ${month}`,
      `drop table ${month}`,
      `select add_partition('audit', 'x', 'minvalue', 'maxvalue')`,
    ])
      expect(await h.services.pool.query(statement).then(() => 'done', sqlState)).toBe('42501')
  })

  it('keeps the numbers of a conversation unique within a month', async () => {
    const insert = (at: Temporal.Instant, cid: string | null, seq: number) =>
      h.services.pool
        .query(
          `insert into chat_event (id, conversation_id, seq, kind, sender_id, cid, digest, at) values ($1, $2, $3, 'message', $2, $4, $4, $5)`,
          [idAt(at), NOBODY, seq, cid, at.toString()],
        )
        .then(() => 'taken', sqlState)
    await h.services.pool.query(`insert into chat_conversation (id, kind, last_at, created_at) values ($1, 'group', now(), now())`, [
      NOBODY,
    ])
    const at = h.clock.now()
    expect(await insert(at, null, 1)).toBe('taken')
    expect(await insert(at, null, 1)).toBe('23505')
    expect(await insert(at, 'a', 2)).toBe('taken')
    expect(await insert(at, 'a', 3)).toBe('23505')
  })

  it('loses in batches what is meant, and nothing of another partition that has the same place', async () => {
    const who = crypto.randomUUID()
    const [old, young] = [await told(later(-800), storedPerson(who)), await told(h.clock.now(), storedPerson(who))]
    let gone = 0
    const perform = (run: Parameters<Night['inBatches']>[0]) => performAsSystem(h.services, 'test', run)
    await runNight(h.services, 'test', perform, async (night) => {
      gone = await deleteInBatches(night, notice, sql`account_id = ${who} and at < ${later(-1).toString()}::timestamptz`)
    })
    expect(gone).toBe(1)
    const left = await h.services.db
      .select({ id: notice.id })
      .from(notice)
      .where(eq(notice.accountId, storedPerson(who)))
    expect(left.map((row) => row.id)).toEqual([young])
    expect(left).not.toContain(old)
  })
})

describe('the partitions of months', () => {
  it('are made by night, also while somebody reads, and empty ones of the past go', async () => {
    const before = await partitionsOf('notice')
    h.clock.advance({ hours: 24 * 62 })
    await h.jobs.runDue()
    const after = await partitionsOf('notice')
    expect(after).toContain(monthOf(later(31 * 2)))
    expect(before).not.toContain(monthOf(later(31 * 2)))
    // The months that have rows stay.
    expect(after).toContain(before[0])
    expect((await monthsAhead(h.services.db, h.clock.now())).every(({ months }) => months === 3)).toBe(true)
    h.clock.advance({ hours: 24 * 150 })
    await h.jobs.runDue()
    // By then the conversation has ended, and its month is empty.
    const past = (await partitionsOf('chat_event')).filter((name) => /^\d{4}_/.test(name) && name < monthOf(later(-62)))
    expect(past).toEqual([])
    expect(await partitionsOf('notice')).toContain(before[0])
  })

  it('are made where a wrong clock has already left rows of a month, which stay', async () => {
    const at = later(31 * 6)
    const id = await told(at)
    expect(await placeOf(id)).toBe('default')
    await keepPartitions(h.services.db, at)
    expect(await placeOf(id)).toBe('default')
    expect(await monthsAhead(h.services.db, at)).toContainEqual({ table: 'notice', months: 3 })
    expect(await monthsAhead(h.services.db, at.subtract({ hours: 24 * 31 }))).toContainEqual({ table: 'notice', months: 2 })
  })

  it('that are missing for the months ahead operators are notified of, every night until they are made', async () => {
    const staff = await operator(h)
    const alarms = async () =>
      (
        await h.services.db
          .select()
          .from(notice)
          .where(and(eq(notice.accountId, storedPerson(staff.accountId)), eq(notice.kind, 'partitionsMissing')))
      ).map(({ params, link }) => ({ ...params, link }))
    await h.jobs.runDue()
    expect(await alarms()).toEqual([])
    await h.asOwner(`revoke execute on function keep_partitions from ${APP_ROLE}`)
    h.clock.advance({ hours: 24 * 65 })
    await h.jobs.runDue()
    expect(await alarms()).toEqual([{ least: 2, tables: 'audit, chat_event, notice', link: '/operatorHome/audit' }])
    await h.asOwner(`grant execute on function keep_partitions to ${APP_ROLE}`)
    h.clock.advance({ hours: 24 })
    await h.jobs.runDue()
    expect(await alarms()).toHaveLength(1)
  })
})
