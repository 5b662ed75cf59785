/** Lists, searches and details over HTTP, the product and the floor alternately, and the search alone beside the best plan known. */
import { providerSearch } from '../src/features/market/provider/server/search.ts'
import { demandSearch } from '../src/features/work/demand/server/lists.ts'
import type { Searchable } from '../src/platform/server/data/search/searchable.ts'
import { type Figure, median } from './figures.ts'
import { fill } from './fill.ts'
import { fillParts } from './fill-parts.ts'
import { fillProviders } from './fill-providers.ts'
import { type Load, load } from './load.ts'
import { postings, writePostings } from './postings.ts'
import { child, ended, ready } from './processes.ts'
import { type Searcher, searches, searchKit } from './search.ts'
import { ROUNDS, SECONDS } from './size.ts'

const CONNECTIONS = 16
/** At 16 connections over 100,000 rows. */
const SEARCH_P99_MS = 50
/** The list of what waits for a company with 1,000 of them. */
const WAITING_P99_MS = 50
const [OURS, FLOOR] = [18_080, 18_081]

interface Asked {
  readonly what: string
  readonly token: string | null
  readonly paths: readonly string[]
  readonly aim?: number
  readonly p99Ms?: number
}

export async function measureReads(url: string, say: (line: string) => void): Promise<Figure[]> {
  const searched = searches()
  const filled = await fill(url)
  const planned = await fillParts(url, filled.detailIds)
  await fillProviders(url)
  await writePostings(url, [demandSearch, providerSearch], searched)
  const search = (call: string) => searched.map((text) => `/api/ws/${call}?search=${encodeURIComponent(text)}`)
  const filters = [
    'region=DE&service=payroll',
    'region=VN&service=legal',
    'service=eor&language=zh',
    'region=MX&verified=Y',
    'service=logistics',
  ]
  const asked: Asked[] = [
    {
      what: 'demand detail',
      token: filled.ownerToken,
      paths: filled.detailIds.slice(planned.length).map((id) => `/api/ws/demand/detail?id=${id}`),
      aim: 0.75,
    },
    {
      what: 'demand detail with 20 parts and 50 bids',
      token: filled.ownerToken,
      paths: planned.map((id) => `/api/ws/demand/detail?id=${id}`),
      aim: 0.75,
    },
    { what: 'all parts that wait, of 1,000', token: filled.ownerToken, paths: ['/api/ws/demand/part/waiting'], p99Ms: WAITING_P99_MS },
    {
      what: 'hall list, filter and sort',
      token: filled.individualToken,
      paths: ['DE', 'VN', 'BR', 'SA', 'JP'].map((region) => `/api/ws/hall/list?region=${region}&category=payroll&column=publishedAt`),
      aim: 0.9,
    },
    { what: 'hall search', token: filled.individualToken, paths: search('hall/list'), p99Ms: SEARCH_P99_MS },
    { what: 'provider directory, filters', token: null, paths: filters.map((query) => `/api/ws/provider/search?${query}`), aim: 0.7 },
    { what: 'provider search', token: null, paths: search('provider/search'), p99Ms: SEARCH_P99_MS },
  ]
  const figures: Figure[] = []
  const children = [child('dist/server/main.js', OURS, url), child('bench/floor.ts', FLOOR, url)]
  try {
    for (const port of [OURS, FLOOR]) await ready(`http://127.0.0.1:${port}/api/ws/provider/search?region=DE`)
    for (const one of asked) figures.push(...(await measureRead(one, say)))
  } finally {
    await Promise.all(children.map(ended))
  }
  for (const searchable of [demandSearch, providerSearch]) figures.push(...(await measureSearch(url, searchable, searched)))
  return figures
}

function figuresOf(what: string, ours: Load[], floor: Load[], { aim, p99Ms }: { aim?: number; p99Ms?: number }): Figure[] {
  const of = (loads: Load[], name: 'perSecond' | 'p99Ms') => median(loads.map((one) => one[name]))
  return [
    { what, unit: '/s', ours: of(ours, 'perSecond'), floor: of(floor, 'perSecond'), better: 'more', ...(aim !== undefined && { aim }) },
    { what: `${what}, p99`, unit: 'ms', ours: of(ours, 'p99Ms'), floor: of(floor, 'p99Ms'), better: 'less', ...(p99Ms && { most: p99Ms }) },
  ]
}

async function measureRead({ what, token, paths, ...aims }: Asked, say: (line: string) => void): Promise<Figure[]> {
  const headers: Record<string, string> = token ? { 'x-access-token': token } : {}
  const measure = (port: number) =>
    load(
      paths.map((path) => `http://127.0.0.1:${port}${path}`),
      headers,
      SECONDS,
      CONNECTIONS,
    )
  const ours: Load[] = []
  const floor: Load[] = []
  await measure(OURS)
  await measure(FLOOR)
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await measure(OURS))
    floor.push(await measure(FLOOR))
  }
  const failed = [...ours, ...floor].reduce((sum, one) => sum + one.failed, 0)
  say(`${what}: ${ours.map((one) => one.perSecond.toFixed(0))} against ${floor.map((one) => one.perSecond.toFixed(0))}`)
  if (failed > 0) throw new Error(`${what}: ${failed} requests failed`)
  return figuresOf(what, ours, floor, aims)
}

/** The search alone, without the server: the product's against the best plan known. */
async function measureSearch(url: string, searchable: Searchable, searched: readonly string[]): Promise<Figure[]> {
  const kit = searchKit(url, searchable, searched)
  const bare = postings(url, searchable.fields.table, searched)
  const ours: Load[] = []
  const floor: Load[] = []
  const measured = async (searcher: Searcher) => ({ ...(await searcher.run(SECONDS, CONNECTIONS)), p50Ms: 0, failed: 0 })
  await measured(kit)
  await measured(bare)
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await measured(kit))
    floor.push(await measured(bare))
  }
  await kit.close()
  await bare.close()
  return figuresOf(`search of ${searchable.fields.table}, plan alone`, ours, floor, { aim: 0.8, p99Ms: SEARCH_P99_MS })
}
