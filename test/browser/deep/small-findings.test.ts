import { beforeAll, describe, expect, it } from 'vitest'
import { t as share } from '../../../src/app/server/share/texts.ts'
import { t as frames } from '../../../src/app/web/frames/texts.ts'
import { t as site } from '../../../src/app/web/search/texts.ts'
import { t as event } from '../../../src/features/market/event/web/page-texts.ts'
import { t as hiring } from '../../../src/features/market/hiring/web/texts.ts'
import { t as lead } from '../../../src/features/market/lead/web/texts.ts'
import { t as country } from '../../../src/features/market/solution/web/country/texts.ts'
import { t as chat } from '../../../src/features/talk/chat/web/texts.ts'
import type { Person, PersonOptions } from '../../support/browser.ts'
import { browserSuite } from '../../support/browser-suite.ts'
import { company, operator } from '../../support/personas.ts'
import { eventTitles, type Furnished, registerFeatures } from '../../support/portal.ts'
import { langOf } from '../../support/run.ts'
import { soon } from '../../support/soon.ts'

/** What readers of the running product found and no other test holds: small, and each of a kind that comes back. */

const { h, journey, sit, seat } = browserSuite()
let made: Furnished
beforeAll(async () => {
  made = await registerFeatures(h)
  const { records } = await h.ok('GET /ws/operator/events', { search: eventTitles.international.en }, made.op.as)
  const { id } = records[0]!
  const { version } = await h.ok('GET /ws/operator/event', { id }, made.op.as)
  const reason = { cn: '场地不能用了', en: 'The venue is not available' }
  await h.ok('POST /ws/operator/event/cancel', { id, version, reason }, made.op.as)
})

async function visit(how: PersonOptions, run: (who: Person) => Promise<void>): Promise<void> {
  const who = await sit('reader', how)
  await journey(`small findings ${how.lang} ${how.width}`, [who], () => run(who))
}

describe.each(langOf('small findings'))('in %s', (lang) => {
  it('a country at a glance has two columns on a phone, and all of it is within the page', () =>
    visit({ lang, width: 390 }, async (who) => {
      await who.open('/globalQuickfind?region=VN')
      const panel = who.find('region', country.pick(lang).label({ cn: '越南', en: 'Vietnam' }[lang]))
      await panel.waitFor()
      const lefts = () =>
        panel
          .locator(':scope > section')
          .evaluateAll((cells) => [...new Set(cells.map((one) => Math.round(one.getBoundingClientRect().left)))])
      await soon(async () => (await lefts()).length).toBe(2)
      await soon(() => panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1)
    }))

  it('the index of a long page begins at its first entry again after a return to the top', () =>
    visit({ lang, width: 390 }, async (who) => {
      await who.open('/globalHiringAndTalentServices')
      const row = who.find('navigation', hiring.pick(lang).contents).locator('ul')
      await row.waitFor()
      const left = () => row.evaluate((one) => Math.round(one.scrollLeft))
      await who.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await soon(left).toBeGreaterThan(0)
      await who.page.evaluate(() => scrollTo(0, 0))
      await soon(left).toBe(0)
    }))

  it('a code to scan is beside the sign-up of an event on a computer, and not on the phone that would scan it', async () => {
    const { signUp, signUpQr } = event.pick(lang)
    for (const width of [1440, 390])
      await visit({ lang, width }, async (who) => {
        await who.open(`/activityDetail/${made.events.offlineSalon}/offlineSalon`)
        await who.press(signUp)
        await who.find('textbox', event.pick(lang).name, who.dialog).waitFor()
        await soon(() => who.page.getByText(signUpQr).filter({ visible: true }).count()).toBe(width === 390 ? 0 : 1)
      })
  })

  it('the field that only robots fill is neither read nor reached', () =>
    visit({ lang, width: 1440 }, async (who) => {
      const { empty } = lead.pick(lang)
      await who.open('/contactUs')
      await who.page.locator('input[name="website"]').first().waitFor({ state: 'attached' })
      await soon(() => who.page.evaluate(() => document.body.innerText)).not.toContain(empty)
      await soon(() => who.page.getByRole('textbox', { name: empty }).count()).toBe(0)
      await soon(() => who.page.locator('input[name="website"]').first().getAttribute('tabindex')).toBe('-1')
    }))

  it('an event that was called off says so wherever it is found', () =>
    visit({ lang, width: 390 }, async (who) => {
      const { cancelled } = site.pick(lang)
      const title = eventTitles.international[lang]
      await who.open('/aboutUs')
      await who.press(frames.pick(lang).siteSearch, who.page.locator('header'))
      await who.field(site.pick(lang).title, who.dialog).fill(title)
      await who.sees(new RegExp(cancelled('').replace(/^ · /, '')), who.find('region', site.pick(lang).events, who.dialog))
      const page = await (await fetch(`${h.url}/share/country/SG?lang=${lang}`)).text()
      expect(page).toContain(share.pick(lang).cancelled(title))
    }))

  it('by when we answer is said in the zone of the hours beside it, and in that of the reader', () =>
    visit({ lang, width: 1440, zone: 'America/New_York' }, async (who) => {
      await who.open('/contactUs')
      const line = who.page.getByText(lead.pick(lang).answerBy).first()
      await soon(() => line.innerText()).toMatch(/GMT\+8.*GMT-[45]/s)
    }))

  it('the bar at the foot of an event leaves the edge of the phone free', () =>
    visit({ lang, width: 390 }, async (who) => {
      await who.open('/activityH5/offlineSalon')
      const bar = who.page.locator(`section[aria-label="${eventTitles.offlineSalon[lang]}"]`)
      await bar.waitFor()
      const padding = () => bar.evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingBottom))
      const before = await padding()
      const devtools = await who.page.context().newCDPSession(who.page)
      await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } })
      await soon(padding).toBe(before + 34)
    }))

  it('a message that is too long says by how much and goes as a file; a file of a wrong kind is refused by its name', async () => {
    const s = chat.pick(lang)
    const firm = await company(h, { roles: ['hr'] })
    const { id } = await h.ok('POST /ws/chat/open', { accountId: firm.member.hr.accountId }, firm.as)
    const who = await seat(firm.owner, 'writer', lang)
    await journey(`small findings chat ${lang}`, [who], async () => {
      await who.open(`/personalHome/IM?id=${id}`)
      const field = who.page.getByRole('textbox', { name: s.write, exact: true })
      await field.fill('长'.repeat(2001))
      await who.sees(s.tooLong(2000, 2001))
      await who.press(s.asFile)
      await soon(() => field.inputValue()).toBe('')
      await who.press(s.send)
      await who.page.getByRole('log').getByText(s.textFile).first().waitFor()
      const file = { name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }
      await who.page.locator('input[type="file"]').first().setInputFiles(file)
      await who.sees(/virus\.exe/)
      await soon(() => who.page.getByRole('button', { name: s.again('virus.exe') }).count()).toBe(0)
    })
  })
})

it('a case far down in a queue opens where its reader is', async () => {
  for (let nth = 0; nth < 25; nth++) {
    h.clock.advance({ hours: 1 })
    const form = { name: `来信 ${nth}`, company: '', areaCode: '86', phone: `138 0013 ${4000 + nth}`, region: 'SG', topic: 'hire' }
    await h.ok('POST /ws/lead/submit', { ...form, message: `第 ${nth} 封`, summary: '', from: 'cost', shownMs: 40_000 })
  }
  const staff = await seat(await operator(h), 'operator', { lang: 'cn', width: 1440 })
  await journey('small findings queue', [staff], async () => {
    await staff.open('/operatorHome/leads?pageSize=50')
    const last = staff.page.getByRole('link', { name: /来信 24/ })
    await last.scrollIntoViewIfNeeded()
    await last.click()
    const heading = staff.find('heading', /来信 24/)
    await heading.waitFor()
    const top = () => heading.evaluate((one) => one.getBoundingClientRect().top)
    await soon(top).toBeGreaterThan(0)
    await soon(top).toBeLessThan(450)
  })
})

it('the fonts of the first paint are asked for by the page itself, and are there', async () => {
  const html = await (await fetch(h.url)).text()
  const fonts = [...html.matchAll(/<link\s[^>]*rel="preload"[^>]*as="font"[^>]*>/g)].map(([link]) => /href="([^"]+)"/.exec(link)![1]!)
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) {
    const answer = await fetch(new URL(font, h.url))
    expect(answer.status, font).toBe(200)
    expect(answer.headers.get('content-type')).toBe('font/woff2')
  }
})
