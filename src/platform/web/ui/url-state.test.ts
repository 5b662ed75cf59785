import { describe, expect, test } from 'vitest'
import { readState, writeState } from './url-state.ts'

const defaults = { search: '', status: '', pageNo: 1, pageSize: 20 }

describe('state in the URL', () => {
  test('an empty address gives the defaults', () => {
    expect(readState(new URLSearchParams(), defaults)).toEqual(defaults)
  })
  test('written values are read back, Chinese words and punctuation included', () => {
    const change = { search: '展会 & 搭建/50%', status: '4', pageNo: 3 }
    const written = writeState(new URLSearchParams(), defaults, change)
    expect(readState(new URLSearchParams(written.toString()), defaults)).toEqual({ ...defaults, ...change })
  })
  test('defaults are omitted and unknown parameters stay', () => {
    const written = writeState(new URLSearchParams('tab=files&pageNo=4&search=a'), defaults, { pageNo: 1, search: '' })
    expect(written.toString()).toBe('tab=files')
  })
  test.each(['0', '-1', '1.5', 'abc', '', '99999999'])('a page number of "%s" falls back', (text) => {
    expect(readState(new URLSearchParams({ pageNo: text }), defaults).pageNo).toBe(1)
  })
})
