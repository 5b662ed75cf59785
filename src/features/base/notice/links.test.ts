import { expect, it } from 'vitest'
import { leadsHere } from './web/links.ts'

it.each([
  ['/personalHome/demandDetails?id=1', '/personalHome/demandDetails', '?id=1&room=delivery', true],
  ['/personalHome/demandDetails?id=1', '/personalHome/demandDetails', '?id=12', false],
  ['/personalHome/demandDetails?id=1', '/personalHome/demandDetails', '', false],
  ['/personalHome/closing', '/personalHome/closing', '?tab=withdrawals', true],
  ['/personalHome', '/personalHome/closing', '', false],
])('%s is read at %s%s: %s', (link, pathname, search, read) => {
  expect(leadsHere(link, { pathname, search })).toBe(read)
})
