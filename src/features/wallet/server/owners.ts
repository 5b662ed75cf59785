import type { Owner } from '../../../platform/server/actor.ts'
import type { Reader } from '../../../platform/server/database.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import { companyBriefs } from '../../company/server/reads.ts'

type Named = Pick<Owner, 'ownerType' | 'ownerId'>

/** The names of owners, by id: for a company its full name, as its bank account should have. */
export async function ownerNames(db: Reader, owners: readonly Named[]): Promise<Map<string, string>> {
  const ids = (type: Owner['ownerType']) => [...new Set(owners.filter((one) => one.ownerType === type).map((one) => one.ownerId))]
  const [companies, people] = [await companyBriefs(db, ids('company')), await accountsByIds(db, ids('person'))]
  return new Map([
    ...[...companies.values()].map((one) => [one.id, one.fullName] as const),
    ...[...people.values()].map((one) => [one.id, one.name] as const),
  ])
}

export const ownerName = async (db: Reader, owner: Named): Promise<string> => (await ownerNames(db, [owner])).get(owner.ownerId) ?? ''
