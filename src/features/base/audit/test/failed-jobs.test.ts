import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { operator, type Person, signInAgain } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { defineJob, enqueue } from '../../../../platform/server/jobs/jobs.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { GATHERED_AFTER } from '../../../../rules/constants.ts'

const h = serverForFile()
let staff: Person
let isBroken = true
const ran: string[] = []
const kind = defineJob('test.breaks', { id: z.string(), phone: z.string() })
const nightly = 'test.night'

beforeAll(async () => {
  staff = await operator(h)
  h.jobs.on(kind, async (_, { id }) => {
    if (isBroken) throw new Error('the bank is away')
    ran.push(id)
  })
})

const order = (id: string) =>
  performAsSystem(h.services, 'test', (act) => enqueue(act, kind, { id, phone: '+86 13800001234' }, { dueAt: act.now }))
const list = async (filter: object = {}) => (await h.ok('GET /ws/operator/jobs', filter, staff.as)).records
const notices = async () =>
  (await h.services.pool.query("select kind from notice where account_id = $1 and kind in ('jobFailed', 'gathered')", [staff.accountId]))
    .rows
/** All attempts of what is due. */
const exhaust = async () => {
  for (let attempt = 0; attempt < 8; attempt++) {
    await h.jobs.runDue()
    h.clock.advance({ seconds: 5 * 3 ** attempt })
  }
  await signInAgain(h, staff)
}

describe('a job that fails', () => {
  it('is shown while it is tried again, without personal data, and operators are notified after its last attempt', async () => {
    await order('one')
    await h.jobs.runDue()
    expect(await list()).toMatchObject([
      { name: 'test.breaks', isDead: false, attempts: 1, error: 'the bank is away', payload: { id: 'one', phone: '•••34' } },
    ])
    expect(await notices()).toEqual([])
    await exhaust()
    expect(await list({ state: 'dead' })).toMatchObject([{ isDead: true, attempts: 8 }])
    expect(await list({ state: 'failing' })).toEqual([])
    expect(await notices()).toEqual([{ kind: 'jobFailed' }])
  })

  it('runs again with all its attempts, once', async () => {
    const [row] = await list({ search: 'breaks' })
    isBroken = false
    const again = () => h.call('POST /ws/operator/job/again', { id: row!.id }, staff.as)
    const both = await Promise.all([again(), again()])
    expect(both.filter(({ body }) => body.success)).toHaveLength(1)
    await h.jobs.runDue()
    expect(ran).toEqual(['one'])
    expect(await list()).toEqual([])
    expect(await h.refused('POST /ws/operator/job/again', { id: row!.id }, staff.as)).toMatchObject({ error: 'staleState' })
  })

  it('is given up with a reason that stays with it, and only when nothing tries it any more', async () => {
    isBroken = true
    await order('two')
    await h.jobs.runDue()
    const [failing] = await list()
    const end = (reason: string) => h.call('POST /ws/operator/job/giveUp', { id: failing!.id, reason }, staff.as)
    expect((await end('too early')).body.success).toBe(false)
    await exhaust()
    expect((await end(' ')).body.success).toBe(false)
    expect((await end('paid by hand')).body.success).toBe(true)
    expect(await list()).toEqual([])
    const { rows } = await h.services.pool.query('select error, done_at from job where id = $1', [failing!.id])
    expect(rows[0]).toMatchObject({ error: 'the bank is away | given up: paid by hand', done_at: expect.anything() })
    isBroken = false
    h.clock.advance({ hours: 1 })
    await h.jobs.runDue()
    expect(ran).toEqual(['one'])
  })

  it('of many at once operators get some notices and then one', async () => {
    isBroken = true
    h.clock.advance({ hours: 2 })
    const before = (await notices()).length
    for (let n = 0; n < GATHERED_AFTER + 5; n++) await order(`many${n}`)
    await exhaust()
    const since = (await notices()).slice(before)
    expect(since.filter(({ kind: each }) => each === 'jobFailed')).toHaveLength(GATHERED_AFTER)
    expect(since.filter(({ kind: each }) => each === 'gathered')).toHaveLength(1)
  })

  it('every night is an alarm after the attempts of a night, and goes on the next', async () => {
    await h.services.pool.query("delete from notice where kind in ('jobFailed', 'gathered')")
    h.jobs.nightly(nightly, async () => {
      throw new Error('every night')
    })
    await h.jobs.orderRecurring()
    h.clock.advance({ hours: 24 })
    await exhaust()
    expect(await list({ search: nightly })).toMatchObject([{ isDead: false, error: 'every night' }])
    expect((await notices()).length).toBeGreaterThan(0)
  })
})
