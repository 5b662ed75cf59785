import { writtenDays } from '../../../../platform/contract/day.ts'
import type { NoticeKind, ParamsFor } from '../../../../platform/contract/notice.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { inArray } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import { accountById, memberIdsHolding } from '../../../base/account/server/reads.ts'
import { companyName } from '../../../base/company/server/reads.ts'
import { notify, notifyOperators } from '../../../base/notice/server/writes.ts'
import { payrollNotices } from '../contract/notices.ts'
import { preparersOf } from './preparers.ts'
import { type PayRunRow, payGroup } from './tables.ts'

export const linkTo = (row: Pick<PayRunRow, 'id'>): string => `/companyHome/payRun?id=${row.id}`

type RunNotice = (typeof payrollNotices)[keyof typeof payrollNotices]
type Params<K extends NoticeKind> = Omit<ParamsFor<K>, 'run' | 'who'>

/** "R-2026-0107 (Shanghai, 1 Nov 2026 – 30 Nov 2026)". */
async function nameOf(act: Act, row: PayRunRow): Promise<Pair> {
  const [group] = await act.tx
    .select({ name: payGroup.name })
    .from(payGroup)
    .where(inArray(payGroup.id, [row.groupId]))
  return {
    cn: `${row.number}（${group?.name ?? ''} ${row.periodFrom} 至 ${row.periodTo}）`,
    en: `${row.number} (${group?.name ?? ''}, ${writtenDays(`${row.periodFrom} – ${row.periodTo}`, 'en')})`,
  }
}

async function notifyOf<K extends RunNotice>(act: Act, row: PayRunRow, kind: K, to: readonly string[], params: Params<K>): Promise<void> {
  const who = (await accountById(act.db, act.actor.accountId))?.name ?? ''
  const all = { run: await nameOf(act, row), who, ...params } as unknown as ParamsFor<K>
  await notify(act, kind, {
    to: to.filter((id) => id !== act.actor.accountId),
    params: all,
    link: kind === payrollNotices.paymentsFailed ? `${linkTo(row)}&tab=money` : linkTo(row),
  })
}

/** Members who can do what now waits, except the actor. */
export const notifyMembers = async <K extends RunNotice>(act: Act, row: PayRunRow, permission: Permission, kind: K, params?: Params<K>) =>
  notifyOf(act, row, kind, await memberIdsHolding(act.db, row.companyId, permission), params ?? ({} as Params<K>))

export const notifyPreparers = async <K extends RunNotice>(act: Act, row: PayRunRow, kind: K, params: Params<K>) =>
  notifyOf(act, row, kind, [...(await preparersOf(act.db, row.id)).keys()], params)

export const notifyOfPaidRun = (act: Act, row: PayRunRow): Promise<void> =>
  notifyMembers(act, row, 'payroll:publish', payrollNotices.runPaid)

export async function notifyPayDesk(act: Act, row: PayRunRow, kind: typeof payrollNotices.batchWaits): Promise<void> {
  await notifyOperators(act, kind, {
    params: { run: row.number, who: await companyName(act.db, row.companyId) },
    link: '/operatorHome/payrollPayouts',
  })
}
