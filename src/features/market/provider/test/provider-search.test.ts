import { beforeAll, describe, expect, it } from 'vitest'
import { aProvider } from '../../../../../test/support/providers.ts'
import { randomOf } from '../../../../../test/support/random.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { listedProviders } from '../server/reads.ts'
import { provider } from '../server/tables.ts'

const h = serverForFile()
const number: Record<string, string> = {}
beforeAll(async () => {
  const add = async (key: string, differs: Parameters<typeof aProvider>[1]) => {
    number[key] = (await aProvider(h, differs)).number
  }
  await add('clearbay', {})
  await add('mekong', {
    nameCn: '湄南知产',
    nameEn: 'Mekong Marks',
    introCn: '代理越南与泰国的商标检索、申请和异议。',
    introEn: 'Searches, files and opposes marks in Vietnam and Thailand.',
    homeRegion: 'VN',
    regions: ['VN', 'TH'],
    services: ['ip', 'legal'],
    industries: ['electronics', 'apparel'],
    languages: ['en', 'vi'],
    verifiedOn: null,
    responseHours: 24,
  })
  await add('hanoi', {
    nameCn: '河内账房',
    nameEn: 'Hanoi Ledger',
    introCn: '越南公司的记账、报税与审计配合。',
    introEn: 'Bookkeeping and tax filings for companies in Vietnam.',
    homeRegion: 'VN',
    regions: ['VN'],
    services: ['taxAccounting'],
    industries: ['electronics'],
    languages: ['zh', 'vi'],
    verifiedOn: '2026-05-02',
    responseHours: 12,
  })
  await add('hidden', {
    nameCn: '已下架商标所',
    nameEn: 'Withdrawn Trademark Office',
    regions: ['VN'],
    services: ['ip'],
    hiddenReason: '已停业',
  })
}, 120_000)

const found = async (input: Record<string, unknown>, lang: 'cn' | 'en' = 'cn') =>
  (await h.ok('GET /ws/provider/search', input, { lang })).records.map((row) => row.number)

describe('search', () => {
  it.each([
    ['商标', ['mekong']],
    ['越南商标', ['mekong']],
    ['越南', ['hanoi', 'mekong']],
    ['trademarks in Vietnam', ['mekong']],
    ['Vietnam tax', ['hanoi']],
    ['tax vietnam bookkeep', ['hanoi']],
    ['clearb', ['clearbay']],
    ['薪酬', ['clearbay']],
    ['the of', []],
    ['EOR 新加坡', ['clearbay']],
    ['trade mark', ['mekong']],
    ['泰国专利', ['mekong']],
    ['火星', []],
    ["o'brien \\ ' & | !", []],
  ])('%s', async (search, expected) => {
    expect(await found({ search })).toEqual(expected.map((key) => number[key]))
  })

  it('finds by number, and never a hidden provider', async () => {
    expect(await found({ search: number.hanoi })).toEqual([number.hanoi])
    expect(await found({ search: number.hidden })).toEqual([])
    expect(await found({ search: 'Withdrawn' })).toEqual([])
  })

  it('filters by any of the values of each filter', async () => {
    expect(await found({ region: 'VN,SG', service: 'ip,eor' })).toEqual([number.clearbay, number.mekong])
    expect(await found({ region: 'VN', verified: 'Y' })).toEqual([number.hanoi])
    expect(await found({ language: 'vi', industry: 'apparel' })).toEqual([number.mekong])
  })

  it('sorts by rank, and by name in each language', async () => {
    expect(await found({ column: 'verified' })).toEqual([number.clearbay, number.hanoi, number.mekong])
    expect(await found({ column: 'name' }, 'en')).toEqual([number.clearbay, number.hanoi, number.mekong])
    // chéng, hé, méi
    expect(await found({ column: 'name' }, 'cn')).toEqual([number.clearbay, number.hanoi, number.mekong])
  })

  it('pages', async () => {
    const second = await h.ok('GET /ws/provider/search', { pageNo: 2, pageSize: 2 })
    expect(second).toMatchObject({ total: 3, pages: 2, current: 2, size: 2 })
    expect(second.records).toHaveLength(1)
  })
})

describe('facets', () => {
  const facets = (input: Record<string, unknown>) => h.ok('GET /ws/provider/facets', input)
  const asMap = (counted: { code: string; count: number }[]) => Object.fromEntries(counted.map(({ code, count }) => [code, count]))

  it('counts every listed provider once for each value', async () => {
    const all = await facets({})
    expect(all).toMatchObject({ total: 3, samples: 0, verified: 2 })
    expect(asMap(all.region)).toEqual({ VN: 2, SG: 1, TH: 1 })
    expect(asMap(all.service)).toEqual({ eor: 1, payroll: 1, ip: 1, legal: 1, taxAccounting: 1 })
    expect(all.region[0]?.name).toEqual({ cn: '越南', en: 'Vietnam' })
  })

  it('excludes a filter from its own counts and applies the others', async () => {
    const some = await facets({ region: 'VN', service: 'ip' })
    expect(some.total).toBe(1)
    expect(asMap(some.region)).toEqual({ VN: 1, TH: 1 })
    expect(asMap(some.service)).toEqual({ ip: 1, legal: 1, taxAccounting: 1 })
    expect(asMap(some.language)).toEqual({ en: 1, vi: 1 })
    expect(some.verified).toBe(0)
  })

  it('keeps a line for chosen values, also with a count of zero', async () => {
    const some = await facets({ region: 'BR', service: 'ip', verified: 'Y' })
    expect(some.total).toBe(0)
    expect(some.region).toEqual([{ code: 'BR', name: { cn: '巴西', en: 'Brazil' }, count: 0 }])
    expect(some.service).toEqual([{ code: 'ip', count: 0 }])
  })

  it('says what the search finds without one of its words when it finds nothing', async () => {
    expect((await facets({ search: '越南 商标', language: 'zh' })).shorter).toEqual([{ search: '越南', count: 1 }])
    expect((await facets({ search: '越南 商标' })).shorter).toEqual([])
    expect((await facets({ search: 'zzzzqqq' })).shorter).toEqual([])
  })

  it('respects the search words', async () => {
    const some = await facets({ search: '越南' })
    expect(some.total).toBe(2)
    expect(asMap(some.region)).toEqual({ VN: 2, TH: 1 })
  })
})

it('without words begins with a firm of each leading country, and of a service with one that mainly does it', async () => {
  const firm = { industries: [], languages: ['en'] as const, introEn: 'Gates.', nameCn: '闸门' }
  const made = async (nameEn: string, homeRegion: string, services: ('software' | 'custom')[], hours: number) =>
    (await aProvider(h, { ...firm, nameEn, homeRegion, regions: [homeRegion], services, verifiedOn: '2026-05-02', responseHours: hours }))
      .number
  const quick = await made('Quick Gate', 'NZ', ['custom', 'software'], 1)
  const main = await made('Main Gate', 'NZ', ['software'], 40)
  const second = await made('Second German Gate', 'DE', ['software'], 30)
  const german = await made('German Gate', 'DE', ['software'], 20)
  const american = await made('American Gate', 'US', ['software'], 48)
  const also = await made('Also American Gate', 'US', ['custom', 'software'], 2)
  const ordered = [german, american, second, main, quick, also]
  expect(await found({ service: 'software' })).toEqual(ordered)
  expect(await found({ service: 'software', pageSize: 2, pageNo: 2 })).toEqual(ordered.slice(2, 4))
  expect(await found({ service: 'software', pageSize: 4, pageNo: 2 })).toEqual(ordered.slice(4))
  expect((await found({})).slice(0, 3)).toEqual([number['hanoi'], german, also])
  for (const one of ordered)
    await h.services.db.update(provider).set({ state: 'hidden', hiddenReason: '测试' }).where(eq(provider.number, one))
})

// Last: the counts above are without these three.
it('places an expired verification after the current ones and before none, with and without words', async () => {
  const firm = { homeRegion: 'FJ', regions: ['FJ'], services: ['logistics'] as const, industries: [], languages: ['en'] as const }
  const made = async (nameEn: string, differs: Parameters<typeof aProvider>[1]) =>
    (await aProvider(h, { ...firm, nameCn: nameEn, nameEn, introEn: 'Nadi clearing.', ...differs })).number
  const none = await made('Coral Nadi', { verifiedOn: null, responseHours: 1 })
  const lapsed = await made('Lagoon Nadi', { verifiedOn: '2024-06-01', lapsed: true, responseHours: 2 })
  const verified = await made('Reef Nadi', { verifiedOn: '2026-05-02', responseHours: 48 })
  expect(await found({ region: 'FJ' })).toEqual([verified, lapsed, none])
  expect(await found({ search: 'Nadi' })).toEqual([verified, lapsed, none])
  const listed = await listedProviders(h.services.db, 9, 'FJ')
  expect(listed.map(({ id }) => id)).toEqual([verified, lapsed, none])
})

it('asked for a country, places firms at home there before firms that only serve it, with and without words', async () => {
  const firm = {
    services: ['logistics'] as const,
    industries: [],
    languages: ['en'] as const,
    nameCn: '海风',
    introEn: 'Freight for Tonga.',
  }
  const made = async (nameEn: string, differs: Parameters<typeof aProvider>[1]) =>
    (await aProvider(h, { ...firm, nameEn, ...differs })).number
  const abroad = await made('Abroad Vava', { homeRegion: 'NZ', regions: ['NZ', 'TO'], verifiedOn: '2026-05-02', responseHours: 1 })
  const home = await made('Home Vava', { homeRegion: 'TO', regions: ['TO'], verifiedOn: null, responseHours: 48 })
  expect(await found({ region: 'TO' })).toEqual([home, abroad])
  expect(await found({ region: 'TO', search: 'Vava' })).toEqual([home, abroad])
  expect(await found({ region: 'TO', column: 'verified' })).toEqual([abroad, home])
  expect(await found({ region: 'NZ,TO' })).toEqual([abroad, home])
  expect((await listedProviders(h.services.db, 9, 'TO')).map(({ id }) => id)).toEqual([home, abroad])
})

/** As the order is defined: what is asked for in one direction after the other, over all firms at once. */
const sorted = (firms: Firm[], regions: string[], services: string[]): string[] => {
  const keys = (firm: Firm) => [
    regions.includes(firm.homeRegion) ? 0 : 1,
    services.includes(firm.services[0]!) ? 0 : 1,
    -firm.standing,
    firm.responseHours,
    firm.id,
  ]
  return firms
    .map((firm) => ({ firm, by: keys(firm) }))
    .sort((a, b) => {
      const at = a.by.findIndex((key, nth) => key !== b.by[nth])
      return at < 0 ? 0 : a.by[at]! < b.by[at]! ? -1 : 1
    })
    .map(({ firm }) => firm.number)
}
type Firm = Pick<typeof provider.$inferSelect, 'id' | 'number' | 'homeRegion' | 'services' | 'standing' | 'responseHours'>

it('page by page shows what sorting all firms would show, for any countries and services asked for', async () => {
  const own = ['KI', 'NR', 'TV']
  const trades = ['ip', 'legal', 'taxAccounting'] as const
  const drawn = randomOf(11).next
  for (let nth = 0; nth < 60; nth++) {
    const services = trades.filter(() => drawn() < 0.6)
    await aProvider(h, {
      nameEn: `Atoll ${nth}`,
      homeRegion: own[Math.floor(drawn() * 3)]!,
      regions: own,
      services: services.length > 0 ? services.sort(() => drawn() - 0.5) : ['ip'],
      verifiedOn: drawn() < 0.5 ? '2026-05-02' : null,
      responseHours: 1 + Math.floor(drawn() * 3),
    })
  }
  const all = await h.services.db
    .select({
      id: provider.id,
      number: provider.number,
      homeRegion: provider.homeRegion,
      services: provider.services,
      responseHours: provider.responseHours,
      standing: provider.standing,
    })
    .from(provider)
    .where(sql`${provider.regions} && ${sql.param(own)}::text[]`)
  for (const regions of [['KI'], ['NR', 'TV'], own])
    for (const services of [[], ['legal'], ['ip', 'taxAccounting']]) {
      const fits = all.filter((firm) => services.length === 0 || firm.services.some((one) => services.includes(one)))
      const pages: string[] = []
      for (let pageNo = 1; pages.length < fits.length; pageNo++) {
        const page = await found({ region: regions.join(','), service: services.join(','), pageSize: 7, pageNo })
        expect(page.length).toBe(Math.min(7, fits.length - pages.length))
        pages.push(...page)
      }
      expect(pages).toEqual(sorted(fits, regions, services))
      expect(await found({ region: regions.join(','), service: services.join(','), pageSize: 100, pageNo: 11 })).toEqual([])
    }
})
