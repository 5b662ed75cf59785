import { t as contacts } from '../../../src/features/market/provider/web/contacts/texts.ts'
import { t as listing } from '../../../src/features/market/provider/web/desk/listing-texts.ts'
import { t as queues } from '../../../src/features/market/provider/web/desk/texts.ts'
import type { Pair } from '../../../src/platform/contract/texts.ts'
import type { Person } from '../browser.ts'
import type { Asked, Visit } from './visit.ts'

/** The provider directory behind the sign-in: the operator's three screens, and the list of paid contacts. */

const shown = async (who: Person) => {
  await who.page.getByRole('dialog').first().waitFor()
  await who.frames(3)
}

/** The texts of contacts and of listings are names: people, addresses, both languages side by side. */
export async function paidContactVisits(h: Asked, token: string, title: Pair | null): Promise<Visit[]> {
  const { records } = await h.ok('GET /ws/provider/unlocked', { pageSize: 100 }, { token })
  const open = records.find((one) => one.reportUntil)
  if (!open) throw new Error('the demo world has no paid contact that can be reported')
  const path = '/companyHome/contacts'
  return [
    { path: `${path}?search=zzzz`, title },
    {
      path: `${path}?report=${open.number}`,
      title,
      opened: {
        what: 'report, refused',
        does: async (who) => {
          await shown(who)
          await who.press(contacts.pick(who.lang).send, who.page.getByRole('dialog'))
          await who.page.getByRole('dialog').getByRole('alert').first().waitFor()
        },
      },
    },
  ]
}

export async function directoryVisits(h: Asked, token: string, menu: readonly Visit[]): Promise<Visit[]> {
  const { records } = await h.ok('GET /ws/operator/providers', { contact: 'dead' }, { token })
  const applications = await h.ok('GET /ws/operator/provider/applications', { state: 'inReview' }, { token })
  const dead = records[0]
  const inReview = applications.records[0]
  if (!dead || !inReview) throw new Error('the demo world has no dead contact, or no application in review')
  const path = `/operatorHome/providers?id=${dead.id}`
  return [
    {
      path: '/operatorHome/providers?contact=dead',
      title: menu.find((one) => one.path === '/operatorHome/providers')!.title,
    },
    { path, title: dead.name, names: true, narrow: true },
    {
      path,
      title: dead.name,
      names: true,
      opened: {
        what: 'hiding',
        does: async (who) => {
          await who.press(listing.pick(who.lang).hide)
          await shown(who)
        },
      },
    },
    {
      path: `/operatorHome/providerApplications?id=${inReview.id}`,
      title: menu.find((one) => one.path === '/operatorHome/providerApplications')!.title,
      names: true,
      opened: {
        what: 'making a listing, refused',
        does: async (who) => {
          await who.press(queues.pick(who.lang).makeListing)
          await who.press(listing.pick(who.lang).approveAs)
          await who.page.locator('main form [role=alert]').first().waitFor()
        },
      },
    },
  ]
}
