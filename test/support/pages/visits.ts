import { t as frames } from '../../../src/app/web/frames/texts.ts'
import { type Row, routes } from '../../../src/app/web/routes.tsx'
import { t as account } from '../../../src/features/account/web/texts.ts'
import { documents } from '../../../src/features/agreement/contract/documents.ts'
import { t as articleDesk } from '../../../src/features/article/web/desk/texts.ts'
import { d as holidays } from '../../../src/features/calendar/web/desk/texts.ts'
import { d as rates } from '../../../src/features/cost/web/desk/texts.ts'
import type { demandCalls } from '../../../src/features/demand/contract/calls.ts'
import { t as providers } from '../../../src/features/demand/web/providers/texts.ts'
import { t as contact } from '../../../src/features/lead/web/texts.ts'
import { t as review } from '../../../src/features/operator/web/review/texts.ts'
import { t as partner } from '../../../src/features/partner/web/texts.ts'
import { t as bank } from '../../../src/features/wallet/web/bank/texts.ts'
import { t as settle } from '../../../src/features/wallet/web/settle/texts.ts'
import type { ResultOf } from '../../../src/platform/contract/call.ts'
import type { Pair } from '../../../src/platform/contract/texts.ts'
import type { Person } from '../browser.ts'
import type { TestHouse } from '../house.ts'
import { directoryVisits, paidContactVisits } from './directory.ts'
import { eventDeskVisits, eventVisits } from './events.ts'
import type { Tolerance } from './look.ts'
import { quickfindVisits } from './quickfind.ts'

/** Whom the visits ask what there is to see: a house under test, or a server. */
export type Asked = Pick<TestHouse, 'ok'>

/** Every screen of the product and whoever may see it, with the demo world's data in it. */

export interface Visit extends Tolerance {
  /** Path and query in the hash. */
  path: string
  /** Of the route; null where the page names itself. */
  title: Pair | null
  /** What is opened on the screen before it is looked at. */
  opened?: { what: string; does: (who: Person) => Promise<void> }
  /** Looked at on a small screen altogether, not only measured there. */
  narrow?: boolean
  /** Looked at in light alone: another visit shows the same parts in dark. */
  lightOnly?: boolean
}

export const nameOf = (visit: Visit): string => (visit.opened ? `${visit.path}, ${visit.opened.what}` : visit.path)

type Detail = ResultOf<(typeof demandCalls)['GET /ws/demand/detail']>
const agreements = ['/platformProtocol/:n', '/privacyAgreement/:n', '/serviceRegulations/:n', '/relevantLaws/:n']

const rowOf = (path: string): Row => {
  const row = routes.find((one) => one.path === path)
  if (!row) throw new Error(`no route ${path}`)
  return row
}
const visit = (path: string, query = '', more: Partial<Visit> = {}): Visit => ({ path: path + query, title: rowOf(path).title, ...more })

const dialogShown = async (who: Person) => {
  await who.page.getByRole('dialog').first().waitFor()
  await who.frames(3)
}
/** Parts far down a page are fetched when a reader comes near. */
const throughParts = async (who: Person) => {
  for (const part of await who.page.locator('main section[id]').all()) await part.scrollIntoViewIfNeeded()
  await who.settled()
}
const dismiss = (who: Person) => who.page.keyboard.press('Escape')

/** Rows that no visit covers: a new screen without one fails the test. */
export function uncovered(visits: readonly Visit[]): string[] {
  const paths = visits.map((one) => one.path.split('?')[0]!)
  const fits = (row: Row) => new RegExp(`^${row.path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)
  return routes.filter((row) => !paths.some((path) => fits(row).test(path))).map((row) => row.path)
}

export async function visitorVisits(h: Asked): Promise<Visit[]> {
  return [
    visit('/home'),
    visit('/home', '?nav=1', {
      narrow: true,
      opened: {
        what: 'navigation of a small screen',
        does: (who) => who.press(frames.pick(who.lang).openNav),
      },
    }),
    visit('/contactUs'),
    visit('/contactUs', '?from=cost&topic=hire&region=SG&summary=SGD', {
      opened: {
        what: 'refused',
        does: async (who) => {
          await who.press(contact.pick(who.lang).send)
          await who.page.locator('main [role=alert]').first().waitFor()
        },
      },
    }),
    visit('/contactUs', '?sent=1', {
      lightOnly: true,
      opened: {
        what: 'sent',
        does: async (who) => {
          const s = contact.pick(who.lang)
          await who.page.getByLabel(s.topic, { exact: true }).selectOption('other')
          await who.page.getByLabel(s.message, { exact: true }).fill(`${who.lang} ${crypto.randomUUID()}`)
          await who.page.getByLabel(s.name, { exact: true }).fill('Visitor')
          await who.page.getByLabel(s.email, { exact: true }).fill('visitor@screens.example')
          await who.press(s.send)
          await who.find('heading', s.sentTitle).waitFor()
        },
      },
    }),
    visit('/globalPartner'),
    visit('/globalPartner', '?volume=x', {
      opened: {
        what: 'refused',
        does: async (who) => {
          await who.press(partner.pick(who.lang).submit)
          await who.page.locator('main [role=alert]').first().waitFor()
        },
      },
    }),
    visit('/aboutUs'),
    visit('/solution'),
    visit('/solution', '?stage=enter&region=VN&need=entity&size=many&when=month', { lightOnly: true }),
    visit('/globalHiringAndTalentServices'),
    visit('/globalHiringAndTalentServices', '?cost=MX&a=CN&b=MX&view=month&place=CN&year=2026&month=2&lead=them', {
      opened: { what: 'scrolled to its end', does: throughParts },
    }),
    visit('/globalHiringAndTalentServices', '?cost=KE', { narrow: true, opened: { what: 'scrolled to its end', does: throughParts } }),
    visit('/marketDevelopment'),
    visit('/integratedService', '?papers=ip&region=VN'),
    visit('/safetyCompliance'),
    visit('/safetyCompliance', '?search=zzz', { lightOnly: true }),
    ...(await quickfindVisits(h)),
    ...(await articleVisits(h)),
    ...(await eventVisits(h)),
    visit('/404'),
    ...documents.map(({ group, n }, at) => ({
      path: `/${group}/${n}`,
      title: null,
      lightOnly: agreements.length <= at,
    })),
    visit('/loginHome'),
    visit('/loginHome', '?with=code', {
      opened: {
        what: 'by code, refused',
        does: async (who) => {
          const s = account.pick(who.lang)
          await who.find('tab', s.byCode).click()
          await who.page.locator('main button[type=submit]').click()
          await who.page.locator('main [role=alert]').first().waitFor()
        },
      },
    }),
    visit('/loginHome/registry'),
    visit('/loginHome/registry', '?at=phone', {
      opened: {
        what: 'second step',
        does: async (who) => {
          const s = account.pick(who.lang)
          await who.find('radio', `${s.company}: ${s.companyAbout}`).click()
          await who.press(s.next, who.page.getByRole('main'))
          await who.find('heading', s.stepPhone).waitFor()
        },
      },
    }),
    visit('/loginHome/forgotten'),
    visit('/operatorHome/login'),
  ]
}

async function articleVisits(h: Asked): Promise<Visit[]> {
  const { lead, records } = await h.ok('GET /ws/article/list')
  const one = lead ?? records[0]
  return [
    visit('/informationCenter'),
    visit('/informationCenter', '?search=zzzz&topic=tax', { lightOnly: true }),
    // Words of articles may name a product or a form as its maker writes it.
    ...(one ? [visit('/informationDetails', `?id=${one.slug}`, { title: null, names: true })] : []),
  ]
}

async function articleDeskVisits(h: Asked, token: string): Promise<Visit[]> {
  const { records } = await h.ok('GET /ws/operator/articles', { state: 'scheduled' }, { token })
  const path = `/operatorHome/articles?id=${records[0]?.id}`
  return [
    { path, title: null },
    {
      path,
      title: null,
      opened: {
        what: 'time of publication',
        does: async (who) => {
          await who.press(articleDesk.pick(who.lang).reschedule)
          await dialogShown(who)
        },
      },
    },
    { path: '/operatorHome/articles?new=1', title: articleDeskTitle, lightOnly: true },
  ]
}
const articleDeskTitle: Pair = { cn: articleDesk.pick('cn').newTitle, en: articleDesk.pick('en').newTitle }

export const newcomerVisits = (): Visit[] => [visit('/loginHome/visitingCard')]

async function details(h: Asked, ids: readonly string[], token: string): Promise<Detail[]> {
  return Promise.all(ids.map((id) => h.ok('GET /ws/demand/detail', { id }, { token })))
}

/** One demand of every stage, and one for every dialog of a move that is open somewhere. */
function demandVisits(found: readonly Detail[]): Visit[] {
  const visits: Visit[] = []
  const seen = new Set<string>()
  const once = (key: string, make: () => Visit) => {
    if (seen.has(key)) return
    seen.add(key)
    visits.push(make())
  }
  const at = (id: string, query = '') => visit('/personalHome/demandDetails', `?id=${id}${query}`, { title: null })
  for (const one of found) {
    once(`stage ${one.seaServiceStatus} ${one.review ?? ''} ${one.outcome ?? ''}`, () => at(one.id))
    if (one.actions.includes('joinIn')) once(`room ${one.seaServiceStatus}`, () => at(one.id, '&room=acceptance'))
    if (one.actions.includes('completeDetails')) once('delivery', () => at(one.id, '&room=delivery'))
    for (const { move, possible } of one.moves) {
      if (!possible || ['hosting', 'edit', 'pick', 'add', 'cancelPick'].includes(move)) continue
      once(move, () => ({ ...at(one.id, `&do=${move}`), opened: { what: 'dialog', does: dialogShown } }))
    }
  }
  return visits
}

const paletteAndKeys = (path: string): Visit[] => [
  visit(path, '?palette=1', {
    opened: {
      what: 'command palette',
      does: async (who) => {
        await who.page.keyboard.press('Control+k')
        await dialogShown(who)
      },
    },
  }),
  visit(path, '?keys=1', {
    opened: {
      what: 'keys',
      does: async (who) => {
        await dismiss(who)
        await who.page.keyboard.press('?')
        await dialogShown(who)
      },
    },
  }),
  visit(path, '?me=1', {
    opened: {
      what: 'avatar menu',
      does: async (who) => {
        await dismiss(who)
        await who.page.locator('header button[aria-expanded]').last().click()
        await who.frames(2)
      },
    },
  }),
]

const moreOf = (path: string): Visit =>
  visit(path, '?more=1', {
    narrow: true,
    opened: {
      what: 'menu of a small screen',
      does: async (who) => {
        await who.press(frames.pick(who.lang).more)
        await dialogShown(who)
      },
    },
  })

/** What the server's menu adds to the fixed routes. */
async function menuVisits(h: Asked, token: string): Promise<Visit[]> {
  const cn = await h.ok('GET /ws/permission/getUserPermissionByToken', {}, { token, lang: 'cn' })
  const en = await h.ok('GET /ws/permission/getUserPermissionByToken', {}, { token, lang: 'en' })
  type Node = (typeof cn)['menu'][number]
  const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat((node.children ?? []) as Node[])])
  const english = new Map(flat(en.menu).map((node) => [node.path + node.name, node.meta.title]))
  return flat(cn.menu)
    .filter((node) => node.component !== 'null' && !routes.some((row) => row.path === node.path) && !node.path.startsWith('/demandHall'))
    .map((node) => ({ path: node.path, title: { cn: node.meta.title, en: english.get(node.path + node.name)! } }))
}

const firstOrder = async (h: Asked, token: string, type: string): Promise<string> => {
  const { records } = await h.ok('GET /ws/wallet/orders', { type, pageSize: 1 }, { token })
  if (!records[0]) throw new Error(`the demo world has no order of type ${type}`)
  return records[0].id
}

const bankForm = {
  what: 'new bank account',
  does: async (who: Person) => {
    await who.press(bank.pick(who.lang).add)
    await dialogShown(who)
  },
}

export async function companyVisits(h: Asked, token: string): Promise<Visit[]> {
  const { records } = await h.ok('GET /ws/demand/mine', { pageSize: 100 }, { token })
  const found = await details(
    h,
    records.map((row) => row.id),
    token,
  )
  const able = (move: string) => found.find((one) => one.moves.some((each) => each.move === move && each.possible))?.id ?? ''
  const served = found.find((one) => one.seaServiceStatus >= 4)!.id
  const applied = found.find((one) => one.seaServiceStatus === 2 && one.applicants > 0)!.id
  const menu = await menuVisits(h, token)
  const titleOf = (path: string) => menu.find((one) => one.path === path)!.title
  return [
    visit('/companyHome/clock'),
    ...paletteAndKeys('/companyHome/clock'),
    moreOf('/companyHome/clock'),
    visit('/personalHome/publish'),
    visit('/personalHome/publish', '?small=1', { narrow: true }),
    visit('/personalHome/publish', '?search=zzz'),
    visit('/personalHome/pdemand'),
    visit('/personalHome/pdemand', '?refused=1', {
      opened: {
        what: 'refused',
        does: async (who) => {
          await who.page.locator('main button[type=submit]').click()
          await who.page.locator('main [role=alert]').first().waitFor()
        },
      },
    }),
    visit('/personalHome/pdemand', `?id=${able('edit')}`, { title: null }),
    ...demandVisits(found),
    visit('/personalHome/hosting', `?id=${able('hosting')}`),
    visit('/personalHome/facilitator', `?id=${able('pick')}`),
    visit('/personalHome/facilitator', `?id=${applied}&person=1`, {
      opened: {
        what: 'profile of an applicant',
        does: async (who) => {
          await who.page
            .getByRole('button', { name: new RegExp(`^${providers.pick(who.lang).profileOf('(.+)')}$`) })
            .first()
            .click()
          await dialogShown(who)
          await who.page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor()
        },
      },
    }),
    visit('/personalHome/demandDetails', `?id=${served}&small=1`, { title: null, narrow: true }),
    visit('/personalHome/rFacilitator', `?id=${able('cancelPick')}`),
    visit('/personalHome/sFacilitator', `?id=${served}`),
    { path: `/personalHome/companyInfo/${found[0]!.company.id}`, title: null },
    visit('/personalHome/IM'),
    visit('/personalHome/systemInfo'),
    visit('/personalHome/advisory'),
    { path: '/demandHall/1/home', title: rowOf('/demandHall/:userType/home').title },
    { path: '/demandHall/1/recommend', title: rowOf('/demandHall/:userType/recommend').title },
    ...menu,
    { path: '/companyHome/wallet?topUp=1', title: titleOf('/companyHome/wallet') },
    { path: '/companyHome/wallet?withdraw=1', title: titleOf('/companyHome/wallet') },
    { path: `/companyHome/orders?order=${await firstOrder(h, token, 'topUp')}`, title: null },
    { path: `/companyHome/orders?order=${await firstOrder(h, token, 'escrow')}`, title: null, lightOnly: true },
    { path: '/companyHome/beans?beans=100', title: titleOf('/companyHome/beans') },
    { path: '/companyHome/bankAccounts', title: titleOf('/companyHome/bankAccounts'), opened: bankForm },
    ...(await paidContactVisits(h, token, titleOf('/companyHome/contacts'))),
  ]
}

export async function individualVisits(h: Asked, token: string): Promise<Visit[]> {
  const joined = await h.ok('GET /ws/demand/joined', { pageSize: 100 }, { token })
  const hall = await h.ok('GET /ws/hall/list', { pageSize: 100 }, { token })
  const open = hall.records.find((row) => row.applyStatus === 0)!
  const found = await details(h, [...joined.records.map((row) => row.id), open.id], token)
  const { records } = await h.ok('GET /ws/wallet/settlements', { pageSize: 1 }, { token })
  return [
    visit('/personalHome'),
    visit('/personalHome/joinIn'),
    ...demandVisits(found),
    visit('/personalHome/closing'),
    visit('/personalHome/closing', '?small=1', { narrow: true }),
    visit('/personalHome/closing', '?tab=withdrawals'),
    visit('/personalHome/closing', '?withdraw=1', {
      opened: {
        what: 'withdrawal',
        does: async (who) => {
          const s = settle.pick(who.lang)
          await who.page
            .getByRole('button', { name: new RegExp(`^${s.selectAllOf('[A-Z]+')}$`) })
            .first()
            .click()
          await who.press(s.withdraw, who.find('region', s.withdraw))
          await dialogShown(who)
          await who.page.getByRole('dialog').getByRole('radio').or(who.page.getByRole('dialog').getByRole('textbox')).first().waitFor()
        },
      },
    }),
    { path: `/personalHome/closing?order=${records[0]!.id}`, title: null },
    visit('/personalHome/myPersonal'),
    visit('/personalHome/myPersonal/resume'),
    visit('/personalHome/myPersonal/authentication'),
    visit('/personalHome/myPersonal/manage'),
    visit('/personalHome/systemInfo', '', { lightOnly: true }),
    visit('/personalHome/IM', '', { lightOnly: true }),
    visit('/personalHome/advisory', '', { lightOnly: true }),
    { path: '/demandHall/2/home', title: rowOf('/demandHall/:userType/home').title },
    { path: '/demandHall/2/home?search=zzz', title: rowOf('/demandHall/:userType/home').title, lightOnly: true },
    { path: '/demandHall/2/recommend', title: rowOf('/demandHall/:userType/recommend').title },
    { path: `/demandHall/2/demandDetails?id=${open.id}`, title: null },
    { path: `/demandHall/2/companyInfo/${open.company.id}`, title: null },
    ...(await menuVisits(h, token)),
  ]
}

/** Before verification: first steps, empty lists, the forms of the claims. */
export const unverifiedCompanyVisits = (): Visit[] => [
  visit('/companyHome/clock'),
  visit('/personalHome/publish'),
  { path: '/companyHome/authentication', title: null },
  { path: '/companyHome/wallet', title: null },
]
export const unverifiedIndividualVisits = (): Visit[] => [
  visit('/personalHome'),
  visit('/personalHome/joinIn'),
  visit('/personalHome/closing'),
  visit('/personalHome/myPersonal/authentication'),
]

/** Rates of a region that waits for review, its form, and a year of holidays with its corrections and its form. */
function rateDeskVisits(menu: readonly Visit[]): Visit[] {
  const of = (path: string, query: string) => menu.filter((one) => one.path === path).map((one) => ({ ...one, path: path + query }))
  return [
    ...of('/operatorHome/rates', '?region=SA'),
    ...of('/operatorHome/rates', '?region=MY').map((one) => ({
      ...one,
      opened: {
        what: 'a new version',
        does: async (who: Person) => {
          await who.press(rates.pick(who.lang).editNew)
          await who.find('button', rates.pick(who.lang).save).waitFor()
        },
      },
    })),
    ...of('/operatorHome/holidays', '?region=CN&year=2026').map((one) => ({
      ...one,
      opened: {
        what: 'adding a day',
        does: async (who: Person) => {
          await who.press(holidays.pick(who.lang).add)
          await who.find('button', holidays.pick(who.lang).save).waitFor()
        },
      },
    })),
  ]
}

export async function operatorVisits(h: Asked, token: string): Promise<Visit[]> {
  const menu = await menuVisits(h, token)
  const queues = [
    'demandReview',
    'companies',
    'persons',
    'topUps',
    'beanOrders',
    'withdrawals',
    'leads',
    'partners',
    'providerApplications',
    'deadContacts',
  ]
  const firstCase = async (who: Person) => {
    await who.page.locator('[data-review-row]').first().click()
    await who.page.locator('[data-review-title]').waitFor()
    await who.settled()
  }
  const rejecting = async (who: Person) => {
    await firstCase(who)
    await who.press(review.pick(who.lang).reject)
    await who.find('heading', review.pick(who.lang).rejectTitle).waitFor()
  }
  const approving = async (who: Person) => {
    await firstCase(who)
    await who.press(review.pick(who.lang).approve)
    await dialogShown(who)
  }
  // Their subject is names: causes, kinds of act, rules of the law.
  const about = [
    '/operatorHome/audit',
    '/operatorHome/rules',
    '/operatorHome/ledger',
    '/operatorHome/outbox',
    '/operatorHome/settings',
    '/operatorHome/dictionaries',
  ]
  return [
    visit('/operatorHome'),
    ...menu.map((one) => ({ ...one, names: about.includes(one.path) })),
    ...menu
      .filter((one) => queues.some((queue) => one.path.endsWith(queue)))
      .map((one) => ({ ...one, opened: { what: 'first case', does: firstCase } })),
    ...menu
      .filter((one) => ['/operatorHome/demandReview', '/operatorHome/companies'].includes(one.path))
      .map((one) => ({ ...one, opened: { what: 'rejecting', does: rejecting } })),
    ...menu
      .filter((one) => one.path === '/operatorHome/persons')
      .flatMap((one) => [
        { ...one, opened: { what: 'approving', does: approving } },
        { ...one, narrow: true, opened: { what: 'first case on a small screen', does: firstCase } },
      ]),
    ...(await articleDeskVisits(h, token)),
    ...(await eventDeskVisits(h, token)),
    ...rateDeskVisits(menu),
    ...(await directoryVisits(h, token, menu)),
    moreOf('/operatorHome'),
  ]
}
