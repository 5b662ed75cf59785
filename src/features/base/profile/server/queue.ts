import type { Paging } from '../../../../platform/contract/page.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, count, eq, isNull, or, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { accountsByPhone } from '../../account/server/reads.ts'
import { areaPathName } from '../../area/server/reads.ts'
import { UNVERIFIED, type VerificationStatus } from '../../verification/contract/verification.ts'
import { stepsOf, tally } from '../../verification/server/reads.ts'
import type { PersonCase } from '../contract/schema.ts'
import { identityOf, identityRow, infoOf } from './reads.ts'
import { identity, profile } from './tables.ts'

interface QueueInput extends Paging {
  column: 'submittedAt' | 'createdAt' | 'name'
  order: 'asc' | 'desc'
  status?: VerificationStatus | ''
  search: string
}

const columns = { submittedAt: identity.submittedAt, createdAt: profile.createdAt, name: profile.name }

/** The operator's queue: the oldest submission first, so that none is overlooked. */
export async function personQueue({ db, lang }: Pick<Look, 'db' | 'lang'>, input: QueueInput) {
  const accounts = (await accountsByPhone(db, input.search)).map(({ id }) => id)
  const named = contains([profile.name, identity.legalName], input.search)
  const matches = named && or(named, anyOf(profile.accountId, accounts))
  const [sorted] = inOrder(input.order, columns[input.column])
  const status = sql<VerificationStatus>`coalesce(${identity.status}, ${UNVERIFIED})`
  const counted = await db
    .select({ status, number: count() })
    .from(profile)
    .leftJoin(identity, eq(identity.accountId, profile.accountId))
    .where(matches)
    .groupBy(identity.status)
  const { total, counts } = tally(counted, input.status)
  const page = await paged(input, {
    rows: db
      .select({ person: profile, standing: identity })
      .from(profile)
      .leftJoin(identity, eq(identity.accountId, profile.accountId))
      .where(and(matches, inState(input.status)))
      .orderBy(sql`${sorted} nulls last`, profile.accountId),
    total,
    map: (rows) =>
      rows.map(({ person, standing }) => ({
        id: person.accountId,
        name: person.name,
        legalName: standing?.legalName ?? '',
        idKind: standing?.idKind ?? '',
        area: person.area,
        areaText: areaPathName(person.area, lang),
        position: person.position,
        status: standing?.status ?? UNVERIFIED,
        final: standing?.final ?? false,
        submittedAt: standing?.submittedAt.toString() ?? null,
        createdAt: person.createdAt.toString(),
      })),
  })
  return { ...page, counts }
}

function inState(status: VerificationStatus | '' | undefined): SQL | undefined {
  if (typeof status !== 'number') return undefined
  return status === UNVERIFIED ? isNull(identity.status) : eq(identity.status, status)
}

export async function personCaseOf({ db, lang }: Pick<Look, 'db' | 'lang'>, id: string): Promise<PersonCase> {
  const version = (await identityRow(db, id))?.version ?? 0
  return { version, info: await infoOf(db, id, lang), authentication: await identityOf(db, id), steps: await stepsOf(db, 'person', id) }
}
