import type { Paging } from '../../../../platform/contract/page.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, asc, desc, eq, gt, isNull, ne, or } from '../../../../platform/server/data/drizzle.ts'
import { paged } from '../../../../platform/server/data/query.ts'
import { companyInJob, defineJob, enqueue } from '../../../../platform/server/jobs/jobs.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import type { Reason } from '../../../../platform/server/wire/refusal.ts'
import { Refusal, reason, refuse, refuseFields, refuseFor, sentenceOf } from '../../../../platform/server/wire/refusal.ts'
import { accountsByIds, memberIdsHolding } from '../../../base/account/server/reads.ts'
import { assertSecond } from '../../../base/account/server/writes.ts'
import { regionCodes } from '../../../base/area/server/reads.ts'
import { notify } from '../../../base/notice/server/writes.ts'
import { maskAt, masksOf } from '../../../base/secret/server/reads.ts'
import { dropSecrets, putSecret } from '../../../base/secret/server/writes.ts'
import { LEFT } from '../contract/employee.ts'
import { namesText } from '../contract/names.ts'
import { employeeNotices } from '../contract/notices.ts'
import { flaggedPath } from '../contract/paths.ts'
import type { PayeeForm } from '../contract/schema.ts'
import { recordEvent } from './events.ts'
import { holdEmployee } from './machine.ts'
import { isHolder, payeePlace } from './reads.ts'
import { employee, payee } from './tables.ts'

/** One message for all accounts that are changed in a row. */
const WAIT_MINUTES = 10
export const payeeJob = defineJob('employee.payeeToConfirm', { companyId: companyInJob })

type PayeeRow = typeof payee.$inferSelect
type Who = Pick<Look, 'actor'>

/** HR keeps bank accounts, and so do those who pay. */
export const mayChangePayee = ({ actor }: Who): boolean => actor.holds('people:edit') || actor.holds('payroll:pay')

/** Sets the account that pay goes to. Any change of it waits for a second person again; saving the same changes nothing. */
export async function savePayee(act: Act, form: PayeeForm): Promise<{ id: string }> {
  if (!mayChangePayee(act)) throw refuse('forbidden')
  const row = await holdEmployee(act, form.employeeId)
  if (row.erasedAt) throw refuse('employeeErased')
  if (form.bankArea && !regionCodes().has(form.bankArea)) throw refuseFields({ bankArea: 'areaUnknown' })
  const place = payeePlace(row.companyId, row.id)
  const { employeeId, accountNumber, ...said } = form
  const before = await payeeOf(act, employeeId)
  if (accountNumber === undefined && (await maskAt(act.db, place)) === '') throw refuseFields({ accountNumber: 'required' })
  const changed = (Object.keys(said) as (keyof typeof said)[]).filter((name) => before?.[name] !== said[name])
  const fields = [...changed, ...(accountNumber === undefined ? [] : ['accountNumber'])]
  if (fields.length === 0) return { id: employeeId }
  if (accountNumber !== undefined) await putSecret(act, place, accountNumber)
  const set = { ...said, changedBy: act.actor.accountId, changedAt: act.now, confirmedBy: null, confirmedAt: null }
  await act.tx
    .insert(payee)
    .values({ employeeId, companyId: row.companyId, ...set })
    .onConflictDoUpdate({ target: payee.employeeId, set })
  await recordEvent(act, row, 'payeeChanged', { fields })
  await enqueue(
    act,
    payeeJob,
    { companyId: row.companyId },
    { dueAt: act.now.add({ minutes: WAIT_MINUTES }), uniqueKey: `payee:${row.companyId}` },
  )
  return { id: employeeId }
}

/** The account goes with what an import is taken back from: nobody has confirmed it. */
export async function dropPayees(act: Act, companyId: CompanyId, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await dropSecrets(act, { scope: companyId, table: 'payee' }, ids)
  await act.tx.delete(payee).where(and(eq(payee.companyId, companyId), anyOf(payee.employeeId, ids)))
}

/** A second person confirms the account as it was when they saw it. */
export async function confirmPayee(
  act: Act,
  { employeeId, changedAt }: { employeeId: string; changedAt: string },
): Promise<{ id: string }> {
  const row = await holdEmployee(act, employeeId)
  const own = await payeeOf(act, row.id)
  const against = whyNotConfirm(act, own)
  if (against) throw refuseFor(against)
  if (own?.changedAt.toString() !== changedAt) throw refuse('staleState')
  await assertSecond(act, { companyId: row.companyId, by: [own.changedBy], at: own.changedAt })
  await act.tx.update(payee).set({ confirmedBy: act.actor.accountId, confirmedAt: act.now }).where(eq(payee.employeeId, row.id))
  await recordEvent(act, row, 'payeeConfirmed')
  return { id: row.id }
}

/** Many at once: those that can be confirmed as they were seen; the others are named with the reason. */
export async function confirmPayees(act: Act, { accounts }: { accounts: readonly { employeeId: string; changedAt: string }[] }) {
  if (!mayChangePayee(act)) throw refuse('forbidden')
  const refused: { id: string; name: string; why: string }[] = []
  // Locked in one order against deadlocks.
  for (const account of accounts.toSorted((a, b) => (a.employeeId < b.employeeId ? -1 : 1))) {
    try {
      await act.tx.transaction((tx) => confirmPayee({ ...act, tx, db: tx }, account))
    } catch (error) {
      if (!(error instanceof Refusal) || error.error === 'notFound') throw error
      const { id, name } = await holdEmployee(act, account.employeeId)
      refused.push({ id, name, why: sentenceOf(error.why, act.lang) })
    }
  }
  return { done: accounts.length - refused.length, refused }
}

/** Changed accounts that the caller can confirm. */
export const accountsToConfirm = (look: Look): Promise<number> =>
  look.db.$count(
    look.db
      .select({ id: payee.employeeId })
      .from(payee)
      .innerJoin(employee, eq(employee.id, payee.employeeId))
      .where(and(waits(look), ne(payee.changedBy, look.actor.accountId))),
  )

const waits = (look: Look) => and(eq(payee.companyId, companyOf(look.actor)), isNull(payee.confirmedBy), ne(employee.status, LEFT))

/** What waits for a second person in the caller's company, the latest first. */
export function waitingPayees(look: Look, paging: Paging) {
  if (!mayChangePayee(look)) throw refuse('forbidden')
  const where = waits(look)
  const rows = look.db
    .select({ payee, number: employee.number, name: employee.name, latinName: employee.latinName })
    .from(payee)
    .innerJoin(employee, eq(employee.id, payee.employeeId))
    .where(where)
    .orderBy(desc(payee.changedAt), asc(payee.employeeId))
  const total = look.db.$count(
    look.db.select({ id: payee.employeeId }).from(payee).innerJoin(employee, eq(employee.id, payee.employeeId)).where(where),
  )
  return paged(paging, {
    rows,
    total,
    map: async (found) => {
      const ids = found.map((row) => row.payee.employeeId)
      const masks = await masksOf(look.db, 'payee', ids)
      const names = await accountsByIds(
        look.db,
        found.map((row) => row.payee.changedBy),
      )
      return found.map(({ payee: own, number, name, latinName }) => {
        const why = whyNotConfirm(look, own)
        return {
          ...{ id: own.employeeId, number, name, holder: own.holder, bankName: own.bankName },
          holderDiffers: !isHolder(own.holder, [name, latinName]),
          mask: masks.get(own.employeeId)?.['accountNumber'] ?? '',
          changedBy: names.get(own.changedBy)?.name ?? '',
          changedAt: own.changedAt.toString(),
          whyNotConfirm: why && sentenceOf(why, look.lang),
        }
      })
    },
  })
}

/** The reason why the caller cannot confirm this account, or null. HR can make another HR, but nobody who pays. */
export function whyNotConfirm(look: Who, own: PayeeRow | undefined): Reason | null {
  if (!mayChangePayee(look)) return reason('forbidden')
  if (!own) return reason('payeeMissing')
  if (own.confirmedBy) return reason('payeeConfirmed')
  if (own.changedBy === look.actor.accountId) return reason('payeeOwnChange')
  return look.actor.holds('payroll:pay') ? null : reason('payeeConfirmedByPayers')
}

export async function payeeOf(look: Pick<Look, 'db' | 'actor'>, employeeId: string): Promise<PayeeRow | undefined> {
  const [own] = await look.db
    .select()
    .from(payee)
    .where(and(eq(payee.companyId, companyOf(look.actor)), eq(payee.employeeId, employeeId)))
  return own
}

const NAMED = 5

/** Those who pay learn which accounts wait for them or have just changed, confirmed or not; the one who changed an account is not asked. */
export async function notifyOfPayees(act: Act, { companyId }: { companyId: CompanyId }): Promise<void> {
  const waiting = await act.tx
    .select({ name: employee.name, changedBy: payee.changedBy })
    .from(payee)
    .innerJoin(employee, eq(employee.id, payee.employeeId))
    .where(
      and(
        eq(payee.companyId, companyId),
        or(isNull(payee.confirmedBy), gt(payee.changedAt, act.now.subtract({ minutes: 2 * WAIT_MINUTES }))),
      ),
    )
    .orderBy(desc(payee.changedAt))
  for (const to of await memberIdsHolding(act.db, companyId, 'payroll:pay')) {
    const names = waiting.filter(({ changedBy }) => changedBy !== to).map(({ name }) => name)
    if (names.length === 0) continue
    const named = (lang: 'cn' | 'en') => {
      const words = namesText.pick(lang)
      const some = names.slice(0, NAMED).join(words.comma)
      return names.length <= NAMED ? some : words.others(some)
    }
    await notify(act, employeeNotices.payeeToConfirm, {
      to: [to],
      params: { count: names.length, who: { cn: named('cn'), en: named('en') } },
      link: flaggedPath('payeeUnconfirmed'),
    })
  }
}
