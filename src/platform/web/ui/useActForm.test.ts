import { expect, test } from 'vitest'
import { codeLoginForm, passwordLoginForm, registerForm } from '../../../features/base/account/contract/schema.ts'
import { checkBy } from './check-by.ts'
import type { FormState } from './FormState.tsx'
import type { ActForm, PathOf } from './useActForm.ts'

test('a form gets all its errors at once, in the language of the screen', () => {
  expect(
    checkBy(registerForm, {
      userType: 1,
      areaCode: '86',
      phone: '123',
      code: '12',
      password: 'abc',
      confirmPassword: 'abd',
      agreed: false,
    }),
  ).toEqual({
    phone: '手机号格式不正确',
    code: '请输入 6 位数字验证码',
    password: '密码至少 6 位',
    confirmPassword: '两次输入的密码不一致',
    agreed: '请先阅读并同意协议',
  })
})

test('an e-mail address may replace the phone number if a password is given', () => {
  expect(checkBy(passwordLoginForm, { phone: 'lin@example.com', password: 'x' })).toEqual({})
  expect(checkBy(codeLoginForm, { areaCode: '86', phone: 'lin@example.com', captcha: '123456' })).toHaveProperty('phone')
})

test('a misspelled path of a field does not compile', () => {
  type Values = { name: string; lines: { amount: string }[]; place: { city: string } | null }
  const paths: PathOf<Values>[] = ['name', 'lines', 'lines.0.amount', 'place.city']
  // @ts-expect-error there is no such field
  const wrong: PathOf<Values> = 'lines.0.amunt'
  expect(paths).not.toContain(wrong)
})

test('a field says what it is called, and no summary is given labels of its own', () => {
  type Form = ActForm<{ name: string }>
  // @ts-expect-error the summary could not name it
  const unnamed = (form: Form) => form.field('name')
  // @ts-expect-error every field has said its own
  const twice = (of: Form): Parameters<typeof FormState<{ name: string }>>[0] => ({ of, labels: { name: 'Name' } })
  expect([unnamed, twice]).toHaveLength(2)
})
