import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { page } from '../../../platform/contract/page.ts'
import type { Look } from '../../../platform/server/services.ts'
import { areaPathName } from '../../area/server/reads.ts'
import { stepsOf } from '../../verification/server/reads.ts'
import type { CompanyCase } from '../contract/schema.ts'
import { authenticationOf, companyRow, infoOf } from './reads.ts'
import { company } from './tables.ts'

interface QueueInput {
  pageNo: number
  pageSize: number
  column: 'submittedAt' | 'createdAt' | 'fullName'
  order: 'asc' | 'desc'
  status?: number | ''
  keyword: string
}

/** The operator's queue: the oldest submission first, so that nobody waits for being overlooked. */
export async function companyQueue({ db, lang }: Pick<Look, 'db' | 'lang'>, input: QueueInput) {
  const like = `%${input.keyword.replace(/[%_\\]/g, '\\$&')}%`
  const matches = input.keyword
    ? or(ilike(company.fullName, like), ilike(company.shortName, like), ilike(company.creditCode, like), ilike(company.contactName, like))
    : undefined
  const inState = typeof input.status === 'number' ? eq(company.status, input.status as never) : undefined
  const where: SQL | undefined = and(matches, inState)
  const direction = input.order === 'asc' ? asc : desc
  const rows = await db
    .select()
    .from(company)
    .where(where)
    .orderBy(sql`${direction(company[input.column])} nulls last`, company.id)
    .limit(input.pageSize)
    .offset((input.pageNo - 1) * input.pageSize)
  const counted = await db.select({ status: company.status, number: count() }).from(company).where(matches).groupBy(company.status)
  const records = rows.map((row) => ({
    id: row.id,
    shortName: row.shortName,
    fullName: row.fullName,
    creditCode: row.creditCode,
    industry: row.industry,
    area: row.area,
    areaText: areaPathName(row.area, lang),
    contactName: row.contactName,
    status: row.status,
    final: row.final,
    submittedAt: row.submittedAt?.toString() ?? null,
    createdAt: row.createdAt.toString(),
  }))
  const total = counted.reduce((sum, each) => sum + (typeof input.status !== 'number' || each.status === input.status ? each.number : 0), 0)
  return { ...page(records, total, input), counts: Object.fromEntries(counted.map((each) => [String(each.status), each.number])) }
}

export async function companyCaseOf({ db, lang }: Pick<Look, 'db' | 'lang'>, id: string): Promise<CompanyCase> {
  const row = await companyRow(db, id)
  return {
    info: await infoOf(db, row, lang),
    authentication: await authenticationOf(db, row, true),
    steps: await stepsOf(db, 'company', id),
  }
}
