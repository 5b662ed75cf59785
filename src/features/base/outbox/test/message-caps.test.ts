import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { messagesTo } from '../../../../../test/support/outbox.ts'
import { operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { isWork } from '../../../../platform/contract/work.ts'
import { inBooksZone } from '../../../../platform/server/clock.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { GATHERED_AFTER, MESSAGE_CAPS, WORK_AFTER, WORK_MINUTES } from '../../../../rules/constants.ts'
import { withinBudget } from '../server/budget.ts'
import { budgetAlarm } from '../server/hooks.ts'

const h = serverForFile()
let op: Person

beforeAll(async () => {
  op = await operator(h)
})

let made = 0
const lead = (more: Record<string, unknown> = {}) => ({
  topic: 'other' as const,
  name: 'Win a prize:\nhttp://evil.example/p',
  email: `victim${++made}@panshi.example`,
  message: `Buy now at http://evil.example ${made}`,
  ...more,
})
const noticesOf = async (kind: string) => {
  const { rows } = await h.services.pool.query<{ n: number }>('select count(*)::int as n from notice where account_id = $1 and kind = $2', [
    op.accountId,
    kind,
  ])
  return rows[0]!.n
}

describe('messages to contacts that nobody proved', () => {
  it('carry nothing of what the sender wrote, in one line', async () => {
    const form = lead()
    const { reference } = await h.ok('POST /ws/lead/submit', form, { lang: 'en' })
    const [sent] = await messagesTo(h, form.email)
    expect(sent!.body).toContain(reference)
    expect(`${sent!.subject}${sent!.body}`).not.toMatch(/evil|prize|Buy|\n/)
  })

  it('stop at the cap of the address, whatever form asks for them', async () => {
    const email = 'one@panshi.example'
    for (let n = 0; n < MESSAGE_CAPS.stranger.perTarget + 3; n++) {
      await h.ok('POST /ws/lead/submit', lead({ email }))
      const partner = { kind: 'channel', company: `某公司 ${n}`, name: '张', email, regions: ['DE'], approach: '渠道推广', agreed: true }
      await h.call('POST /ws/partner/apply', partner as never)
    }
    expect(await messagesTo(h, email)).toHaveLength(MESSAGE_CAPS.stranger.perTarget)
  })

  it('of one asker stop at the cap of the asker', async () => {
    const sent = await performAsSystem(h.services, 'cap', async (act) => {
      const asker = { ...act, actor: null, ip: '203.0.113.9' }
      let n = 0
      while (await withinBudget(asker, { channel: 'email', to: `to${n}@panshi.example` }, 'stranger')) n++
      return n
    })
    expect(sent).toBe(MESSAGE_CAPS.stranger.perAsker)
  })

  it('of all stop at the budget of the day, and operators are notified twice before', async () => {
    const most = MESSAGE_CAPS.total.sms
    const heard: number[] = []
    h.services.hooks.add(budgetAlarm, 'test', (_, { percent }) => heard.push(percent))
    const reaches = (sent: number) =>
      performAsSystem(h.services, 'budget', async (act) => {
        await act.tx.execute(`delete from message_count where subject like 'all:sms:%'`)
        const day = act.now.toZonedDateTimeISO('Asia/Shanghai').toPlainDate().toString()
        await act.tx.execute(`insert into message_count values ('${day}', 'all:sms:x', ${sent})`)
        return withinBudget(act, { channel: 'sms', to: `+86 ${sent}` }, 'stranger')
      })
    expect(await reaches(most / 2 - 2)).toBe(true)
    expect(heard).toEqual([])
    expect(await reaches(most / 2)).toBe(true)
    expect(await reaches(most * 0.95)).toBe(true)
    expect(await reaches(most * 0.96)).toBe(true)
    expect(heard).toEqual([50, 90])
    expect(await reaches(most)).toBe(false)
    expect(await noticesOf('messageBudget')).toBe(2)
  })
})

it('operators are notified of a flood of applications once, not of each', async () => {
  // Another day: the budget of this one is spent.
  h.clock.advance({ hours: 24 })
  await h.services.pool.query('update lead set ip = null')
  const before = { one: await noticesOf('leadArrived'), many: await noticesOf('gathered') }
  for (let n = 0; n < GATHERED_AFTER + 5; n++) await h.ok('POST /ws/lead/submit', lead())
  expect(await noticesOf('leadArrived')).toBe(before.one + GATHERED_AFTER)
  expect(await noticesOf('gathered')).toBe(before.many + 1)
})

describe('work for an open form', () => {
  const solve = (challenge: string, bits: number): string => {
    for (let n = 0; ; n++) if (isWork(`${challenge}~${n}`, bits)) return `${challenge}~${n}`
  }
  /** Noon of a fresh day, which does not end during the test: then more messages than a person ever sends. */
  const busy = async () => {
    const noon = inBooksZone(h.clock.now()).add({ days: 1 }).withPlainTime('12:00')
    h.clock.advance({ seconds: Math.round(noon.toInstant().since(h.clock.now()).total('seconds')) })
    await h.services.pool.query('update lead set ip = null')
    for (let n = 0; n < WORK_AFTER; n++) await h.ok('POST /ws/lead/submit', lead())
    await h.services.pool.query('update lead set ip = null')
  }

  it('is asked for when much is sent, is for one contact, and is short-lived', async () => {
    await busy()
    const form = lead()
    const first = await h.call('POST /ws/lead/submit', form, { headers: { 'x-work': 'none' } })
    expect(first.body).toMatchObject({ success: false, code: 1091 })
    const { challenge, bits } = (first.body as unknown as { result: { params: { challenge: string; bits: number } } }).result.params
    const work = solve(challenge, bits)
    const send = (to: object, done: string) => h.call('POST /ws/lead/submit', to as never, { headers: { 'x-work': done } })
    for (const [to, done] of [
      [lead(), work],
      [form, `${challenge}~x`],
      [form, work.replace(/^\d+/, (until) => String(Number(until) + 1))],
      [form, 'x'.repeat(1_000)],
    ] as const)
      expect((await send(to, done)).body.success).toBe(false)
    expect((await send(form, work)).body.success).toBe(true)
    h.clock.advance({ minutes: WORK_MINUTES + 1 })
    expect((await send(form, work)).body.success).toBe(false)
    const code = await h.call(
      'POST /ws/account/code',
      { purpose: 'login', areaCode: '86', phone: '13599990000' },
      { headers: { 'x-work': 'none' } },
    )
    expect(code.body).toMatchObject({ success: false, code: 1091 })
  })
})

it('counts the bits of the digest exactly', () => {
  for (let n = 0; n < 300; n++) {
    const bits = BigInt(`0x${createHash('sha256').update(`${n}`).digest('hex')}`)
    const zeros = 256 - bits.toString(2).length
    expect([isWork(`${n}`, zeros), isWork(`${n}`, zeros + 1)], `${n}`).toEqual([true, false])
  }
})
