import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { t as entry } from '../../src/features/base/account/web/texts.ts'
import { t as problems } from '../../src/platform/web/portal/texts.ts'
import { t as ui } from '../../src/platform/web/ui/texts.ts'
import { entryErrors } from '../../src/rules/entry-errors.ts'
import { buildWeb, launch, type Person, sit } from '../support/browser.ts'
import { violations } from '../support/pages/look.ts'
import { codeFor } from '../support/personas.ts'
import { startServer, type TestServer } from '../support/server.ts'

let browser: Browser
let h: TestServer
beforeAll(async () => {
  await buildWeb()
  browser = await launch()
  h = await startServer()
})
afterAll(async () => {
  await browser?.close()
  await h?.close()
})

const cases = [
  { lang: 'cn', width: 1440, dark: true, phone: '13911110001' },
  { lang: 'en', width: 320, dark: false, phone: '13911110002' },
] as const
const focusedPath = (who: Person) => who.page.evaluate(() => document.activeElement?.getAttribute('data-path'))

async function visiting({ lang, width, dark }: (typeof cases)[number], run: (who: Person) => Promise<void>): Promise<void> {
  const who = await sit(browser, h.url, 'visitor', { lang, width, dark })
  try {
    await who.open('/loginHome')
    await run(who)
    expect(await who.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(who.faults).toEqual([])
  } catch (error) {
    throw new Error(await who.picture(`sign-in ${lang}`), { cause: error })
  } finally {
    await who.leave()
  }
}

it.each(cases)('a refused sign-in names its fields, and says so again in the other language ($lang)', (how) =>
  visiting(how, async (who) => {
    const s = entry.pick(how.lang)
    const words = ui.pick(how.lang)
    const main = who.page.getByRole('main')
    await who.press(s.signIn, main)
    await who.hears(problems.pick(how.lang).toMend(3))
    expect(await who.page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
    await who.press(`${words.password}: ${entryErrors.required[how.lang]}`)
    expect(await focusedPath(who)).toBe('password')

    const other = how.lang === 'cn' ? 'en' : 'cn'
    await who.page.locator('[data-switch-lang]:visible').click()
    await who.find('button', `${ui.pick(other).password}: ${entryErrors.required[other]}`).waitFor()
  }),
)

it.each(cases)('the fields declare to the browser what they are, and the password can be shown ($lang)', (how) =>
  visiting(how, async (who) => {
    const s = entry.pick(how.lang)
    const words = ui.pick(how.lang)
    const says = (label: string) => who.field(label).getAttribute('autocomplete')
    expect([await says(words.phone), await says(words.password)]).toEqual(['tel-national', 'current-password'])
    await who.type(words.password, 'Hengdu#2026')
    await who.press(words.showPassword)
    expect(await who.find('textbox', words.password).inputValue()).toBe('Hengdu#2026')
    await who.press(s.useEmail)
    expect(await says(s.email)).toBe('username')
    await who.find('tab', s.byPassword).press('ArrowRight')
    expect(await says(words.code)).toBe('one-time-code')
    // What was typed for one way stays for the other.
    await who.page.keyboard.press('ArrowLeft')
    expect(await who.field(words.password).inputValue()).toBe('Hengdu#2026')
  }),
)

it.each(cases)('a new phone with its code asks for the kind of account, creates it and signs in ($lang)', (how) =>
  visiting(how, async (who) => {
    const s = entry.pick(how.lang)
    const words = ui.pick(how.lang)
    const main = who.page.getByRole('main')
    await who.find('tab', s.byCode).click()
    await who.press(words.codeSend)
    await who.sees(entryErrors.required[how.lang], main)
    await who.type(words.phone, how.phone)
    await who.press(words.codeSend)
    await who.sees(words.codeSent)
    expect(await focusedPath(who)).toBe('captcha')
    await who.type(words.code, await codeFor(h, how.phone))
    await who.tick(new RegExp(`^${s.agreeLead}`))
    await who.press(s.signIn, main)
    await who.find('heading', s.whichTitle).waitFor()
    expect(await who.page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby'))).toBe('which-kind')
    await who.press(s.createAndSignIn, main)
    expect(await violations(who)).toEqual([])
    await who.press(`${s.kind}: ${entryErrors.required[how.lang]}`)
    expect(await focusedPath(who)).toBe('userType')
    await who.page.keyboard.press('ArrowDown')
    await who.press(s.createAndSignIn, main)
    await who.at('/loginHome/visitingCard?userType=personal')
  }),
)
