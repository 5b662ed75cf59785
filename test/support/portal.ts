import { seedInfluencers } from '../../seed/plans/influencers.ts'
import { seedLicences } from '../../seed/plans/licences.ts'
import { type Row, routes } from '../../src/app/web/routes.ts'
import { documentPath, documents } from '../../src/features/base/agreement/contract/documents.ts'
import type { ArticleForm } from '../../src/features/market/article/contract/schema.ts'
import { type EventKind, eventKinds, eventPath } from '../../src/features/market/event/contract/kinds.ts'
import type { Pair } from '../../src/platform/contract/texts.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { operator, type Person } from './personas.ts'
import { aProvider } from './providers.ts'
import { reviewRates } from './rates.ts'
import type { TestServer } from './server.ts'

/** A portal with content on every page, created in a second: the demo world is for tests of every screen. */

export const CHANNEL = 'ABCD-2345'
export const eventTitles: Record<EventKind, Pair> = {
  international: { cn: '雅加达采购对接', en: 'Jakarta buyers’ day' },
  offlineSalon: { cn: '出口退税实操', en: 'Export refunds at the desk' },
  onlineActivities: { cn: '新加坡第一笔工资', en: 'First payroll in Singapore' },
}
export const articleTitle: Pair = { cn: '就业准证怎么申请', en: 'Applying for an Employment Pass' }
export const providerNames = {
  vietnam: { cn: '湄江知识产权', en: 'Mekong Marks' },
  singapore: { cn: '澄湾人力', en: 'Clearbay People' },
} satisfies Record<string, Pair>

export interface Furnished {
  op: Person
  /** Slugs by kind. */
  events: Record<EventKind, string>
  article: string
  /** Numbers such as P-00001. */
  providers: Record<keyof typeof providerNames, string>
}

export async function registerFeatures(h: TestServer): Promise<Furnished> {
  const op = await operator(h)
  await performAsSystem(h.services, 'portal', async (act) => {
    await seedLicences(act)
    await seedInfluencers(act)
  })
  const singapore = await aProvider(h)
  const vietnam = await aProvider(h, {
    nameCn: providerNames.vietnam.cn,
    nameEn: providerNames.vietnam.en,
    introCn: '在越南申请商标、应对异议，并处理平台投诉。',
    introEn: 'Files trademarks in Vietnam, answers oppositions and handles takedowns.',
    homeRegion: 'VN',
    regions: ['VN'],
    services: ['ip', 'incorporation', 'marketResearch'],
    contact: { person: 'Nguyen Lan', phone: '+84 28 6000 0002', email: 'lan@mekong-marks.example', wechat: '' },
  })
  const events = {} as Furnished['events']
  for (const kind of eventKinds) events[kind] = await anEvent(h, op, kind)
  await rates(h, op)
  return { op, events, article: await anArticle(h, op), providers: { vietnam: vietnam.number, singapore: singapore.number } }
}

async function anEvent(h: TestServer, op: Person, kind: EventKind): Promise<string> {
  const day = (days: number) =>
    h.clock
      .now()
      .add({ hours: 24 * days })
      .toZonedDateTimeISO('Asia/Singapore')
      .toPlainDate()
      .toString()
  const form = {
    slug: `portal-${kind.toLowerCase()}`,
    kind,
    title: eventTitles[kind],
    summary: { cn: '一句话说明。', en: 'One line about it.' },
    body: { cn: '第一段。\n\n第二段。', en: 'First paragraph.\n\nSecond paragraph.' },
    agenda: [{ time: '14:00', cn: '开场', en: 'Opening' }],
    city: { cn: '新加坡', en: 'Singapore' },
    address: { cn: '示例路 1 号', en: '1 Sample Road' },
    onlineLink: kind === 'onlineActivities' ? 'https://meet.hengdu.example/room' : '',
    host: { cn: '衡渡', en: 'Hengdu' },
    region: 'SG',
    zone: 'Asia/Singapore',
    registrationFrom: `${day(-5)}T09:00`,
    registrationTo: `${day(6)}T18:00`,
    startsAt: `${day(8)}T14:00`,
    endsAt: `${day(8)}T17:00`,
    seats: 20,
  }
  const { id, version } = await h.ok('POST /ws/operator/event/create', form, op.as)
  await h.ok('POST /ws/operator/event/publish', { id, version }, op.as)
  return form.slug
}

async function anArticle(h: TestServer, op: Person): Promise<string> {
  const long = (text: string) => Array.from({ length: 20 }, () => text).join('\n\n')
  const form: ArticleForm = {
    slug: 'employment-pass',
    topic: 'employment',
    regions: ['SG'],
    author: { cn: '衡渡编辑部', en: 'Hengdu desk' },
    cover: '',
    checkedOn: '2026-11-02',
    sources: [{ title: { cn: '人力部', en: 'Ministry of Manpower' }, url: 'https://www.mom.gov.sg/' }],
    cn: {
      title: articleTitle.cn,
      summary: '先看薪资门槛。',
      body: `## 薪资门槛\n\n${long('门槛按年龄递增。')}\n\n## 递交\n\n${long('雇主递交。')}`,
    },
    en: {
      title: articleTitle.en,
      summary: 'The salary floor comes first.',
      body: `## The salary floor\n\n${long('It rises with age.')}\n\n## Filing\n\n${long('The employer files.')}`,
    },
  }
  const { id, version } = await h.ok('POST /ws/operator/article/create', form, op.as)
  await h.ok('POST /ws/operator/article/publish', { id, version }, op.as)
  return form.slug
}

/** Singapore's employer pays 17 % of the wage up to 8,000. */
async function rates(h: TestServer, op: Person): Promise<void> {
  const component = {
    code: 'CPF',
    nameCn: '雇主公积金',
    nameEn: 'Employer CPF',
    kind: 'percentSalaryCap',
    base: 'month',
    ratePpm: 170_000,
    capMinor: 800_000,
    sourceName: 'CPF Board',
    sourceUrl: 'https://www.cpf.gov.sg',
  }
  const draft = { region: 'SG', effectiveFrom: '2026-01-01', sample: true, components: [component] }
  await h.ok('POST /ws/operator/cost/draft', draft, op.as)
  await reviewRates(h, 'SG', await operator(h))
}

export interface Place {
  path: string
  row: Row
}

/**
 * Every public route that has a page, with the created content in its parameters; agreements with every number. Throws for a route that
 * is not covered.
 */
export function publicPlaces({ events, article }: Pick<Furnished, 'events' | 'article'>): Place[] {
  return routes
    .filter((row) => row.access === 'public' && row.frame === 'portal')
    .flatMap((row) => pathsOf(row, events, article).map((path) => ({ path, row })))
}

function pathsOf(row: Row, events: Furnished['events'], article: string): string[] {
  if (row.component === 'agreement') return documents.filter(({ group }) => row.path.startsWith(`/${group}/`)).map(documentPath)
  if (row.component === 'informationDetails') return [`${row.path}?id=${article}`]
  if (row.component === 'activityH5') return eventKinds.map((kind) => `/activityH5/${kind}`)
  if (row.component === 'activityDetail')
    return [
      row.path.includes(':channel')
        ? eventPath(events.international, 'international', CHANNEL)
        : eventPath(events.offlineSalon, 'offlineSalon'),
    ]
  if (row.path.includes(':')) throw new Error(`no place for ${row.path}`)
  return [row.path]
}
