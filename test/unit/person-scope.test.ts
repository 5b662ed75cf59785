import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { notice } from '../../src/features/base/notice/server/tables.ts'
import { resumeItem } from '../../src/features/base/profile/server/tables.ts'
import { bookmark, savedSearch } from '../../src/features/base/saved/server/tables.ts'
import { secretLook } from '../../src/features/base/secret/server/tables.ts'
import { eventSignup } from '../../src/features/market/event/server/tables.ts'
import { lead } from '../../src/features/market/lead/server/tables.ts'
import { partnerApplication } from '../../src/features/market/partner/server/tables.ts'
import { providerApplication } from '../../src/features/market/provider/server/tables.ts'
import { talentCard } from '../../src/features/market/talent/server/tables.ts'
import { leaveFeed } from '../../src/features/people/absence/server/tables.ts'
import { dueFeed, employeeView } from '../../src/features/people/employee/server/tables.ts'
import type { roleForm } from '../../src/features/people/team/contract/schema.ts'
import { teamMember } from '../../src/features/people/team/server/tables.ts'
import { advisory } from '../../src/features/talk/advisory/server/tables.ts'
import { block } from '../../src/features/talk/chat/server/tables.ts'
import { feedback } from '../../src/features/talk/feedback/server/tables.ts'
import type { PgColumn } from '../../src/platform/server/data/drizzle.ts'
import type { CompanyId, PersonId } from '../../src/platform/server/wire/actor.ts'

/** A person's own rows are found only by the id of a session or of a row: by the type of the column. */

const own = {
  advisory: advisory.accountId,
  block: block.accountId,
  bookmark: bookmark.accountId,
  dueFeed: dueFeed.accountId,
  employeeView: employeeView.accountId,
  eventSignup: eventSignup.accountId,
  feedback: feedback.accountId,
  lead: lead.accountId,
  leaveFeed: leaveFeed.accountId,
  notice: notice.accountId,
  partnerApplication: partnerApplication.accountId,
  providerApplication: providerApplication.accountId,
  resumeItem: resumeItem.accountId,
  savedSearch: savedSearch.accountId,
  secretLook: secretLook.accountId,
  talentCard: talentCard.accountId,
  teamMember: teamMember.accountId,
}
type Own = typeof own

/** What `eq` takes for a column, besides other SQL. */
type Taken<C extends PgColumn> = C['_']['data']
/** The tables whose column takes a value of this type. */
type Taking<V> = { [K in keyof Own]: V extends Taken<Own[K]> ? K : never }[keyof Own]
type IsNone<K> = [K] extends [never] ? true : false

it('no query on a person’s own rows compiles with an id that a request brings, or that of a company', () => {
  const none: [IsNone<Taking<string>>, IsNone<Taking<z.output<typeof roleForm>['accountId']>>, IsNone<Taking<CompanyId>>] = [
    true,
    true,
    true,
  ]
  const all: [IsNone<Exclude<keyof Own, Taking<PersonId>>>] = [true]
  expect([...none, ...all]).toEqual([true, true, true, true])
})

/** Tables with an `account_id` that others reach by it, or that is no scope. */
const others: Record<string, string> = {
  ledgerEntry: 'an account of the books, not of a person',
  demandApplication: 'a party: a company or a person',
  demandInvitee: 'a party: a company or a person',
  profile: 'its public card is read by its id, and operators read it',
  identity: 'operators decide about it by its id',
  session: 'begins before there is an actor; operators end it',
  knownBrowser: 'is looked up for a person who is signing in',
  recoveryCode: 'is used up before there is an actor; operators lift it',
  companyMember: 'of the company',
  formerRole: 'of the company',
  formerMember: 'of the company',
  conversationMember: 'of the conversation: its members read and write it',
  unreadMail: 'one statement for everybody',
  securityEvent: 'who tried',
  payRunPreparer: 'who did it',
  employeeEvent: 'who did it',
  onboardingWaiver: 'who did it',
  leaveEntry: 'who did it',
  leaveOpening: 'who did it',
  leaveEvent: 'who did it',
  channelAttribution: 'the founder of a company, whose share the platform computes',
}

const tablesWith = (column: RegExp) =>
  globSync(['src/features/*/*/server/tables.ts', 'src/platform/server/data/secret-address.ts', 'src/platform/server/data/tables.ts'])
    .flatMap((path) => readFileSync(path, 'utf8').split(/^export const /m))
    .filter((text) => column.test(text))
    .map((text) => /^\w+/.exec(text)?.[0])
    .toSorted()

it('every table of one’s own rows is proved above', () => {
  const { dueFeed: _, leaveFeed: __, ...rest } = own
  expect(tablesWith(/\bofPerson\(\)/)).toEqual([...Object.keys(rest), 'secretAddressTable'].toSorted())
})

it('every other table with the id of an account has a reason', () => {
  expect(tablesWith(/\buuid\('account_id'\)/)).toEqual(Object.keys(others).toSorted())
})
