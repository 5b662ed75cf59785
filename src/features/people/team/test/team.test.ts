import { describe, expect, test } from 'vitest'
import { company, fund, PASSWORD } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import {
  type Caller,
  edit,
  errorOf,
  giveRole,
  invite,
  newPhone,
  newTeam,
  noticesOf,
  register,
  roleOf,
  teamIn,
} from '../../../../../test/support/teams.ts'
import { rowsOfExport } from '../../../../../test/support/workbooks.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { type TeamRole, teamRoles } from '../../../../rules/permissions.ts'
import { companiesFoundedBy, founderOf } from '../../../base/account/server/reads.ts'
import { openSession } from '../../../base/account/server/sessions.ts'
import { createAccount, joinCompany } from '../../../base/account/server/writes.ts'

const h = serverForFile({ config: { PUBLIC_URL: 'https://hengdu.example' } })

describe('teams', () => {
  test('are created, edited and listed as a tree, with lead and numbers', async () => {
    const c = await company(h, { roles: ['hr'] })
    const top = await newTeam(h, c.as)
    const below = await newTeam(h, c.as, { parentId: top.id, leadId: c.member.hr.accountId })
    await h.ok('POST /ws/member/team', { accountId: c.owner.accountId, teamId: below.id }, c.as)
    expect(await teamIn(h, c.as, below.id)).toMatchObject({
      parentId: top.id,
      lead: { accountId: c.member.hr.accountId, name: c.member.hr.name },
      members: 1,
      employees: 0,
      archived: false,
    })
    const version = (await teamIn(h, c.as, below.id)).version
    await h.ok('POST /ws/team/edit', await edit(h, c.as, below.id, { name: '交付', leadId: null, parentId: null }), c.as)
    expect(await teamIn(h, c.as, below.id)).toMatchObject({ name: '交付', lead: null, parentId: null, version: version + 1 })
  })

  test('need a name and a description, and a name is unique in its company only, whatever its case', async () => {
    const [c, other] = [await company(h), await company(h)]
    const empty = await h.refused('POST /ws/team/create', { name: ' ', description: '' }, c.as)
    expect(Object.keys(empty.fields)).toEqual(['name', 'description'])
    await h.ok('POST /ws/team/create', { name: 'Delivery', description: 'x' }, c.as)
    const again = await h.refused('POST /ws/team/create', { name: 'delivery', description: 'x' }, { ...c.as, lang: 'en' })
    expect(again.fields).toEqual({ name: 'There is already a team with this name' })
    await h.ok('POST /ws/team/create', { name: 'Delivery', description: 'x' }, other.as)
    const second = await newTeam(h, c.as)
    const renamed = await h.refused('POST /ws/team/edit', await edit(h, c.as, second.id, { name: 'DELIVERY' }), c.as)
    expect(renamed.fields).toEqual({ name: '已有同名团队' })
  })

  test('two people who give two teams one name: one of them is refused with the reason', async () => {
    const c = await company(h, { roles: ['admin'] })
    const form = { name: '同名', description: 'x' }
    const answers = await Promise.all([h.call('POST /ws/team/create', form, c.as), h.call('POST /ws/team/create', form, c.member.admin.as)])
    expect(answers.map((answer) => answer.body.success).sort()).toEqual([false, true])
  })

  test('never form a circle, nor by two edits at once', async () => {
    const c = await company(h, { roles: ['admin'] })
    const [a, b, d] = [await newTeam(h, c.as), await newTeam(h, c.as), await newTeam(h, c.as)]
    for (const parentId of [a.id])
      expect((await h.refused('POST /ws/team/edit', await edit(h, c.as, a.id, { parentId }), c.as)).fields).toHaveProperty('parentId')
    await h.ok('POST /ws/team/edit', await edit(h, c.as, b.id, { parentId: a.id }), c.as)
    await h.ok('POST /ws/team/edit', await edit(h, c.as, d.id, { parentId: b.id }), c.as)
    expect((await h.refused('POST /ws/team/edit', await edit(h, c.as, a.id, { parentId: d.id }), c.as)).fields).toHaveProperty('parentId')
    for (let round = 0; round < 5; round++) {
      const [x, y] = [await newTeam(h, c.as), await newTeam(h, c.as)]
      const answers = await Promise.all([
        h.call('POST /ws/team/edit', await edit(h, c.as, x.id, { parentId: y.id }), c.as),
        h.call('POST /ws/team/edit', await edit(h, c.as, y.id, { parentId: x.id }), c.member.admin.as),
      ])
      expect(answers.filter((answer) => answer.body.success)).toHaveLength(1)
    }
  })

  test('have parents and leads of their own company only', async () => {
    const [c, other] = [await company(h), await company(h)]
    const theirs = await newTeam(h, other.as)
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
    const mine = await newTeam(h, c.as)
    expect((await h.refused('POST /ws/member/team', { accountId: other.owner.accountId, teamId: mine.id }, c.as)).status).toBe(404)
  })

  test('an edit of what somebody else has changed is refused', async () => {
    const c = await company(h)
    const { id } = await newTeam(h, c.as)
    const seen = await edit(h, c.as, id, { name: '一' })
    await h.ok('POST /ws/team/edit', seen, c.as)
    expect((await h.refused('POST /ws/team/edit', { ...seen, name: '二' }, c.as)).error).toBe('changedMeanwhile')
  })

  test('are archived with their people, or after moving them; nobody is added afterwards; restored from the top', async () => {
    const c = await company(h, { roles: ['hr'] })
    const [top, target] = [await newTeam(h, c.as), await newTeam(h, c.as)]
    const below = await newTeam(h, c.as, { parentId: top.id })
    const archive = async (id: string, more: object = {}) =>
      h.call('POST /ws/team/archive', { id, version: (await teamIn(h, c.as, id)).version, ...more }, c.as)
    await h.ok('POST /ws/member/team', { accountId: c.member.hr.accountId, teamId: below.id }, c.as)
    expect(errorOf(await archive(top.id))).toBe('teamHasTeams')
    expect((await archive(below.id, { moveTo: below.id })).body.success).toBe(false)
    expect((await archive(below.id, { moveTo: target.id })).body.success).toBe(true)
    expect((await teamIn(h, c.as, target.id)).members).toBe(1)
    expect(errorOf(await archive(below.id))).toBe('staleState')
    expect((await archive(top.id)).body.success).toBe(true)
    expect((await archive(target.id)).body.success).toBe(true)
    // Without another team its people stay in it.
    expect(await teamIn(h, c.as, target.id)).toMatchObject({ archived: true, members: 1 })
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
    const { id } = await newTeam(h, c.as)
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
      await act.tx.execute(`insert into company_member values ('${c.companyId}', '${made.id}', 'viewer', now(), now())`)
      return made.id
    })
    const set = (role: TeamRole) => h.services.pool.query('update company_member set role = $1 where account_id = $2', [role, second])
    for (const was of teamRoles) {
      for (const role of teamRoles.filter((one) => one !== was)) {
        await set(was)
        const allowed = table[giver].includes(was) && table[giver].includes(role)
        const answer = await giveRole(h, me.as, second, was, role)
        expect([was, role, answer.body.success]).toEqual([was, role, allowed])
        expect(await roleOf(h, c.as, second)).toBe(allowed ? role : was)
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
    expect((await noticesOf(h, viewer.as))[0]).toMatchObject({
      kind: 'ownRoleChanged',
      content: expect.stringContaining('从只读成员改为人事'),
    })
    expect((await noticesOf(h, c.as))[0]).toMatchObject({ kind: 'memberRoleChanged', content: expect.stringContaining(viewer.name) })
    expect(errorOf(await giveRole(h, admin.as, viewer.accountId, 'viewer', 'finance'))).toBe('staleState')
    const { headers } = await fetch(`${h.url}/api/ws/notice/unread`, { headers: { 'x-access-token': viewer.token } })
    expect(headers.get('x-role')).toBe('hr')
  })

  test('nobody changes their own role, except an owner who is not the last', async () => {
    const c = await company(h, { roles: ['admin', 'viewer'] })
    expect(errorOf(await giveRole(h, c.member.admin.as, c.member.admin.accountId, 'admin', 'finance'))).toBe('ownRole')
    expect(errorOf(await giveRole(h, c.as, c.owner.accountId, 'owner', 'viewer'))).toBe('lastOwner')
    await giveRole(h, c.as, c.member.viewer.accountId, 'viewer', 'owner')
    expect((await giveRole(h, c.as, c.owner.accountId, 'owner', 'viewer')).body.success).toBe(true)
  })

  test('the last owner is not demoted, does not leave, is not removed and cannot close the account', async () => {
    const c = await company(h, { roles: ['admin'] })
    expect((await h.refused('POST /ws/member/leave', {}, c.as)).message).toBe('企业至少要有一位所有者。请先让另一位成员成为所有者。')
    expect((await h.ok('GET /ws/member/departure', {}, c.as)).objection).toContain('至少要有一位所有者')
    expect((await h.refused('POST /ws/member/remove', { accountId: c.owner.accountId }, c.as)).error).toBe('ownRemoval')
    expect((await h.refused('POST /ws/member/remove', { accountId: c.owner.accountId }, c.member.admin.as)).error).toBe('roleAboveOwn')
    expect((await h.refused('POST /ws/account/close', { agreed: true }, c.as)).error).toBe('cancellationBlocked')
  })

  test('two owners who demote, remove or leave at the same moment: the company keeps one', async () => {
    const acts = [
      (as: Caller, other: string) => h.call('POST /ws/member/role', { accountId: other, was: 'owner', role: 'viewer' }, as),
      (as: Caller, other: string) => h.call('POST /ws/member/remove', { accountId: other }, as),
      (as: Caller) => h.call('POST /ws/member/leave', {}, as),
      (as: Caller) => h.call('POST /ws/account/close', { agreed: true }, as),
    ]
    for (const [at, one] of acts.entries())
      for (const two of acts.slice(at)) {
        const c = await company(h, { roles: ['admin'] })
        const { admin } = c.member
        await giveRole(h, c.as, admin.accountId, 'admin', 'owner')
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
    const { id } = await newTeam(h, c.as, { leadId: hr.accountId })
    await h.ok('POST /ws/member/team', { accountId: hr.accountId, teamId: id }, c.as)
    const token = await invite(h, hr.as, newPhone())
    const { consequences } = await h.ok('GET /ws/member/departure', { accountId: hr.accountId }, c.as)
    expect(consequences).toHaveLength(3)
    expect(consequences.join()).toContain('1 份邀请将被撤回')
    await h.ok('POST /ws/member/remove', { accountId: hr.accountId }, c.as)
    expect((await h.call('GET /ws/account/me', {}, hr.as)).status).toBe(401)
    expect(await teamIn(h, c.as, id)).toMatchObject({ lead: null, members: 0 })
    expect((await h.ok('GET /ws/invitation/view', { token })).state).toBe('revoked')
    expect(await roleOf(h, c.as, hr.accountId)).toBeUndefined()
    const again = await h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone: hr.phone, password: PASSWORD })
    expect(again.userInfo).toMatchObject({ whetherIntact: 'N', companyId: null, companyName: '', withoutCompany: true })
    for (const call of ['GET /ws/member/list', 'GET /ws/company/info', 'GET /ws/wallet/summary'] as const)
      expect((await h.refused(call, {}, again)).error).toBe('profileIncomplete')
    expect((await h.ok('GET /ws/invitation/mine', {}, again)).leftAt).not.toBeNull()
    const back = await invite(h, c.as, hr.phone, 'finance')
    await h.ok('POST /ws/invitation/accept', { token: back }, again)
    expect(await roleOf(h, c.as, hr.accountId)).toBe('finance')
    expect((await h.ok('GET /ws/account/me', {}, again)).whetherIntact).toBe('Y')
  })

  test('a member leaves: other devices are signed out, owners are notified, the founder stays the founder', async () => {
    const c = await company(h, { roles: ['finance'] })
    const { finance } = c.member
    const elsewhere = await performAsSystem(h.services, 'test', (act) => openSession(act, finance.accountId))
    await h.ok('POST /ws/member/leave', {}, finance.as)
    expect((await h.call('GET /ws/account/me', {}, { token: elsewhere })).status).toBe(401)
    expect(await h.ok('GET /ws/account/me', {}, finance.as)).toMatchObject({ whetherIntact: 'N', withoutCompany: true })
    expect((await noticesOf(h, c.as))[0]).toMatchObject({ kind: 'memberLeft', content: expect.stringContaining(finance.name) })
    const next = await register(h, newPhone())
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
  const heard = async () => (await h.ok('GET /ws/notice/list', { type: 'money' }, finance.as)).records.map(({ id }) => id)
  const before = await heard()
  await h.ok('POST /ws/wallet/withdrawal/decline', { id, reason: '重复' }, c.as)
  expect(await heard()).toEqual(before)
})

describe('lists of teams, members and invitations', () => {
  test('are exported under their filters, with what the caller may see', async () => {
    const { owner, member } = await company(h, { roles: ['hr', 'viewer'] })
    const english = { ...owner.as, lang: 'en' } as const
    const above = await newTeam(h, owner.as)
    const below = await newTeam(h, owner.as, { parentId: above.id, description: '=1+1' })
    await newTeam(h, owner.as)
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
