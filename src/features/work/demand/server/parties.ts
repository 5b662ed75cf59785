import { type Reader, together } from '../../../../platform/server/data/database.ts'
import type { Owner } from '../../../../platform/server/wire/actor.ts'
import { findIndividual, memberIdsHolding } from '../../../base/account/server/reads.ts'
import { type CompanyBrief, companyBriefs } from '../../../base/company/server/reads.ts'
import { personBriefs } from '../../../base/profile/server/reads.ts'
import type { Person } from '../contract/schema.ts'

/** Who serves demands: individuals, and companies. */

const idsOf = (parties: readonly (Owner | null)[], type: Owner['ownerType']) =>
  parties.flatMap((one) => (one?.ownerType === type ? [one.ownerId] : []))

/** The accounts that act for these parties: the person, or the members of a company who may serve for it. */
export async function peopleOf(db: Reader, parties: readonly (Owner | null)[]): Promise<string[]> {
  const people = idsOf(parties, 'person')
  for (const companyId of new Set(idsOf(parties, 'company'))) people.push(...(await memberIdsHolding(db, companyId, 'demand:serve')))
  return [...new Set(people)]
}

export type Parties = ReadonlyMap<string, Person>

/** A company as a party. */
export const firmShown = ({ id, name, fullName, logoUrl, areaCode, verified, checkedOn }: CompanyBrief): Person => ({
  id,
  kind: 'company',
  name,
  headline: fullName,
  avatarUrl: logoUrl,
  areaCode: areaCode || null,
  verified,
  checkedOn,
})

/** The people among these parties, by id. */
export async function peopleShown(db: Reader, parties: readonly (Owner | null)[]): Promise<Parties> {
  const people = await personBriefs(db, idsOf(parties, 'person'))
  return new Map([...people].map(([id, one]) => [id, { ...one, kind: 'person' }]))
}

/** Parties as others see them, by id. */
export async function partyBriefs(db: Reader, parties: readonly (Owner | null)[]): Promise<Parties> {
  const [people, companies] = await together(
    () => peopleShown(db, parties),
    () => companyBriefs(db, idsOf(parties, 'company')),
  )
  return new Map([...people, ...[...companies].map(([id, one]) => [id, firmShown(one)] as const)])
}

/** A party by its id that may be picked or invited now: an individual in good standing, or a verified company. Null otherwise. */
export async function servingParty(db: Reader, id: string): Promise<Owner | null> {
  if (await findIndividual(db, { accountId: id })) return { ownerType: 'person', ownerId: id }
  const company = (await companyBriefs(db, [id])).get(id)
  return company?.verified ? { ownerType: 'company', ownerId: id } : null
}
