import { expect, it } from 'vitest'
import { errors } from '../../../../rules/errors.ts'
import { d } from './drawer-texts.ts'

it('the page reports insufficient beans in the words of the source, as the server does', () => {
  for (const lang of ['cn', 'en'] as const) expect(d.pick(lang).insufficient).toBe(errors.insufficientBeans[lang])
})
