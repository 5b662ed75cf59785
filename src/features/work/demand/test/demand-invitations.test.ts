import { beforeAll, describe, expect, it } from 'vitest'
import { cast, demandAt, type Stage } from '../../../../../test/support/demands.ts'
import { verified } from '../../../../../test/support/money.ts'
import { messagesTo } from '../../../../../test/support/outbox.ts'
import { company, individual, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { DEMAND_INVITATIONS_A_DAY, DEMAND_INVITATIONS_EACH, DEMAND_LINKS_MAX } from '../../../../rules/demand.ts'

const h = serverForFile()
let people: Stage

beforeAll(async () => {
  people = await cast(h)
})

const UNKNOWN = '15999990001'
const as = () => people.publisher.as
const invite = (id: string, phone: string) => h.call('POST /ws/demand/add', { id, areaCode: '86', phone, message: '欢迎' }, as())
const listed = async (id: string) => (await h.ok('GET /ws/demand/providers', { id }, as())).records
const profileOf = (who: Person) => h.call('GET /ws/profile/public', { id: who.accountId }, as())
const withResume = async () => verified(h, await individual(h))
const freeze = (who: Person) => h.ok('POST /ws/operator/account/freeze', { id: who.accountId, reason: '核查' }, people.platform.as)

describe('an invitation by number', () => {
  it('shows nothing about who is registered', async () => {
    const known = await withResume()
    const id = await demandAt(h, people, 2)
    const shapes = []
    for (const phone of [known.phone, UNKNOWN]) {
      const answers = [await invite(id, phone), await invite(id, phone)]
      const [row] = await listed(id)
      const { timeline } = await h.ok('GET /ws/demand/detail', { id }, as())
      shapes.push({
        answers: answers.map(({ status, body }) => [status, body.success, body.message]),
        row: { ...row!, id: '', createdAt: '', updatedAt: '', person: { ...row!.person, name: row!.person.name.replace(/\d/g, '9') } },
        move: { ...timeline.at(-1)!, id: '', at: '' },
      })
    }
    expect(shapes[0]).toEqual(shapes[1])
    expect(shapes[0]!.row).toMatchObject({ state: 'invited', message: '欢迎', person: { id: '', verified: false, avatarUrl: null } })
    expect(JSON.stringify(await listed(id))).not.toContain(known.accountId)
  })

  it('opens the profile when the person applies, and not before', async () => {
    const known = await withResume()
    const id = await demandAt(h, people, 2, { visibility: 'invited' })
    await invite(id, known.phone)
    expect((await profileOf(known)).status).toBe(404)
    await h.ok('POST /ws/demand/apply', { id }, known.as)
    expect((await profileOf(known)).status).toBe(200)
    expect((await listed(id)).map((one) => [one.person.id, one.state, one.invited])).toEqual([[known.accountId, 'applied', true]])
  })

  it('that is declined, or ends with the demand, opens nothing and names nobody', async () => {
    const [declines, silent] = [await withResume(), await withResume()]
    const id = await demandAt(h, people, 2)
    for (const who of [declines, silent]) await invite(id, who.phone)
    await h.ok('POST /ws/demand/application/withdraw', { id }, declines.as)
    await h.ok('POST /ws/demand/cancel', { id, reason: 'x' }, as())
    for (const who of [declines, silent]) expect((await profileOf(who)).status).toBe(404)
    const notices = await h.ok('GET /ws/notice/list', {}, as())
    expect(JSON.stringify(notices)).not.toContain(declines.name)
  })

  it('is sent to a bounded number of people a day', async () => {
    const stage = { ...people, publisher: await company(h, { funded: [{ amountMinor: 10_000_000, currency: 'EUR' }] }) }
    const add = (id: string, n: number) => h.call('POST /ws/demand/add', { id, phone: `159${String(70_000_000 + n)}` }, stage.publisher.as)
    const open = () => demandAt(h, stage, 2, { amount: '100' })
    for (let begun = 0; begun < DEMAND_INVITATIONS_A_DAY; begun += DEMAND_INVITATIONS_EACH) {
      const id = await open()
      for (let n = 0; n < DEMAND_INVITATIONS_EACH; n++) expect((await add(id, begun + n)).body.success).toBe(true)
      if (begun === 0) expect((await add(id, 999)).body).toMatchObject({ success: false, code: 1370 })
    }
    expect((await add(await open(), 999)).body).toMatchObject({ success: false, code: 1326 })
  })
})

const stateOf = async (id: string, n = 0) => (await h.ok('GET /ws/demand/invitations', { id }, as())).records[n]!.state
const tokenIn = (messages: { body: string }[]) =>
  messages.flatMap(({ body }) => body.match(/workInvitation\?token=([\w-]+)/)?.[1] ?? []).at(-1)!

describe('several invitations at once', () => {
  const many = (id: string, lines: string[], who: { token: string } = as()) =>
    h.ok('POST /ws/demand/invitation/many', { id, lines, message: '欢迎' }, who)

  it('answer each line, the same whether or not somebody is registered', async () => {
    const known = await withResume()
    await h.services.pool.query('update account set email = $2 where id = $1', [known.accountId, 'known@people.example'])
    const shapes = []
    for (const [phone, email] of [
      [known.phone, 'known@people.example'],
      [UNKNOWN, 'nobody@people.example'],
    ] as const) {
      const id = await demandAt(h, people, 2)
      const first = await many(id, [phone, 'not a number', 'a@b'])
      const again = await many(id, [phone])
      // The person is invited once; another way to reach them is another invitation all the same.
      const mail = await many(id, [email])
      const { records } = await h.ok('GET /ws/demand/invitations', { id }, as())
      const plain = (text: string) => text.replace(/[\d]/g, '9').replace(/^[kn]\*/, '*')
      shapes.push({
        answers: [first, again, mail].map(({ sent, lines }) => [sent, lines.map(({ reason }) => reason)]),
        rows: records.map(({ id: _, sentAt: __, expiresAt, to, ...row }) => ({ ...row, to: plain(to.en), until: expiresAt?.slice(0, 10) })),
      })
    }
    expect(shapes[0]).toEqual(shapes[1])
    expect(shapes[0]).toMatchObject({
      answers: [
        [1, [{}, {}].map(() => expect.any(String))],
        [0, [expect.any(String)]],
        [1, []],
      ],
    })
    expect(shapes[0]!.rows).toMatchObject([
      { kind: 'email', state: 'sent' },
      { kind: 'phone', state: 'sent' },
    ])
    expect(tokenIn(await messagesTo(h, 'known@people.example'))).toBeUndefined()
  })

  it('reach who is not registered by a link, which they accept once they are; opening the request is seen', async () => {
    const id = await demandAt(h, people, 2, { visibility: 'invited' })
    await many(id, ['later@people.example'])
    const token = tokenIn(await messagesTo(h, 'later@people.example'))
    const person = await individual(h)
    expect((await h.refused('GET /ws/demand/detail', { id }, person.as)).error).toBe('notFound')
    expect(await h.ok('GET /ws/demand/invitation', { token }, person.as)).toMatchObject({ fit: 'accept', state: 'sent' })
    await h.ok('POST /ws/demand/invitation/accept', { token }, person.as)
    // What a registered person would show as well.
    expect(await stateOf(id)).toBe('seen')
    await h.ok('POST /ws/demand/apply', { id }, person.as)
    expect(await stateOf(id)).toBe('applied')
    const known = await withResume()
    await invite(id, known.phone)
    expect(await stateOf(id)).toBe('sent')
    await h.ok('POST /ws/demand/invitation/opened', { id }, known.as)
    expect(await stateOf(id)).toBe('seen')
  })

  it('are of the company alone, and within its limits', async () => {
    const id = await demandAt(h, people, 2)
    const other = await company(h)
    const refused = await h.refused('POST /ws/demand/invitation/many', { id, lines: [UNKNOWN], message: '' }, other.as)
    expect(refused.error).toBe('notFound')
    const lines = Array.from({ length: DEMAND_INVITATIONS_EACH }, (_, n) => `a${n}@many.example`)
    const { sent } = await many(id, lines)
    expect(sent).toBe(DEMAND_INVITATIONS_EACH)
    const more = { id, lines: ['one@more.example'], message: '' }
    expect((await h.refused('POST /ws/demand/invitation/many', more, as())).error).toBe('invitationsDemandMost')
  })
})

describe('an invitation link', () => {
  const stage = async () => {
    const publisher = await company(h, { funded: [{ amountMinor: 10_000_000, currency: 'EUR' }] })
    const id = await demandAt(h, { ...people, publisher }, 2, { amount: '100', visibility: 'invited' })
    const make = async (days: number, uses: number) =>
      (await h.ok('POST /ws/demand/invitation/link', { id, days, uses, message: '' }, publisher.as)).path.split('token=')[1]!
    const rows = async () => (await h.ok('GET /ws/demand/invitations', { id }, publisher.as)).records
    return { publisher, id, make, rows }
  }

  it('lets as many in as it says, each once, and shows its uses', async () => {
    const { id, make, rows } = await stage()
    const token = await make(30, 2)
    const { rows: stored } = await h.services.pool.query('select token_hash from demand_invitee where demand_id = $1', [id])
    expect(JSON.stringify(stored)).not.toContain(token)
    const [one, two, three] = [await individual(h), await individual(h), await individual(h)]
    for (const person of [one, one, two]) expect(await h.ok('POST /ws/demand/invitation/accept', { token }, person.as)).toEqual({ id })
    expect(await rows()).toMatchObject([{ kind: 'link', uses: 2, usesMost: 2, state: 'expired' }])
    expect((await h.refused('POST /ws/demand/invitation/accept', { token }, three.as)).error).toBe('demandInvitationOver')
    expect(await h.ok('GET /ws/demand/detail', { id }, one.as)).toMatchObject({ myApplication: { state: 'invited' } })
    expect((await h.refused('GET /ws/demand/detail', { id }, three.as)).error).toBe('notFound')
    expect(await h.ok('GET /ws/demand/invitation', { token }, three.as)).toMatchObject({ fit: 'ended' })
  })

  it('ends when it is revoked or over, and is not declined for the others', async () => {
    const { id, make, rows, publisher } = await stage()
    const [short, token] = [await make(1, 5), await make(30, 5)]
    const person = await individual(h)
    await h.ok('POST /ws/demand/invitation/decline', { token })
    expect(await h.ok('GET /ws/demand/invitation', { token }, person.as)).toMatchObject({ fit: 'accept' })
    await h.ok('POST /ws/demand/invitation/accept', { token }, person.as)
    await h.ok('POST /ws/demand/invitation/revoke', { id: (await rows()).find((one) => one.uses === 1)!.id }, publisher.as)
    const late = await individual(h)
    expect((await h.refused('POST /ws/demand/invitation/accept', { token }, late.as)).error).toBe('demandInvitationOver')
    await h.ok('POST /ws/demand/apply', { id }, person.as)
    const over = "update demand_invitee set expires_at = now() - interval '1 day' where demand_id = $1 and uses = 0"
    await h.services.pool.query(over, [id])
    expect(await h.ok('GET /ws/demand/invitation', { token: short })).toMatchObject({ fit: 'ended' })
  })

  it('is one of few, within its bounds', async () => {
    const { id, make, publisher } = await stage()
    for (let n = 0; n < DEMAND_LINKS_MAX; n++) await make(1, 1)
    const ask = (days: number, uses: number) => h.refused('POST /ws/demand/invitation/link', { id, days, uses, message: '' }, publisher.as)
    expect((await ask(1, 1)).error).toBe('linksMost')
    expect((await ask(31, 1)).fields).toHaveProperty('days')
    expect((await ask(1, 51)).fields).toHaveProperty('uses')
    const other = await company(h)
    const foreign = await h.refused('POST /ws/demand/invitation/link', { id, days: 1, uses: 1, message: '' }, other.as)
    expect(foreign.error).toBe('notFound')
  })
})

describe('accounts that are gone', () => {
  it('show no profile, and cannot be picked', async () => {
    const frozen = await withResume()
    const id = await demandAt(h, people, 2)
    await h.ok('POST /ws/demand/apply', { id }, frozen.as)
    expect((await profileOf(frozen)).status).toBe(200)
    await freeze(frozen)
    expect((await profileOf(frozen)).status).toBe(404)
    expect((await h.refused('POST /ws/demand/pick', { id, accountId: frozen.accountId }, as())).error).toBe('applicantGone')
  })

  it('withdraw their applications at closing', async () => {
    const leaves = await withResume()
    const id = await demandAt(h, people, 2)
    await h.ok('POST /ws/demand/apply', { id, message: '我的电话 13900001111' }, leaves.as)
    const { closeAccount } = await import('../../../base/account/server/closing.ts')
    const actor = (await h.services.identify(leaves.token, h.clock.now()))!
    await performAsSystem(h.services, 'close', (act) => closeAccount({ ...act, actor }))
    const [row] = await listed(id)
    expect(row).toMatchObject({ state: 'withdrawn', message: '' })
    expect((await h.refused('POST /ws/demand/pick', { id, accountId: leaves.accountId }, as())).error).toBe('nobodyApplied')
    expect((await profileOf(leaves)).status).toBe(404)
  })

  /** Makes a call while somebody else changes the application of this person, whose row it has to wait for. */
  async function whileChanging<T>(id: string, who: Person, state: string, ask: () => Promise<T>): Promise<T> {
    const other = await h.services.pool.connect()
    try {
      await other.query('begin')
      await other.query('update demand_application set state = $3 where demand_id = $1 and account_id = $2', [id, who.accountId, state])
      const answer = ask()
      const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      while ((await h.services.pool.query(waiting)).rowCount === 0);
      await other.query('commit')
      return await answer
    } finally {
      other.release()
    }
  }

  it('cannot be picked while they withdraw', async () => {
    const leaves = await individual(h)
    const id = await demandAt(h, people, 2)
    await h.ok('POST /ws/demand/apply', { id }, leaves.as)
    const pick = () => h.call('POST /ws/demand/pick', { id, accountId: leaves.accountId }, as())
    expect((await whileChanging(id, leaves, 'withdrawn', pick)).body).toMatchObject({ success: false, result: { error: 'notApplied' } })
  })

  it('are not closed while they are picked', async () => {
    const stays = await individual(h)
    const id = await demandAt(h, people, 2)
    await h.ok('POST /ws/demand/apply', { id }, stays.as)
    const close = () => h.call('POST /ws/account/close', { agreed: true }, stays.as)
    expect((await whileChanging(id, stays, 'picked', close)).body).toMatchObject({ success: false, result: { error: 'staleState' } })
    expect((await h.ok('GET /ws/account/me', {}, stays.as)).id).toBe(stays.accountId)
  })
})

it('of one who applies and withdraws again and again the publisher is notified once, not each time', async () => {
  const restless = await individual(h)
  const id = await demandAt(h, people, 2)
  const notices = async () =>
    (await h.ok('GET /ws/notice/list', { pageSize: 100 }, as())).records.filter((one) => one.link.includes(id)).length
  const before = await notices()
  for (let n = 0; n < 10; n++) {
    await h.ok('POST /ws/demand/apply', { id }, restless.as)
    await h.ok('POST /ws/demand/application/withdraw', { id }, restless.as)
  }
  expect((await notices()) - before).toBe(2)
})
