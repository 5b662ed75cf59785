import { amountText, type Currency } from '../../../../platform/contract/amount.ts'
import { type Paging, page } from '../../../../platform/contract/page.ts'
import type { Lang } from '../../../../platform/contract/texts.ts'
import { startOfDay } from '../../../../platform/server/clock.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, eq, or } from '../../../../platform/server/data/drizzle.ts'
import { type ListColumn, listExport } from '../../../../platform/server/files/workbook/list-workbook.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { companyBriefs, registrationOf } from '../../../base/company/server/reads.ts'
import { legalEntityOf } from '../../../base/setting/contract/organization.ts'
import { settingsOf } from '../../../base/setting/server/reads.ts'
import { causes } from '../../ledger/contract/causes.ts'
import { type CompanyMovement, companyMovements, companySums, entriesOfPostings } from '../../ledger/server/reads.ts'
import { type StatementKind, type StatementRow, statementKinds } from '../contract/statement.ts'
import { companyEscrows } from './hooks.ts'
import { moneyOrder } from './tables.ts'

interface StatementFilter {
  currency: Currency
  kind?: StatementKind | undefined
  from?: string | undefined
  to?: string | undefined
}

/** What moved a company's money in one currency: its wallet and what it holds in escrow, newest first, with the balances after each. */
export async function statementOf(look: Look, filter: StatementFilter & Paging) {
  const { db } = look
  const companyId = companyOf(look.actor)
  if (filter.from && filter.to && filter.from > filter.to) throw refuseFields({ to: 'dateOrder' })
  const asked = {
    currency: filter.currency,
    company: companyId,
    escrows: (await Promise.all([...look.services.hooks.of(companyEscrows).values()].map((of) => of(db, companyId)))).flat(),
    from: filter.from ? startOfDay(filter.from).toString() : null,
    to: filter.to ? startOfDay(filter.to, 1).toString() : null,
    causes: filter.kind ? [...statementKinds[filter.kind]] : null,
  }
  const paging = { limit: filter.pageSize, offset: (filter.pageNo - 1) * filter.pageSize }
  const [rows, [sums], company, platform] = await together(
    () => companyMovements(db, { ...asked, ...paging }),
    () => companySums(db, asked),
    () => registrationOf(db, companyId),
    () => platformOf(db, look.lang),
  )
  const { total, fees, ...of } = sums!
  return {
    ...page(await named(db, companyId, rows), total, filter),
    wallet: sideOf(of.walletBefore, of.walletIn, of.walletOut),
    escrow: sideOf(of.escrowBefore, of.escrowIn, of.escrowOut),
    feesMinor: fees,
    company,
    platform,
  }
}

const sideOf = (openingMinor: number, inMinor: number, out: number) => ({
  openingMinor,
  inMinor,
  outMinor: -out,
  closingMinor: openingMinor + inMinor + out,
})

/** The platform as documents name it: its legal entity once that is set. */
export async function platformOf(db: Reader, lang: Lang) {
  const entity = legalEntityOf(await settingsOf(db), lang)
  return { name: entity?.name ?? '', registration: entity?.registrationNumber ?? '', address: entity?.address ?? '' }
}

async function named(db: Reader, companyId: string, rows: readonly CompanyMovement[]): Promise<StatementRow[]> {
  const entries = await entriesOfPostings(
    db,
    rows.map(({ postingId }) => postingId),
  )
  const others = [...entries.values()].flat().filter(({ ownerId }) => ownerId !== null && ownerId !== companyId)
  const idsOf = (type: 'person' | 'company') => others.flatMap((one) => (one.ownerType === type ? [one.ownerId!] : []))
  const refs = rows.map(({ refId }) => refId)
  const nameOf = (id: string | null | undefined) => id && (people.get(id)?.name ?? companies.get(id)?.fullName)
  const [people, companies, orders] = await together(
    () => accountsByIds(db, idsOf('person')),
    () => companyBriefs(db, [...idsOf('company'), ...rows.flatMap((row) => payerOf(row) ?? [])]),
    () =>
      db
        .select()
        .from(moneyOrder)
        .where(and(eq(moneyOrder.ownerId, companyId), or(anyOf(moneyOrder.id, refs), anyOf(moneyOrder.refId, refs)))),
  )
  return rows.map((row) => {
    const lines = entries.get(row.postingId) ?? []
    const order =
      orders.find(({ postingIds }) => postingIds.includes(row.postingId)) ??
      orders.find(({ id, refId }) => id === row.refId || refId === row.refId)
    const payer = payerOf(row)
    const other = lines.find(({ ownerType, ownerId }) => ownerId !== companyId && (ownerType === 'person' || ownerType === 'company'))
    return {
      postingId: row.postingId,
      at: row.at,
      cause: row.cause,
      number: order?.postingIds.includes(row.postingId) ? order.number : String(row.memo?.number ?? order?.number ?? ''),
      subject: order?.subject ?? '',
      link: order ? order.link || `/companyHome/orders?order=${order.id}` : '',
      counterparty: (payer === companyId ? null : payer && companies.get(payer)?.fullName) ?? nameOf(other?.ownerId) ?? null,
      walletMinor: row.walletMinor,
      escrowMinor: row.escrowMinor,
      feeMinor: lines
        .filter(({ account }) => account === 'platformFee' || account === 'channelPayable')
        .reduce((sum, one) => sum + one.amountMinor, 0),
      walletAfterMinor: row.walletAfterMinor,
      escrowAfterMinor: row.escrowAfterMinor,
    }
  })
}

/** Who paid what a company has earned: the publisher, whose escrow the money comes from. */
const payerOf = ({ memo }: CompanyMovement): string | null => (typeof memo?.payer === 'string' ? memo.payer : null)

/** The same as a workbook for the books: signed amounts as numbers, one currency a file. */
export function exportStatement(look: Look, filter: StatementFilter & Paging) {
  const money = (minor: number) => (minor === 0 ? '' : amountText(minor, filter.currency))
  const columns: ListColumn<StatementRow>[] = [
    { heading: { cn: '日期', en: 'Date' }, kind: 'day', cell: (row) => row.at },
    { heading: { cn: '事项', en: 'What' }, width: 24, cell: (row) => causes[row.cause][look.lang] },
    { heading: { cn: '单号', en: 'Number' }, cell: (row) => row.number },
    { heading: { cn: '说明', en: 'For' }, width: 40, cell: (row) => row.subject },
    { heading: { cn: '对方', en: 'Counterparty' }, width: 24, cell: (row) => row.counterparty },
    { heading: { cn: '币种', en: 'Currency' }, width: 8, cell: () => filter.currency },
    { heading: { cn: '钱包', en: 'Wallet' }, kind: 'number', cell: (row) => money(row.walletMinor) },
    { heading: { cn: '托管', en: 'Escrow' }, kind: 'number', cell: (row) => money(row.escrowMinor) },
    { heading: { cn: '其中平台服务费', en: 'Of it platform fee' }, kind: 'number', cell: (row) => money(row.feeMinor) },
    { heading: { cn: '钱包余额', en: 'Wallet balance' }, kind: 'number', cell: (row) => amountText(row.walletAfterMinor, filter.currency) },
    { heading: { cn: '托管余额', en: 'Escrow balance' }, kind: 'number', cell: (row) => amountText(row.escrowAfterMinor, filter.currency) },
    { heading: { cn: '凭证号', en: 'Posting' }, width: 40, cell: (row) => row.postingId },
  ]
  return listExport({
    title: { cn: '对账单', en: 'Statement' },
    columns,
    list: (paging) => statementOf(look, { ...filter, ...paging }),
  })
}
