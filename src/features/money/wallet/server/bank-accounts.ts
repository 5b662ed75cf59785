import { constraintOf, type Reader, sqlState } from '../../../../platform/server/data/database.ts'
import { and, asc, desc, eq, isNull } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Actor, type Owner, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { accountById, memberIdsHolding } from '../../../base/account/server/reads.ts'
import { regionCodes } from '../../../base/area/server/reads.ts'
import { notify } from '../../../base/notice/server/writes.ts'
import type { SecretViewer } from '../../../base/secret/server/hooks.ts'
import { fingerprintOf, masksOf } from '../../../base/secret/server/reads.ts'
import { dropSecrets, putSecret } from '../../../base/secret/server/writes.ts'
import { walletNotices } from '../contract/notices.ts'
import type { BankAccountForm, BankAccountRow } from '../contract/schema.ts'
import { accountNumberAt } from './numbers.ts'
import { bankAccount } from './tables.ts'

type Row = typeof bankAccount.$inferSelect

const ofOwner = (owner: Owner) =>
  and(eq(bankAccount.ownerType, owner.ownerType), eq(bankAccount.ownerId, owner.ownerId), isNull(bankAccount.removedAt))

export async function bankAccounts(db: Reader, actor: Actor): Promise<BankAccountRow[]> {
  const rows = await db
    .select()
    .from(bankAccount)
    .where(ofOwner(ownerOf(actor)))
    .orderBy(asc(bankAccount.currency), desc(bankAccount.isDefault), asc(bankAccount.createdAt))
  const masks = await masksOf(
    db,
    'bankAccount',
    rows.map((row) => row.id),
  )
  return rows.map((row) => shown(row, masks.get(row.id)?.accountNumber ?? ''))
}

const shown = (row: Row, accountNumber: string): BankAccountRow => ({
  id: row.id,
  holderName: row.holderName,
  bankName: row.bankName,
  country: row.country,
  currency: row.currency,
  accountNumber,
  swift: row.swift,
  isDefault: row.isDefault,
  createdAt: row.createdAt.toString(),
})

/** An account of the owner that is not deleted, or null. */
export async function bankAccountOf(db: Reader, owner: Owner, id: string): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(bankAccount)
    .where(and(ofOwner(owner), eq(bankAccount.id, id)))
  return row ?? null
}

/** The owner's accounts, the oldest first, locked: which of them is the default changes one after the other. */
const lockAccounts = (act: Act, owner: Owner): Promise<Row[]> =>
  act.tx.select().from(bankAccount).where(ofOwner(owner)).orderBy(asc(bankAccount.createdAt), asc(bankAccount.id)).for('update')

export async function addBankAccount(act: Act, { accountNumber, ...form }: BankAccountForm): Promise<BankAccountRow> {
  if (!regionCodes().has(form.country)) throw refuseFields({ country: 'areaUnknown' })
  const owner = ownerOf(act.actor)
  const accounts = await lockAccounts(act, owner)
  const isDefault = form.isDefault || !accounts.some(({ currency }) => currency === form.currency)
  if (isDefault) await undefault(act, owner, form.currency)
  const numberFingerprint = await fingerprintOf(act, owner.ownerId, accountNumber)
  try {
    const [row] = await act.tx
      .insert(bankAccount)
      .values({ ...form, ...owner, numberFingerprint, isDefault, createdBy: act.actor.accountId, createdAt: act.now })
      .returning()
    const added = shown(row!, await putSecret(act, accountNumberAt('bankAccount', owner, row!.id), accountNumber))
    await announceAdded(act, owner, added)
    return added
  } catch (error) {
    if (sqlState(error) === '23505' && constraintOf(error) === 'bank_account_once')
      throw refuseFields({ accountNumber: 'bankAccountTwice' })
    // Two first accounts were added at the same time: the other one is the default now.
    if (sqlState(error) === '23505') throw refuse('staleState')
    throw error
  }
}

/** To everybody who would miss the money, the one who added it among them: the session may be stolen. */
async function announceAdded(act: Act, owner: Owner, account: BankAccountRow): Promise<void> {
  const others = owner.ownerType === 'company' ? await memberIdsHolding(act.db, owner.ownerId, 'wallet:approve') : []
  await notify(act, walletNotices.bankAccountAdded, {
    to: [...new Set([act.actor.accountId, ...others])],
    params: { who: (await accountById(act.db, act.actor.accountId))?.name ?? '', account: `${account.bankName} ${account.accountNumber}` },
    link: owner.ownerType === 'company' ? '/companyHome/wallet' : '/personalHome/closing',
  })
}

/** Deleting the default makes the oldest other account of the currency the default. */
export async function removeBankAccount(act: Act, id: string): Promise<{ id: string }> {
  const owner = ownerOf(act.actor)
  const accounts = await lockAccounts(act, owner)
  const gone = accounts.find((row) => row.id === id)
  if (!gone) throw refuse('notFound')
  await act.tx.update(bankAccount).set({ removedAt: act.now, isDefault: false }).where(eq(bankAccount.id, id))
  await dropSecrets(act, { scope: owner.ownerId, table: 'bankAccount' }, [id])
  const next = accounts.find((row) => row.id !== id && row.currency === gone.currency)
  if (gone.isDefault && next) await act.tx.update(bankAccount).set({ isDefault: true }).where(eq(bankAccount.id, next.id))
  return { id }
}

export async function makeDefault(act: Act, id: string): Promise<{ id: string }> {
  const owner = ownerOf(act.actor)
  const row = (await lockAccounts(act, owner)).find((one) => one.id === id)
  if (!row) throw refuse('notFound')
  await undefault(act, owner, row.currency)
  await act.tx.update(bankAccount).set({ isDefault: true }).where(eq(bankAccount.id, id))
  return { id }
}

const undefault = (act: Act, owner: Owner, currency: Row['currency']) =>
  act.tx
    .update(bankAccount)
    .set({ isDefault: false })
    .where(and(ofOwner(owner), eq(bankAccount.currency, currency), eq(bankAccount.isDefault, true)))

/** The full number is for those who manage the owner's accounts. */
export const seesAccountNumber: SecretViewer = async ({ db, actor }, { row }) => {
  if (actor.kind === 'operator' || !actor.holds('bank:edit')) return null
  const owner = ownerOf(actor)
  return (await bankAccountOf(db, owner, row)) ? owner.ownerId : null
}
