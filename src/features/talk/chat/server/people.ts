import type { Reader } from '../../../../platform/server/data/database.ts'
import { userTypes } from '../../../../rules/constants.ts'
import { accountsByIds, companiesOf } from '../../../base/account/server/reads.ts'
import { companyBriefs } from '../../../base/company/server/reads.ts'
import { fileUrl } from '../../../base/upload/contract/file.ts'
import type { ChatPerson } from '../contract/calls.ts'

/** People as conversations show them, by id. */
export async function peopleShown(db: Reader, ids: readonly string[]): Promise<Map<string, ChatPerson>> {
  const accounts = await accountsByIds(db, ids)
  const companies = await companiesOf(db, ids)
  const briefs = await companyBriefs(db, [...new Set(companies.values())])
  return new Map(
    [...accounts.values()].map((account) => [
      account.id,
      {
        id: account.id,
        name: account.name,
        avatar: account.avatarFileId ? fileUrl(account.avatarFileId) : '',
        desk: account.userType === userTypes.operator,
        companyName: briefs.get(companies.get(account.id) ?? '')?.name ?? '',
      },
    ]),
  )
}
