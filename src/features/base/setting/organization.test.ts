import { describe, expect, it } from 'vitest'
import { legalEntityOf, organizationOf } from './contract/organization.ts'

const named = {
  legalNameCn: '澄湾科技',
  legalNameEn: '',
  registrationNumber: ' 9133 ',
  registeredAddressCn: '杭州',
  registeredAddressEn: 'Hangzhou',
}

describe('who runs the platform', () => {
  it('is not claimed before an entity is named', () => {
    expect(legalEntityOf({}, 'cn')).toBeNull()
    expect(legalEntityOf({ registrationNumber: '9133', registeredAddressCn: '杭州' }, 'cn')).toBeNull()
    expect(organizationOf({ servicePhone: '400' }, 'en', 'https://a.example')).toBeNull()
  })

  it('is in the reader’s language, else in the other', () => {
    expect(legalEntityOf(named, 'en')).toEqual({ name: '澄湾科技', registrationNumber: '9133', address: 'Hangzhou' })
    expect(legalEntityOf(named, 'cn')?.address).toBe('杭州')
  })

  it('as structured data has only what is known', () => {
    expect(organizationOf(named, 'cn', 'https://a.example')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: '衡渡',
      legalName: '澄湾科技',
      url: 'https://a.example',
      identifier: '9133',
      address: '杭州',
    })
  })
})
