import { DEMO_PASSWORD } from '../../../seed/world.ts'
import { routes } from '../../../src/app/web/routes.ts'
import { type EventKind, eventKinds, eventPath } from '../../../src/features/market/event/contract/kinds.ts'
import { t as desk } from '../../../src/features/market/event/web/desk/texts.ts'
import { t } from '../../../src/features/market/event/web/page-texts.ts'
import { t as words } from '../../../src/features/market/event/web/texts.ts'
import type { Pair } from '../../../src/platform/contract/texts.ts'
import type { Person } from '../browser.ts'
import type { Asked, Visit } from './visit.ts'

/** The public pages of events and the operator's desk. */

const titleOf = (path: string): Pair => routes.find((row) => row.path === path)!.title
const shown = async (who: Person) => {
  await who.page.getByRole('dialog').first().waitFor()
  await who.frames(3)
}
const h5Title = (kind: EventKind): Pair => ({
  cn: t.pick('cn').h5Title(words.pick('cn')[kind]),
  en: t.pick('en').h5Title(words.pick('en')[kind]),
})

export async function eventVisits(h: Asked): Promise<Visit[]> {
  const { records } = await h.ok('GET /ws/event/list', { pageSize: 100 })
  const some = records.filter((one) => one.phase === 'open' && one.seatsLeft > 0)
  // With a door if there is one: only then a ticket has a code to show.
  const open = some.find((one) => one.kind !== 'onlineActivities') ?? some[0]!
  const full = records.find((one) => one.phase === 'open' && one.seatsLeft === 0)!
  const cancelled = records.find((one) => one.phase === 'cancelled')!
  const at = (event: { slug: string; kind: EventKind }) => eventPath(event.slug, event.kind)
  return [
    ...eventKinds.map((kind): Visit => ({ path: `/${kind}`, title: titleOf(`/${kind}`) })),
    { path: '/onlineActivities?view=month', title: titleOf('/onlineActivities') },
    { path: '/offlineSalon?search=zzz', title: titleOf('/offlineSalon') },
    { path: at(open), title: open.title },
    // Another event than the previous one: otherwise the page would stay the same, and with it the heading that the navigation waits for.
    { path: eventPath(full.slug, full.kind, 'ABCD-2345'), title: full.title },
    { path: `${at(open)}?do=signUp`, title: open.title, opened: { what: 'sign-up, refused', does: refused } },
    { path: `${at(full)}?do=queue`, title: full.title, narrow: true, opened: { what: 'waiting list', does: queue } },
    { path: `${at(open)}?do=ticket`, title: open.title, opened: { what: 'ticket', does: ticketOf(h, open) } },
    { path: `${at(open)}?do=share`, title: open.title, opened: { what: 'share', does: share } },
    { path: at(cancelled), title: cancelled.title },
    { path: '/activityH5/offlineSalon', title: h5Title('offlineSalon') },
    { path: '/activityH5/international', title: h5Title('international'), narrow: true },
  ]
}

async function refused(who: Person): Promise<void> {
  const s = t.pick(who.lang)
  await who.press(s.signUp)
  await shown(who)
  await who.press(s.signUp, who.page.getByRole('dialog'))
  await who.page.getByText(s.contactMissing).waitFor()
}

async function queue(who: Person): Promise<void> {
  await who.press(t.pick(who.lang).joinQueue)
  await shown(who)
}

async function share(who: Person): Promise<void> {
  await who.press(t.pick(who.lang).share)
  await shown(who)
  await who.find('img', t.pick(who.lang).shareQr).waitFor()
}

/** The ticket of an individual of the demo world, whose own phone needs no code. */
async function ownTicket(h: Asked, slug: string): Promise<string> {
  const { token } = await h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone: '13900000001', password: DEMO_PASSWORD })
  const kept = (await h.ok('GET /ws/event/mine', {}, { token })).find((one) => one.event.slug === slug && one.state !== 'cancelled')
  const form = { id: slug, name: 'Visitor', company: 'Screens', contact: '+8613900000001' }
  return (kept ?? (await h.ok('POST /ws/event/signUp', form, { token }))).code
}

/** Each visit is another visitor: a browser that signed up before has its ticket already. */
const ticketOf =
  (h: Asked, { slug, kind }: { slug: string; kind: EventKind }) =>
  async (who: Person) => {
    const s = t.pick(who.lang)
    const kept = await who.page.evaluate(
      (of) => (JSON.parse(localStorage.getItem('event.tickets') ?? '{}') as Record<string, string>)[of],
      slug,
    )
    if (!kept) {
      const code = await ownTicket(h, slug)
      await who.page.evaluate(([of, made]) => localStorage.setItem('event.tickets', JSON.stringify({ [of!]: made })), [slug, code])
      await who.page.reload()
      await who.settled()
    }
    await who.press(s.showTicket)
    await shown(who)
    if (kind !== 'onlineActivities') await who.page.getByRole('dialog').getByRole('img').waitFor()
  }

export async function eventDeskVisits(h: Asked, token: string): Promise<Visit[]> {
  const { records } = await h.ok('GET /ws/operator/events', { state: 'published', pageSize: 100 }, { token })
  const full = records.find((one) => one.numbers.waitlisted > 0)!
  const at = `/operatorHome/events?id=${full.id}`
  return [
    { path: at, title: null },
    { path: `${at}&part=door`, title: null },
    { path: `${at}&part=edit`, title: null },
    {
      path: at,
      title: null,
      opened: {
        what: 'calling off',
        does: async (who) => {
          await who.press(desk.pick(who.lang).callOff)
          await shown(who)
        },
      },
    },
    { path: '/operatorHome/events?new=1', title: { cn: desk.pick('cn').newTitle, en: desk.pick('en').newTitle } },
  ]
}
