import { beforeAll, describe, expect, it } from 'vitest'
import { t as event } from '../../../src/features/market/event/web/page-texts.ts'
import { t as hiring } from '../../../src/features/market/hiring/web/texts.ts'
import { t as lead } from '../../../src/features/market/lead/web/texts.ts'
import { t as country } from '../../../src/features/market/solution/web/country/texts.ts'
import { t as chat } from '../../../src/features/talk/chat/web/texts.ts'
import type { Person, PersonOptions } from '../../support/browser.ts'
import { browserSuite } from '../../support/browser-suite.ts'
import { company } from '../../support/personas.ts'
import { type Furnished, registerFeatures } from '../../support/portal.ts'
import { langOf } from '../../support/run.ts'
import { soon } from '../../support/soon.ts'

/** What readers of the running product found and no other test holds: small, and each of a kind that comes back. */

const { h, journey, sit, seat } = browserSuite()
let made: Furnished
beforeAll(async () => {
  made = await registerFeatures(h)
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
