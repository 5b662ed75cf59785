import { expect, test } from 'vitest'
import { t as proofTexts } from '../../src/features/base/account/web/proof/texts.ts'
import { t as settings } from '../../src/features/base/account/web/settings/texts.ts'
import { t as bankTexts } from '../../src/features/money/wallet/web/bank/texts.ts'
import { errors } from '../../src/platform/contract/errors.ts'
import { clientTexts } from '../../src/platform/web/texts.ts'
import { t as ui } from '../../src/platform/web/ui/texts.ts'
import { CLICK_THROTTLE_MS } from '../../src/rules/constants.ts'
import type { Person as Visitor } from '../support/browser.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { proofDialog, prove } from '../support/pages/proof.ts'
import { codeFor, individual, PASSWORD, type Person } from '../support/personas.ts'
import { langOf, seatOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

const { h, seat } = browserSuite()

async function visit(who: Person, how: { lang: 'cn' | 'en'; width?: number }): Promise<Visitor> {
  return seat(who, 'owner', how)
}

test.each([seatOf('a bank account is added')])(
  'a bank account is added after a proof, and giving up keeps what was typed, in $lang at $width px',
  async (how) => {
    const s = bankTexts.pick(how.lang)
    const p = proofTexts.pick(how.lang)
    const me = await visit(await individual(h), how)
    try {
      await me.open('/personalHome/bankAccounts')
      await me.press(s.add)
      const form = me.find('dialog', s.add)
      await me.type(s.holder, 'Lin Zhou', form)
      await me.type(s.bankName, 'Harbour Bank', form)
      await me.area(s.country, [how.lang === 'cn' ? '德国' : 'Germany'], form)
      await me.choose(s.currency, how.lang === 'cn' ? 'EUR 欧元' : 'EUR Euro', form)
      await me.type(s.account, 'DE89 3704 0044 0532 0130 00', form)
      await me.type(s.swift, 'COBADEFFXXX', form)

      await me.press(s.save, form)
      await me.press(p.cancel, proofDialog(me))
      await me.sees(clientTexts.pick(how.lang).unproved, form)
      await soon(() => me.field(s.holder, form).inputValue()).toBe('Lin Zhou')
      await soon(() => me.field(s.account, form).inputValue()).toBe('DE89 3704 0044 0532 0130 00')

      // The same click counts once in this time.
      await me.page.waitForTimeout(CLICK_THROTTLE_MS)
      await me.press(s.save, form)
      await me.type(p.password, 'not-this-1', proofDialog(me))
      await me.press(p.confirm, proofDialog(me))
      await me.sees(errors.passwordWrong[how.lang], proofDialog(me))
      await me.page.waitForTimeout(CLICK_THROTTLE_MS)
      await prove(me)
      await me.hears(s.added)
      await form.waitFor({ state: 'detached' })
      await me.sees('Harbour Bank')

      // The proof is in the memory of the page: the next call is not asked, a reloaded page is.
      await me.press(s.add)
      const again = me.find('dialog', s.add)
      await me.press(s.save, again)
      await soon(() => proofDialog(me).count()).toBe(0)
      await soon(() => me.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie)).not.toContain(
        'proof',
      )
      expect(me.faults).toEqual([])
    } catch (error) {
      throw await pictured(error, `proof ${how.lang}`, [me])
    } finally {
      await me.leave()
    }
  },
)

test.each(langOf('a code to the old phone proves too'))('a code to the old phone proves too, on a narrow screen, in %s', async (lang) => {
  const s = settings.pick(lang)
  const p = proofTexts.pick(lang)
  const u = ui.pick(lang)
  const who = await individual(h)
  const me = await visit(who, { lang, width: 320 })
  try {
    await me.open('/personalHome/myPersonal/manage')
    await me.type(s.newPassword, 'amber_kestrel_1')
    await me.type(s.confirmPassword, 'amber_kestrel_1')
    await me.press(s.savePassword)
    const dialog = proofDialog(me)
    await dialog.getByRole('radio').nth(1).check()
    await me.press(u.codeSend, dialog)
    await me.sees('****', dialog)
    const digits = me.field(u.code, dialog)
    await me.until(
      'sees the wait below the digits',
      async () => {
        const [input, button] = [await digits.boundingBox(), await dialog.locator('button[disabled]').first().boundingBox()]
        return input && button ? { wide: input.width >= 168, below: button.y >= input.y + input.height } : null
      },
      (seen) => seen?.wide === true && seen.below,
    )
    await soon(() => me.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await digits.fill(await codeFor(h, who.phone))
    await me.press(p.confirm, dialog)
    await dialog.waitFor({ state: 'detached' })
    await me.hears(s.passwordChanged)
    await h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone: who.phone, password: 'amber_kestrel_1' })
    expect((await h.refused('POST /ws/passport/passwordLogin', { areaCode: '86', phone: who.phone, password: PASSWORD })).error).toBe(
      'loginWrong',
    )
    expect(me.faults).toEqual([])
  } catch (error) {
    throw await pictured(error, `proof by code ${lang}`, [me])
  } finally {
    await me.leave()
  }
})
