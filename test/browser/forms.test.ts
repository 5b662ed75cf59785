import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { t as account } from '../../src/features/base/account/web/settings/texts.ts'
import { t as company } from '../../src/features/base/company/web/texts.ts'
import { t as document } from '../../src/features/base/verification/web/parts/texts.ts'
import { t as bank } from '../../src/features/money/wallet/web/bank/texts.ts'
import { sentenceFor } from '../../src/platform/contract/fields.ts'
import { t as ui } from '../../src/platform/web/ui/texts.ts'
import { kindsText } from '../../src/platform/web/ui/upload.ts'
import { entryErrors } from '../../src/rules/entry-errors.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { founder } from '../support/companies.ts'
import { bytesOf } from '../support/files.ts'
import { prove } from '../support/pages/proof.ts'
import { company as firm, individual } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** What forms say while they are filled in. */

const { h, seat } = browserSuite()

async function at(path: string, token: string, lang: 'cn' | 'en', visit: (who: Person) => Promise<void>): Promise<void> {
  const who = await seat({ token }, 'member', lang)
  try {
    await who.open(path)
    await visit(who)
    expect(who.faults).toEqual([])
  } finally {
    await who.leave()
  }
}

/** Types and leaves the field, which then says this. */
async function leaves(who: Person, label: string, text: string, said: string): Promise<void> {
  await who.type(label, text)
  await who.field(label).press('Tab')
  // That nothing is said shows only once something could have been.
  await who.frames(2)
  await soon(() => messageOf(who, label)).toBe(said)
}

async function messageOf(who: Person, label: string): Promise<string> {
  const described = (await who.field(label).getAttribute('aria-describedby')) ?? ''
  const message = who.page.locator('.mantine-InputWrapper-error').and(
    who.page.locator(
      described
        .split(' ')
        .map((id) => `[id="${id}"]`)
        .join(','),
    ),
  )
  return (await message.count()) > 0 ? message.innerText() : ''
}

describe.each(langOf('numbers are judged when they are left'))('numbers are judged when they are left, in %s', (lang) => {
  const length = (of: number, typed: number) => sentenceFor('numberLength', { length: of, typed }, lang)
  const digit = sentenceFor('checkDigit', {}, lang)

  it('those of a company and of a document', async () => {
    const { token } = await founder(h)
    const [s, d] = [company.pick(lang), document.pick(lang)]
    await at('/companyHome/authentication', token, lang, async (who) => {
      await leaves(who, s.creditCode, '', '')
      await leaves(who, s.creditCode, '9135', length(18, 4))
      await leaves(who, s.creditCode, '91350100M000100Y44', digit)
      await leaves(who, s.creditCode, '91350100m000100y43', '')
      await leaves(who, d.idNumber, '110', length(18, 3))
      await leaves(who, d.idNumber, '110105194912310021', digit)
      await leaves(who, d.idNumber, '11010519491231002x', '')
    })
  })

  it('that of a bank account, beside fields that are still empty', async () => {
    const { token } = await firm(h)
    const s = bank.pick(lang)
    await at('/companyHome/bankAccounts', token, lang, async (who) => {
      await who.press(s.add)
      await who.area(s.country, [lang === 'cn' ? '德国' : 'Germany'])
      await leaves(who, s.account, 'DE89 3704 0044', length(22, 12))
      await leaves(who, s.account, 'DE88 3704 0044 0532 0130 00', digit)
      await leaves(who, s.account, 'DE89 3704 0044 0532 0130 00', '')
    })
  })
})

it.each(langOf('a file of a wrong kind gets its sentence and the choice of another'))(
  'a file of a wrong kind gets its sentence and the choice of another, and no second try (%s)',
  async (lang) => {
    const { token } = await founder(h)
    const [s, words] = [company.pick(lang), ui.pick(lang)]
    await at('/companyHome/authentication', token, lang, async (who) => {
      const group = who.find('group', s.licence)
      const choose = (name: string, buffer: Buffer) =>
        group.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
      // By its name, here; by its content, on the server.
      for (const [name, bytes] of [
        ['licence.exe', bytesOf.png],
        ['licence.pdf', Buffer.from('MZ not a document')],
      ] as const) {
        await choose(name, bytes)
        const alert = group.getByRole('alert').or(group.locator('..').getByRole('alert')).first()
        await alert.waitFor()
        await soon(() => alert.innerText()).toBe(words.uploadKind(kindsText('document', lang)))
        await who.find('button', words.uploadOther, group).waitFor()
        await soon(() => who.find('button', words.retry, group).count()).toBe(0)
      }
      await choose('licence.pdf', bytesOf.pdf)
      await group.getByRole('link', { name: 'licence.pdf' }).waitFor()
      await who.find('button', words.uploadReplace, group).waitFor()
    })
  },
)

it.each(langOf('a new password'))(
  'a new password: the marks below it and the sentence count the same kinds of characters (%s)',
  async (lang) => {
    const { token } = await individual(h)
    const [s, words] = [account.pick(lang), ui.pick(lang)]
    await at('/personalHome/myPersonal/manage', token, lang, async (who) => {
      const kinds = who.page.locator('li[data-has]')
      const marked = async () => (await kinds.allInnerTexts()).map((text) => text.split('\n')[0]!.replace(words.kindHas, '').trim())
      await who.type(s.newPassword, 'abcDEF')
      await soon(marked).toEqual([words.kindLength, words.kindLower, words.kindUpper])
      await who.type(s.newPassword, 'abcdef')
      await soon(marked).toEqual([words.kindLength, words.kindLower])
      await who.type(s.confirmPassword, 'abcdef')
      await who.press(s.savePassword)
      await who.sees(entryErrors.passwordKinds[lang])
      for (const kind of [words.kindLower, words.kindUpper, words.kindDigit, words.kindOther])
        expect(entryErrors.passwordKinds[lang]).toMatch(new RegExp(kind.replace(' ', '.'), 'i'))
    })
  },
)

it('the export of one’s data is named by the day where one is', async () => {
  const { token } = await individual(h)
  const s = account.pick('cn')
  await at('/personalHome/myPersonal/manage', token, 'cn', async (who) => {
    // Half past midnight in Shanghai, the day before in UTC.
    await who.page.clock.setFixedTime('2026-11-21T16:30:00Z')
    const arrives = who.page.waitForEvent('download')
    await who.press(s.download)
    await prove(who)
    const file = await arrives
    expect(file.suggestedFilename()).toBe('hengdu-2026-11-22.json')
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toHaveProperty('account')
  })
})
