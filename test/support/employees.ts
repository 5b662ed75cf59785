import { salaryStandings } from '../../src/features/people/employee/server/hooks.ts'
import type { CompanyPeople } from './personas.ts'
import type { TestServer } from './server.ts'

/** Today of the test server in the books, or so many days from it. */
export const dayFrom = (h: TestServer, days = 0): string =>
  h.clock.now().toZonedDateTimeISO('Asia/Shanghai').toPlainDate().add({ days }).toString()

/** Everything that a complete record needs. */
export const wholeEmployee = (teamId: string, contractStart: string) => ({
  name: '陆云岚',
  teamId,
  country: 'SG',
  subdivision: 'SG-01',
  passportNumber: 'E88331122',
  jobTitle: '机器人工程师',
  contractStart,
  workDays: [1, 2, 3, 4, 5],
  dayStart: '09:00',
  dayEnd: '18:00',
  cycle: 'monthly',
  currency: 'SGD',
  basePay: '6200.50',
  leaveDays: '15',
})

export async function teamOf(h: TestServer, people: CompanyPeople, name = '交付'): Promise<string> {
  return (await h.ok('POST /ws/team/create', { name, description: name }, people.as)).id
}

/** A complete employee in state 1. */
export async function created(h: TestServer, people: CompanyPeople, teamId: string, change: Record<string, unknown> = {}) {
  const form = { ...wholeEmployee(teamId, dayFrom(h, 10)), ...change }
  return h.ok('POST /ws/employee/create', form, people.as)
}

/** Says that the pay of these employees is approved, as the salary feature does. */
export function approveSalaries(h: TestServer): Set<string> {
  const approved = new Set<string>()
  h.services.hooks.add(salaryStandings, 'test', async (_db, _companyId, ids) => {
    return new Map(ids.filter((id) => approved.has(id)).map((id) => [id, 'approved'] as const))
  })
  return approved
}
