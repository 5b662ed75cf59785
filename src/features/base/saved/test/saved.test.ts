import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../../test/support/database.ts'
import { cast, demandAt, type Stage } from '../../../../../test/support/demands.ts'
import { seat } from '../../../../../test/support/people.ts'
import { aProvider } from '../../../../../test/support/providers.ts'
import { startServer, type TestServer } from '../../../../../test/support/server.ts'

let database: FreshDatabase
let h: TestServer
let people: Stage
beforeAll(async () => {
  database = await freshDatabase()
  h = await startServer({ databaseUrl: database.url })
  people = await cast(h)
})
afterAll(async () => {
  await h.close()
  await database.drop()
})

type Who = { token: string; accountId: string }
const messagesOf = async ({ accountId }: { accountId: string }) =>
  (
    await h.services.pool.query<{ params: { name: string; count: number; latest: unknown }; link: string; emailed: boolean }>(
      `select params, link, emailed from notice where account_id = $1 and kind = 'savedSearchFound' order by at, id`,
      [accountId],
    )
  ).rows
/** Some minutes later, with what was due in them. */
async function pass(minutes: number): Promise<void> {
  h.clock.advance({ minutes })
  await h.jobs.runDue()
}
const save = (as: Who, over: object = {}) =>
  h.ok('POST /ws/saved/search', { list: 'hall', name: 'Search', filters: {}, frequency: 'atOnce', ...over } as never, as)

describe('a bookmark', () => {
  it('is set on what one can open, filters the list, and is nobody else’s', async () => {
    const one = await seat(h, { userType: 2, name: 'Marker' })
    const [open, other] = [await demandAt(h, people, 2, { title: 'Marked' }), await demandAt(h, people, 2, { title: 'Unmarked' })]
    const hidden = await demandAt(h, people, 2, { visibility: 'invited' })
    const entry = await aProvider(h, { nameEn: 'Marked People' })
    await h.ok('POST /ws/saved/bookmark', { list: 'hall', item: open, marked: true }, one)
    await h.ok('POST /ws/saved/bookmark', { list: 'hall', item: open, marked: true }, one)
    await h.ok('POST /ws/saved/bookmark', { list: 'directory', item: entry.number, marked: true }, one)
    for (const item of [hidden, 'P-99999', crypto.randomUUID()])
      expect((await h.refused('POST /ws/saved/bookmark', { list: 'hall', item, marked: true }, one)).status).toBe(404)
    expect((await h.ok('GET /ws/hall/list', { bookmarked: 'Y' }, one)).records.map(({ id }) => id)).toEqual([open])
    expect((await h.ok('GET /ws/provider/search', { bookmarked: 'Y' }, one)).records.map(({ number }) => number)).toEqual([entry.number])
    expect((await h.ok('GET /ws/provider/facets', { bookmarked: 'Y' }, one)).total).toBe(1)
    expect((await h.ok('GET /ws/provider/search', { bookmarked: 'Y' })).total).toBe(0)
    expect(await h.ok('GET /ws/saved/bookmarks', { list: 'hall' }, people.provider.as)).toEqual([])
    expect((await h.ok('GET /ws/hall/list', { bookmarked: 'Y' }, people.provider.as)).total).toBe(0)
    await h.ok('POST /ws/saved/bookmark', { list: 'hall', item: open, marked: false }, one)
    expect(await h.ok('GET /ws/saved/bookmarks', { list: 'hall' }, one)).toEqual([])
    expect(other).not.toBe(open)
  })

  it('goes with the account, as do the searches; the export of one’s data has both', async () => {
    const one = await seat(h, { userType: 2, name: 'Leaver' })
    const entry = await aProvider(h)
    await h.ok('POST /ws/saved/bookmark', { list: 'directory', item: entry.number, marked: true }, one)
    await save(one, { name: 'Kept' })
    expect(await h.ok('GET /ws/account/export', {}, one)).toMatchObject({
      saved: { searches: [{ list: 'hall', name: 'Kept' }], bookmarks: [{ list: 'directory', item: entry.number }] },
    })
    await h.ok('POST /ws/account/close', { agreed: true }, one)
    for (const table of ['saved_search', 'bookmark']) {
      const { rows } = await h.services.pool.query(`select count(*)::int as n from ${table} where account_id = $1`, [one.accountId])
      expect(rows[0].n, table).toBe(0)
    }
  })
})

describe('a saved search', () => {
  it('is its owner’s alone: listed, renamed, deleted; the same name replaces the filters; at most 20', async () => {
    const one = await seat(h, { userType: 2, name: 'Keeper' })
    const first = await save(one, { name: 'Germany', filters: { region: 'DE', search: '质检' } })
    expect(first.link).toBe(`/demandHall/2/home?region=DE&search=${encodeURIComponent('质检')}`)
    const again = await save(one, { name: 'Germany', filters: { region: 'DE' }, frequency: 'weekly' })
    expect(again).toMatchObject({ id: first.id, link: '/demandHall/2/home?region=DE', frequency: 'weekly' })
    const other = await save(one, { list: 'talent', name: 'Germany', filters: { search: 'weld', available: 'Y' } })
    expect(other.link).toBe('/globalHiringAndTalentServices?at=talent&q=weld&open=Y')
    expect((await h.ok('GET /ws/saved/searches', { list: 'hall' }, one)).map(({ id }) => id)).toEqual([first.id])

    const stranger = people.provider.as
    expect(await h.ok('GET /ws/saved/searches', {}, stranger)).toEqual([])
    for (const call of ['POST /ws/saved/search/edit', 'POST /ws/saved/search/remove'] as const)
      expect((await h.refused(call, { id: first.id, name: 'Mine', frequency: 'never' }, stranger)).status).toBe(404)

    const renamed = await h.ok('POST /ws/saved/search/edit', { id: first.id, name: 'DE', frequency: 'never' }, one)
    expect(renamed).toMatchObject({ name: 'DE', frequency: 'never' })
    const second = await save(one, { name: 'France', filters: { region: 'FR' } })
    const taken = await h.refused('POST /ws/saved/search/edit', { id: second.id, name: 'DE', frequency: 'never' }, one)
    expect(taken.fields).toMatchObject({ name: expect.stringContaining('同名') })
    for (let at = 3; at < 20; at++) await save(one, { name: `More ${at}` })
    expect(
      (await h.refused('POST /ws/saved/search', { list: 'hall', name: 'More', filters: {}, frequency: 'never' }, one)).fields,
    ).toMatchObject({
      name: expect.stringContaining('20'),
    })
    await h.ok('POST /ws/saved/search/remove', { id: second.id }, one)
    await save(one, { name: 'More' })
    expect(await h.ok('GET /ws/saved/searches', {}, one)).toHaveLength(20)
  })

  it('takes only what its list filters by', async () => {
    const refused = await h.refused(
      'POST /ws/saved/search',
      { list: 'hall', name: 'x', filters: { category: 'nonsense' }, frequency: 'never' },
      people.provider.as,
    )
    expect(refused.status).toBe(422)
  })
})

describe('a message of a saved search', () => {
  it('comes once for what is new and fits, with a link to the list, whichever server looks', async () => {
    const one = await seat(h, { userType: 2, name: 'Watcher' })
    await demandAt(h, people, 2, { title: 'There before', areaCode: 'PT' })
    await pass(5)
    await save(one, { name: 'Portugal', filters: { region: 'PT' } })
    await demandAt(h, people, 2, { title: 'In Portugal', areaCode: 'PT' })
    await demandAt(h, people, 2, { title: 'In Peru', areaCode: 'PE' })
    await demandAt(h, people, 2, { title: 'Not for all', areaCode: 'PT', visibility: 'invited' })
    await pass(1)
    expect(await messagesOf(one)).toEqual([])
    const second = await startServer({ databaseUrl: database.url })
    second.clock.advance({ minutes: 9 })
    h.clock.advance({ minutes: 3 })
    await Promise.all([h.jobs.runDue(), second.jobs.runDue()])
    await Promise.all([h.jobs.runDue(), second.jobs.runDue()])
    await second.close()
    await pass(3)
    await pass(3)
    expect(await messagesOf(one)).toEqual([
      { params: { name: 'Portugal', count: 1, latest: 'In Portugal' }, link: '/demandHall/2/home?region=PT', emailed: expect.any(Boolean) },
    ])
  })

  it('says nothing to a company about its own requests, and to nobody what a disabled company asks for', async () => {
    const owner = people.publisher.owner
    const one = await seat(h, { userType: 2, name: 'Other reader' })
    for (const who of [owner, one]) await save(who, { name: 'Chile', filters: { region: 'CL' } })
    await demandAt(h, people, 2, { title: 'In Chile', areaCode: 'CL' })
    await pass(5)
    expect(await messagesOf(owner)).toEqual([])
    expect(await messagesOf(one)).toHaveLength(1)
    await demandAt(h, people, 2, { title: 'In Chile again', areaCode: 'CL' })
    await h.services.pool.query('update company set status = 4 where id = $1', [people.publisher.companyId])
    await pass(5)
    await h.services.pool.query('update company set status = 2 where id = $1', [people.publisher.companyId])
    expect(await messagesOf(one)).toHaveLength(1)
  })

  it('is daily or weekly in the morning of Beijing, and never for who wants none', async () => {
    const at: Record<string, Who> = {}
    for (const frequency of ['daily', 'weekly', 'never']) {
      at[frequency] = await seat(h, { userType: 2, name: `Reader ${frequency}` })
      await save(at[frequency], { name: 'Peru', filters: { region: 'PE' }, frequency })
    }
    await demandAt(h, people, 2, { title: 'In Peru', areaCode: 'PE' })
    await pass(10)
    for (const who of Object.values(at)) expect(await messagesOf(who)).toEqual([])
    await pass(24 * 60)
    expect(await messagesOf(at['daily']!)).toHaveLength(1)
    await pass(7 * 24 * 60)
    expect(await messagesOf(at['daily']!)).toHaveLength(1)
    expect(await messagesOf(at['weekly']!)).toHaveLength(1)
    expect(await messagesOf(at['never']!)).toEqual([])
  })

  it('speaks of new entries of the directory, and of a request only while its owner can sign in', async () => {
    const one = await seat(h, { userType: 2, name: 'Directory reader' })
    const gone = await seat(h, { userType: 2, name: 'Frozen reader' })
    for (const who of [one, gone]) await save(who, { list: 'directory', name: 'Chile', filters: { region: 'CL', service: 'eor' } })
    await h.services.pool.query(`update account set status = 'frozen', status_reason = 'x' where id = $1`, [gone.accountId])
    await aProvider(h, { nameCn: '安第斯人力', nameEn: 'Andes People', homeRegion: 'CL', regions: ['CL'] })
    await pass(5)
    expect(await messagesOf(one)).toMatchObject([
      {
        params: { name: 'Chile', count: 1, latest: { cn: '安第斯人力', en: 'Andes People' } },
        link: '/globalQuickfind?region=CL&service=eor',
      },
    ])
    expect(await messagesOf(gone)).toEqual([])
  })
})
