import { afterAll, beforeAll, expect, it } from 'vitest'
import { monthly } from '../support/payrun.ts'
import { company } from '../support/personas.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** Requests at once, each of which would be right alone: rules about several rows, or about one that is not there yet. */

let h: TestServer
beforeAll(async () => {
  h = await startServer()
})
afterAll(() => h.close())

const AT_ONCE = 5
const times = <T>(ask: (nth: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => ask(nth)))
const errorsOf = (answers: { body: { success: boolean; result?: unknown } }[]) =>
  answers.flatMap(({ body }) => (body.success ? [] : (body.result as { error: string }).error))

it('of pay groups made with one name, one is made, and the other is refused with the reason', async () => {
  const { owner, member } = await company(h, { roles: ['hr'] })
  const people = [owner, member.hr]
  for (const name of ['月薪', '周薪', '双周薪']) {
    const answers = await Promise.all(people.map(({ as }) => h.call('POST /ws/payroll/group/save', { form: monthly({ name }) }, as)))
    expect(errorsOf(answers)).toEqual(['invalid'])
  }
  expect((await h.ok('GET /ws/payroll/groups', {}, owner.as)).groups).toHaveLength(3)
})

it('the last two leave types are not both archived', async () => {
  const { as } = await company(h)
  const types = await h.ok('GET /ws/absence/types', {}, as)
  const archive = ({ code, version }: (typeof types)[number]) =>
    h.call('POST /ws/absence/type/archive', { code, version: Math.max(1, version), archived: true }, as)
  for (const type of types.slice(2)) await archive(type)
  const last = (await h.ok('GET /ws/absence/types', {}, as)).filter(({ archived }) => !archived)
  expect(errorsOf(await Promise.all(last.map(archive)))).toEqual(['leaveTypeLast'])
})

it('a company whose last two people leave at once keeps one as long as it has money', async () => {
  for (let round = 0; round < 3; round++) {
    const firm = await company(h, { roles: ['hr'], funded: [{ currency: 'EUR', amountMinor: 5_000 }] })
    const answers = await Promise.all([
      h.call('POST /ws/account/close', { agreed: true }, firm.as),
      h.call('POST /ws/account/close', { agreed: true }, firm.member.hr.as),
    ])
    expect(answers.map(({ body }) => body.success)).toEqual([false, true])
    expect(errorsOf(answers)).toEqual(['cancellationBlocked'])
  }
})

it('a contact form and a partner application sent several times at once are one', async () => {
  const lead = {
    name: '陆帆',
    company: '澜海科技',
    email: 'lu@example.com',
    topic: 'hire',
    message: '想在新加坡雇人',
    summary: '',
    from: 'cost',
  }
  const leads = await times(() => h.ok('POST /ws/lead/submit', { ...lead, shownMs: 40_000 }))
  expect(new Set(leads.map(({ reference }) => reference)).size).toBe(1)
  const partner = {
    kind: 'channel',
    company: '启航咨询',
    name: '苏棠',
    email: 'su@example.com',
    regions: ['VN'],
    approach: '每季度办两场沙龙',
  }
  const applications = await times(() => h.ok('POST /ws/partner/apply', { ...partner, shownMs: 60_000 }))
  expect(new Set(applications.map(({ reference }) => reference)).size).toBe(1)
})
