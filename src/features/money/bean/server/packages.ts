import { amountOf } from '../../../../platform/server/amounts.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { BEAN_PACKAGES, BEAN_REFUND_DAYS, UNLOCK_CONTACT_BEANS } from '../../../../rules/constants.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { settingsOf } from '../../../base/setting/server/reads.ts'
import { balanceOf } from '../../ledger/server/reads.ts'
import { beanPackage } from './tables.ts'

const CURRENCY = 'CNY' as const

/** Every package with its price, for the operator. */
export async function packageRows(db: Reader) {
  const rows = await db.select().from(beanPackage)
  const people = await accountsByIds(
    db,
    rows.map((row) => row.changedBy),
  )
  return BEAN_PACKAGES.map((beans) => {
    const row = rows.find((one) => one.beans === beans)
    return {
      beans,
      version: row?.version ?? 0,
      priceMinor: row?.priceMinor ?? null,
      currency: CURRENCY,
      changedAt: row?.changedAt.toString() ?? null,
      changedBy: people.get(row?.changedBy ?? '')?.name ?? '',
    }
  })
}

/** Packages on sale, the smallest first. */
async function packagesOf(db: Reader) {
  const rows = await db.select().from(beanPackage)
  return BEAN_PACKAGES.flatMap((beans) => {
    const priceMinor = rows.find((one) => one.beans === beans)?.priceMinor
    return priceMinor ? [{ beans, priceMinor, currency: CURRENCY }] : []
  })
}

/** For visitors. Dollars are by the operator's reference rate: nobody is charged in them. */
export async function pricesOf(db: Reader) {
  const [packages, { cnyPerUsd }] = await Promise.all([packagesOf(db), settingsOf(db)])
  return {
    unlockCost: UNLOCK_CONTACT_BEANS,
    refundDays: BEAN_REFUND_DAYS,
    cnyPerUsd: cnyPerUsd > 0 ? cnyPerUsd : null,
    packages: packages.map((one) => ({
      ...one,
      contactMinor: Math.round((one.priceMinor * UNLOCK_CONTACT_BEANS) / one.beans),
      usdMinor: cnyPerUsd > 0 ? Math.round(one.priceMinor / cnyPerUsd) : null,
    })),
  }
}

export async function onSale({ db, actor }: Pick<Look, 'db' | 'actor'>) {
  const packages = await packagesOf(db)
  const walletMinor =
    actor.companyId && actor.holds('bean:buy')
      ? await balanceOf(db, { kind: 'companyWallet', owner: { ownerType: 'company', ownerId: actor.companyId } }, CURRENCY)
      : null
  return { packages, walletMinor }
}

/** The price shown must be the current one: otherwise `previewChanged`. */
export async function holdPrice(act: Act, { beans, priceMinor }: { beans: number; priceMinor: number }): Promise<void> {
  const { packages } = await onSale(act)
  const found = packages.find((one) => one.beans === beans)
  if (!found) throw refuseFields({ beans: 'notListed' })
  if (found.priceMinor !== priceMinor) throw refuse('previewChanged')
}

/** Sets the price of a package from now on; '' takes it off sale. */
export async function pricePackage(act: Act, { beans, price }: { beans: number; price: string }) {
  if (!(BEAN_PACKAGES as readonly number[]).includes(beans)) throw refuseFields({ beans: 'notListed' })
  const priceMinor = price === '' ? null : amountOf(price, CURRENCY, 'price')
  const row = { priceMinor, changedBy: act.actor.accountId, changedAt: act.now }
  await act.tx
    .insert(beanPackage)
    .values({ beans, ...row })
    .onConflictDoUpdate({ target: beanPackage.beans, set: row })
  return { beans, priceMinor, currency: CURRENCY }
}
