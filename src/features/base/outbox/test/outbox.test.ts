import { beforeAll, expect, test } from 'vitest'
import { codeFor, operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { OUTBOX_KEPT_DAYS } from '../../../../rules/constants.ts'

const SMS_URL = 'webhook+https://:secret@sms.example/send'
const live = serverForFile({ config: { HENGDU_ENV: 'production', PUBLIC_URL: 'https://hengdu.example', MESSAGES: 'none', SMS_URL } })
let staff: Person
beforeAll(async () => {
  staff = await operator(live)
})

const ask = (phone: string) => live.ok('POST /ws/account/code', { purpose: 'register', areaCode: '86', phone })
const list = (filter: object = {}) => live.ok('GET /ws/operator/outbox', { ...filter }, staff.as)

test('in production no operator sees a message, nor finds one by its text, and the table has dots in place of the code', async () => {
  const phone = '13500000001'
  await ask(phone)
  const code = await codeFor(live, phone)
  expect((await list()).records).toMatchObject([{ to: `+86 ${phone}`, body: null }])
  expect(JSON.stringify(await list())).not.toContain(code)
  expect((await list({ search: phone })).total).toBe(1)
  for (const search of [code, '••••••', '有效']) expect((await list({ search })).total).toBe(0)
  const { rows } = await live.services.pool.query('select row_to_json(o)::text as row from outbox o')
  expect(rows).toHaveLength(1)
  expect(rows[0].row).toContain('••••••')
  expect(rows[0].row).not.toContain(code)
})

test('messages are deleted once none can open anything any more', async () => {
  await ask('13500000002')
  live.clock.advance({ hours: 24 * (OUTBOX_KEPT_DAYS - 1) })
  await live.jobs.runDue()
  expect((await live.services.pool.query('select from outbox')).rowCount).toBe(2)
  live.clock.advance({ hours: 48 })
  await live.jobs.runDue()
  expect((await live.services.pool.query('select from outbox')).rowCount).toBe(0)
})
