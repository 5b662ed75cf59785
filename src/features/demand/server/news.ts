import { formatMoney } from '../../../platform/contract/money.ts'
import type { Act } from '../../../platform/server/services.ts'
import type { Permission } from '../../../rules/permissions.ts'
import { memberIdsHolding } from '../../account/server/reads.ts'
import { companyName as nameOfCompany } from '../../company/server/reads.ts'
import type { NoticeKind, NoticeParams } from '../../notice/contract/kinds.ts'
import { notify, notifyOperators } from '../../notice/server/writes.ts'
import { personBriefs } from '../../profile/server/reads.ts'
import type { DemandRow } from './policy.ts'

export const linkTo = (row: Pick<DemandRow, 'id'>): string => `/personalHome/demandDetails?id=${row.id}`

export const demandName = (row: DemandRow): { cn: string; en: string } => ({
  cn: `${row.number}《${row.title}》`,
  en: `${row.number} "${row.title}"`,
})

export const amountPair = (amountMinor: number, row: DemandRow) => ({
  cn: formatMoney(amountMinor, row.currency, 'cn'),
  en: formatMoney(amountMinor, row.currency, 'en'),
})

/** News of a demand to one person. */
export async function tellPerson(act: Act, accountId: string, row: DemandRow, kind: NoticeKind, params: NoticeParams = {}): Promise<void> {
  await notify(act, { to: [accountId], kind, params: { demand: demandName(row), ...params }, link: linkTo(row) })
}

/** News to those of the publisher who can do what now waits, the actor left out. */
export async function tellPublisher(
  act: Act,
  row: DemandRow,
  permission: Permission,
  kind: NoticeKind,
  params: NoticeParams = {},
): Promise<void> {
  const to = (await memberIdsHolding(act.db, row.companyId, permission)).filter((id) => id !== act.actor.accountId)
  await notify(act, { to, kind, params: { demand: demandName(row), ...params }, link: linkTo(row) })
}

export async function tellOperators(act: Act, row: DemandRow): Promise<void> {
  await notifyOperators(act, {
    kind: 'demandWaits',
    params: { demand: demandName(row), who: await companyName(act, row) },
    link: `/operatorHome/demandReview?id=${row.id}`,
  })
}

export const companyName = (act: Act, row: DemandRow): Promise<string> => nameOfCompany(act.db, row.companyId)

export async function personName(act: Act, accountId: string): Promise<string> {
  return (await personBriefs(act.db, [accountId])).get(accountId)?.name ?? ''
}
