import { describe, expect, it } from 'vitest'
import { addressOf, fillPath, matchPath, resolve } from './paths.ts'

describe('a pattern', () => {
  it.each([
    ['/', '/', {}],
    ['/home', '/home', {}],
    ['/home', '/Home/', {}],
    ['/home', '/home/below', null],
    ['/home', '/homes', null],
    ['/activityDetail/:id/:type', '/activityDetail/e-1/offlineSalon', { id: 'e-1', type: 'offlineSalon' }],
    ['/activityDetail/:id/:type', '/activityDetail/e-1/c/offlineSalon', null],
    ['/demandHall/:userType', '/demandHall/', null],
    ['/companyInfo/:id?', '/companyInfo', {}],
    ['/companyInfo/:id?', '/companyInfo/7', { id: '7' }],
    ['/operatorHome/*', '/operatorHome', {}],
    ['/operatorHome/*', '/operatorHome/a/b', {}],
    ['/operatorHome/*', '/operatorHomes', null],
    ['/a.b', '/axb', null],
    ['/firm/:name', '/firm/%E6%B8%A1%2F1', { name: '渡/1' }],
    ['/firm/:name', '/firm/%zz', { name: '%zz' }],
  ])('%s matches %s: %o', (pattern, path, values) => {
    expect(matchPath(pattern, path)).toEqual(values)
  })

  it('is filled with values', () => {
    expect(fillPath('/demandHall/:userType/home', { userType: '1' })).toBe('/demandHall/1/home')
    expect(fillPath('/firm/:name', { name: '渡/1' })).toBe('/firm/%E6%B8%A1%2F1')
  })
})

describe('an address', () => {
  it.each([
    ['', '/', ''],
    ['home', '/home', ''],
    ['/home?cost=DE', '/home', '?cost=DE'],
    ['//other.example/x', '/other.example/x', ''],
    ['/globalQuickfind?search=税务', '/globalQuickfind', '?search=%E7%A8%8E%E5%8A%A1'],
    ['/%zz', '/%zz', ''],
    ['\\\\other.example/x', '///other.example/x', ''],
    ['\\:99999', '//:99999', ''],
    ['\\[', '//[', ''],
  ])('of %s is %s and %s', (text, pathname, search) => {
    expect(addressOf(text)).toEqual({ pathname, search })
  })
})

describe('a link', () => {
  const here = { pathname: '/joined', search: '?state=open' }
  it.each([
    ['/home', '/home', ''],
    ['?state=done', '/joined', '?state=done'],
    ['?', '/joined', ''],
    [{ search: 'state=done' }, '/joined', '?state=done'],
    [{ search: '?state=done' }, '/joined', '?state=done'],
    [{ search: '' }, '/joined', ''],
  ])('to %o leads to %s and %s', (to, pathname, search) => {
    expect(resolve(to, here)).toEqual({ pathname, search })
  })
})
