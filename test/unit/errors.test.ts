import { expect, test } from 'vitest'
import { features } from '../../src/app/server/features.ts'
import { catalogue } from '../../src/features/desk/operator/contract/catalogue.ts'
import { addErrors, errors } from '../../src/platform/contract/errors.ts'
import type { Feature } from '../../src/platform/server/feature.ts'

test('the server knows every error of the features, and no number has two', () => {
  expect(errors).toEqual(catalogue)
  const codes = Object.values(catalogue).map(({ code }) => code)
  expect(codes).toHaveLength(new Set(codes).size)
  expect((features as readonly Feature[]).filter((one) => one.errors).length).toBeGreaterThan(20)
})

test('a name or number that is taken is refused', () => {
  const rule = { code: 499, http: 400, cn: '测试', en: 'Test' } as const
  expect(() => addErrors({ badRequest: rule })).toThrow('has the name or number of badRequest')
  expect(() => addErrors({ another: { ...rule, code: 400 } })).toThrow('has the name or number of badRequest')
  expect(() => addErrors({ badRequest: errors.badRequest })).not.toThrow()
})
