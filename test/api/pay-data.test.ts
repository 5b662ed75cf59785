import { beforeAll, expect, it } from 'vitest'
import { allCalls } from '../../src/app/server/features.ts'
import { joinCompany } from '../../src/features/base/account/server/writes.ts'
import type { CallSpec } from '../../src/platform/contract/call.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { holds, type TeamRole, teamRoles } from '../../src/rules/permissions.ts'
import { inNovember, paid, payScene } from '../support/payrun.ts'
import { individual, operator, type Person } from '../support/personas.ts'
import { serverForFile } from '../support/suite.ts'
import { rowsOfExport } from '../support/workbooks.ts'

/** What one person earns, as a number and as people read it. */
const NET = /2451342|24[,.]?513[.,]42/

const h = serverForFile()
const people = {} as Record<TeamRole, Person>
beforeAll(async () => {
  inNovember(h)
  const staff = await operator(h)
  const scene = await payScene(h, [{ baseMinor: 2_451_342 }])
  await paid(h, scene, staff.as)
  for (const role of teamRoles) {
    if (role === 'owner') {
      people.owner = scene.people.owner
      continue
    }
    people[role] = await individual(h)
    await h.services.pool.query('update account set user_type = 1 where id = $1', [people[role].accountId])
    const membership = { accountId: people[role].accountId, companyId: scene.people.companyId, role }
    await performAsSystem(h.services, 'test', (act) => joinCompany(act, membership))
  }
})

it.each(teamRoles)('%s finds the pay of one person in no read, unless the role sees pay', async (role) => {
  const { as } = people[role]
  const reads = Object.entries(allCalls as Record<string, CallSpec>).filter(
    ([key, { input }]) => key.startsWith('GET ') && !key.includes('logout') && input.safeParse({}).success,
  )
  expect(reads.length).toBeGreaterThan(90)
  const found: string[] = []
  for (const [key] of reads) {
    const { body } = await h.call(key as 'GET /ws/wallet/orders', {}, as)
    if (body.success && NET.test(JSON.stringify(body.result))) found.push(key)
  }
  const sheet = await h.call('POST /ws/wallet/orders/export', {}, as)
  if (sheet.body.success && NET.test(JSON.stringify(await rowsOfExport(sheet.body.result)))) found.push('POST /ws/wallet/orders/export')
  if (holds(role, 'pay:view')) expect(found).not.toEqual([])
  else expect(found).toEqual([])
})

it('those who do not see pay cannot open the order of a run either', async () => {
  const { records } = await h.ok('GET /ws/wallet/orders', { type: 'payroll' }, people.owner.as)
  expect((await h.refused('GET /ws/wallet/order', { id: records[0]!.id }, people.viewer.as)).status).toBe(404)
})
