import { DEMO_PASSWORD } from '../../../seed/world.ts'
import { t as frames } from '../../../src/app/web/frames/work-texts.ts'
import { routes } from '../../../src/app/web/routes.ts'
import { t as bank } from '../../../src/features/money/wallet/web/bank/texts.ts'
import { t as settle } from '../../../src/features/money/wallet/web/settle/texts.ts'
import { t as team } from '../../../src/features/people/team/web/texts.ts'
import { t as chat } from '../../../src/features/talk/chat/web/texts.ts'
import type { demandCalls } from '../../../src/features/work/demand/contract/calls.ts'
import { t as bidTexts } from '../../../src/features/work/demand/web/bids/texts.ts'
import { t as planTexts } from '../../../src/features/work/demand/web/form/plan-texts.ts'
import { isOfApplicant, moveHref } from '../../../src/features/work/demand/web/links.ts'
import { t as providers } from '../../../src/features/work/demand/web/providers/texts.ts'
import type { ResultOf } from '../../../src/platform/contract/call.ts'
import type { Person } from '../browser.ts'
import { dictText } from '../dictionaries.ts'
import { absenceVisits } from './absence.ts'
import { paidContactVisits } from './directory.ts'
import { employeeVisits } from './employees.ts'
import { importVisits } from './import.ts'
import { payrollVisits } from './payroll.ts'
import { prove } from './proof.ts'
import { type Asked, dialogShown, dismiss, rowOf, type Visit, visit } from './visit.ts'

type Detail = ResultOf<(typeof demandCalls)['GET /ws/demand/detail']>

export const newcomerVisits = (): Visit[] => [visit('/loginHome/visitingCard')]
export const newCompanyVisits = (): Visit[] => [...newcomerVisits(), visit('/loginHome/withoutCompany')]

async function details(h: Asked, ids: readonly string[], token: string): Promise<Detail[]> {
  return Promise.all(ids.map((id) => h.ok('GET /ws/demand/detail', { id }, { token })))
}

/** One demand of every stage, and one for every dialog of a move that is possible somewhere. */
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
    for (const { state, startsOn } of one.parts.slice(0, 1)) once(`parts ${startsOn === null} ${state}`, () => at(one.id, '&parts=1'))
    if (one.actions.includes('joinIn')) once(`room ${one.seaServiceStatus}`, () => at(one.id, '&room=acceptance'))
    if (one.actions.includes('completeDetails')) once('delivery', () => at(one.id, '&room=delivery'))
    for (const { move, possible } of one.moves) {
      if (!possible || move === 'accept' || isOfApplicant(move) || !moveHref(move, one.id).includes('&do=')) continue
      once(move, () => ({ ...at(one.id, `&do=${move}`), opened: { what: 'dialog', does: dialogShown } }))
    }
  }
  return visits
}

export const paletteAndKeys = (path: string): Visit[] => [
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

export const moreOf = (path: string): Visit =>
  visit(path, '?more=1', {
    narrow: true,
    opened: {
      what: 'menu of a small screen',
      does: async (who) => {
        // Its name goes on with what waits.
        await who.press(new RegExp(`^${frames.pick(who.lang).more}`))
        await dialogShown(who)
      },
    },
  })

/** The screens that the server's menu adds to the fixed routes. */
export async function menuVisits(h: Asked, token: string): Promise<Visit[]> {
  const cn = await h.ok('GET /ws/permission/getUserPermissionByToken', {}, { token, lang: 'cn' })
  const en = await h.ok('GET /ws/permission/getUserPermissionByToken', {}, { token, lang: 'en' })
  type Node = (typeof cn)['menu'][number]
  const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat((node.children ?? []) as Node[])])
  const english = new Map(flat(en.menu).map((node) => [node.path + node.name, node.meta.title]))
  return flat(cn.menu)
    .filter(
      (node) =>
        !node.meta.hidden &&
        node.component !== 'null' &&
        !routes.some((row) => row.path === node.path) &&
        !node.path.startsWith('/demandHall'),
    )
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

const opened = (what: string, press: (who: Person) => Promise<void>) => ({
  what,
  does: async (who: Person) => {
    await press(who)
    await dialogShown(who)
  },
})

/** The dialogs of teams, members and invitations. */
function teamVisits(teams: Visit['title'], members: Visit['title']): Visit[] {
  const s = (who: Person) => team.pick(who.lang)
  const first = (who: Person, name: string) => who.page.getByRole('button', { name }).first().click()
  return [
    { path: '/companyHome/teams?search=zzz', title: teams },
    { path: '/companyHome/teams?new=1', title: teams, opened: opened('new team', (who) => who.press(s(who).newTeam)) },
    {
      path: '/companyHome/teams?archive=1',
      title: teams,
      opened: opened('archive a team', (who) => first(who, s(who).archiveThis('总部'))),
    },
    { path: '/companyHome/members?small=1', title: members, narrow: true },
    { path: '/companyHome/members?tab=invitations', title: members },
    { path: '/companyHome/members?manage=1', title: members, opened: opened('a member', (who) => first(who, s(who).manageThis('唐予白'))) },
    {
      path: '/companyHome/members?invite=1',
      title: members,
      opened: opened('refused lines of an invitation', async (who) => {
        await who.press(s(who).invite)
        await who.type(s(who).inviteLines, '13800000003\nabc', who.dialog)
        await who.press(s(who).send, who.dialog)
        await prove(who, DEMO_PASSWORD)
        await who.page.getByRole('dialog').getByRole('alert').first().waitFor()
      }),
    },
  ]
}

/** A demand with several bids, and their ids. */
async function comparedOf(h: Asked, found: readonly Detail[], token: string): Promise<{ id: string; of: string }> {
  const id = found.filter((one) => one.seaServiceStatus === 2).toSorted((a, b) => b.applicants - a.applicants)[0]!.id
  const { records } = await h.ok('GET /ws/demand/providers', { id }, { token })
  return { id, of: records.flatMap((one) => (one.state === 'applied' ? one.id : [])).join(',') }
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
  const bidders = await comparedOf(h, found, token)
  const talk = (await h.ok('GET /ws/chat/conversations', {}, { token })).records[0]?.id ?? ''
  const jobs = (await h.ok('GET /ws/demand/joined', {}, { token })).records
  const openTo = (await h.ok('GET /ws/hall/list', {}, { token })).records.find((one) => one.netMinor !== null)!.id
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
    visit('/personalHome/pdemand', '?periods=1', {
      opened: {
        what: 'periods',
        does: async (who) => {
          await who.find('radio', dictText('contractKind', 'longTerm', who.lang)).check()
          await who.find('radio', planTexts.pick(who.lang).periods).check()
          await who.type(planTexts.pick(who.lang).periodAmount, '1000')
        },
      },
    }),
    visit('/personalHome/joinIn'),
    ...jobs.map(({ id }) => visit('/personalHome/demandDetails', `?id=${id}`, { title: null })),
    { path: `/demandHall/1/demandDetails?id=${openTo}`, title: null },
    visit('/personalHome/hosting', `?id=${able('fund')}`),
    visit('/personalHome/facilitator', `?id=${able('pick')}`),
    visit('/personalHome/facilitator', `?id=${bidders.id}&of=${bidders.of}&view=compare`),
    visit('/personalHome/facilitator', `?id=${bidders.id}&down=1`, {
      opened: {
        what: 'turn a bid down',
        does: async (who) => {
          await who.page
            .getByRole('button', { name: new RegExp(`^${bidTexts.pick(who.lang).turnDownOf('(.+)')}$`) })
            .first()
            .click()
          await dialogShown(who)
        },
      },
    }),
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
    visit('/personalHome/IM', `?id=${talk}`),
    visit('/personalHome/IM', `?id=${talk}&small=1`, { narrow: true }),
    visit('/personalHome/IM', `?id=${talk}&part=about&small=1`, { narrow: true }),
    visit('/personalHome/IM', `?id=${talk}&part=search`),
    visit('/personalHome/IM', '?new=1', {
      opened: opened('new group', async (who) => {
        await who.press(chat.pick(who.lang).start)
        await who.press(chat.pick(who.lang).newGroup, who.dialog)
        await who.page.getByRole('checkbox').first().waitFor()
      }),
    }),
    visit('/personalHome/IM', `?demand=${served}`),
    visit('/personalHome/leaving', '?to=http%3A%2F%2Fexample.com%2Fa'),
    visit('/personalHome/leaving', '?to=javascript%3Aalert(1)'),
    visit('/personalHome/systemInfo'),
    visit('/personalHome/advisory'),
    visit('/personalHome/advisory', '?ask=1'),
    ...(await consultationVisits(h, token)),
    visit('/personalHome/feedback'),
    visit('/personalHome/moderation', ''),
    { path: '/demandHall/1/home', title: rowOf('/demandHall/:userType/home').title },
    { path: '/demandHall/1/recommend', title: rowOf('/demandHall/:userType/recommend').title },
    ...menu,
    ...(await absenceVisits(h, token, titleOf)),
    ...(await importVisits(h, token)),
    { path: '/companyHome/wallet?topUp=1', title: titleOf('/companyHome/wallet') },
    { path: '/companyHome/wallet?withdraw=1', title: titleOf('/companyHome/wallet') },
    { path: `/companyHome/orders?order=${await firstOrder(h, token, 'topUp')}`, title: null },
    { path: `/companyHome/orders?order=${await firstOrder(h, token, 'escrow')}`, title: null },
    { path: '/companyHome/beans?beans=100', title: titleOf('/companyHome/beans') },
    { path: '/companyHome/bankAccounts', title: titleOf('/companyHome/bankAccounts'), opened: bankForm },
    {
      path: '/companyHome/payItems?add=new',
      title: titleOf('/companyHome/payItems'),
      opened: { what: 'new pay item', does: (who) => dialogShown(who) },
    },
    visit('/companyHome/salarySheet'),
    ...(await paidContactVisits(h, token, titleOf('/companyHome/contacts'))),
    ...teamVisits(titleOf('/companyHome/teams'), titleOf('/companyHome/members')),
    ...(await employeeVisits(h, token, titleOf('/companyHome/employees'), titleOf('/companyHome/dueSoon'))),
    ...(await payrollVisits(h, token, titleOf)),
  ]
}

/** One answered with what an answer carries, one closed and rated. */
async function consultationVisits(h: Asked, token: string): Promise<Visit[]> {
  const { records } = await h.ok('GET /ws/advisory/list', {}, { token })
  return records.map(({ id }) => visit('/personalHome/advisory', `?id=${id}`))
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
    visit('/personalHome/systemInfo', ''),
    visit('/personalHome/IM', ''),
    visit('/personalHome/IM', `?demand=${open.id}`),
    visit('/personalHome/advisory', ''),
    visit('/personalHome/feedback', ''),
    visit('/personalHome/feedback', `?id=${(await h.ok('GET /ws/feedback/list', {}, { token })).records[0]!.id}`),
    { path: '/demandHall/2/home', title: rowOf('/demandHall/:userType/home').title },
    { path: '/demandHall/2/home?search=zzz', title: rowOf('/demandHall/:userType/home').title },
    { path: '/demandHall/2/recommend', title: rowOf('/demandHall/:userType/recommend').title },
    { path: `/demandHall/2/demandDetails?id=${open.id}`, title: null },
    { path: `/demandHall/2/companyInfo/${open.company.id}`, title: null },
    ...(await menuVisits(h, token)),
  ]
}

/** Before verification: first steps, empty lists, the verification forms. */
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
