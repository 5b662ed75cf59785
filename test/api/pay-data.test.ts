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
let groupId: string
beforeAll(async () => {
  inNovember(h)
  const staff = await operator(h)
  const scene = await payScene(h, [{ baseMinor: 2_451_342 }])
  await paid(h, scene, staff.as)
  groupId = scene.groupId
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

/** Everything of the scene that a read by id may be about. */
async function idsOf(): Promise<string[]> {
  const { as } = people.owner
  const { records: runs } = await h.ok('GET /ws/payroll/runs', {}, as)
  const { records: employees } = await h.ok('GET /ws/employee/list', {}, as)
  const { records: payments } = await h.ok('GET /ws/payroll/run/payments', {}, as)
  const { records: orders } = await h.ok('GET /ws/wallet/orders', { type: 'payroll' }, as)
  const { records: changes } = await h.ok('GET /ws/salary/changes', {}, as)
  const slips = payments.map(({ slipId }) => slipId)
  return [...new Set([...[runs, employees, payments, orders, changes].flat().map(({ id }) => id), ...slips, groupId])]
}

/** Values for what else a read by id may need. */
const more: Record<string, unknown> = {
  ...{ from: '2026-11-01', to: '2026-11-30', year: 2026, lang: 'en', table: 'employee', column: 'accountNumber', reason: 'x' },
  ...{ type: 'annual', halves: '', effectiveOn: '2027-01-01', cycle: 'monthly', currency: 'CNY', base: '1000.00', on: '2026-11-30' },
}
const idNames = ['id', 'employeeId', 'runId', 'groupId', 'slipId', 'row']

/** Inputs of a call for each of these ids, by the names of its fields. */
function inputsOf({ input }: CallSpec, ids: readonly string[]): Record<string, unknown>[] {
  const names = Object.keys((input as { shape?: object }).shape ?? {})
  const key = idNames.find((name) => names.includes(name))
  if (!key) return []
  const others = Object.fromEntries(names.flatMap((name) => (name in more ? [[name, more[name]]] : [])))
  return ids.flatMap((id) => [{ [key]: id }, { ...others, [key]: id }].filter((one) => input.safeParse(one).success).slice(0, 1))
}

const byId = 'finds the pay of one person in no read by id and in no export, unless the role sees pay'
// Those who do not see pay, and one who does.
const readers: TeamRole[] = ['hr', 'admin', 'demandManager', 'viewer']
it.each(readers)(`%s ${byId}`, { timeout: 120_000 }, async (role) => {
  const { as } = people[role]
  const ids = await idsOf()
  const calls = Object.entries(allCalls as Record<string, CallSpec>).filter(
    ([key, { audience }]) => audience !== 'operator' && (key.startsWith('GET ') || key.endsWith('/export')) && !key.includes('logout'),
  )
  const [asked, found] = [new Set<string>(), new Set<string>()]
  for (const [key, spec] of calls) {
    const isList = key.endsWith('/export') && spec.input.safeParse({}).success
    for (const input of [...(isList ? [{}] : []), ...inputsOf(spec, ids)]) {
      const { body } = await h.call(key as 'POST /ws/wallet/orders/export', input as never, as)
      asked.add(key)
      if (!body?.success) continue
      const answer = body.result.base64 ? rowsOfExport(body.result) : body.result
      if (NET.test(JSON.stringify(answer))) found.add(key)
    }
  }
  expect(asked.size).toBeGreaterThan(40)
  if (holds(role, 'pay:view')) expect(found.size).toBeGreaterThan(5)
  else expect([...found]).toEqual([])
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
