import { beforeAll, describe, expect, test } from 'vitest'
import { eventKinds } from '../../src/features/market/event/contract/kinds.ts'
import { t as desk } from '../../src/features/market/event/web/desk/texts.ts'
import { t } from '../../src/features/market/event/web/page-texts.ts'
import { t as words } from '../../src/features/market/event/web/texts.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { looksRight } from '../support/looks.ts'
import { badHead, tooWide, violations } from '../support/pages/look.ts'
import { individual, operator, type Person as Persona } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { proofTo, signedUp } from '../support/signups.ts'
import { soon } from '../support/soon.ts'

/** Events as visitors and operators see them. */

const { h, journey, sit } = browserSuite()
let op: Persona
const slugs: Record<string, string> = {}

beforeAll(async () => {
  op = await operator(h)
  for (const kind of eventKinds) slugs[kind] = (await publish(kind, 5)).slug
})

const titles = {
  international: { cn: '雅加达采购对接', en: 'Jakarta buyers’ day' },
  offlineSalon: { cn: '出口退税实操', en: 'Export refunds at the desk' },
  onlineActivities: { cn: '新加坡第一笔工资', en: 'First payroll in Singapore' },
}

let made = 0
async function publish(kind: (typeof eventKinds)[number], seats: number, change: Record<string, string> = {}) {
  const day = (days: number) =>
    h.clock
      .now()
      .add({ hours: 24 * days })
      .toZonedDateTimeISO('Asia/Singapore')
      .toPlainDate()
      .toString()
  const form = {
    slug: `browser-${kind.toLowerCase()}-${++made}`,
    kind,
    title: titles[kind],
    summary: { cn: '一句话说明。', en: 'One line about it.' },
    body: { cn: '第一段。\n\n第二段。', en: 'First paragraph.\n\nSecond paragraph.' },
    agenda: [{ time: '14:00', cn: '开场', en: 'Opening' }],
    city: { cn: '新加坡', en: 'Singapore' },
    address: { cn: '示例路 1 号', en: '1 Sample Road' },
    onlineLink: kind === 'onlineActivities' ? 'https://meet.hengdu.example/room' : '',
    host: { cn: '衡渡', en: 'Hengdu' },
    region: 'SG',
    zone: 'America/Mexico_City',
    registrationFrom: `${day(-5)}T09:00`,
    registrationTo: `${day(6)}T18:00`,
    startsAt: `${day(8)}T14:00`,
    endsAt: `${day(8)}T17:00`,
    seats,
    ...change,
  }
  const draft = await h.ok('POST /ws/operator/event/create', form, op.as)
  return h.ok('POST /ws/operator/event/publish', { id: draft.id, version: draft.version }, op.as)
}

async function by(lang: 'cn' | 'en', name: string, run: (who: Person) => Promise<void>, more: object = {}): Promise<void> {
  const who = await sit('visitor', { lang, ...more })
  await journey(`${name} ${lang}`, [who], () => run(who))
}

describe.each(langOf('events'))('in %s', (lang) => {
  const s = t.pick(lang)
  const w = words.pick(lang)

  test('the three lists have their tabs, filters in the address, both zones and a month', () =>
    by(lang, 'lists', async (who) => {
      for (const kind of eventKinds) {
        await who.open(`/${kind}`)
        expect(
          await badHead(who, {
            cn: { international: '国际交流', offlineSalon: '线下沙龙', onlineActivities: '线上活动' }[kind],
            en: { international: 'International exchange', offlineSalon: 'In-person sessions', onlineActivities: 'Online events' }[kind],
          }),
        ).toEqual([])
        const tabs = async () => (await who.page.getByRole('tab').allInnerTexts()).map((tab) => tab.replace(/\s*\d+$/, ''))
        await soon(tabs).toEqual([w.all, w.ongoing, w.forecast, w.finished])
        const row = who.page.getByRole('list', { name: s.events }).getByRole('listitem').filter({ hasText: titles[kind][lang] })
        await soon(() => row.innerText()).toMatch(/GMT-6[\s\S]*GMT\+8/)
      }
      await who.page.getByRole('tab', { name: w.finished }).click()
      await who.sees(s.noneInTab)
      await who.at(/tab=finished/)
      await who.page.reload()
      await who.sees(s.noneInTab)
      await who.page.getByRole('tab', { name: w.all }).click()
      await who.type(s.search, 'zzz')
      await who.at(/search=zzz/)
      await who.press(s.clear)
      await who.follow(titles.onlineActivities[lang], who.page.getByRole('list', { name: s.events }))
      await who.at('/activityDetail/')
    }))

  test('a visitor signs up, finds the ticket again after a reload, and cancels it', () =>
    by(lang, 'sign-up', async (who) => {
      await who.quiet()
      await who.open(`/activityDetail/${slugs['onlineActivities']}/ABCD-2345/onlineActivities`)
      expect(await badHead(who, titles.onlineActivities)).toEqual([])
      for (const name of [s.registrationTime, s.activityTime, s.address, s.agenda]) await who.sees(name)
      await who.press(s.signUp)
      await who.press(s.signUp, who.dialog)
      await soon(() => who.field(s.name, who.dialog).getAttribute('placeholder')).toBe(
        lang === 'cn' ? '请填写姓名' : 'Please fill in your name',
      )
      await who.sees(s.contactMissing, who.dialog)
      await who.dialog.getByRole('img', { name: s.shareQr }).waitFor()
      await looksRight(who)
      await who.type(s.name, 'Mei Tan', who.dialog)
      await who.dialog.getByRole('textbox', { name: new RegExp(`^${s.company}`) }).fill('Yunfan Pumps')
      await who.type(s.contact, `mei.${lang}@yunfan.example`, who.dialog)
      await who.press(s.signUp, who.dialog)
      await who.find('heading', s.proveTitle, who.dialog).waitFor()
      await looksRight(who)
      await who.type(s.proveCode, '000000', who.dialog)
      await who.press(s.proveNow, who.dialog)
      await who.dialog.getByRole('textbox', { name: s.proveCode, exact: true }).and(who.page.locator('[aria-invalid=true]')).waitFor()
      await who.type(s.proveCode, await proofTo(h, `mei.${lang}@yunfan.example`), who.dialog)
      await who.press(s.proveNow, who.dialog)
      await who.find('heading', s.signedUp, who.dialog).waitFor()
      await who.dialog.getByRole('img').waitFor()
      await who.sees('https://meet.hengdu.example/room', who.dialog)
      expect(await violations(who)).toEqual([])
      const { rows } = await h.services.pool.query(
        "select state, channel, lang from event_signup where name = 'Mei Tan' order by created_at desc limit 1",
      )
      expect(rows[0]).toEqual({ state: 'confirmed', channel: 'ABCD-2345', lang })
      await who.page.reload()
      await who.settled()
      await who.press(s.cancelSignUp)
      await who.press(s.cancelSignUp, who.dialog)
      await who.press(s.yesCancel, who.dialog)
      await who.find('heading', s.cancelled, who.dialog).waitFor()
      await who.page.keyboard.press('Escape')
      await who.find('button', s.signUp).waitFor()
    }))

  test('a signed-in user finds the link to the ticket above the list, until it is cancelled', () =>
    by(lang, 'mine', async (who) => {
      const member = await individual(h)
      const ticket = await signedUp(h, { id: slugs['offlineSalon']!, name: 'Mei Tan', contact: `back.${lang}@yunfan.example` }, member.as)
      await who.open('/offlineSalon')
      await soon(() => who.find('heading', s.mine).count()).toBe(0)
      const userInfo = JSON.stringify({ userType: 2, whetherIntact: 'Y', name: 'Mei Tan' })
      await who.context.addCookies([
        { name: 'token', value: member.as.token, url: h.url },
        { name: 'userInfo', value: encodeURIComponent(userInfo), url: h.url },
      ])
      await who.page.reload()
      await who.settled()
      const mine = who.page.getByRole('list', { name: s.mine })
      await mine.getByText(s.seatKept).waitFor()
      await mine.getByRole('link', { name: titles.offlineSalon[lang] }).click()
      await who.sees(ticket.name, who.dialog)
      await who.press(s.cancelSignUp, who.dialog)
      await who.press(s.yesCancel, who.dialog)
      await who.find('heading', s.cancelled, who.dialog).waitFor()
      await who.open('/offlineSalon')
      await mine.waitFor({ state: 'detached' })
    }))

  test('the page for phones keeps the next sign-up in reach and shows the location in both times', () =>
    by(
      lang,
      'phone',
      async (who) => {
        await who.open('/activityH5/offlineSalon')
        expect(await badHead(who, { cn: '线下沙龙报名', en: 'In-person session: sign up' })).toEqual([])
        expect(await violations(who)).toEqual([])
        expect(await tooWide(who)).toEqual([])
        await who.press(s.signUp)
        await who.find('heading', s.signUpFor, who.dialog).waitFor()
        await who.page.keyboard.press('Escape')
        await who.press(s.sharePage)
        await who.find('img', s.shareQr).waitFor()
        await who.open('/activityH5/nothing')
        await who.at('/404')
        await who.open('/activityDetail/no-such-event/offlineSalon')
        await who.find('heading', s.gone).waitFor()
        await who.page.locator('main a[href*="/offlineSalon"]').last().click()
        await who.at('/offlineSalon')
      },
      { width: 390 },
    ))
})

test('an operator checks a ticket in once and calls an event off in both languages', async () => {
  const s = desk.pick('en')
  // Check-in opens on the day on which the event begins.
  const today = h.clock.now().toZonedDateTimeISO('America/Mexico_City').toPlainDate().toString()
  const event = await publish('offlineSalon', 3, { startsAt: `${today}T00:00` })
  const ticket = await signedUp(h, {
    id: event.slug,
    name: 'Arjun Nair',
    company: 'Panshi',
    contact: 'arjun@panshi.example',
  })
  const session = { token: op.token, userInfo: await h.ok('GET /ws/account/me', {}, op.as) }
  await by(
    'en',
    'door',
    async (who) => {
      await who.quiet()
      await who.open(`/operatorHome/events?id=${event.id}&part=door`)
      for (const said of [s.isIn, s.notIn]) {
        await who.type(s.doorField, `${h.url}/#/activityDetail/${event.slug}/offlineSalon?ticket=${ticket.code}`)
        await who.page.keyboard.press('Enter')
        await who.page.getByRole('status').filter({ hasText: said }).filter({ hasText: 'Arjun Nair' }).waitFor()
      }
      expect(await violations(who)).toEqual([])
      await who.press(s.callOff)
      await who.type(s.reasonCn, '场地停电', who.dialog)
      await who.type(s.reasonEn, 'the venue has no power', who.dialog)
      await who.press(s.callOff, who.dialog)
      await expect.poll(async () => (await h.ok('GET /ws/event/detail', { id: event.slug })).phase).toBe('cancelled')
      await who.sees(s.cancelled)
    },
    { session },
  )
})
