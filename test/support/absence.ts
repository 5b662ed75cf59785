import type { absenceCalls } from '../../src/features/absence/contract/calls.ts'
import type { InputOf } from '../../src/platform/contract/call.ts'
import { addDays, weekdayOf } from '../../src/platform/contract/day.ts'
import { type EmployeeOptions, employed, teamLedBy } from './employees.ts'
import { type CompanyPeople, company, type Person } from './personas.ts'
import type { TestServer } from './server.ts'

/** A region without a public calendar, so that only corrections make holidays there. */
export const PLAIN = 'QA'

export const yearNow = (h: TestServer): number => h.clock.now().toZonedDateTimeISO('Asia/Shanghai').year
/** The n-th Monday after the 7th of June of the current year: every test has weeks of its own. */
export function mondayOf(h: TestServer, nth = 0): string {
  const start = `${yearNow(h)}-06-08`
  return addDays(start, ((8 - weekdayOf(start)) % 7) + nth * 7)
}

export interface Office {
  firm: CompanyPeople
  hr: Person
  lead: Person
  otherLead: Person
  viewer: Person
  team: string
  otherTeam: string
  /** Another employee of the team. */
  employee: (options?: EmployeeOptions) => ReturnType<typeof employed>
}

/** A company with HR, two teams, and leads whose roles give them nothing. */
export async function office(h: TestServer): Promise<Office> {
  const firm = await company(h, { roles: ['hr', 'demandManager', 'viewer', 'finance', 'admin'] })
  const { hr, demandManager, admin, viewer } = firm.member
  const team = await teamLedBy(h, firm.companyId, '销售 Sales', demandManager.accountId)
  const otherTeam = await teamLedBy(h, firm.companyId, '工程 Engineering', admin.accountId)
  const employee = (options: EmployeeOptions = {}) => employed(h, firm, { country: PLAIN, zone: 'Asia/Qatar', teamId: team, ...options })
  return { firm, hr, lead: demandManager, otherLead: admin, viewer, team, otherTeam, employee }
}

type Form = InputOf<(typeof absenceCalls)['POST /ws/absence/ask']>['form']
export const leaveForm = (employeeId: string, from: string, more: Partial<Form> = {}): Form => ({
  employeeId,
  type: 'annual',
  from,
  to: from,
  ...more,
})

/** HR asks and the lead grants. */
export async function granted(h: TestServer, { hr, lead }: Office, form: Form) {
  const { id, version } = await h.ok('POST /ws/absence/ask', { form }, hr.as)
  return h.ok('POST /ws/absence/grant', { id, version }, lead.as)
}

export async function leftOf(h: TestServer, { hr }: Office, employeeId: string, type = 'annual'): Promise<number> {
  const { balances } = await h.ok('GET /ws/absence/balance', { employeeId }, hr.as)
  return balances.find((one) => one.type === type)!.leftHundredths
}
