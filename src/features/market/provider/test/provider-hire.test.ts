import { beforeAll, describe, expect, it } from 'vitest'
import { cast, dayFrom, demandAt, type Stage } from '../../../../../test/support/demands.ts'
import { messagesTo } from '../../../../../test/support/outbox.ts'
import { company, individual } from '../../../../../test/support/personas.ts'
import { aProvider } from '../../../../../test/support/providers.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { DEMAND_INVITATION_DAYS, ENTRY_INVITATIONS_A_DAY } from '../../../../rules/demand.ts'

/** Entries of the directory that are invited, and claimed by those whom they name. */

const h = serverForFile()
let people: Stage
beforeAll(async () => {
  people = await cast(h)
})

let entries = 0
/** An entry with a contact of its own. */
const entry = async (contact: { email?: string; phone?: string; wechat?: string } = {}) => {
  const n = ++entries
  const email = `desk${n}@firm.example`
  const { number } = await aProvider(h, { nameEn: `Firm ${n}`, nameCn: `第${n}事务所`, contact: { email, ...contact } })
  return { number, email }
}
const as = () => people.publisher.as
const invite = (number: string, demandId: string, message = '请看看') =>
  h.call('POST /ws/provider/invite', { id: number, demandId, message }, as())
const invitations = async (id: string) => (await h.ok('GET /ws/demand/invitations', { id }, as())).records
const stateOf = async (id: string) => (await invitations(id))[0]!.state
async function tokenFor(address: string): Promise<string> {
  const tokens = (await messagesTo(h, address)).flatMap(({ body }) => body.match(/workInvitation\?token=([\w-]+)/)?.[1] ?? [])
  return tokens.at(-1)!
}
const codeFor = async (address: string) =>
  (await messagesTo(h, address)).flatMap(({ body }) => body.match(/\b(\d{6})\b/)?.[1] ?? []).at(-1)!
const claims = (number: string, as: { token: string }) => h.ok('GET /ws/provider/claim', { id: number }, as)
const asksCode = (number: string, as: { token: string }, way: 'email' | 'sms' = 'email') =>
  h.ok('POST /ws/provider/claim/code', { id: number, way }, as)
const confirms = (number: string, code: string, as: { token: string }) =>
  h.call('POST /ws/provider/claim/confirm', { id: number, way: 'email', code }, as)

describe('an entry without an account', () => {
  it('is invited at its listed contact, registers, claims the entry by a code to that contact, and applies', async () => {
    const { number, email } = await entry()
    const id = await demandAt(h, people, 2, { visibility: 'invited' })
    expect(await h.ok('POST /ws/provider/invite', { id: number, demandId: id, message: '请看看' }, as())).toEqual({ done: true })
    const [message] = await messagesTo(h, email)
    expect(message!.subject).toContain('invites you to apply')
    expect(message!.body).not.toContain('请看看')
    expect(await stateOf(id)).toBe('sent')
    const token = await tokenFor(email)
    const view = await h.ok('GET /ws/demand/invitation', { token })
    expect(view).toMatchObject({ kind: 'entry', state: 'sent', fit: 'signIn', message: '请看看', demand: { id } })
    await h.ok('POST /ws/demand/invitation/seen', { token })
    expect(await stateOf(id)).toBe('seen')

    const firm = await company(h)
    expect(await h.ok('GET /ws/demand/invitation', { token }, firm.as)).toMatchObject({ fit: 'claim' })
    expect((await h.refused('POST /ws/demand/invitation/accept', { token }, firm.as)).error).toBe('demandInvitationOver')
    expect(await claims(number, firm.as)).toMatchObject({ owner: 'none', mayClaim: true, ways: ['email'] })
    expect(JSON.stringify(await asksCode(number, firm.as))).not.toContain('desk')
    expect((await confirms(number, '000000', firm.as)).body.success).toBe(false)
    const claimed = await confirms(number, await codeFor(email), firm.as)
    expect(claimed.body).toMatchObject({ success: true, result: { demands: [id] } })
    expect(await stateOf(id)).toBe('registered')
    expect(await claims(number, firm.as)).toMatchObject({ owner: 'own', mayClaim: false, ways: [] })
    expect(await h.ok('GET /ws/provider/detail', { id: number })).toMatchObject({ hasAccount: true })

    await h.ok('POST /ws/demand/apply', { id }, firm.as)
    expect(await stateOf(id)).toBe('applied')
    const { records } = await h.ok('GET /ws/demand/providers', { id }, as())
    expect(records.map((one) => [one.person.id, one.state, one.invited])).toEqual([[firm.companyId, 'applied', true]])
  })

  it('shows its company neither its contact nor who claims it, before they apply', async () => {
    const { number, email } = await entry()
    const id = await demandAt(h, people, 2)
    await invite(number, id)
    const person = await individual(h)
    await asksCode(number, person.as)
    await confirms(number, await codeFor(email), person.as)
    const shown = [await invitations(id), (await h.ok('GET /ws/demand/providers', { id }, as())).records]
    for (const secret of [email, person.accountId, person.name]) expect(JSON.stringify(shown)).not.toContain(secret)
    expect(shown[1]).toMatchObject([{ state: 'invited', person: { id: '', name: expect.stringContaining('事务所') } }])
  })

  it('declines by the link alone, or refuses all that come', async () => {
    const { number, email } = await entry()
    const [first, second] = [await demandAt(h, people, 2), await demandAt(h, people, 2)]
    await invite(number, first)
    const token = await tokenFor(email)
    await h.ok('POST /ws/demand/invitation/decline', { token })
    expect(await stateOf(first)).toBe('declined')
    expect((await h.refused('POST /ws/demand/invitation/decline', { token })).error).toBe('demandInvitationOver')
    expect(await h.ok('GET /ws/provider/invited', { token })).toEqual({ number, refusesInvitations: false })
    await h.ok('POST /ws/provider/invitations/refuse', { token })
    expect((await invite(number, second)).body).toMatchObject({ success: false, result: { error: 'entryRefuses' } })
    expect((await h.ok('GET /ws/provider/invite', { id: number }, as())).refused).toBeTruthy()
  })

  it('has links that end: after their days, when they are revoked, and with the recruitment', async () => {
    const [kept, revoked] = [await entry(), await entry()]
    const id = await demandAt(h, people, 2)
    await invite(kept.number, id)
    await invite(revoked.number, id)
    const [latest] = await invitations(id)
    await h.ok('POST /ws/demand/invitation/revoke', { id: latest!.id }, as())
    expect((await h.ok('GET /ws/demand/invitation', { token: await tokenFor(revoked.email) })).fit).toBe('ended')
    expect((await h.refused('POST /ws/demand/invitation/revoke', { id: latest!.id }, as())).error).toBe('demandInvitationOver')
    const other = await company(h)
    expect((await h.call('POST /ws/demand/invitation/revoke', { id: latest!.id }, other.as)).status).toBe(404)
    await h.ok('POST /ws/demand/cancel', { id, reason: 'x' }, as())
    expect((await invitations(id)).map(({ state }) => state)).toEqual(['revoked', 'expired'])
    expect(DEMAND_INVITATION_DAYS).toBeLessThanOrEqual(30)
  })

  it('cannot be invited where no message can be sent, or to a demand of others', async () => {
    const silent = await entry({ email: '', wechat: 'only-wechat' })
    const id = await demandAt(h, people, 2)
    expect((await invite(silent.number, id)).body).toMatchObject({ success: false, result: { error: 'entryUnreachable' } })
    const other = await company(h)
    const reached = await entry()
    expect((await h.call('POST /ws/provider/invite', { id: reached.number, demandId: id }, other.as)).body.success).toBe(false)
    expect(await messagesTo(h, reached.email)).toEqual([])
  })

  it('is invited once to a demand, and not flooded', async () => {
    const { number, email } = await entry()
    const id = await demandAt(h, people, 2)
    await invite(number, id)
    expect((await invite(number, id)).status).toBe(422)
    for (let n = 1; n < ENTRY_INVITATIONS_A_DAY; n++) expect((await invite(number, await demandAt(h, people, 2))).body.success).toBe(true)
    expect((await invite(number, await demandAt(h, people, 2))).body).toMatchObject({
      success: false,
      result: { error: 'entryInvitedMost' },
    })
    expect((await messagesTo(h, email)).length).toBe(ENTRY_INVITATIONS_A_DAY)
  })

  it('by mobile number where there is no address', async () => {
    const { number } = await aProvider(h, { contact: { phone: '+49 1512 3456789' } })
    await invite(number, await demandAt(h, people, 2))
    const [message] = await messagesTo(h, '15123456789')
    expect(message!.body).toContain('workInvitation?token=')
  })
})

describe('an entry with an account', () => {
  it('gets the invitation there, and takes it or not', async () => {
    const { number, email } = await entry()
    const firm = await company(h)
    await asksCode(number, firm.as)
    await confirms(number, await codeFor(email), firm.as)
    const id = await demandAt(h, people, 2, { visibility: 'invited' })
    const sent = (await messagesTo(h, email)).length
    await invite(number, id)
    expect((await messagesTo(h, email)).length).toBe(sent)
    const { needsYou } = await h.ok('GET /ws/demand/overview', {}, firm.as)
    expect(needsYou.map((row) => row.id)).toContain(id)
    await h.ok('POST /ws/demand/application/withdraw', { id }, firm.as)
    expect(await stateOf(id)).toBe('declined')
    await h.ok('POST /ws/provider/own/invitations', { id: number, refuses: true }, firm.as)
    expect((await invite(number, await demandAt(h, people, 2))).body).toMatchObject({ result: { error: 'entryRefuses' } })
    expect((await h.refused('POST /ws/provider/own/invitations', { id: number, refuses: false }, as())).error).toBe('notFound')
    const own = await demandAt(h, { ...people, publisher: people.publisher }, 2)
    expect((await h.call('POST /ws/provider/invite', { id: number, demandId: own }, firm.as)).body.success).toBe(false)
  })

  it('is claimed once, also by two at the same time', async () => {
    const { number, email } = await entry()
    const [one, other] = [await company(h), await individual(h)]
    await asksCode(number, one.as)
    const first = await codeFor(email)
    h.clock.advance({ minutes: 2 })
    await asksCode(number, other.as)
    const second = await codeFor(email)
    const answers = await Promise.all([confirms(number, first, one.as), confirms(number, second, other.as)])
    expect(answers.map(({ body }) => body.success).sort()).toEqual([false, true])
    expect((await h.refused('POST /ws/provider/claim/code', { id: number, way: 'email' }, one.as)).error).toBe('entryClaimed')
  })

  it('is free again when the account of its person is closed', async () => {
    const { number, email } = await entry()
    const person = await individual(h)
    await asksCode(number, person.as)
    await confirms(number, await codeFor(email), person.as)
    await h.ok('POST /ws/account/close', { agreed: true }, person.as)
    expect(await h.ok('GET /ws/provider/detail', { id: number })).toMatchObject({ hasAccount: false })
  })
})

describe('a claim by licence', () => {
  const claim = (number: string, as: { token: string }) =>
    h.call('POST /ws/provider/claim/licence', { id: number, licence: 'HRB 123456, Amtsgericht München', note: 'Managing director' }, as)
  const queue = async (number: string) => (await h.ok('GET /ws/operator/provider/claims', { search: number }, people.platform.as)).records

  it('waits for an operator, who gives the entry or says why not', async () => {
    const { number } = await entry()
    const [one, other] = [await company(h), await company(h)]
    const id = await demandAt(h, people, 2)
    await invite(number, id)
    expect((await claim(number, one.as)).body.success).toBe(true)
    expect((await claim(number, one.as)).body).toMatchObject({ success: false, result: { error: 'claimWaits' } })
    await claim(number, other.as)
    const [first, second] = await queue(number)
    expect(first).toMatchObject({
      state: 'waiting',
      licence: expect.stringContaining('HRB'),
      claimant: { name: expect.stringContaining(one.name) },
    })
    await h.ok('POST /ws/operator/provider/claim/refuse', { id: second!.id, reason: '执照号对不上' }, people.platform.as)
    expect(await claims(number, other.as)).toMatchObject({ claim: { state: 'refused', reason: '执照号对不上' }, mayClaim: true })
    const sheet = () => h.ok('GET /ws/provider/detail', { id: number })
    expect(await sheet()).toMatchObject({ licenceOn: null })
    await h.ok('POST /ws/operator/provider/claim/approve', { id: first!.id }, people.platform.as)
    expect(await claims(number, one.as)).toMatchObject({ owner: 'own' })
    // The mark has its day, in the sheet and in the list, and is that of the owner alone.
    expect(await sheet()).toMatchObject({ licenceOn: dayFrom(h, 0) })
    const listed = await h.ok('GET /ws/provider/search', { search: (await sheet()).name.en })
    expect(listed.records.find((row) => row.number === number)).toMatchObject({ licenceOn: dayFrom(h, 0) })
    await h.services.pool.query('update provider set owner_id = $1 where number = $2', [other.companyId, number])
    expect(await sheet()).toMatchObject({ licenceOn: null })
    await h.services.pool.query('update provider set owner_id = $1 where number = $2', [one.companyId, number])
    expect(await stateOf(id)).toBe('registered')
    await expect(claim(number, other.as)).resolves.toMatchObject({ body: { success: false, result: { error: 'entryClaimed' } } })
    expect(await queue(number)).toEqual([])
  })
})
