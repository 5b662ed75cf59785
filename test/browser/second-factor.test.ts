import { expect, test } from 'vitest'
import { totpOf } from '../../src/features/base/account/server/totp.ts'
import { t as proofTexts } from '../../src/features/base/account/web/proof/texts.ts'
import { t as settings } from '../../src/features/base/account/web/settings/texts.ts'
import { t as entry } from '../../src/features/base/account/web/texts.ts'
import { t as ui } from '../../src/platform/web/ui/texts.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { proofDialog, prove } from '../support/pages/proof.ts'
import { company, individual, PASSWORD, type Person } from '../support/personas.ts'
import { seatOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

const { h, seat } = browserSuite()

const codeOf = (secret: string) => totpOf(secret).generate({ timestamp: h.clock.now().epochMilliseconds })

const cases = [
  { lang: 'cn', width: 320, path: '/personalHome/myPersonal/manage', home: '/personalHome', who: () => individual(h) },
  { lang: 'en', width: 1440, path: '/companyHome/account', home: '/companyHome', who: async () => (await company(h)).owner },
] as const satisfies readonly { lang: 'cn' | 'en'; width: number; path: string; home: string; who: () => Promise<Person> }[]

test.each(cases.filter(({ lang }) => lang === seatOf('second factor').lang))(
  'is switched on, asked for at sign-in, proves, and is switched off, in $lang at $width px',
  async (how) => {
    const s = settings.pick(how.lang)
    const e = entry.pick(how.lang)
    const who = await how.who()
    const me = await seat(who, 'owner', { lang: how.lang, width: how.width })
    try {
      await me.open(how.path)
      const part = me.find('region', s.factor)
      await me.press(s.factorBegin, part)
      await prove(me)
      await me.find('img', s.factorQr, part).waitFor()
      const secret = (await part.getByText(/^[A-Z2-7]{32}$/).innerText()).trim()
      await soon(() => me.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(how.width)
      await me.type(s.oneTimeCode, codeOf(secret), part)
      await me.press(s.factorConfirm, part)
      await me.find('heading', s.codesTitle, part).waitFor()
      await soon(() => part.getByRole('listitem').count()).toBe(10)
      const codes = await part.getByRole('listitem').allInnerTexts()
      await me.press(s.codesKept, part)
      await me.sees(s.factorOn, part)

      // Another visit: the password is not enough.
      h.clock.advance({ seconds: 60 })
      for (const name of ['token', 'userInfo']) await me.context.clearCookies({ name })
      await me.afresh('/loginHome')
      await me.type(ui.pick(how.lang).phone, who.phone)
      await me.type(ui.pick(how.lang).password, PASSWORD)
      await me.press(e.signIn)
      await me.find('textbox', e.factor).waitFor()
      await me.type(e.factor, codeOf(secret))
      await me.press(e.signIn)
      await me.at(how.home)

      await me.open(how.path)
      await me.press(s.factorEnd, part)
      await me.press(s.factorEnd, me.find('dialog', s.factorEnd))
      await me.type(proofTexts.pick(how.lang).totp, codes[0]!, proofDialog(me))
      await me.press(proofTexts.pick(how.lang).confirm, proofDialog(me))
      await me.hears(s.factorEnded)
      await me.find('button', s.factorBegin, part).waitFor()
      expect(me.faults).toEqual([])
    } catch (error) {
      throw await pictured(error, `second factor ${how.lang}`, [me])
    } finally {
      await me.leave()
    }
  },
)
