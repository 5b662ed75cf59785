import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companiesFoundedBy, founderOf } from '../../src/features/account/server/reads.ts'
import { openSession } from '../../src/features/account/server/sessions.ts'
import { createAccount, joinCompany } from '../../src/features/account/server/writes.ts'
import { performAsSystem } from '../../src/platform/server/act.ts'
import { INVITATION_KEPT_DAYS, INVITATIONS_PER_TARGET_A_DAY } from '../../src/rules/constants.ts'
import { type TeamRole, teamRoles } from '../../src/rules/permissions.ts'
import { invitationTokenFor } from '../support/invitations.ts'
import { codeFor, company, fund, individual, PASSWORD } from '../support/personas.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { rowsOfExport } from '../support/workbooks.ts'

let h: TestServer
beforeAll(async () => {
  h = await startServer({ config: { PUBLIC_URL: 'https://hengdu.example' } })
})
afterAll(() => h.close())

type Caller = { token: string }
let phones = 0
const newPhone = () => `1580000${String(++phones).padStart(4, '0')}`
let names = 0
const newTeam = async (as: Caller, more: object = {}) => {
  const name = `团队 ${++names}`
  const { id } = await h.ok('POST /ws/team/create', { name, description: '做事', ...more }, as)
  return { id, name }
}
const teamIn = async (as: Caller, id: string) => (await h.ok('GET /ws/team/list', {}, as)).find((one) => one.id === id)!
const edit = async (as: Caller, id: string, change: object) => {
  const { name, description, parentId, lead, version } = await teamIn(as, id)
  return { id, name, description, parentId, leadId: lead?.accountId ?? null, version, ...change }
}
const roleOf = async (as: Caller, accountId: string) =>
  (await h.ok('GET /ws/member/list', { pageSize: 100 }, as)).records.find((row) => row.accountId === accountId)?.role
const giveRole = (as: Caller, accountId: string, was: TeamRole, role: TeamRole) =>
  h.call('POST /ws/member/role', { accountId, was, role }, as)
const errorOf = (answer: { body: { success: boolean; result?: unknown } }) =>
  answer.body.success ? '' : (answer.body.result as { error: string }).error
const noticesOf = async (as: Caller) => (await h.ok('GET /ws/notice/list', { type: 'people' }, as)).records

/** A company account by code, as somebody who follows an invitation makes one. */
async function register(phone: string, name = '新成员'): Promise<{ token: string }> {
  await h.ok('POST /ws/account/code', { purpose: 'register', areaCode: '86', phone })
  const code = await codeFor(h, phone)
  const form = { userType: 1, areaCode: '86', phone, code, password: PASSWORD, confirmPassword: PASSWORD, name, agreed: true }
  return { token: (await h.ok('POST /ws/account/register', form)).token }
}
async function invite(as: Caller, target: string, role: TeamRole = 'viewer', more: object = {}): Promise<string> {
  const { lines } = await h.ok('POST /ws/invitation/send', { lines: [target], role, ...more }, as)
  if (!lines[0]?.sent) throw new Error(lines[0]?.message)
  return invitationTokenFor(h, target)
}
/** A session for now: those of the personas end eight hours after they were made. */
const signedInNow = async (accountId: string) => ({
  token: await performAsSystem(h.services, 'test', (act) => openSession(act, accountId)),
})
const listed = async (as: Caller, target: string) =>
  (await h.ok('GET /ws/invitation/list', { search: target, pageSize: 100 }, as)).records.find((row) => row.target.includes(target))!

describe('teams', () => {
  test('are created, edited and listed as a tree, with lead and numbers', async () => {
    const c = await company(h, { roles: ['hr'] })
    const top = await newTeam(c.as)
    const below = await newTeam(c.as, { parentId: top.id, leadId: c.member.hr.accountId })
    await h.ok('POST /ws/member/team', { accountId: c.owner.accountId, teamId: below.id }, c.as)
    expect(await teamIn(c.as, below.id)).toMatchObject({
      parentId: top.id,
      lead: { accountId: c.member.hr.accountId, name: c.member.hr.name },
      members: 1,
      employees: 0,
      archived: false,
    })
    const version = (await teamIn(c.as, below.id)).version
    await h.ok('POST /ws/team/edit', await edit(c.as, below.id, { name: '交付', leadId: null, parentId: null }), c.as)
    expect(await teamIn(c.as, below.id)).toMatchObject({ name: '交付', lead: null, parentId: null, version: version + 1 })
  })

  test('need a name and a description, and a name is unique in its company only, whatever its case', async () => {
    const [c, other] = [await company(h), await company(h)]
    const empty = await h.refused('POST /ws/team/create', { name: ' ', description: '' }, c.as)
    expect(Object.keys(empty.fields)).toEqual(['name', 'description'])
    await h.ok('POST /ws/team/create', { name: 'Delivery', description: 'x' }, c.as)
    const again = await h.refused('POST /ws/team/create', { name: 'delivery', description: 'x' }, { ...c.as, lang: 'en' })
    expect(again.fields).toEqual({ name: 'There is already a team with this name' })
    await h.ok('POST /ws/team/create', { name: 'Delivery', description: 'x' }, other.as)
    const second = await newTeam(c.as)
    const renamed = await h.refused('POST /ws/team/edit', await edit(c.as, second.id, { name: 'DELIVERY' }), c.as)
    expect(renamed.fields).toEqual({ name: '已有同名团队' })
  })

  test('two people who give two teams one name: one of them is told', async () => {
    const c = await company(h, { roles: ['admin'] })
    const form = { name: '同名', description: 'x' }
    const answers = await Promise.all([h.call('POST /ws/team/create', form, c.as), h.call('POST /ws/team/create', form, c.member.admin.as)])
    expect(answers.map((answer) => answer.body.success).sort()).toEqual([false, true])
  })

  test('never form a circle, nor by two edits at once', async () => {
    const c = await company(h, { roles: ['admin'] })
    const [a, b, d] = [await newTeam(c.as), await newTeam(c.as), await newTeam(c.as)]
    for (const parentId of [a.id])
      expect((await h.refused('POST /ws/team/edit', await edit(c.as, a.id, { parentId }), c.as)).fields).toHaveProperty('parentId')
    await h.ok('POST /ws/team/edit', await edit(c.as, b.id, { parentId: a.id }), c.as)
    await h.ok('POST /ws/team/edit', await edit(c.as, d.id, { parentId: b.id }), c.as)
    expect((await h.refused('POST /ws/team/edit', await edit(c.as, a.id, { parentId: d.id }), c.as)).fields).toHaveProperty('parentId')
    for (let round = 0; round < 5; round++) {
      const [x, y] = [await newTeam(c.as), await newTeam(c.as)]
      const answers = await Promise.all([
        h.call('POST /ws/team/edit', await edit(c.as, x.id, { parentId: y.id }), c.as),
        h.call('POST /ws/team/edit', await edit(c.as, y.id, { parentId: x.id }), c.member.admin.as),
      ])
      expect(answers.filter((answer) => answer.body.success)).toHaveLength(1)
    }
  })

  test('have parents and leads of their own company only', async () => {
    const [c, other] = [await company(h), await company(h)]
    const theirs = await newTeam(other.as)
    const form = { name: '外', description: 'x' }
    expect((await h.refused('POST /ws/team/create', { ...form, parentId: theirs.id }, c.as)).fields).toEqual({
      parentId: '请选择本企业的团队',
    })
    expect((await h.refused('POST /ws/team/create', { ...form, leadId: other.owner.accountId }, c.as)).fields).toEqual({
      leadId: '请选择本企业的成员',
    })
    expect((await h.refused('POST /ws/member/team', { accountId: c.owner.accountId, teamId: theirs.id }, c.as)).fields).toEqual({
      teamId: '请选择本企业的团队',
    })
    expect(
      (await h.refused('POST /ws/invitation/send', { lines: ['13500000000'], role: 'viewer', teamId: theirs.id }, c.as)).fields,
    ).toHaveProperty('teamId')
    for (const call of ['POST /ws/team/restore', 'POST /ws/team/archive'] as const)
      expect((await h.refused(call, { id: theirs.id, version: 1 }, c.as)).status).toBe(404)
    const mine = await newTeam(c.as)
    expect((await h.refused('POST /ws/member/team', { accountId: other.owner.accountId, teamId: mine.id }, c.as)).status).toBe(404)
  })

  test('an edit of what somebody else has changed is refused', async () => {
    const c = await company(h)
    const { id } = await newTeam(c.as)
    const seen = await edit(c.as, id, { name: '一' })
    await h.ok('POST /ws/team/edit', seen, c.as)
    expect((await h.refused('POST /ws/team/edit', { ...seen, name: '二' }, c.as)).error).toBe('staleState')
  })

  test('are archived with their people, or after moving them; nobody is added afterwards; restored from the top', async () => {
    const c = await company(h, { roles: ['hr'] })
    const [top, target] = [await newTeam(c.as), await newTeam(c.as)]
    const below = await newTeam(c.as, { parentId: top.id })
    const archive = async (id: string, more: object = {}) =>
      h.call('POST /ws/team/archive', { id, version: (await teamIn(c.as, id)).version, ...more }, c.as)
    await h.ok('POST /ws/member/team', { accountId: c.member.hr.accountId, teamId: below.id }, c.as)
    expect(errorOf(await archive(top.id))).toBe('teamHasTeams')
    expect((await archive(below.id, { moveTo: below.id })).body.success).toBe(false)
    expect((await archive(below.id, { moveTo: target.id })).body.success).toBe(true)
    expect((await teamIn(c.as, target.id)).members).toBe(1)
    expect(errorOf(await archive(below.id))).toBe('staleState')
    expect((await archive(top.id)).body.success).toBe(true)
    expect((await archive(target.id)).body.success).toBe(true)
    // Without another team its people stay in it.
    expect(await teamIn(c.as, target.id)).toMatchObject({ archived: true, members: 1 })
    const added = await h.refused('POST /ws/member/team', { accountId: c.owner.accountId, teamId: target.id }, c.as)
    expect(added.fields).toEqual({ teamId: '该团队已归档' })
    expect(await h.refused('POST /ws/team/restore', { id: below.id }, c.as)).toMatchObject({
      error: 'teamParentArchived',
      message: `上级团队“${top.name}”已归档，请先恢复它`,
    })
    await h.ok('POST /ws/team/restore', { id: top.id }, c.as)
    await h.ok('POST /ws/team/restore', { id: below.id }, c.as)
    expect((await h.refused('POST /ws/team/restore', { id: below.id }, c.as)).error).toBe('staleState')
  })
})

describe('members', () => {
  test('are listed by role, team and words; contacts only for those who invite or manage', async () => {
    const c = await company(h, { roles: ['hr', 'finance', 'viewer'] })
    const { id } = await newTeam(c.as)
    await h.ok('POST /ws/member/team', { accountId: c.member.finance.accountId, teamId: id }, c.as)
    const found = async (filter: object, as = c.as) => (await h.ok('GET /ws/member/list', filter, as)).records.map((row) => row.role)
    expect(await found({ role: 'finance' })).toEqual(['finance'])
    expect(await found({ team: id })).toEqual(['finance'])
    expect((await found({ team: 'none' })).sort()).toEqual(['hr', 'owner', 'viewer'])
    expect(await found({ search: c.member.hr.phone.slice(-6) })).toEqual(['hr'])
    expect(await found({ search: c.member.hr.phone.slice(-6) }, c.member.viewer.as)).toEqual([])
    for (const column of ['name', 'lastSeenAt', 'joinedAt']) expect(await found({ column, order: 'asc' })).toHaveLength(4)
    const seenBy = async (as: Caller) => (await h.ok('GET /ws/member/list', { role: 'finance' }, as)).records[0]!
    expect(await seenBy(c.member.hr.as)).toMatchObject({
      phone: `+86 ${c.member.finance.phone}`,
      team: { id },
      lastSeenAt: expect.any(String),
    })
    expect(await seenBy(c.member.viewer.as)).toMatchObject({ phone: '', email: '', notRole: '您没有权限进行此操作' })
  })

  /** For each giver: the roles that it may give to and take from others. */
  const table: Record<TeamRole, readonly TeamRole[]> = {
    owner: ['owner', 'admin', 'hr', 'finance', 'demandManager', 'viewer'],
    admin: ['admin', 'hr', 'finance', 'demandManager', 'viewer'],
    hr: [],
    finance: [],
    demandManager: [],
    viewer: [],
  }
  test.each(teamRoles)('%s gives, takes and removes roles as the table says', async (giver) => {
    const c = await company(h, { roles: ['admin', 'hr', 'finance', 'demandManager', 'viewer'] })
    const me = c.member[giver]
    // A second member of every role, so that nobody acts on themselves and no owner is the last.
    const second = await performAsSystem(h.services, 'test', async (act) => {
      const made = await createAccount(act, { userType: 1, areaCode: '86', phone: newPhone(), name: '甲', whetherIntact: 'Y' })
      await act.tx.execute(`insert into company_member values ('${c.companyId}', '${made.id}', 'viewer', now())`)
      return made.id
    })
    const set = (role: TeamRole) => h.services.pool.query('update company_member set role = $1 where account_id = $2', [role, second])
    for (const was of teamRoles) {
      for (const role of teamRoles.filter((one) => one !== was)) {
        await set(was)
        const allowed = table[giver].includes(was) && table[giver].includes(role)
        const answer = await giveRole(me.as, second, was, role)
        expect([was, role, answer.body.success]).toEqual([was, role, allowed])
        expect(await roleOf(c.as, second)).toBe(allowed ? role : was)
      }
      await set(was)
      const { objection } = await h.ok('GET /ws/member/departure', { accountId: second }, me.as).catch(() => ({ objection: 'forbidden' }))
      expect([was, objection === '']).toEqual([was, table[giver].includes(was)])
    }
  })

  test('invitations: an owner gives every role, an administrator all but owner, HR only HR and viewer, the others none', async () => {
    const c = await company(h, { roles: ['admin', 'hr', 'finance', 'demandManager', 'viewer'] })
    const invites: Record<TeamRole, readonly TeamRole[]> = { ...table, hr: ['hr', 'viewer'] }
    for (const giver of teamRoles)
      for (const role of teamRoles) {
        const answer = await h.call('POST /ws/invitation/send', { lines: [newPhone()], role }, c.member[giver].as)
        expect([giver, role, answer.body.success]).toEqual([giver, role, invites[giver].includes(role)])
      }
    const admins = (await h.ok('GET /ws/invitation/list', { role: 'admin' }, c.member.hr.as)).records[0]!
    expect(admins.aboveOwn).toBe(true)
    expect((await h.refused('POST /ws/invitation/revoke', { id: admins.id }, c.member.hr.as)).error).toBe('roleAboveOwn')
    expect((await h.refused('POST /ws/invitation/resend', { id: admins.id }, c.member.hr.as)).error).toBe('roleAboveOwn')
  })

  test('a changed role takes effect with the next request, and the person and the owners are notified', async () => {
    const c = await company(h, { roles: ['viewer', 'admin'] })
    const { viewer, admin } = c.member
    expect((await h.call('GET /ws/invitation/list', {}, viewer.as)).status).toBe(403)
    await h.ok('POST /ws/member/role', { accountId: viewer.accountId, was: 'viewer', role: 'hr' }, admin.as)
    expect((await h.call('GET /ws/invitation/list', {}, viewer.as)).status).toBe(200)
    expect((await noticesOf(viewer.as))[0]).toMatchObject({
      kind: 'ownRoleChanged',
      content: expect.stringContaining('从只读成员改为人事'),
    })
    expect((await noticesOf(c.as))[0]).toMatchObject({ kind: 'memberRoleChanged', content: expect.stringContaining(viewer.name) })
    expect(errorOf(await giveRole(admin.as, viewer.accountId, 'viewer', 'finance'))).toBe('staleState')
    const { headers } = await fetch(`${h.url}/api/ws/notice/unread`, { headers: { 'x-access-token': viewer.token } })
    expect(headers.get('x-role')).toBe('hr')
  })

  test('nobody changes their own role, except an owner who is not the last', async () => {
    const c = await company(h, { roles: ['admin', 'viewer'] })
    expect(errorOf(await giveRole(c.member.admin.as, c.member.admin.accountId, 'admin', 'finance'))).toBe('ownRole')
    expect(errorOf(await giveRole(c.as, c.owner.accountId, 'owner', 'viewer'))).toBe('lastOwner')
    await giveRole(c.as, c.member.viewer.accountId, 'viewer', 'owner')
    expect((await giveRole(c.as, c.owner.accountId, 'owner', 'viewer')).body.success).toBe(true)
  })

  test('the last owner is not demoted, does not leave, is not removed and cannot close the account', async () => {
    const c = await company(h, { roles: ['admin'] })
    expect((await h.refused('POST /ws/member/leave', {}, c.as)).message).toBe('企业至少要有一位所有者。请先让另一位成员成为所有者。')
    expect((await h.ok('GET /ws/member/departure', {}, c.as)).objection).toContain('至少要有一位所有者')
    expect((await h.refused('POST /ws/member/remove', { accountId: c.owner.accountId }, c.as)).error).toBe('ownRemoval')
    expect((await h.refused('POST /ws/member/remove', { accountId: c.owner.accountId }, c.member.admin.as)).error).toBe('roleAboveOwn')
    expect((await h.refused('POST /ws/account/close', { password: PASSWORD, agreed: true }, c.as)).error).toBe('cancellationBlocked')
  })

  test('two owners who demote, remove or leave at the same moment: the company keeps one', async () => {
    const acts = [
      (as: Caller, other: string) => h.call('POST /ws/member/role', { accountId: other, was: 'owner', role: 'viewer' }, as),
      (as: Caller, other: string) => h.call('POST /ws/member/remove', { accountId: other }, as),
      (as: Caller) => h.call('POST /ws/member/leave', {}, as),
      (as: Caller) => h.call('POST /ws/account/close', { password: PASSWORD, agreed: true }, as),
    ]
    for (const [at, one] of acts.entries())
      for (const two of acts.slice(at)) {
        const c = await company(h, { roles: ['admin'] })
        const { admin } = c.member
        await giveRole(c.as, admin.accountId, 'admin', 'owner')
        const answers = await Promise.all([one(c.as, admin.accountId), two(admin.as, c.owner.accountId)])
        // Both may succeed in one order only: somebody who was demoted leaves as a viewer.
        expect(answers.some((answer) => answer.body.success)).toBe(true)
        const { rows } = await h.services.pool.query<{ role: string }>(
          `select m.role from company_member m join account a on a.id = m.account_id where m.company_id = $1 and a.status = 'active'`,
          [c.companyId],
        )
        // The only member may close the account: then nobody is left.
        expect(rows.length === 0 || rows.some((row) => row.role === 'owner')).toBe(true)
      }
  })

  test('a removed member is signed out, keeps the account without a company, and can found one or join again', async () => {
    const c = await company(h, { roles: ['hr'] })
    const { hr } = c.member
    const { id } = await newTeam(c.as, { leadId: hr.accountId })
    await h.ok('POST /ws/member/team', { accountId: hr.accountId, teamId: id }, c.as)
    const token = await invite(hr.as, newPhone())
    const { consequences } = await h.ok('GET /ws/member/departure', { accountId: hr.accountId }, c.as)
    expect(consequences).toHaveLength(3)
    expect(consequences.join()).toContain('1 份邀请将被撤回')
    await h.ok('POST /ws/member/remove', { accountId: hr.accountId }, c.as)
    expect((await h.call('GET /ws/account/me', {}, hr.as)).status).toBe(401)
    expect(await teamIn(c.as, id)).toMatchObject({ lead: null, members: 0 })
    expect((await h.ok('GET /ws/invitation/view', { token })).state).toBe('revoked')
    expect(await roleOf(c.as, hr.accountId)).toBeUndefined()
    const again = await h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone: hr.phone, password: PASSWORD })
    expect(again.userInfo).toMatchObject({ whetherIntact: 'N', companyId: null, companyName: '', withoutCompany: true })
    for (const call of ['GET /ws/member/list', 'GET /ws/company/info', 'GET /ws/wallet/summary'] as const)
      expect((await h.refused(call, {}, again)).error).toBe('profileIncomplete')
    expect((await h.ok('GET /ws/invitation/mine', {}, again)).leftAt).not.toBeNull()
    const back = await invite(c.as, hr.phone, 'finance')
    await h.ok('POST /ws/invitation/accept', { token: back }, again)
    expect(await roleOf(c.as, hr.accountId)).toBe('finance')
    expect((await h.ok('GET /ws/account/me', {}, again)).whetherIntact).toBe('Y')
  })

  test('a member leaves: other devices are signed out, owners are notified, the founder stays the founder', async () => {
    const c = await company(h, { roles: ['finance'] })
    const { finance } = c.member
    const elsewhere = await performAsSystem(h.services, 'test', (act) => openSession(act, finance.accountId))
    await h.ok('POST /ws/member/leave', {}, finance.as)
    expect((await h.call('GET /ws/account/me', {}, { token: elsewhere })).status).toBe(401)
    expect(await h.ok('GET /ws/account/me', {}, finance.as)).toMatchObject({ whetherIntact: 'N', withoutCompany: true })
    expect((await noticesOf(c.as))[0]).toMatchObject({ kind: 'memberLeft', content: expect.stringContaining(finance.name) })
    const next = await register(newPhone())
    const { id } = await h.ok('GET /ws/account/me', {}, next)
    await performAsSystem(h.services, 'test', (act) => joinCompany(act, { accountId: id, companyId: c.companyId, role: 'owner' }))
    await h.ok('POST /ws/member/leave', {}, c.as)
    expect(await founderOf(h.services.db, c.companyId)).toBe(c.owner.accountId)
    expect(await companiesFoundedBy(h.services.db, [c.owner.accountId, id])).toEqual([
      { accountId: c.owner.accountId, companyId: c.companyId },
    ])
  })

  test('what waits for approval passes to the others who approve, and is named before', async () => {
    const c = await company(h, { roles: ['finance'] })
    await performAsSystem(h.services, 'test', (act) => fund(act, c.companyId, { amountMinor: 100_000, currency: 'EUR' }))
    const bank = { holderName: 'A B', bankName: 'Nordsee Bank', country: 'DE', currency: 'EUR', accountNumber: '4400112233' }
    const { id: bankAccountId } = await h.ok('POST /ws/wallet/bankAccount/add', bank, c.as)
    await h.ok('POST /ws/wallet/withdraw', { bankAccountId, currency: 'EUR', amount: '10' }, c.member.finance.as)
    const asked = () => h.ok('GET /ws/member/departure', { accountId: c.member.finance.accountId }, c.as)
    expect((await asked()).consequences.join()).toContain(`1 笔待复核的提现由 ${c.owner.name} 复核`)
    await h.services.pool.query('update money_order set created_by = $1 where owner_id = $2', [c.owner.accountId, c.companyId])
    expect((await asked()).consequences.join()).toContain('1 笔待复核的提现之后没有其他成员可以复核')
  })
})

test('somebody who has left hears no more of the money of the company', async () => {
  const c = await company(h, { roles: ['finance'] })
  const { finance } = c.member
  await performAsSystem(h.services, 'test', (act) => fund(act, c.companyId, { amountMinor: 100_000, currency: 'EUR' }))
  const bank = { holderName: 'A B', bankName: 'Nordsee Bank', country: 'DE', currency: 'EUR', accountNumber: '4400112233' }
  const { id: bankAccountId } = await h.ok('POST /ws/wallet/bankAccount/add', bank, c.as)
  const { id } = await h.ok('POST /ws/wallet/withdraw', { bankAccountId, currency: 'EUR', amount: '10' }, finance.as)
  await h.ok('POST /ws/member/leave', {}, finance.as)
  await h.ok('POST /ws/wallet/withdrawal/decline', { id, reason: '重复' }, c.as)
  expect((await h.ok('GET /ws/notice/list', { type: 'money' }, finance.as)).total).toBe(0)
})

describe('invitations', () => {
  test('a new account accepts by phone: role and team are theirs at once; the sender is notified; the token is stored hashed', async () => {
    const c = await company(h, { roles: ['hr'] })
    const team = await newTeam(c.as)
    const phone = newPhone()
    const token = await invite(c.member.hr.as, phone, 'viewer', { teamId: team.id })
    const { rows } = await h.services.pool.query('select * from invitation where target = $1', [`phone:86:${phone}`])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await h.ok('GET /ws/invitation/view', { token })).toMatchObject({
      state: 'open',
      fit: 'signIn',
      company: { name: c.name },
      role: 'viewer',
      team: team.name,
      inviter: c.member.hr.name,
      target: `+86 158****${phone.slice(-4)}`,
    })
    const who = await register(phone)
    expect((await h.ok('GET /ws/account/me', {}, who)).withoutCompany).toBe(true)
    expect(await h.ok('GET /ws/invitation/view', { token }, who)).toMatchObject({ fit: 'ready', objection: '' })
    await h.ok('POST /ws/invitation/accept', { token }, who)
    const me = await h.ok('GET /ws/account/me', {}, who)
    expect(me).toMatchObject({ whetherIntact: 'Y', role: 'viewer', companyId: c.companyId, withoutCompany: false })
    expect((await teamIn(c.as, team.id)).members).toBe(1)
    expect((await noticesOf(c.member.hr.as))[0]).toMatchObject({
      kind: 'invitationAccepted',
      content: '新成员 已加入企业，角色为只读成员。',
    })
    expect((await h.refused('POST /ws/invitation/accept', { token }, who)).error).toBe('invitationAccepted')
  })

  test('somebody without a name gives one, and with the right phone needs no link', async () => {
    const c = await company(h)
    const phone = newPhone()
    await invite(c.as, phone)
    const who = await register(phone, '')
    const { invitations } = await h.ok('GET /ws/invitation/mine', {}, who)
    expect(invitations).toHaveLength(1)
    expect(invitations[0]).toMatchObject({ fit: 'ready', needsName: true })
    const { id } = invitations[0]!
    expect((await h.refused('POST /ws/invitation/accept', { id }, who)).fields).toEqual({ name: '此项必填' })
    const stranger = await register(newPhone())
    expect((await h.refused('POST /ws/invitation/accept', { id }, stranger)).status).toBe(404)
    expect((await h.refused('POST /ws/invitation/decline', { id })).status).toBe(404)
    await h.ok('POST /ws/invitation/accept', { id, name: '阮青' }, who)
    expect((await h.ok('GET /ws/account/me', {}, who)).name).toBe('阮青')
  })

  test('by e-mail: an account without an address confirms it first, one with another address is refused', async () => {
    const c = await company(h)
    const address = `qing${++names}@example.com`
    const token = await invite(c.as, address.toUpperCase(), 'finance').catch(() => invitationTokenFor(h, address))
    const who = await register(newPhone())
    expect(await h.ok('GET /ws/invitation/view', { token }, who)).toMatchObject({ fit: 'email', target: 'q***@example.com' })
    expect((await h.refused('POST /ws/invitation/accept', { token }, who)).error).toBe('invitationEmail')
    const confirm = async (as: Caller, email: string) => {
      await h.ok('POST /ws/account/code', { purpose: 'changeEmail', email }, as)
      await h.ok('POST /ws/account/email/change', { email, code: await codeFor(h, email), password: PASSWORD }, as)
    }
    const wrong = await register(newPhone())
    await confirm(wrong, `other${names}@example.com`)
    expect(await h.refused('POST /ws/invitation/accept', { token }, wrong)).toMatchObject({
      error: 'invitationForOther',
      message: '该邀请发给 q***@example.com，与当前账号不符。请用该手机号或邮箱的账号登录。',
    })
    await confirm(who, address)
    await h.ok('POST /ws/invitation/accept', { token }, who)
    expect((await h.ok('GET /ws/account/me', {}, who)).role).toBe('finance')
  })

  test('an account that cannot join learns which case it is, and never which company', async () => {
    const [c, other] = [await company(h, { roles: ['viewer'] }), await company(h, { roles: ['viewer'] })]
    const cases: [string, Caller, string][] = [
      [other.owner.phone, other.as, 'ownsCompany'],
      [other.member.viewer.phone, other.member.viewer.as, 'memberElsewhere'],
    ]
    for (const [phone, as, error] of cases) {
      const token = await invite(c.as, phone)
      const view = await h.ok('GET /ws/invitation/view', { token }, as)
      const refused = await h.refused('POST /ws/invitation/accept', { token }, as)
      expect([view.fit, refused.error, view.objection]).toEqual(['refused', error, refused.message])
      expect(JSON.stringify([view, refused])).not.toContain(other.name)
    }
    const person = await individual(h)
    const theirs = await invite(c.as, person.phone)
    expect((await h.refused('POST /ws/invitation/accept', { token: theirs }, person.as)).error).toBe('invitationForCompanyAccount')
    // Somebody who became a member in another way meanwhile.
    const phone = newPhone()
    const [first, who] = [await invite(c.as, phone), await register(phone)]
    await h.services.pool.query("update invitation set target = 'phone:86:0' where target = $1", [`phone:86:${phone}`])
    const second = await invite(c.as, phone)
    await h.services.pool.query("update invitation set target = $1 where target = 'phone:86:0' and state = 'revoked'", [
      `phone:86:${phone}`,
    ])
    await h.ok('POST /ws/invitation/accept', { token: second }, who)
    await h.services.pool.query("update invitation set target = $1 where target = 'phone:86:0'", [`phone:86:${phone}`])
    expect((await h.refused('POST /ws/invitation/accept', { token: first }, who)).error).toBe('memberHere')
  })

  test('many lines at once: each has its result, none is lost, whatever the spelling', async () => {
    const c = await company(h, { roles: ['viewer'] })
    const [one, two, open] = [newPhone(), newPhone(), newPhone()]
    await invite(c.as, open)
    const lines = [
      `+86 ${one.slice(0, 3)}-${one.slice(3, 7)} ${one.slice(7)}`,
      '',
      two,
      one,
      'Bulk@Example.com',
      'not a phone',
      'a@b',
      c.member.viewer.phone,
      open,
      '0065 8123 4567',
      "'; drop table invitation; --",
    ]
    const { sent, lines: results } = await h.ok('POST /ws/invitation/send', { lines, role: 'viewer' }, { ...c.as, lang: 'en' })
    expect(sent).toBe(4)
    expect(results.map((row) => [row.line, row.message])).toEqual([
      [lines[0], ''],
      [two, ''],
      [one, 'This repeats a line above'],
      ['Bulk@Example.com', ''],
      ['not a phone', 'This is not a valid phone number or e-mail address'],
      ['a@b', 'This is not a valid phone number or e-mail address'],
      [c.member.viewer.phone, 'This person is already a member'],
      [open, 'There is an open invitation already. You can send it again from the list.'],
      ['0065 8123 4567', ''],
      [lines[10], 'This is not a valid phone number or e-mail address'],
    ])
    expect((await listed(c.as, '81234567')).target).toBe('+65 81234567')
    expect((await listed(c.as, 'bulk@example.com')).channel).toBe('email')
    const many = Array.from({ length: 101 }, () => 'x')
    expect((await h.refused('POST /ws/invitation/send', { lines: many, role: 'viewer' }, c.as)).fields).toEqual({
      lines: '一次最多 100 行',
    })
  })

  test('one is open per target, also when two members invite at once', async () => {
    const c = await company(h, { roles: ['hr'] })
    const phone = newPhone()
    const send = (as: Caller) => h.ok('POST /ws/invitation/send', { lines: [phone], role: 'viewer' }, as)
    const results = await Promise.all([send(c.as), send(c.member.hr.as), send(c.as)])
    expect(results.map((result) => result.sent).sort()).toEqual([0, 0, 1])
  })

  test('a phone receives no more than the limit of a day from all companies together, also at once', async () => {
    const phone = newPhone()
    const companies = await Promise.all(Array.from({ length: INVITATIONS_PER_TARGET_A_DAY + 2 }, () => company(h)))
    const results = await Promise.all(
      companies.map((c) => h.ok('POST /ws/invitation/send', { lines: [phone], role: 'viewer' }, { ...c.as, lang: 'en' })),
    )
    expect(results.filter((result) => result.sent === 1)).toHaveLength(INVITATIONS_PER_TARGET_A_DAY)
    const refused = results.findIndex((result) => result.sent === 0)
    expect(results[refused]!.lines[0]!.message).toContain('Try again tomorrow')
    const sent = companies[results.findIndex((result) => result.sent === 1)]!
    expect((await h.refused('POST /ws/invitation/resend', { id: (await listed(sent.as, phone)).id }, sent.as)).error).toBe(
      'invitationLimit',
    )
    h.clock.advance({ hours: 24 })
    const tomorrow = await signedInNow(companies[refused]!.owner.accountId)
    expect((await h.ok('POST /ws/invitation/send', { lines: [phone], role: 'viewer' }, tomorrow)).sent).toBe(1)
  })

  test('sent again: the new link works, the old one does not', async () => {
    const c = await company(h)
    const phone = newPhone()
    const old = await invite(c.as, phone)
    await h.ok('POST /ws/invitation/resend', { id: (await listed(c.as, phone)).id }, c.as)
    const token = await invitationTokenFor(h, phone)
    expect(token).not.toBe(old)
    expect((await h.refused('GET /ws/invitation/view', { token: old })).error).toBe('invitationUnknown')
    expect((await h.refused('POST /ws/invitation/decline', { token: old })).error).toBe('invitationUnknown')
    expect((await h.ok('GET /ws/invitation/view', { token })).state).toBe('open')
  })

  test('is declined without an account, revoked by the company, and each end is said', async () => {
    const c = await company(h)
    const [declined, revoked] = [newPhone(), newPhone()]
    const tokens = [await invite(c.as, declined), await invite(c.as, revoked)] as const
    await h.ok('POST /ws/invitation/decline', { token: tokens[0] })
    expect((await noticesOf(c.as))[0]).toMatchObject({
      kind: 'invitationDeclined',
      content: `+86 158****${declined.slice(-4)} 婉拒了加入企业的邀请。`,
    })
    await h.ok('POST /ws/invitation/revoke', { id: (await listed(c.as, revoked)).id }, c.as)
    expect((await h.refused('POST /ws/invitation/decline', { token: tokens[1] })).error).toBe('invitationRevoked')
    expect((await h.ok('GET /ws/invitation/view', { token: tokens[0] })).objection).toBe('该邀请已被婉拒')
    for (const phone of [declined, revoked]) {
      const { id } = await listed(c.as, phone)
      expect((await h.refused('POST /ws/invitation/resend', { id }, c.as)).error).toBe('staleState')
      expect(await h.ok('POST /ws/invitation/send', { lines: [phone], role: 'hr' }, c.as)).toMatchObject({ sent: 1 })
    }
  })

  test('other companies reach none of it', async () => {
    const [c, other] = [await company(h), await company(h)]
    const phone = newPhone()
    await invite(c.as, phone)
    const { id } = await listed(c.as, phone)
    expect((await h.ok('GET /ws/invitation/list', {}, other.as)).total).toBe(0)
    for (const call of ['POST /ws/invitation/resend', 'POST /ws/invitation/revoke'] as const)
      expect((await h.refused(call, { id }, other.as)).status).toBe(404)
    for (const call of ['POST /ws/member/remove', 'POST /ws/member/role'] as const)
      expect((await h.refused(call, { accountId: c.owner.accountId, was: 'owner', role: 'viewer' }, other.as)).status).toBe(404)
    expect((await h.refused('GET /ws/member/departure', { accountId: c.owner.accountId }, other.as)).status).toBe(404)
  })

  test('two acceptances at once, of one invitation or of two companies: one membership', async () => {
    const [c, other] = [await company(h), await company(h)]
    const phone = newPhone()
    const [one, two] = [await invite(c.as, phone), await invite(other.as, phone)]
    const who = await register(phone)
    const answers = await Promise.all([one, one, two].map((token) => h.call('POST /ws/invitation/accept', { token }, who)))
    expect(answers.filter((answer) => answer.body.success)).toHaveLength(1)
    const { rows } = await h.services.pool.query(
      'select * from former_member union all select null, company_id, account_id, role, joined_at, joined_at, account_id from company_member where account_id = (select id from account where phone = $1)',
      [phone],
    )
    expect(rows.filter((row) => row.id === null)).toHaveLength(1)
  })

  test('an acceptance against a revocation: one of them happens', async () => {
    const c = await company(h)
    for (let round = 0; round < 4; round++) {
      const phone = newPhone()
      const token = await invite(c.as, phone)
      const { id } = await listed(c.as, phone)
      const who = await register(phone)
      const [accepted, revoked] = await Promise.all([
        h.call('POST /ws/invitation/accept', { token }, who),
        h.call('POST /ws/invitation/revoke', { id }, c.as),
      ])
      expect([accepted.body.success, revoked.body.success].sort()).toEqual([false, true])
      expect((await h.ok('GET /ws/account/me', {}, who)).companyId).toBe(accepted.body.success ? c.companyId : null)
    }
  })

  test('holds only as long as its sender may give the role', async () => {
    const c = await company(h, { roles: ['admin'] })
    const [asAdmin, asViewer] = [newPhone(), newPhone()]
    const tokens = [await invite(c.member.admin.as, asAdmin, 'admin'), await invite(c.member.admin.as, asViewer, 'viewer')] as const
    await giveRole(c.as, c.member.admin.accountId, 'admin', 'hr')
    expect((await h.ok('GET /ws/invitation/view', { token: tokens[0] })).state).toBe('revoked')
    expect((await h.ok('GET /ws/invitation/view', { token: tokens[1] })).state).toBe('open')
  })

  test('into an archived team leads into the company without a team', async () => {
    const c = await company(h)
    const team = await newTeam(c.as)
    const phone = newPhone()
    const token = await invite(c.as, phone, 'viewer', { teamId: team.id })
    expect((await teamIn(c.as, team.id)).invitations).toBe(1)
    await h.ok('POST /ws/team/archive', { id: team.id, version: 1 }, c.as)
    const who = await register(phone)
    await h.ok('POST /ws/invitation/accept', { token }, who)
    expect((await teamIn(c.as, team.id)).members).toBe(0)
  })

  test('expires after seven days, is marked by night, can be sent again, and is deleted after its time', async () => {
    const c = await company(h)
    const [phone, later] = [newPhone(), newPhone()]
    const token = await invite(c.as, phone)
    await invite(c.as, later)
    h.clock.advance({ hours: 24 * 7 })
    expect(await h.ok('GET /ws/invitation/view', { token })).toMatchObject({ state: 'expired', fit: 'ended' })
    const { token: session } = await register(phone)
    expect((await h.refused('POST /ws/invitation/accept', { token }, { token: session })).error).toBe('invitationExpired')
    let owner = await signedInNow(c.owner.accountId)
    expect((await listed(owner, phone)).state).toBe('expired')
    expect((await h.ok('GET /ws/invitation/list', { state: 'expired' }, owner)).total).toBe(2)
    expect((await h.ok('GET /ws/invitation/list', { state: 'open' }, owner)).total).toBe(0)
    // Not marked yet: a new invitation replaces it.
    await invite(owner, phone)
    h.clock.advance({ hours: 25 })
    await h.jobs.runDue()
    const { rows } = await h.services.pool.query('select state from invitation where company_id = $1 order by sent_at, target', [
      c.companyId,
    ])
    expect(rows.map((row) => row.state).sort()).toEqual(['expired', 'expired', 'open'])
    owner = await signedInNow(c.owner.accountId)
    await h.ok('POST /ws/invitation/resend', { id: (await listed(owner, later)).id }, owner)
    expect((await h.ok('GET /ws/invitation/view', { token: await invitationTokenFor(h, later) })).state).toBe('open')
    for (let passed = 0; passed < INVITATION_KEPT_DAYS + 10; passed += 5) {
      h.clock.advance({ hours: 24 * 5 })
      await h.jobs.runDue()
    }
    const left = await h.services.pool.query('select 1 from invitation where company_id = $1', [c.companyId])
    expect(left.rowCount).toBe(0)
  })
})

describe('lists of teams, members and invitations', () => {
  test('are exported under their filters, with what the caller may see', async () => {
    const { owner, member } = await company(h, { roles: ['hr', 'viewer'] })
    const english = { ...owner.as, lang: 'en' } as const
    const above = await newTeam(owner.as)
    const below = await newTeam(owner.as, { parentId: above.id, description: '=1+1' })
    await newTeam(owner.as)
    const teams = rowsOfExport(await h.ok('POST /ws/team/export', { search: below.name }, english))
    expect(teams.map(([name, about]) => [name, about])).toEqual([
      ['Team', 'Description'],
      [above.name, '做事'],
      [`${above.name} / ${below.name}`, '=1+1'],
    ])
    const all = rowsOfExport(await h.ok('POST /ws/member/export', { role: 'hr' }, english))
    expect([all.length, all[1]?.[1], all[0]]).toEqual([2, 'HR', expect.arrayContaining(['Phone', 'E-mail'])])
    expect(rowsOfExport(await h.ok('POST /ws/member/export', {}, { ...member.viewer.as, lang: 'en' }))[0]).not.toContain('Phone')
    await h.ok('POST /ws/invitation/send', { lines: ['new@people.example'], role: 'viewer' }, owner.as)
    const invitations = rowsOfExport(await h.ok('POST /ws/invitation/export', { state: 'open' }, english))
    expect(invitations[1]?.slice(0, 2)).toEqual(['new@people.example', 'Viewer'])
    expect((await h.refused('POST /ws/invitation/export', {}, member.viewer.as)).status).toBe(403)
  })
})
