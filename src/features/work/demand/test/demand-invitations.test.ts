import { beforeAll, describe, expect, it } from 'vitest'
import { cast, demandAt, type Stage } from '../../../../../test/support/demands.ts'
import { verified } from '../../../../../test/support/money.ts'
import { company, individual, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { DEMAND_INVITATIONS_A_DAY, DEMAND_INVITATIONS_EACH } from '../../../../rules/demand.ts'

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
