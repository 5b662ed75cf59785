import { expect, it } from 'vitest'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { typeForm } from '../../contract/schema.ts'
import { blank, shownOf } from './values.ts'

const wrong = {
  ...{ ...blank, nameCn: '工龄假', nameEn: 'Service leave', yearDays: 'many', service: [{ years: '', days: '' }] },
  ...{ carryLimit: 'all', carryTogether: 'x', carryForDays: 0, advanceDays: '-' },
}
const faults = (allowance: 'none' | 'contract' | 'fixed') =>
  Object.keys(checkBy(typeForm, shownOf({ ...wrong, allowance }, blank)) ?? {}).sort()

it('what the chosen allowance does not show cannot be wrong', () => {
  expect(faults('none')).toEqual([])
  expect(faults('contract')).toEqual(['advanceDays', 'carryForDays', 'carryLimit', 'carryTogether'])
  expect(faults('fixed')).toEqual(expect.arrayContaining([...faults('contract'), 'service.0.days', 'service.0.years', 'yearDays']))
})

it('what is shown stays as it was typed', () => {
  const typed = { ...blank, allowance: 'fixed' as const, yearDays: '10', service: [{ years: '5', days: '12' }] }
  expect(shownOf(typed, blank)).toEqual(typed)
})
