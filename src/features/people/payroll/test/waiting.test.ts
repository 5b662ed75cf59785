import { beforeAll, describe, expect, it } from 'vitest'
import { inNovember, type PayScene, payScene, submitted } from '../../../../../test/support/payrun.ts'
import { individual, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { storedCompany } from '../../../../platform/server/wire/actor.ts'
import { holds, type Permission, type TeamRole, teamRoles } from '../../../../rules/permissions.ts'
import { joinCompany } from '../../../base/account/server/writes.ts'
import { type WaitingKind, waitingKinds } from '../contract/waiting.ts'

/** What waits for each role on the home page: every kind for those who may deal with it, and no amounts. */

const h = serverForFile()
let scene: PayScene
const people = {} as Record<TeamRole, Person>
beforeAll(async () => {
  inNovember(h)
  scene = await payScene(h, [{ baseMinor: 2_451_342 }, { baseMinor: 1_000_000 }])
  await submitted(h, scene, scene.people.member.hr.as)
  for (const role of teamRoles) {
    if (role === 'owner') {
      people.owner = scene.people.owner
      continue
    }
    people[role] = await individual(h)
    await h.services.pool.query('update account set user_type = 1 where id = $1', [people[role].accountId])
    const membership = { accountId: people[role].accountId, companyId: storedCompany(scene.people.companyId), role }
    await performAsSystem(h.services, 'test', (act) => joinCompany(act, membership))
  }
  const ids = scene.ids
  const form = { employeeId: ids[0]!, type: 'sick', from: '2026-12-07', to: '2026-12-08' }
  await h.ok('POST /ws/absence/ask', { form }, scene.people.member.hr.as)
  const change = { employeeId: ids[1]!, effectiveOn: '2027-01-01', cycle: 'monthly', currency: 'CNY', base: '12000.00', reason: 'x' }
  await h.ok('POST /ws/salary/propose', change, scene.people.member.hr.as)
})

/** Who may deal with what waits in this scene. */
const expected: Partial<Record<WaitingKind, Permission>> = {
  runsToApprove: 'payroll:approve',
  salaryChanges: 'salary:approve',
  leaveRequests: 'absence:grant',
}
const waitingFor = (who: Person) => h.ok('GET /ws/payroll/waiting', {}, who.as)

describe('what waits in the people area', () => {
  it.each(teamRoles)('for %s is what this role may deal with, in counts', async (role) => {
    const found = Object.fromEntries((await waitingFor(people[role])).map(({ kind, count }) => [kind, count]))
    for (const [kind, permission] of Object.entries(expected))
      expect([kind, found[kind] ?? 0]).toEqual([kind, holds(role, permission) ? 1 : 0])
    expect(JSON.stringify(found)).not.toMatch(/2451342|1000000/)
  })
  it('is not the next step of the one who took the one before', async () => {
    const kinds = (await waitingFor(scene.people.member.hr)).map(({ kind }) => kind)
    expect(kinds).not.toContain('salaryChanges')
    expect(kinds).not.toContain('runsToApprove')
  })
  it('names a list that shows as many', async () => {
    const { as } = people.owner
    const count = Object.fromEntries((await waitingFor(people.owner)).map(({ kind, count: n }) => [kind, n]))
    expect((await h.ok('GET /ws/payroll/runs', { state: 'review' }, as)).total).toBe(count['runsToApprove'])
    expect((await h.ok('GET /ws/absence/requests', { state: 'asked' }, as)).total).toBe(count['leaveRequests'])
    expect((await h.ok('GET /ws/salary/changes', { state: 'proposed' }, as)).total).toBe(count['salaryChanges'])
    expect((await h.ok('GET /ws/employee/due', {}, as)).total).toBe(count['dueItems'] ?? 0)
    expect(Object.values(waitingKinds).every((path) => path.startsWith('/companyHome/'))).toBe(true)
  })
})
