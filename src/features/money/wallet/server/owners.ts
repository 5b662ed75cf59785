import { type Reader, together } from '../../../../platform/server/data/database.ts'
import type { Owner } from '../../../../platform/server/wire/actor.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { companyBriefs } from '../../../base/company/server/reads.ts'
import { legalNames } from '../../../base/profile/server/reads.ts'

type Named = Pick<Owner, 'ownerType' | 'ownerId'>

const idsOf = (owners: readonly Named[], type: Owner['ownerType']) => [
  ...new Set(owners.filter((one) => one.ownerType === type).map((one) => one.ownerId)),
]

/** The names of owners, by id: for a company its full name, as its bank account should have. */
export async function ownerNames(db: Reader, owners: readonly Named[]): Promise<Map<string, string>> {
  const [companies, people] = await together(
    () => companyBriefs(db, idsOf(owners, 'company')),
    () => accountsByIds(db, idsOf(owners, 'person')),
  )
  return new Map([
    ...[...companies.values()].map((one) => [one.id, one.fullName] as const),
    ...[...people.values()].map((one) => [one.id, one.name] as const),
  ])
}

/** The names on the verified documents of owners, by id. */
export async function verifiedNames(db: Reader, owners: readonly Named[]): Promise<Map<string, string>> {
  const [companies, people] = await together(
    () => companyBriefs(db, idsOf(owners, 'company')),
    () => legalNames(db, idsOf(owners, 'person')),
  )
  return new Map([...[...companies.values()].flatMap((one) => (one.verified ? [[one.id, one.fullName] as const] : [])), ...people])
}

export const ownerName = async (db: Reader, owner: Named): Promise<string> => (await ownerNames(db, [owner])).get(owner.ownerId) ?? ''
