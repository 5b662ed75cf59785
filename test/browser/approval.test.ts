import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { t } from '../../src/features/base/approval/web/texts.ts'
import { t as funding } from '../../src/features/work/demand/web/funding/texts.ts'
import { formatMoney } from '../../src/platform/contract/amount.ts'
import { buildWeb, launch, type Person, sit } from '../support/browser.ts'
import { cast, formOf, type Stage } from '../support/demands.ts'
import { scheme, tooWide, violations } from '../support/pages/look.ts'
import { prove } from '../support/pages/proof.ts'
import type { Person as Persona } from '../support/personas.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** A large payment: one member submits it, another approves it; the screens say what waits and for whom. */

let browser: Browser
let h: TestServer
let people: Stage
beforeAll(async () => {
  await buildWeb()
  browser = await launch()
  h = await startServer()
  people = await cast(h)
}, 400_000)
afterAll(async () => {
  await browser?.close()
  await h?.close()
})

describe.each(['cn', 'en'] as const)('a second person, in %s', (lang) => {
  const s = t.pick(lang)
  const f = funding.pick(lang)
  const signedIn = async (name: string, who: Persona, width?: number): Promise<Person> =>
    sit(browser, h.url, name, {
      lang,
      ...(width && { width }),
      session: { token: who.token, userInfo: await h.ok('GET /ws/account/me', {}, who.as) },
    })
  const clean = async (who: Person, picture: string) => {
    for (const dark of [false, true]) {
      await scheme(who, dark)
      expect(await violations(who)).toEqual([])
      expect(await tooWide(who)).toEqual([])
      await who.picture(`${picture} ${lang} ${dark ? 'dark' : 'light'}`)
    }
    await scheme(who, false)
  }

  it('approves what was submitted, and only then money moves', { timeout: 300_000 }, async () => {
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, { amount: '20000.00' }) }, people.publisher.as)
    const owner = await signedIn('owner', people.publisher.owner)
    const finance = await signedIn('finance', people.publisher.member.finance)
    const phone = await signedIn('phone', people.publisher.member.finance, 320)
    try {
      await owner.open(`/personalHome/hosting?id=${id}`)
      await owner.press(f.review)
      await owner.sees(s.needed)
      await owner.press(f.confirm(formatMoney(2_000_000, 'EUR', lang)))
      await prove(owner)
      await owner.at('/personalHome/demandDetails')
      await owner.find('heading', s.requestTitle).waitFor()
      await owner.sees(s.yours)
      await clean(owner, 'approval-demand')
      await phone.open('/companyHome/approvals')
      await phone.find('button', s.approve).waitFor()
      await clean(phone, 'approval-phone')
      await finance.open('/companyHome/approvals')
      await finance.find('button', s.approve).waitFor()
      await clean(finance, 'approval-queue')
      await finance.press(s.approve)
      await finance.press(new RegExp(`^${s.approve} EUR`), finance.dialog)
      await prove(finance)
      await finance.sees(s.none)
      await owner.find('heading', s.requestTitle).waitFor({ state: 'detached' })
      expect((await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)).seaServiceStatus).toBe(1)
      await finance.press(s.change)
      await clean(finance, 'approval-limit')
    } catch (error) {
      throw new Error([await owner.picture(`approval owner ${lang}`), await finance.picture(`approval finance ${lang}`)].join('; '), {
        cause: error,
      })
    }
  })
})
