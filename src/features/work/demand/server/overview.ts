import type { Currency } from '../../../../platform/contract/amount.ts'
import { today } from '../../../../platform/server/clock.ts'
import { and, count, eq, inArray, lt, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { isCompanyVerified } from '../../../base/company/server/reads.ts'
import { balancesOf } from '../../../money/ledger/server/reads.ts'
import { stages } from '../contract/lifecycle.ts'
import { escrowTotals } from './escrow.ts'
import { needsYou } from './lists.ts'
import { areaOf, zoneOf } from './present.ts'
import { demand } from './tables.ts'

/** The company's workbench: what waits, money by currency, demands by stage, and where the running ones are. */
export async function overview(look: Look) {
  const companyId = companyOf(look.actor)
  const mine = eq(demand.companyId, companyId)
  const late = and(mine, eq(demand.stage, 'service'), lt(demand.expectedCompletion, today(look.now)))
  const [waiting, counts, wallets, escrows, places, verified, overdue] = await Promise.all([
    needsYou(look),
    look.db.select({ stage: demand.stage, n: count() }).from(demand).where(mine).groupBy(demand.stage),
    balancesOf(look.db, 'companyWallet', { ownerType: 'company', ownerId: companyId }),
    demandIds(look, companyId).then((ids) => escrowTotals(look.db, ids)),
    look.db
      .select({ areaCode: demand.regionCode, n: count() })
      .from(demand)
      .where(and(mine, inArray(demand.stage, ['matching', 'selected', 'service', 'complete', 'confirmed', 'acceptance'])))
      .groupBy(demand.regionCode)
      .orderBy(sql`count(*) desc`)
      .limit(8),
    isCompanyVerified(look.db, companyId),
    look.db.$count(demand, late),
  ])
  return {
    needsYou: waiting,
    overdue,
    byStage: stages.map(({ status, key }) => ({ seaServiceStatus: status, count: counts.find((row) => row.stage === key)?.n ?? 0 })),
    // Wallet balances are visible to roles that see money; a demand's escrow to everyone who sees the demand.
    money: moneyOf(look.actor.holds('wallet:view') ? wallets : [], escrows),
    places: places.map((row) => ({ areaCode: row.areaCode, name: areaOf(row.areaCode), zone: zoneOf(row.areaCode), demands: row.n })),
    steps: {
      card: look.actor.complete,
      verified,
      funded: wallets.some((one) => one.amountMinor > 0) || escrows.length > 0,
      posted: counts.length > 0,
    },
  }
}

const demandIds = async (look: Look, companyId: string): Promise<string[]> =>
  (await look.db.select({ id: demand.id }).from(demand).where(eq(demand.companyId, companyId))).map((row) => row.id)

function moneyOf(wallets: Awaited<ReturnType<typeof balancesOf>>, escrows: Awaited<ReturnType<typeof escrowTotals>>) {
  const currencies = [...new Set<Currency>([...wallets.map((one) => one.currency), ...escrows.map((one) => one.currency)])]
  return currencies.map((currency) => {
    const escrow = escrows.find((one) => one.currency === currency)
    return {
      currency,
      walletMinor: wallets.find((one) => one.currency === currency)?.amountMinor ?? 0,
      hostedMinor: escrow?.hostedMinor ?? 0,
      heldMinor: escrow?.heldMinor ?? 0,
      releasedMinor: escrow?.releasedMinor ?? 0,
      refundedMinor: escrow?.refundedMinor ?? 0,
    }
  })
}
