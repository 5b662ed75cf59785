import type { EmployeeRow } from '../../src/features/employee/server/reads.ts'
import { employee, workPattern } from '../../src/features/employee/server/tables.ts'
import { team } from '../../src/features/team/server/tables.ts'
import { performAsSystem } from '../../src/platform/server/act.ts'
import type { CompanyPeople } from './personas.ts'
import type { TestServer } from './server.ts'

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
        companyId: firm.companyId,
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
      companyId: firm.companyId,
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
      .values({ companyId, name, description: name, leadId, createdAt: act.now, updatedAt: act.now })
      .returning({ id: team.id })
    if (!row) throw new Error('no team')
    return row.id
  })
}
