import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, ne, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { gradeKey, gradesIn } from '../contract/grade.ts'
import { employee } from './tables.ts'

/** The same grade as `gradeKey` compares it. */
export const hasGrade = (grade: string): SQL => sql`lower(normalize(${employee.grade}, NFKC)) = ${gradeKey(grade)}`

/** The grades of a company's employees in order, each in one spelling. */
export async function gradesOf(db: Reader, companyId: CompanyId): Promise<string[]> {
  const rows = await db
    .selectDistinct({ grade: employee.grade })
    .from(employee)
    .where(and(eq(employee.companyId, companyId), ne(employee.grade, '')))
  return gradesIn(rows.map(({ grade }) => grade))
}
