import type { Pair } from '../../../../platform/contract/texts.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, asc, eq, inArray } from '../../../../platform/server/data/drizzle.ts'
import { holds, type Permission } from '../../../../rules/permissions.ts'
import { memberIdsHolding, memberIn, membersOf } from '../../../base/account/server/reads.ts'
import type { Departing } from '../../team/server/hooks.ts'
import { preparersOfRuns } from './preparers.ts'
import { payRun } from './tables.ts'

/** What a member leaves behind in payroll: the runs that they prepare, and those that wait for an approval which they could give. */
export async function obligationsOf(db: Reader, { companyId, accountId }: Departing): Promise<Pair[]> {
  const runs = await db
    .select({ id: payRun.id, number: payRun.number, state: payRun.state })
    .from(payRun)
    .where(and(eq(payRun.companyId, companyId), inArray(payRun.state, ['draft', 'review'])))
    .orderBy(asc(payRun.number))
  if (runs.length === 0) return []
  const preparers = await preparersOfRuns(
    db,
    runs.map(({ id }) => id),
  )
  const others = (await membersOf(db, companyId)).filter((member) => member.accountId !== accountId)
  const names = async (permission: Permission, except: Pick<ReadonlySet<string>, 'has'> = new Set()) => {
    const holding = await memberIdsHolding(db, companyId, permission)
    return others.filter((member) => holding.includes(member.accountId) && !except.has(member.accountId)).map(({ name }) => name)
  }
  const prepared = runs.filter(({ id }) => preparers.get(id)?.has(accountId)).map(({ number }) => number)
  const found: Pair[] = prepared.length > 0 ? [continued(prepared, await names('payroll:prepare'))] : []
  const leaving = await memberIn(db, companyId, accountId)
  if (!leaving || !holds(leaving.role, 'payroll:approve')) return found
  for (const { id, number, state } of runs) {
    if (state !== 'review' || preparers.get(id)?.has(accountId)) continue
    // The only member of a company approves what they prepared.
    found.push(approval(number, await names('payroll:approve', others.length === 1 ? undefined : preparers.get(id))))
  }
  return found
}

const continued = (runs: readonly string[], names: readonly string[]): Pair =>
  names.length > 0
    ? {
        cn: `由其参与准备、尚未批准的发薪批次 ${runs.join('、')} 由 ${names.join('、')} 继续。`,
        en: `Pay runs that this member prepares, not approved yet (${runs.join(', ')}), pass to ${names.join(', ')}.`,
      }
    : {
        cn: `由其参与准备、尚未批准的发薪批次 ${runs.join('、')} 之后没有成员可以继续。`,
        en: `Pay runs that nobody else can go on preparing: ${runs.join(', ')}.`,
      }

const approval = (run: string, names: readonly string[]): Pair =>
  names.length > 0
    ? {
        cn: `待批准的发薪批次 ${run} 由 ${names.join('、')} 批准。`,
        en: `The pay run ${run} awaiting approval passes to ${names.join(', ')}.`,
      }
    : { cn: `待批准的发薪批次 ${run} 之后没有其他成员可以批准。`, en: `The pay run ${run} awaits approval, and nobody else can give it.` }
