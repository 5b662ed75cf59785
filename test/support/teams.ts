import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import type { TeamRole } from '../../src/rules/permissions.ts'
import { invitationTokenFor } from './invitations.ts'
import { codeFor, PASSWORD } from './personas.ts'
import { openProvedSession } from './proof.ts'
import type { TestServer } from './server.ts'

/** Teams, members and invitations of a company, by calls. */

export type Caller = { token: string }
let phones = 0
export const newPhone = () => `1580000${String(++phones).padStart(4, '0')}`
let names = 0
export const newTeam = async (h: TestServer, as: Caller, more: object = {}) => {
  const name = `团队 ${++names}`
  const { id } = await h.ok('POST /ws/team/create', { name, description: '做事', ...more }, as)
  return { id, name }
}
export const teamIn = async (h: TestServer, as: Caller, id: string) =>
  (await h.ok('GET /ws/team/list', {}, as)).find((one) => one.id === id)!
/** The form of a team as it is, with a change. */
export const edit = async (h: TestServer, as: Caller, id: string, change: object) => {
  const { name, description, parentId, lead, version } = await teamIn(h, as, id)
  return { id, name, description, parentId, leadId: lead?.accountId ?? null, version, ...change }
}
export const roleOf = async (h: TestServer, as: Caller, accountId: string) =>
  (await h.ok('GET /ws/member/list', { pageSize: 100 }, as)).records.find((row) => row.accountId === accountId)?.role
export const giveRole = (h: TestServer, as: Caller, accountId: string, was: TeamRole, role: TeamRole) =>
  h.call('POST /ws/member/role', { accountId, was, role }, as)
/** Empty if the call succeeded. */
export const errorOf = (answer: { body: { success: boolean; result?: unknown } }) =>
  answer.body.success ? '' : (answer.body.result as { error: string }).error
export const noticesOf = async (h: TestServer, as: Caller) => (await h.ok('GET /ws/notice/list', { type: 'people' }, as)).records

/** A company account by code, as somebody who follows an invitation makes one. */
export async function register(h: TestServer, phone: string, name = '新成员'): Promise<{ token: string }> {
  await h.ok('POST /ws/account/code', { purpose: 'register', areaCode: '86', phone })
  const code = await codeFor(h, phone)
  const form = { userType: 1, areaCode: '86', phone, code, password: PASSWORD, confirmPassword: PASSWORD, name, agreed: true }
  return { token: (await h.ok('POST /ws/account/register', form)).token }
}
/** Invites one target, and returns the token of the message. */
export async function invite(h: TestServer, as: Caller, target: string, role: TeamRole = 'viewer', more: object = {}): Promise<string> {
  const { lines } = await h.ok('POST /ws/invitation/send', { lines: [target], role, ...more }, as)
  if (!lines[0]?.sent) throw new Error(lines[0]?.message)
  return invitationTokenFor(h, target)
}
/** A session for now: those of the personas end eight hours after they were made. */
export const signedInNow = async (h: TestServer, accountId: string) => ({
  token: await performAsSystem(h.services, 'test', (act) => openProvedSession(act, accountId)),
})
/** The line of an invitation in the list. */
export const listed = async (h: TestServer, as: Caller, target: string) =>
  (await h.ok('GET /ws/invitation/list', { search: target, pageSize: 100 }, as)).records.find((row) => row.target.includes(target))!
