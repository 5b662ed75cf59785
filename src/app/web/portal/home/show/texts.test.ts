import { expect, it } from 'vitest'
import { moveText } from '../../../../../features/work/demand/contract/texts.ts'
import { t } from './texts.ts'

it('the drawings of the home page name an act as the product does', () => {
  for (const lang of ['cn', 'en'] as const) expect(t.pick(lang).confirm).toBe(moveText('confirm').label[lang])
})
