import { expect, it } from 'vitest'
import { company } from '../support/personas.ts'
import { serverForFile } from '../support/suite.ts'

/** Addresses that open without a session, made by one: each with the read that it opens. */
const addresses = [
  ['POST /ws/absence/feed/address', 'GET /ws/absence/feed/address', 'GET /ws/absence/feed'],
  ['POST /ws/employee/due/address', 'GET /ws/employee/due/address', 'GET /ws/employee/due/feed'],
] as const

const h = serverForFile()

it.each(addresses)('%s: its address ends when the sessions of its member are ended, and a new one opens', async (make, since, open) => {
  const { member } = await company(h, { roles: ['hr'] })
  const made = async () => {
    const { path } = await h.ok(make, {}, member.hr.as)
    return { token: new URL(path!, h.url).searchParams.get('token')! }
  }
  const address = await made()
  expect(await h.ok(open, address)).toContain('BEGIN:VCALENDAR')
  h.clock.advance({ minutes: 1 })
  await h.ok('POST /ws/account/session/revoke', {}, member.hr.as)
  expect((await h.refused(open, address)).status).toBe(404)
  expect(await h.ok(since, {}, member.hr.as)).toEqual({ since: null })
  expect(await h.ok(open, await made())).toContain('BEGIN:VCALENDAR')
})

it.each(addresses)('%s: needs a proof of the person', async (make) => {
  const { member } = await company(h, { roles: ['hr'] })
  expect((await h.refused(make, {}, { ...member.hr.as, unproved: true })).error).toBe('proofNeeded')
})

it.each(addresses)('%s: the member finds the address in the settings and ends it there', async (make, since, open) => {
  const { member } = await company(h, { roles: ['hr'] })
  const { as } = member.hr
  expect(await h.ok('GET /ws/account/addresses', {}, as)).toEqual([])
  const { path } = await h.ok(make, {}, as)
  const [own, ...others] = await h.ok('GET /ws/account/addresses', {}, { ...as, lang: 'en' })
  expect(others).toEqual([])
  expect(own).toEqual({ kind: expect.any(String), name: expect.stringContaining('Hengdu: '), ...(await h.ok(since, {}, as)) })
  await h.ok('POST /ws/account/address/end', { kind: own!.kind }, as)
  expect((await h.refused(open, { token: new URL(path!, h.url).searchParams.get('token')! })).status).toBe(404)
  expect(await h.ok('GET /ws/account/addresses', {}, as)).toEqual([])
  expect((await h.refused('POST /ws/account/address/end', { kind: 'constructor' }, as)).status).toBe(404)
})

it('the list has every address that a call makes', async () => {
  const { member } = await company(h, { roles: ['hr'] })
  for (const [make] of addresses) await h.ok(make, {}, member.hr.as)
  expect(await h.ok('GET /ws/account/addresses', {}, member.hr.as)).toHaveLength(addresses.length)
})
