import type { Paging } from '../../../../platform/contract/page.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, count, eq, or, sql } from '../../../../platform/server/data/drizzle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { accountsByPhone } from '../../account/server/reads.ts'
import { areaPathName } from '../../area/server/reads.ts'
import type { VerificationStatus } from '../../verification/contract/verification.ts'
import { stepsOf, tally } from '../../verification/server/reads.ts'
import type { CompanyCase } from '../contract/schema.ts'
import { authenticationOf, companyRow, infoOf } from './reads.ts'
import { company } from './tables.ts'

interface QueueInput extends Paging {
  column: 'submittedAt' | 'createdAt' | 'fullName'
  order: 'asc' | 'desc'
  status?: VerificationStatus | ''
  search: string
}

/** The operator's queue: the oldest submission first, so that none is overlooked. */
export async function companyQueue({ db, lang }: Pick<Look, 'db' | 'lang'>, input: QueueInput) {
  const members = (await accountsByPhone(db, input.search)).flatMap(({ companyId }) => companyId ?? [])
  const named = contains([company.fullName, company.shortName, company.creditCode, company.contactName], input.search)
  const matches = named && or(named, anyOf(company.id, members))
  const inState = typeof input.status === 'number' ? eq(company.status, input.status) : undefined
  const [sorted] = inOrder(input.order, company[input.column])
  const counted = await db.select({ status: company.status, number: count() }).from(company).where(matches).groupBy(company.status)
  const { total, counts } = tally(counted, input.status)
  const page = await paged(input, {
    rows: db.select().from(company).where(and(matches, inState)).orderBy(sql`${sorted} nulls last`, company.id),
    total,
    map: (rows) =>
      rows.map((row) => ({
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
      })),
  })
  return { ...page, counts }
}

export async function companyCaseOf({ db, lang }: Pick<Look, 'db' | 'lang'>, id: string): Promise<CompanyCase> {
  const row = await companyRow(db, id)
  return {
    version: row.version,
    info: await infoOf(db, row, lang),
    authentication: await authenticationOf(db, row),
    steps: await stepsOf(db, 'company', id),
  }
}
