import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { accountsByIds, companiesOfMembers } from '../../account/server/reads.ts'
import { companyBriefs } from '../../company/server/reads.ts'
import type { StoppedParty } from '../contract/calls.ts'
import { type Party, stoppedAmong } from './reads.ts'

/** Of the parties of an operator's case, and of the companies that its people are members of, those that are stopped. */
export async function stoppedOf(db: Reader, companies: readonly string[], people: readonly string[]): Promise<StoppedParty[]> {
  const [accounts, theirs] = await together(
    () => accountsByIds(db, people),
    () => companiesOfMembers(db, people),
  )
  const parties: Party[] = [
    ...[...new Set([...companies, ...theirs])].map((ownerId) => ({ ownerType: 'company' as const, ownerId })),
    ...[...new Set(people)].map((ownerId) => ({ ownerType: 'person' as const, ownerId })),
  ]
  const [stopped, names] = await together(
    () => stoppedAmong(db, parties),
    () => companyBriefs(db, [...companies, ...theirs]),
  )
  return parties.flatMap(({ ownerType, ownerId: id }) => {
    const mark = stopped.get(id)
    const name = (ownerType === 'company' ? names.get(id)?.name : accounts.get(id)?.name) ?? ''
    return mark ? [{ ...mark, ownerType, id, name }] : []
  })
}
