import type { Pair, Param } from '../../../../platform/contract/texts.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { accountsByIds, memberIdsHolding } from '../../../base/account/server/reads.ts'
import { notify } from '../../../base/notice/server/writes.ts'
import type { EmployeeRow } from '../../employee/server/reads.ts'
import { leadOfTeam } from '../../team/server/reads.ts'
import { absenceNotices } from '../contract/notices.ts'
import { requestPath } from '../contract/paths.ts'
import { daysOfHundredths } from '../contract/schema.ts'
import type { LeaveRequestRow } from './tables.ts'
import { type CompanyType, typeName } from './types.ts'

/** Who is notified of what happens to a request. Employees have no account. */

const system: Pair = { cn: '系统', en: 'The system' }

async function callerName(act: Act): Promise<string | Pair> {
  if (act.actor.kind === 'system') return system
  return (await accountsByIds(act.db, [act.actor.accountId])).get(act.actor.accountId)?.name ?? ''
}

const spanOf = ({ fromOn, toOn }: LeaveRequestRow): string => (fromOn === toOn ? fromOn : `${fromOn} – ${toOn}`)

async function paramsOf(act: Act, row: LeaveRequestRow, employee: EmployeeRow, type: CompanyType) {
  return { by: (await callerName(act)) as Param, name: employee.name, type: typeName(type), span: spanOf(row) }
}

/** Everybody who may decide on it, except the caller. */
export async function notifyDeciders(act: Act, row: LeaveRequestRow, employee: EmployeeRow, type: CompanyType): Promise<void> {
  const to = await decidersOf(act, employee)
  await notify(act, absenceNotices.leaveAsked, {
    to: to.filter((id) => id !== act.actor.accountId),
    params: { ...(await paramsOf(act, row, employee, type)), days: daysOfHundredths(row.totalHundredths) },
    link: requestPath(row.id),
  })
}

async function decidersOf(act: Act, employee: EmployeeRow): Promise<string[]> {
  const hr = await memberIdsHolding(act.db, employee.companyId, 'absence:grant')
  const lead = employee.teamId ? await leadOfTeam(act.db, employee.companyId, employee.teamId) : null
  return [...new Set(lead ? [...hr, lead] : hr)]
}

type AskerNews = 'leaveGranted' | 'leaveRefused' | 'leaveChanged' | 'leaveCancelled'

/** The member who submitted it, unless they did this themselves. */
export async function notifyAsker(
  act: Act,
  kind: AskerNews,
  row: LeaveRequestRow,
  employee: EmployeeRow,
  type: CompanyType,
): Promise<void> {
  if (row.askedBy === act.actor.accountId) return
  const params = { ...(await paramsOf(act, row, employee, type)), reason: row.reason }
  await notify(act, absenceNotices[kind], { to: [row.askedBy], params, link: requestPath(row.id, row.state) })
}

/** Those who submitted it and decided on it; those who can decide, where somebody has to act. */
export async function notifyOfCount(
  act: Act,
  row: LeaveRequestRow,
  employee: EmployeeRow,
  type: CompanyType,
  counted: { before: number; after: number; done: boolean },
): Promise<void> {
  const { name, type: named, span } = await paramsOf(act, row, employee, type)
  const params = { name, type: named, span, before: daysOfHundredths(counted.before), after: daysOfHundredths(counted.after) }
  const link = requestPath(row.id, row.state)
  const known = [row.askedBy, ...(row.decidedBy ? [row.decidedBy] : [])]
  if (counted.done) await notify(act, absenceNotices.leaveRecounted, { to: known, params, link })
  else await notify(act, absenceNotices.leaveNotRecounted, { to: [...known, ...(await decidersOf(act, employee))], params, link })
}
