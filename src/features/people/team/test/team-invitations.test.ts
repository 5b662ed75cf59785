import { describe, expect, test } from 'vitest'
import { invitationTokenFor } from '../../../../../test/support/invitations.ts'
import { messagesTo } from '../../../../../test/support/outbox.ts'
import { codeFor, company, individual } from '../../../../../test/support/personas.ts'
import { proved } from '../../../../../test/support/proof.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import {
  type Caller,
  giveRole,
  invite,
  listed,
  newPhone,
  newTeam,
  noticesOf,
  register,
  signedInNow,
  teamIn,
} from '../../../../../test/support/teams.ts'
import { INVITATION_KEPT_DAYS, INVITATIONS_PER_TARGET_A_DAY } from '../../../../rules/constants.ts'

const h = serverForFile({ config: { PUBLIC_URL: 'https://hengdu.example' } })

describe('invitations', () => {
  test('a new account accepts by phone: role and team are theirs at once; the sender is notified; the token is stored hashed', async () => {
    const c = await company(h, { roles: ['hr'] })
    const team = await newTeam(h, c.as)
    const phone = newPhone()
    const token = await invite(h, c.member.hr.as, phone, 'viewer', { teamId: team.id })
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
    const who = await register(h, phone)
    expect((await h.ok('GET /ws/account/me', {}, who)).withoutCompany).toBe(true)
    expect(await h.ok('GET /ws/invitation/view', { token }, who)).toMatchObject({ fit: 'ready', objection: '' })
    await h.ok('POST /ws/invitation/accept', { token }, who)
    const me = await h.ok('GET /ws/account/me', {}, who)
    expect(me).toMatchObject({ whetherIntact: 'Y', role: 'viewer', companyId: c.companyId, withoutCompany: false })
    expect((await teamIn(h, c.as, team.id)).members).toBe(1)
    expect((await noticesOf(h, c.member.hr.as))[0]).toMatchObject({
      kind: 'invitationAccepted',
      content: '新成员 已加入企业，角色为只读成员。',
    })
    expect((await h.refused('POST /ws/invitation/accept', { token }, who)).error).toBe('invitationAccepted')
  })

  test.each([
    ['hr', true],
    ['finance', true],
    ['admin', true],
    ['viewer', false],
  ] as const)('the owner, who did not invite, is notified of a new member who decides: %s', async (role, notified) => {
    const c = await company(h, { roles: ['admin'] })
    const phone = newPhone()
    const token = await invite(h, c.member.admin.as, phone, role)
    await h.ok('POST /ws/invitation/accept', { token }, await register(h, phone))
    const accepted = async (as: { token: string }) => (await noticesOf(h, as)).filter(({ kind }) => kind === 'invitationAccepted')
    expect(await accepted(c.as)).toHaveLength(notified ? 1 : 0)
    expect(await accepted(c.member.admin.as)).toHaveLength(1)
  })

  test('the message has no words of the sender but the name that was verified', async () => {
    for (const verified of [true, false]) {
      const c = await company(h, { verified, name: `加微信领奖 http://evil.example/${verified}`, roles: ['hr'] })
      const phone = newPhone()
      await invite(h, c.member.hr.as, phone)
      const [message] = await messagesTo(h, phone)
      const shown = `${message!.subject} ${message!.body}`
      expect(shown).not.toContain(c.member.hr.name)
      expect(shown.includes('evil.example')).toBe(verified)
      expect(shown).toContain(verified ? `${c.name} 有限公司邀请您` : '一家企业邀请您')
    }
  })

  test('a name is one line, whatever was pasted', async () => {
    const c = await company(h, { verified: false })
    const card = await h.ok('GET /ws/company/card', {}, c.as)
    await h.ok('POST /ws/company/card', { ...card, shortName: ' 海帆\r\nBcc: x\u0007\t智造 ', logo: '' }, c.as)
    expect((await h.ok('GET /ws/company/card', {}, c.as)).shortName).toBe('海帆 Bcc: x 智造')
    for (const unseen of ['\u202e', '\u200b\u3164', '\n\u00ad'])
      expect((await h.refused('POST /ws/company/card', { ...card, shortName: unseen, logo: '' }, c.as)).fields, unseen).toEqual({
        shortName: '此项必填',
      })
    const phone = newPhone()
    await invite(h, c.as, phone)
    const who = await register(h, phone, '')
    const { invitations } = await h.ok('GET /ws/invitation/mine', {}, who)
    await h.ok('POST /ws/invitation/accept', { id: invitations[0]!.id, name: ' 阮\u202e\r\nhttp://evil.example  青 ' }, who)
    expect((await h.ok('GET /ws/account/me', {}, who)).name).toBe('阮 http://evil.example 青')
    const other = await register(h, newPhone(), '\u2067林\n\u0085舟')
    expect((await h.ok('GET /ws/account/me', {}, other)).name).toBe('林 舟')
  })

  test('somebody without a name gives one, and with the right phone needs no link', async () => {
    const c = await company(h)
    const phone = newPhone()
    await invite(h, c.as, phone)
    const who = await register(h, phone, '')
    const { invitations } = await h.ok('GET /ws/invitation/mine', {}, who)
    expect(invitations).toHaveLength(1)
    expect(invitations[0]).toMatchObject({ fit: 'ready', needsName: true })
    const { id } = invitations[0]!
    expect((await h.refused('POST /ws/invitation/accept', { id }, who)).fields).toEqual({ name: '此项必填' })
    const stranger = await register(h, newPhone())
    expect((await h.refused('POST /ws/invitation/accept', { id }, stranger)).status).toBe(404)
    expect((await h.refused('POST /ws/invitation/decline', { id })).status).toBe(404)
    await h.ok('POST /ws/invitation/accept', { id, name: '阮青' }, who)
    expect((await h.ok('GET /ws/account/me', {}, who)).name).toBe('阮青')
  })

  test('by e-mail: an account without an address confirms it first, one with another address is refused', async () => {
    const c = await company(h)
    const address = `qing@example.com`
    const token = await invite(h, c.as, address.toUpperCase(), 'finance').catch(() => invitationTokenFor(h, address))
    const who = await register(h, newPhone())
    expect(await h.ok('GET /ws/invitation/view', { token }, who)).toMatchObject({ fit: 'email', target: 'q***@example.com' })
    expect((await h.refused('POST /ws/invitation/accept', { token }, who)).error).toBe('invitationEmail')
    const confirm = async (as: Caller, email: string) => {
      await h.ok('POST /ws/account/code', { purpose: 'changeEmail', email }, as)
      await h.ok('POST /ws/account/email/change', { email, code: await codeFor(h, email) }, await proved(h, as))
    }
    const wrong = await register(h, newPhone())
    await confirm(wrong, `other@example.com`)
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
      const token = await invite(h, c.as, phone)
      const view = await h.ok('GET /ws/invitation/view', { token }, as)
      const refused = await h.refused('POST /ws/invitation/accept', { token }, as)
      expect([view.fit, refused.error, view.objection]).toEqual(['refused', error, refused.message])
      expect(JSON.stringify([view, refused])).not.toContain(other.name)
    }
    const person = await individual(h)
    const theirs = await invite(h, c.as, person.phone)
    expect((await h.refused('POST /ws/invitation/accept', { token: theirs }, person.as)).error).toBe('invitationForCompanyAccount')
    // Somebody who became a member in another way meanwhile.
    const phone = newPhone()
    const [first, who] = [await invite(h, c.as, phone), await register(h, phone)]
    await h.services.pool.query("update invitation set target = 'phone:86:0' where target = $1", [`phone:86:${phone}`])
    const second = await invite(h, c.as, phone)
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
    await invite(h, c.as, open)
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
    expect((await listed(h, c.as, '81234567')).target).toBe('+65 81234567')
    expect((await listed(h, c.as, 'bulk@example.com')).channel).toBe('email')
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
    expect((await h.refused('POST /ws/invitation/resend', { id: (await listed(h, sent.as, phone)).id }, sent.as)).error).toBe(
      'invitationLimit',
    )
    h.clock.advance({ hours: 24 })
    const tomorrow = await signedInNow(h, companies[refused]!.owner.accountId)
    expect((await h.ok('POST /ws/invitation/send', { lines: [phone], role: 'viewer' }, tomorrow)).sent).toBe(1)
  })

  test('sent again: the new link works, the old one does not', async () => {
    const c = await company(h)
    const phone = newPhone()
    const old = await invite(h, c.as, phone)
    await h.ok('POST /ws/invitation/resend', { id: (await listed(h, c.as, phone)).id }, c.as)
    const token = await invitationTokenFor(h, phone)
    expect(token).not.toBe(old)
    expect((await h.refused('GET /ws/invitation/view', { token: old })).error).toBe('invitationUnknown')
    expect((await h.refused('POST /ws/invitation/decline', { token: old })).error).toBe('invitationUnknown')
    expect((await h.ok('GET /ws/invitation/view', { token })).state).toBe('open')
  })

  test('is declined without an account, revoked by the company, and each end is said', async () => {
    const c = await company(h)
    const [declined, revoked] = [newPhone(), newPhone()]
    const tokens = [await invite(h, c.as, declined), await invite(h, c.as, revoked)] as const
    await h.ok('POST /ws/invitation/decline', { token: tokens[0] })
    expect((await noticesOf(h, c.as))[0]).toMatchObject({
      kind: 'invitationDeclined',
      content: `+86 158****${declined.slice(-4)} 婉拒了加入企业的邀请。`,
    })
    await h.ok('POST /ws/invitation/revoke', { id: (await listed(h, c.as, revoked)).id }, c.as)
    expect((await h.refused('POST /ws/invitation/decline', { token: tokens[1] })).error).toBe('invitationRevoked')
    expect((await h.ok('GET /ws/invitation/view', { token: tokens[0] })).objection).toBe('该邀请已被婉拒')
    for (const phone of [declined, revoked]) {
      const { id } = await listed(h, c.as, phone)
      expect((await h.refused('POST /ws/invitation/resend', { id }, c.as)).error).toBe('staleState')
      expect(await h.ok('POST /ws/invitation/send', { lines: [phone], role: 'hr' }, c.as)).toMatchObject({ sent: 1 })
    }
  })

  test('other companies reach none of it', async () => {
    const [c, other] = [await company(h), await company(h)]
    const phone = newPhone()
    await invite(h, c.as, phone)
    const { id } = await listed(h, c.as, phone)
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
    const [one, two] = [await invite(h, c.as, phone), await invite(h, other.as, phone)]
    const who = await register(h, phone)
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
      const token = await invite(h, c.as, phone)
      const { id } = await listed(h, c.as, phone)
      const who = await register(h, phone)
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
    const tokens = [await invite(h, c.member.admin.as, asAdmin, 'admin'), await invite(h, c.member.admin.as, asViewer, 'viewer')] as const
    await giveRole(h, c.as, c.member.admin.accountId, 'admin', 'hr')
    expect((await h.ok('GET /ws/invitation/view', { token: tokens[0] })).state).toBe('revoked')
    expect((await h.ok('GET /ws/invitation/view', { token: tokens[1] })).state).toBe('open')
  })

  test('into an archived team leads into the company without a team', async () => {
    const c = await company(h)
    const team = await newTeam(h, c.as)
    const phone = newPhone()
    const token = await invite(h, c.as, phone, 'viewer', { teamId: team.id })
    expect((await teamIn(h, c.as, team.id)).invitations).toBe(1)
    await h.ok('POST /ws/team/archive', { id: team.id, version: 1 }, c.as)
    const who = await register(h, phone)
    await h.ok('POST /ws/invitation/accept', { token }, who)
    expect((await teamIn(h, c.as, team.id)).members).toBe(0)
  })

  test('expires after seven days, is marked by night, can be sent again, and is deleted after its time', async () => {
    const c = await company(h)
    const [phone, later] = [newPhone(), newPhone()]
    const token = await invite(h, c.as, phone)
    await invite(h, c.as, later)
    h.clock.advance({ hours: 24 * 7 })
    expect(await h.ok('GET /ws/invitation/view', { token })).toMatchObject({ state: 'expired', fit: 'ended' })
    const { token: session } = await register(h, phone)
    expect((await h.refused('POST /ws/invitation/accept', { token }, { token: session })).error).toBe('invitationExpired')
    let owner = await signedInNow(h, c.owner.accountId)
    expect((await listed(h, owner, phone)).state).toBe('expired')
    expect((await h.ok('GET /ws/invitation/list', { state: 'expired' }, owner)).total).toBe(2)
    expect((await h.ok('GET /ws/invitation/list', { state: 'open' }, owner)).total).toBe(0)
    // Not marked yet: a new invitation replaces it.
    await invite(h, owner, phone)
    h.clock.advance({ hours: 25 })
    await h.jobs.runDue()
    const { rows } = await h.services.pool.query('select state from invitation where company_id = $1 order by sent_at, target', [
      c.companyId,
    ])
    expect(rows.map((row) => row.state).sort()).toEqual(['expired', 'expired', 'open'])
    owner = await signedInNow(h, c.owner.accountId)
    await h.ok('POST /ws/invitation/resend', { id: (await listed(h, owner, later)).id }, owner)
    expect((await h.ok('GET /ws/invitation/view', { token: await invitationTokenFor(h, later) })).state).toBe('open')
    // The one that was sent again expires too, and then its time is over.
    for (const days of [8, INVITATION_KEPT_DAYS + 1]) {
      h.clock.advance({ hours: 24 * days })
      await h.jobs.runDue()
    }
    const left = await h.services.pool.query('select 1 from invitation where company_id = $1', [c.companyId])
    expect(left.rowCount).toBe(0)
  })
})
