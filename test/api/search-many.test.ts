import { beforeAll, describe, expect, test } from 'vitest'
import { influencer } from '../../src/features/market/influencer/server/tables.ts'
import { eq, sql } from '../../src/platform/server/data/drizzle.ts'
import { serverForFile } from '../support/suite.ts'

/**
 * More creators than a search reads in full: of every 20, one has "solar" in the handle, twelve in the text alone; two of three are in
 * Brazil.
 */
const ROWS = 6_000
const BATCH = 1_000
const h = serverForFile()

beforeAll(async () => {
  for (let from = 1; from <= ROWS; from += BATCH)
    await h.services.db.execute(sql`
    insert into influencer (handle, platform, region, languages, fields, intro_cn, intro_en, followers, stated_on, shown, changed_by, changed_at)
    select case when n % 20 = 0 then 'Solar ' else 'Maker ' end || n, 'youtube', case when n % 3 = 0 then 'DE' else 'BR' end, '{pt}', '{food}',
      case when n % 20 <= 12 then '讲太阳能和储能' else '讲厨房' end, case when n % 20 <= 12 then 'Talks about solar panels' else 'Talks about kitchens' end,
      n, '2026-01-01', n % 1000 <> 0, gen_random_uuid(), now()
    from generate_series(${from}::int, ${from + BATCH - 1}::int) n`)
  await h.services.db.execute(sql`analyze influencer`)
}, 120_000)

const all = Array.from({ length: ROWS }, (_, at) => ROWS - at).filter((n) => n % 1000 !== 0)
const inHandle = all.filter((n) => n % 20 === 0)
const inText = all.filter((n) => n % 20 > 0 && n % 20 <= 12)
const found = async (search: string, more: Record<string, unknown> = {}) => {
  const page = await h.ok('GET /ws/influencer/search', { search, ...more })
  return { ...page, numbers: page.records.map((row) => Number(row.handle.split(' ')[1])) }
}

describe('with very many matches', () => {
  test('those in the title come first, in the order of rank, then those in the text', async () => {
    const expected = [...inHandle, ...inText]
    for (const pageNo of [1, 2, 4, 5, 6]) {
      const { numbers } = await found('solar', { pageNo, pageSize: 100 })
      expect(numbers).toEqual(expected.slice((pageNo - 1) * 100, pageNo * 100))
    }
  })

  test('the total stops at a thousand and says that there are more', async () => {
    expect(await found('solar')).toMatchObject({ total: 1000, totalIsMore: true, pages: 50 })
    expect(await found('solar', { pageNo: 51 })).toMatchObject({ records: [] })
    expect((await found('handle nobody has')).totalIsMore).toBeUndefined()
  })

  test('several words are all matched, the title and the region before the text', async () => {
    const brazilian = (n: number) => n % 3 !== 0
    const { numbers, records } = await found('solar brazil', { pageSize: 50 })
    expect(numbers).toEqual(inHandle.filter(brazilian).slice(0, 50))
    expect(records[0]?.matches?.map((one) => one.by)).toEqual(['title', 'home'])
  })

  test('synonyms of the other language find the same', async () => {
    expect(new Set((await found('光伏', { pageSize: 100 })).numbers)).toEqual(new Set((await found('solar', { pageSize: 100 })).numbers))
  })

  test('a filter and the list’s own order are respected', async () => {
    const german = await found('solar', { region: 'DE', pageSize: 20 })
    expect(german.numbers).toEqual(inHandle.filter((n) => n % 3 === 0).slice(0, 20))
    const fewest = await found('solar', { column: 'followers', order: 'asc', pageSize: 20 })
    expect(fewest.numbers).toEqual([...inHandle, ...inText].sort((a, b) => a - b).slice(0, 20))
  })

  test('rare matches among them are counted exactly', async () => {
    expect(await found('5999')).toMatchObject({ total: 1, numbers: [5999] })
  })
})

describe('the index follows the rows', () => {
  const first = () => found('solar', { pageSize: 1 }).then(({ numbers }) => numbers[0])

  test('hidden, shown, renamed, reranked, deleted', async () => {
    const db = h.services.db
    const best = inHandle[0] ?? 0
    expect(await first()).toBe(best)
    const its = eq(influencer.handle, `Solar ${best}`)
    await db.update(influencer).set({ shown: false }).where(its)
    expect(await first()).toBe(inHandle[1])
    await db.update(influencer).set({ shown: true, followers: 1 }).where(its)
    expect(await first()).toBe(inHandle[1])
    await db.update(influencer).set({ followers: 1_000_000 }).where(its)
    expect(await first()).toBe(best)
    await db
      .update(influencer)
      .set({ handle: `Kitchen ${best}` })
      .where(its)
    expect(await first()).toBe(inHandle[1])
    await db.delete(influencer).where(eq(influencer.handle, `Solar ${inHandle[1]}`))
    expect(await first()).toBe(inHandle[2])
  })

  test('postings are exactly the terms of what is shown', async () => {
    const { rows } = await h.services.db.execute(sql`
      with wanted as (select 'influencer' as kind, term, followers::float8, id from influencer, unnest(tsvector_to_array(search_head)) as term where shown)
      select (select count(*) from (select * from wanted except select * from search_posting) as missing) as missing,
        (select count(*) from (select * from search_posting where kind = 'influencer' except select * from wanted) as stray) as stray`)
    expect(rows).toEqual([{ missing: 0, stray: 0 }])
  })
})
