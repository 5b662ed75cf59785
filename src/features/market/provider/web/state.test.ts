import { describe, expect, it } from 'vitest'
import { activeOf, clearing, defaults, everyFilterGone, filtersOf, onlyRegion, type State, searchOf, toggled } from './state.ts'

const state = (change: Partial<State>): State => ({ ...defaults, ...change }) as State

describe('the address of the directory', () => {
  it('passes on possible values and ignores the rest', () => {
    const typed = state({
      region: 'VN,sg,VN,X1,ZZ,QX',
      service: 'ip,magic',
      language: 'en',
      verified: 'yes',
      search: '  商标 ',
      sort: 'price',
      page: 3,
    })
    expect(filtersOf(typed)).toEqual({ search: '商标', region: 'VN', service: 'ip', language: 'en' })
    expect(searchOf(typed)).toMatchObject({ column: 'relevance', pageNo: 3 })
  })

  it('adds and removes values, back on the first page', () => {
    expect(toggled(state({ region: 'VN', page: 4 }), 'region', 'SG')).toEqual({ region: 'VN,SG', page: 1 })
    expect(toggled(state({ region: 'VN,SG' }), 'region', 'VN')).toEqual({ region: 'SG', page: 1 })
  })

  it('is the page of a country while nothing else is asked', () => {
    expect(onlyRegion(state({ region: 'DE', page: 2, sort: 'name', id: 'P-00001' }))).toBe('DE')
    for (const more of [
      { region: 'DE,FR' },
      { search: 'tax' },
      { service: 'ip' },
      { verified: 'Y' },
      { region: 'Germany' },
      { region: '' },
    ])
      expect(onlyRegion(state({ region: 'DE', ...more }))).toBeNull()
  })

  it('lists what is chosen, and clears one or all of it', () => {
    const all = state({ search: 'tax', service: 'ip', verified: 'Y', id: 'P-00001' })
    expect(activeOf(all)).toEqual(['search', 'service', 'verified'])
    expect(activeOf({ ...all, ...clearing('service') } as State)).toEqual(['search', 'verified'])
    expect(activeOf({ ...all, ...everyFilterGone } as State)).toEqual([])
    expect(everyFilterGone).not.toHaveProperty('id')
  })
})
