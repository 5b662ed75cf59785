import { expect, it } from 'vitest'
import { ledgerErrors } from '../../../money/ledger/contract/errors.ts'
import { d } from './drawer-texts.ts'

it('the page reports insufficient beans in the words of the source, as the server does', () => {
  for (const lang of ['cn', 'en'] as const) expect(d.pick(lang).insufficient).toBe(ledgerErrors.insufficientBeans[lang])
})
