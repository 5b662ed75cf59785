import type { ParsedOf } from '../../../../platform/contract/call.ts'
import type { Page } from '../../../../platform/contract/page.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, inArray } from '../../../../platform/server/data/drizzle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companiesFoundedBy } from '../../../base/account/server/reads.ts'
import { sumsByRef } from '../../../money/ledger/server/reads.ts'
import { fundedDemands } from '../../../work/demand/server/reads.ts'
import { signUpsByChannel } from '../../event/server/reads.ts'
import { leadsByChannel } from '../../lead/server/reads.ts'
import type { ChannelRow, partnerCalls } from '../contract/calls.ts'
import { channel, channelAttribution, partnerApplication } from './tables.ts'

type Input = ParsedOf<(typeof partnerCalls)['GET /ws/operator/channels']>

export async function channelList(look: Look, input: Input): Promise<Page<ChannelRow>> {
  const where = and(contains([channel.code, channel.partner], input.search), input.state ? eq(channel.state, input.state) : undefined)
  return paged(input, {
    rows: look.db
      .select({ channel, reference: partnerApplication.reference, lang: partnerApplication.lang })
      .from(channel)
      .innerJoin(partnerApplication, eq(partnerApplication.id, channel.applicationId))
      .where(where)
      .orderBy(...inOrder('desc', channel.createdAt, channel.id)),
    total: look.db.$count(channel, where),
    map: async (rows) => {
      const brought = await broughtBy(
        look.db,
        rows.map(({ channel: { id, code } }) => ({ id, code })),
      )
      return rows.map(({ channel: one, reference, lang }) => ({
        id: one.id,
        version: one.version,
        code: one.code,
        state: one.state,
        partner: one.partner,
        lang,
        kind: one.kind,
        reference,
        createdAt: one.createdAt.toString(),
        ...brought(one),
      }))
    },
  })
}

/** The results of each channel of the page, from the records of the features concerned. */
async function broughtBy(db: Reader, channels: { id: string; code: string }[]) {
  const ids = channels.map(({ id }) => id)
  const codes = channels.map(({ code }) => code)
  const attributed = ids.length ? await db.select().from(channelAttribution).where(inArray(channelAttribution.channelId, ids)) : []
  const firms = await companiesFoundedBy(
    db,
    attributed.filter((one) => one.userType === 'company').map((one) => one.accountId),
  )
  const demands = await fundedDemands(
    db,
    firms.map((firm) => firm.companyId),
  )
  const [fees, leads, signUps] = await Promise.all([
    sumsByRef(
      db,
      demands.map((one) => one.id),
      ['platformFee', 'channelPayable'],
    ),
    leadsByChannel(db, codes),
    signUpsByChannel(db, codes),
  ])
  return ({ id, code }: { id: string; code: string }) => {
    const accounts = new Set(attributed.filter((one) => one.channelId === id).map((one) => one.accountId))
    const companies = new Set(firms.filter((firm) => accounts.has(firm.accountId)).map((firm) => firm.companyId))
    const own = new Set(demands.filter((one) => companies.has(one.companyId)).map((one) => one.id))
    const sums = Map.groupBy(
      fees.filter((fee) => own.has(fee.refId)),
      (fee) => fee.currency,
    )
    return {
      companies: attributed.filter((one) => one.channelId === id && one.userType === 'company').length,
      people: attributed.filter((one) => one.channelId === id && one.userType === 'person').length,
      eventSignUps: signUps.get(code) ?? 0,
      leads: leads.get(code) ?? 0,
      fundedDemands: own.size,
      // The channel's share is a part of the fee.
      money: [...sums].map(([currency, parts]) => ({
        currency,
        feeMinor: totalOf(parts),
        shareMinor: totalOf(parts.filter((part) => part.kind === 'channelPayable')),
      })),
    }
  }
}

const totalOf = (parts: readonly { amountMinor: number }[]) => parts.reduce((sum, part) => sum + part.amountMinor, 0)
