import type { absenceCalls } from '../../src/features/people/absence/contract/calls.ts'
import type { EmployeeRow } from '../../src/features/people/employee/server/reads.ts'
import { employee, workPattern } from '../../src/features/people/employee/server/tables.ts'
import { team } from '../../src/features/people/team/server/tables.ts'
import type { InputOf } from '../../src/platform/contract/call.ts'
import { addDays, weekdayOf } from '../../src/platform/contract/day.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { storedCompany } from '../../src/platform/server/wire/actor.ts'
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

let made = 0

export type EmployeeOptions = Partial<typeof employee.$inferInsert>

/** An employee who works Monday to Friday in Singapore since 2020, with 15 days of leave a year. Written directly. */
export function employed(
  h: TestServer,
  firm: Pick<CompanyPeople, 'companyId' | 'owner'>,
  options: EmployeeOptions = {},
): Promise<EmployeeRow> {
  const number = `E-${String(++made).padStart(4, '0')}`
  return performAsSystem(h.services, 'employees', async (act) => {
    const [row] = await act.tx
      .insert(employee)
      .values({
        companyId: storedCompany(firm.companyId),
        number,
        status: 3,
        name: `员工 ${made}`,
        latinName: `Employee ${made}`,
        searchText: `员工 ${made} employee ${made} ${number.toLowerCase()}`,
        sortName: number,
        country: 'SG',
        zone: 'Asia/Singapore',
        contractStart: '2020-01-01',
        workDays: [1, 2, 3, 4, 5],
        leaveHundredths: 1_500,
        createdBy: firm.owner.accountId,
        createdAt: act.now,
        updatedAt: act.now,
        ...options,
      })
      .returning()
    if (!row) throw new Error('no employee')
    await act.tx.insert(workPattern).values({
      companyId: storedCompany(firm.companyId),
      employeeId: row.id,
      fromOn: row.contractStart ?? '2020-01-01',
      weekdays: row.workDays,
      knownAt: act.now,
    })
    return row
  })
}

/** A team of the company, led by a member. */
export function teamLedBy(h: TestServer, companyId: string, name: string, leadId: string | null = null): Promise<string> {
  return performAsSystem(h.services, 'teams', async (act) => {
    const [row] = await act.tx
      .insert(team)
      .values({ companyId: storedCompany(companyId), name, description: name, leadId, createdAt: act.now, updatedAt: act.now })
      .returning({ id: team.id })
    if (!row) throw new Error('no team')
    return row.id
  })
}
