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
