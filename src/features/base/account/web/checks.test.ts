import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { langStore } from '../../../../platform/web/lang.ts'
import { checkBy } from '../../../../platform/web/ui/check-by.ts'
import {
  checkForm,
  codeForm,
  codeLoginForm,
  forgottenForm,
  operatorLoginForm,
  passwordLoginForm,
  registerForm,
} from '../contract/schema.ts'
import {
  checkCodeLogin,
  checkForgotten,
  checkOperatorLogin,
  checkPasswordLogin,
  checkPhoneCode,
  checkRegister,
  checkTarget,
} from './checks.ts'

/** Each form with every field valid, and further values of each field. Every pair of fields is tried in every combination. */
const phones = ['', ' ', '123', '+86 138-0013 8000', 'twelve', '1'.repeat(31)]
const codes = ['', ' ', '12', '12345a', '1234567', ' 123456 ']
const areaCodes = ['', '+86', 'x', '86420']
const passwords = ['', ' ', 'abc', 'abcdef', 'abc123', `a1${'b'.repeat(130)}`]
const emails = ['lin', 'lin@', 'Lin.Du+x@example.com', 'a..b@example.com', 'lin@example', `${'l'.repeat(200)}@example.com`]

interface Case {
  name: string
  schema: z.ZodType
  check: (form: never) => Record<string, string>
  good: Record<string, unknown>
  others: Record<string, readonly unknown[]>
  /** Fields that are sent in addition to those checked. */
  beside?: Record<string, unknown>
}
const person = { areaCode: '86', phone: '13800138000' }
const cases: Case[] = [
  {
    name: 'sign-in by password',
    schema: passwordLoginForm,
    check: checkPasswordLogin,
    good: { ...person, password: 'x' },
    others: { areaCode: areaCodes, phone: [...phones, ...emails], password: passwords },
  },
  {
    name: 'sign-in by code',
    schema: codeLoginForm,
    check: checkCodeLogin,
    good: { ...person, captcha: '123456' },
    others: { areaCode: areaCodes, phone: phones, captcha: codes },
  },
  {
    name: 'operators',
    schema: operatorLoginForm,
    check: checkOperatorLogin,
    good: { username: 'lin', password: 'x', totp: '123456' },
    others: { username: ['', ' ', 'l'.repeat(61)], password: passwords, totp: codes },
  },
  {
    name: 'operators who replace their first password',
    schema: operatorLoginForm,
    check: checkOperatorLogin,
    good: { username: 'lin', password: 'x', totp: '123456', newPassword: 'abc123', confirmPassword: 'abc123' },
    others: { newPassword: passwords, confirmPassword: passwords, totp: codes },
  },
  {
    name: 'first step of registration',
    schema: checkForm,
    check: checkPhoneCode,
    good: { ...person, code: '123456' },
    others: { areaCode: areaCodes, phone: phones, code: codes },
  },
  {
    name: 'registration',
    schema: registerForm,
    check: checkRegister,
    good: { ...person, code: '123456', companyName: '衡', name: '', password: 'abc123', confirmPassword: 'abc123', agreed: true },
    others: {
      phone: phones,
      code: codes,
      companyName: ['', '衡'.repeat(121)],
      name: ['', '衡'.repeat(61)],
      password: passwords,
      confirmPassword: passwords,
      agreed: [false],
    },
    beside: { userType: 1 },
  },
  {
    name: 'registration with an e-mail address',
    schema: registerForm,
    check: checkRegister,
    good: {
      ...person,
      code: '123456',
      name: '林',
      email: 'lin@example.com',
      emailCode: '123456',
      password: 'abc123',
      confirmPassword: 'abc123',
      agreed: true,
    },
    others: { email: emails, emailCode: codes, code: codes },
    beside: { userType: 2 },
  },
  {
    name: 'a new password, by phone',
    schema: forgottenForm,
    check: checkForgotten,
    good: { ...person, code: '123456', password: 'abc123', confirmPassword: 'abc123' },
    others: { code: codes, password: passwords, confirmPassword: passwords },
  },
  {
    name: 'a new password, by e-mail',
    schema: forgottenForm,
    check: checkForgotten,
    good: { email: 'lin@example.com', code: '123456', password: 'abc123', confirmPassword: 'abc123' },
    others: { email: emails, code: codes },
  },
  {
    name: 'where a code goes: a phone',
    schema: codeForm,
    check: checkTarget,
    good: person,
    others: { areaCode: areaCodes.slice(1), phone: phones.filter((phone) => phone.trim()) },
    beside: { purpose: 'login' },
  },
  {
    name: 'where a code goes: an e-mail address',
    schema: codeForm,
    check: checkTarget,
    good: { email: 'lin@example.com' },
    others: { email: emails },
    beside: { purpose: 'changeEmail' },
  },
]

function* forms({ good, others }: Case): Generator<Record<string, unknown>> {
  const fields = Object.entries(others)
  yield good
  for (const [field, values] of fields)
    for (const value of values) {
      yield { ...good, [field]: value }
      for (const [second, more] of fields)
        if (second !== field) for (const other of more) yield { ...good, [field]: value, [second]: other }
    }
}

/** Numbers of the right shape that no country has are refused by the server; the forms here do not check them. */
const shape = /^\+?\d{4,17}$/

describe.each(['cn', 'en'] as const)('the light checks agree with the schemas (%s)', (lang) => {
  it.each(cases)('$name', (each) => {
    langStore.set(lang)
    let tried = 0
    for (const form of forms(each)) {
      const typed = String(form['phone'] ?? '').replace(/[\s().-]/g, '')
      const ours = each.check(form as never)
      const theirs = checkBy(each.schema, { ...form, ...each.beside })
      const leftToServer = shape.test(typed) && !('phone' in ours) && 'phone' in theirs
      if (leftToServer) delete theirs['phone']
      expect(ours, JSON.stringify(form)).toEqual(theirs)
      tried++
    }
    expect(tried).toBeGreaterThan(each.name.includes('e-mail') ? 6 : 12)
  })
})

it('a missing address for the code has an error of its own', () => {
  langStore.set('cn')
  expect(checkTarget({ email: '' })).toEqual({ email: '此项必填' })
  expect(checkTarget({ areaCode: '86', phone: '' })).toEqual({ phone: '此项必填' })
})
