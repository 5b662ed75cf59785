import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { codeFor, individual } from '../../../../../test/support/personas.ts'
import { asked, newPhone, registration } from '../../../../../test/support/registration.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { password } from '../../../../platform/contract/inputs.ts'
import { fieldErrors } from '../../../../rules/field-errors.ts'

const h = serverForFile()

const both = (typed: string) => ({ password: typed, confirmPassword: typed })

describe('a password that is tried first', () => {
  test('is refused at its field, in both languages, in any case of letters', async () => {
    const { as } = await individual(h)
    for (const typed of ['password1', 'Password1', '123456a', '1qaz2wsx', 'PASSW0RD'])
      for (const lang of ['cn', 'en'] as const)
        expect(await h.refused('POST /ws/account/password/change', both(typed), { ...as, lang }), typed).toMatchObject({
          status: 422,
          fields: { password: fieldErrors.passwordCommon[lang] },
        })
    await h.ok('POST /ws/account/password/change', both('tidal-Crane-9'), as)
  })

  test('is none of the three thousand commonest that the rule of characters would let pass', async () => {
    const { as } = await individual(h)
    const allowed = dictionary['passwords-common'].map(String).filter((typed) => password.safeParse(typed).success)
    expect(allowed.length).toBeGreaterThan(3_000)
    // A sample of them: each call also hashes a password.
    for (let at = 0; at < 3_000; at += 200)
      expect((await h.refused('POST /ws/account/password/change', both(allowed[at]!), as)).fields, allowed[at]).toEqual({
        password: fieldErrors.passwordCommon.cn,
      })
  })

  test('is not the name of the product, a common word of Chinese users or the person’s number, with a year, a sign or a letter', async () => {
    const person = await individual(h)
    const typical = ['Hengdu!', 'HENGDU-123', '衡渡-888', 'Hengdu2026', 'Hengdu#2027', '衡渡2026', `${person.phone}a`]
    const chinese = ['woaini1314', 'woaini520', '5201314a', 'Aa123456!', 'shenzhen2026', 'Summer2026!']
    for (const typed of [...typical, ...chinese])
      expect((await h.refused('POST /ws/account/password/change', both(typed), person.as)).fields, typed).toEqual({
        password: fieldErrors.passwordCommon.cn,
      })
    // Six characters of two kinds are enough where they are no words (source §5).
    for (const typed of ['k3vq9x', 'Xq7!pd', '海豚在冰箱里9', `hengdu-${'Kestrel harbour '.repeat(6)}`])
      await h.ok('POST /ws/account/password/change', both(typed), person.as)
  })

  test('is the person’s own number or address, however it is spelled', async () => {
    const person = await individual(h)
    await h.services.pool.query("update account set email = 'Lin.Zhou1@example.com' where id = $1", [person.accountId])
    const { phone } = person
    const own = [`+86${phone}`, `86-${phone}`, `${phone.slice(0, 3)} ${phone.slice(3)}`, 'lin.zhou1@example.com', 'LinZhou1', 'Lin_Zhou1']
    for (const typed of own)
      expect((await h.refused('POST /ws/account/password/change', both(typed), { ...person.as, lang: 'en' })).fields, typed).toEqual({
        password: fieldErrors.passwordOwn.en,
      })
  })

  test('is refused in a registration and in a reset too, before the code is used', async () => {
    const phone = newPhone()
    const code = await asked(h, 'register', phone)
    expect((await h.refused('POST /ws/account/register', registration(phone, code, both('password1')))).fields).toEqual({
      password: fieldErrors.passwordCommon.cn,
    })
    expect((await h.refused('POST /ws/account/register', registration(phone, code, both(`+86${phone}`)))).fields).toEqual({
      password: fieldErrors.passwordOwn.cn,
    })
    await h.ok('POST /ws/account/register', registration(phone, code))
    const person = await individual(h)
    await h.ok('POST /ws/account/code', { purpose: 'reset', areaCode: '86', phone: person.phone })
    const form = { areaCode: '86', phone: person.phone, code: await codeFor(h, person.phone) }
    expect((await h.refused('POST /ws/account/password/forgotten', { ...form, ...both('123456a') })).fields).toEqual({
      password: fieldErrors.passwordCommon.cn,
    })
    await h.ok('POST /ws/account/password/forgotten', { ...form, ...both('tidal-Crane-9') })
  })
})
