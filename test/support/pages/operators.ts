import { t as articleDesk } from '../../../src/features/market/article/web/desk/texts.ts'
import { d as holidays } from '../../../src/features/people/calendar/web/desk/texts.ts'
import { d as rates } from '../../../src/features/people/cost/web/desk/texts.ts'
import { t as advisory } from '../../../src/features/talk/advisory/web/desk/texts.ts'
import type { Pair } from '../../../src/platform/contract/texts.ts'
import { t as review } from '../../../src/platform/web/ui/review/texts.ts'
import type { Person } from '../browser.ts'
import { directoryVisits } from './directory.ts'
import { eventDeskVisits } from './events.ts'
import { menuVisits, moreOf } from './members.ts'
import { type Asked, dialogShown, type Visit, visit } from './visit.ts'

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
    { path: '/operatorHome/articles?new=1', title: articleDeskTitle },
  ]
}
const articleDeskTitle: Pair = { cn: articleDesk.pick('cn').newTitle, en: articleDesk.pick('en').newTitle }
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
    'splits',
    'companies',
    'persons',
    'topUps',
    'unallocated',
    'beanOrders',
    'withdrawals',
    'leads',
    'advisories',
    'feedback',
    'partners',
    'providerApplications',
    'deadContacts',
    'providerClaims',
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
  // Their subject is names: causes, kinds of action, business constants.
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
      // The demo world has no unallocated money: test/browser/unallocated.test.ts opens a case.
      .filter((one) => queues.some((queue) => one.path.endsWith(queue)) && !one.path.endsWith('/unallocated'))
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
    ...menu
      .filter((one) => one.path === '/operatorHome/preparedAnswers')
      .map((one) => ({
        ...one,
        opened: {
          what: 'adding an answer',
          does: async (who: Person) => {
            await who.press(advisory.pick(who.lang).add)
            await dialogShown(who)
          },
        },
      })),
    ...(await articleDeskVisits(h, token)),
    ...(await eventDeskVisits(h, token)),
    ...rateDeskVisits(menu),
    ...(await directoryVisits(h, token, menu)),
    moreOf('/operatorHome'),
  ]
}
