import { expect, it } from 'vitest'
import { t as entry } from '../../src/features/base/account/web/texts.ts'
import { t as problems } from '../../src/platform/web/portal/texts.ts'
import { t as ui } from '../../src/platform/web/ui/texts.ts'
import { entryErrors } from '../../src/rules/entry-errors.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { violations } from '../support/pages/look.ts'
import { codeFor } from '../support/personas.ts'
import { seatOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

const { h, sit } = browserSuite()

const cases = [
  { lang: 'cn', width: 1440, dark: true, phone: '13911110001' },
  { lang: 'en', width: 320, dark: false, phone: '13911110002' },
] as const
const inSeat = (name: string) => cases.filter(({ lang }) => lang === seatOf(name).lang)
const focusedPath = (who: Person) => who.page.evaluate(() => document.activeElement?.getAttribute('data-path'))

async function visiting({ lang, width, dark }: (typeof cases)[number], run: (who: Person) => Promise<void>): Promise<void> {
  const who = await sit('visitor', { lang, width, dark })
  try {
    await who.open('/loginHome')
    await run(who)
    await soon(() => who.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(who.faults).toEqual([])
  } catch (error) {
    throw await pictured(error, `sign-in ${lang}`, [who])
  } finally {
    await who.leave()
  }
}

it.each(inSeat('a refused sign-in'))('a refused sign-in names its fields, and says so again in the other language ($lang)', (how) =>
  visiting(how, async (who) => {
    const s = entry.pick(how.lang)
    const words = ui.pick(how.lang)
    const main = who.page.getByRole('main')
    await who.press(s.signIn, main)
    await who.hears(problems.pick(how.lang).toMend(2))
    await soon(() => who.page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
    await who.press(`${words.password}: ${entryErrors.required[how.lang]}`)
    await soon(() => focusedPath(who)).toBe('password')

    const other = how.lang === 'cn' ? 'en' : 'cn'
    await who.page.locator('[data-switch-lang]:visible').click()
    await who.find('button', `${ui.pick(other).password}: ${entryErrors.required[other]}`).waitFor()
  }),
)

it.each(inSeat('the fields'))('the fields declare to the browser what they are, and the password can be shown ($lang)', (how) =>
  visiting(how, async (who) => {
    const s = entry.pick(how.lang)
    const words = ui.pick(how.lang)
    const says = (label: string) => who.field(label).getAttribute('autocomplete')
    await soon(async () => [await says(words.phone), await says(words.password)]).toEqual(['tel-national', 'current-password'])
    await who.type(words.password, 'Hengdu#2026')
    await who.press(words.showPassword)
    await soon(() => who.find('textbox', words.password).inputValue()).toBe('Hengdu#2026')
    await who.press(s.useEmail)
    await soon(() => says(s.email)).toBe('username')
    await who.find('tab', s.byPassword).press('ArrowRight')
    await soon(() => says(words.code)).toBe('one-time-code')
    // What was typed for one way stays for the other.
    await who.page.keyboard.press('ArrowLeft')
    await soon(() => who.field(words.password).inputValue()).toBe('Hengdu#2026')
  }),
)

it.each(inSeat('a new phone'))('a new phone with its code asks for the kind of account, creates it and signs in ($lang)', (how) =>
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
    await soon(() => focusedPath(who)).toBe('captcha')
    await who.type(words.code, await codeFor(h, how.phone))
    await who.press(s.signIn, main)
    await who.find('heading', s.whichTitle).waitFor()
    await soon(() => who.page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby'))).toBe('which-kind')
    await who.press(s.createAndSignIn, main)
    expect(await violations(who)).toEqual([])
    await who.press(`${s.kind}: ${entryErrors.required[how.lang]}`)
    await soon(() => focusedPath(who)).toBe('userType')
    await who.page.keyboard.press('ArrowDown')
    await who.press(s.createAndSignIn, main)
    await who.sees(entryErrors.agree[how.lang], main)
    await who.tick(new RegExp(`^${s.agreeLead}`))
    await who.press(s.createAndSignIn, main)
    await who.at('/loginHome/visitingCard?userType=personal')
    // The page has asked about the card: an answer after the next line would leave an address that is closed then (source §4).
    await who.page.waitForLoadState('networkidle')
    // Finished on another device: this one goes on when it is loaded again.
    await h.services.pool.query(`update account set whether_intact = 'Y' where phone = $1`, [how.phone])
    await who.page.reload()
    await who.at('/personalHome')
  }),
)
