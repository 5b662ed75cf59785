import { beforeAll, describe, expect, it } from 'vitest'
import { articleForm } from '../../../../../test/support/articles.ts'
import { upload } from '../../../../../test/support/files.ts'
import { company, individual, operator, type Person } from '../../../../../test/support/personas.ts'
import { aProvider } from '../../../../../test/support/providers.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { rowsOfExport } from '../../../../../test/support/workbooks.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { ADVISORY_A_DAY, ADVISORY_FILES_MAX } from '../../../../rules/constants.ts'
import { openSession } from '../../../base/account/server/sessions.ts'
import { createArticle, publishArticle } from '../../../market/article/server/writes.ts'

/** Ten in the morning in Beijing, on a Wednesday in March without holidays near. */
const MORNING = '02:00Z'
const h = serverForFile()
let staff: Person
let other: Person

const advanceTo = (instant: string) => {
  const seconds = Math.ceil((Temporal.Instant.from(instant).epochMilliseconds - h.clock.now().epochMilliseconds) / 1000)
  h.clock.advance({ seconds })
}
const inBeijing = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO('Asia/Shanghai')
/** To the minute: the clock runs while a test does. */
const minute = (instant: string) => inBeijing(instant).toPlainDateTime().toString({ smallestUnit: 'minute' })
/** The clock jumps further than a session lasts. */
const fresh = async (person: Person) => ({
  token: await performAsSystem(h.services, 'renew', (act) => openSession(act, person.accountId, 'test')),
})
const noticesOf = async (person: Person, kind: string) =>
  (await h.services.pool.query('select params, link from notice where account_id = $1 and kind = $2 order by at', [person.accountId, kind]))
    .rows

let day: Temporal.PlainDate

beforeAll(async () => {
  const { year } = inBeijing(h.clock.now().toString())
  day = Temporal.PlainDate.from({ year: year + 1, month: 3, day: 10 })
  advanceTo(`${day}T${MORNING}`)
  staff = await operator(h)
  other = await operator(h)
})

const question = (over: Record<string, unknown> = {}) => ({ topic: 'hire', region: 'DE', text: '名义雇主能用多久？', ...over })
const asked = async (over: Record<string, unknown> = {}) => {
  const person = await individual(h)
  return { person, ...(await h.ok('POST /ws/advisory/ask', question(over), person.as)) }
}
const taken = async (over: Record<string, unknown> = {}) => {
  const one = await asked(over)
  const detail = await h.ok('POST /ws/operator/advisory/take', { id: one.id }, await fresh(staff))
  return { ...one, version: detail.version }
}
const answered = async () => {
  const one = await taken()
  const form = { id: one.id, version: one.version, text: '一般不超过 18 个月。' }
  return { ...one, detail: await h.ok('POST /ws/operator/advisory/answer', form, await fresh(staff)) }
}

describe('a question', () => {
  it('goes from open to rated, and both sides are notified', async () => {
    const { person, id, reference, dueAt } = await asked()
    expect(reference).toMatch(/^A-\d{4}-\d{4}$/)
    expect(minute(dueAt)).toBe(`${day}T14:00`)
    expect(await noticesOf(staff, 'advisoryAsked')).toContainEqual({
      params: expect.objectContaining({ number: reference, due: `${day} 14:00` }),
      link: `/operatorHome/advisories?id=${id}`,
    })
    const queue = await h.ok('GET /ws/operator/advisories', { state: 'waiting', search: reference, order: 'asc' }, staff.as)
    const [heads, row, ...rest] = rowsOfExport(
      await h.ok('POST /ws/operator/advisory/export', { search: reference }, { ...staff.as, lang: 'en' }),
    )
    expect(heads?.slice(0, 3)).toEqual(['Number', 'Topic', 'Status'])
    expect([row?.[0], rest]).toEqual([reference, []])
    expect(queue.hours.open).toBe(true)
    expect(queue.records[0]).toMatchObject({
      state: 'open',
      owner: null,
      answeredOnce: false,
      asker: { name: person.name, isCompany: false },
    })
    expect(queue.records[0]!.minutesLeft).toBeGreaterThan(230)

    const held = await h.ok('POST /ws/operator/advisory/take', { id }, staff.as)
    expect(held).toMatchObject({ state: 'taken', owner: { id: staff.accountId } })
    await h.ok('POST /ws/operator/advisory/note', { id, text: '只有我们能看到' }, staff.as)
    const said = await h.ok('POST /ws/operator/advisory/answer', { id, version: held.version, text: '一般不超过 18 个月。' }, staff.as)
    expect(said).toMatchObject({ state: 'answered', dueAt: null, minutesLeft: null, answeredOnce: true })
    expect(await noticesOf(person, 'advisoryAnswered')).toEqual([
      { params: { number: reference, days: 7 }, link: `/personalHome/advisory?id=${id}` },
    ])

    const seen = await h.ok('GET /ws/advisory/detail', { id }, person.as)
    expect(seen.entries.map(({ kind, event }) => event ?? kind)).toEqual(['question', 'taken', 'answer'])
    expect(JSON.stringify(seen)).not.toContain('只有我们能看到')
    expect(await h.refused('POST /ws/advisory/rate', { id, rating: 5 }, person.as)).toMatchObject({ error: 'advisoryUnanswered' })
    await h.ok('POST /ws/advisory/close', { id }, person.as)
    expect(await h.refused('POST /ws/advisory/rate', { id, rating: 6 }, person.as)).toMatchObject({ status: 422 })
    expect(await h.ok('POST /ws/advisory/rate', { id, rating: 4, text: '有用' }, person.as)).toMatchObject({
      rating: 4,
      ratingText: '有用',
    })
    expect(await h.refused('POST /ws/advisory/rate', { id, rating: 1 }, person.as)).toMatchObject({ error: 'advisoryRated' })
  })

  it('belongs to who asked it: colleagues see neither thread nor files, operators do', async () => {
    const firm = await company(h, { roles: ['admin'] })
    const file = await upload(h, firm.owner.token, 'document', 'pdf')
    const { id } = await h.ok('POST /ws/advisory/ask', question({ files: [file.id] }), firm.as)
    const status = async (person: Person) => (await fetch(`${h.url}${file.url}`, { headers: { 'x-access-token': person.token } })).status
    expect([await status(firm.owner), await status(staff), await status(firm.member.admin)]).toEqual([200, 200, 404])
    expect(await h.refused('GET /ws/advisory/detail', { id }, firm.member.admin.as)).toMatchObject({ status: 404 })
    expect((await h.ok('GET /ws/advisory/list', {}, firm.member.admin.as)).total).toBe(0)
    expect(await h.refused('POST /ws/advisory/ask', question({ files: [file.id] }), firm.member.admin.as)).toMatchObject({
      fields: { files: expect.anything() },
    })
  })

  it('cannot be touched by another person', async () => {
    const { id } = await asked()
    const stranger = await individual(h)
    for (const [key, input] of [
      ['POST /ws/advisory/write', { id, text: '我也来' }],
      ['POST /ws/advisory/reopen', { id, text: '我也来' }],
      ['POST /ws/advisory/close', { id }],
      ['POST /ws/advisory/rate', { id, rating: 1 }],
    ] as const)
      expect(await h.refused(key, input, stranger.as)).toMatchObject({ status: 404 })
  })

  it('is closed when its asker leaves the platform', async () => {
    const { person, id } = await taken()
    await h.ok('POST /ws/account/close', { agreed: true }, person.as)
    expect(await h.ok('GET /ws/operator/advisory', { id }, await fresh(staff))).toMatchObject({ state: 'closed', dueAt: null })
  })

  it('is refused for what it lacks, and above the limits of one person', async () => {
    const person = await individual(h)
    const bad = await h.refused(
      'POST /ws/advisory/ask',
      question({ topic: '', text: ' ', files: Array(ADVISORY_FILES_MAX + 1).fill('x') }),
      person.as,
    )
    expect(Object.keys(bad.fields).sort()).toEqual(['files', 'text', 'topic'])
    expect((await h.refused('POST /ws/advisory/ask', question({ region: 'ZZ' }), person.as)).fields).toHaveProperty('region')
    const together = await Promise.all(
      Array.from({ length: ADVISORY_A_DAY + 1 }, (_, n) => h.call('POST /ws/advisory/ask', question({ text: `问题 ${n}` }), person.as)),
    )
    expect(together.filter(({ body }) => body.success)).toHaveLength(ADVISORY_A_DAY)
  })
})

describe('the desk', () => {
  it('gives a question to the first who takes it, and only its owner answers', async () => {
    const { id } = await asked()
    const both = await Promise.all([staff, other].map((one) => h.call('POST /ws/operator/advisory/take', { id }, one.as)))
    expect(both.filter(({ body }) => body.success)).toHaveLength(1)
    const one = await h.ok('GET /ws/operator/advisory', { id }, staff.as)
    const [mine, theirs] = one.owner?.id === staff.accountId ? [staff, other] : [other, staff]
    const answer = { id, version: one.version, text: '好' }
    expect(await h.refused('POST /ws/operator/advisory/answer', answer, theirs.as)).toMatchObject({ error: 'advisoryNotYours' })
    const given = await h.ok(
      'POST /ws/operator/advisory/handOver',
      { id, was: mine.accountId, ownerId: theirs.accountId, note: '请接手' },
      mine.as,
    )
    expect(given.entries.at(-1)).toMatchObject({ event: 'handedOver', text: '请接手' })
    expect(await noticesOf(theirs, 'advisoryHandedOver')).toHaveLength(1)
    expect(
      await h.refused('POST /ws/operator/advisory/handOver', { id, was: mine.accountId, ownerId: mine.accountId }, mine.as),
    ).toMatchObject({ error: 'staleState' })
    expect(await h.refused('POST /ws/operator/advisory/answer', answer, theirs.as)).toMatchObject({ error: 'advisoryChanged' })
    await h.ok('POST /ws/operator/advisory/answer', { ...answer, version: given.version }, theirs.as)
  })

  it('refuses an answer to what the asker has added to since', async () => {
    const one = await taken()
    await h.ok('POST /ws/advisory/write', { id: one.id, text: '还有一点' }, one.person.as)
    const form = { id: one.id, version: one.version, text: '好' }
    expect(await h.refused('POST /ws/operator/advisory/answer', form, await fresh(staff))).toMatchObject({ error: 'advisoryChanged' })
    expect(await h.ok('GET /ws/advisory/detail', { id: one.id }, one.person.as)).toMatchObject({ state: 'taken', lapsesAt: null })
  })

  it('is searched by owner, and refuses an owner that is none', async () => {
    const one = await taken()
    const as = await fresh(staff)
    const mine = await h.ok('GET /ws/operator/advisories', { owner: 'me', search: one.reference }, as)
    const theirs = await h.ok('GET /ws/operator/advisories', { owner: other.accountId, search: one.reference }, as)
    expect([mine.total, theirs.total]).toEqual([1, 0])
    expect(await h.refused('GET /ws/operator/advisories', { owner: '-'.repeat(36) }, as)).toMatchObject({ status: 422 })
  })

  it('says when an answer is late, once, and counts in hours of service', async () => {
    const one = await taken()
    h.clock.advance({ hours: 4, minutes: 1 })
    await h.jobs.runDue()
    await h.jobs.runDue()
    const late = (await noticesOf(staff, 'advisoryLate')).filter(({ params }) => params.number === one.reference)
    expect(late).toHaveLength(1)
    advanceTo(`${day.add({ days: 1 })}T00:30Z`)
    const row = await h.ok('GET /ws/operator/advisory', { id: one.id }, await fresh(staff))
    // From 14:00 to 18:30; the night does not count.
    expect(row.minutesLeft).toBeLessThanOrEqual(-265)
    expect(row.minutesLeft).toBeGreaterThanOrEqual(-272)
    expect(row.hours).toMatchObject({ open: false })
    expect(minute(row.hours.next)).toBe(`${day.add({ days: 1 })}T09:00`)
  })

  it('does not owe an answer on a holiday that an operator has entered', async () => {
    const tomorrow = day.add({ days: 2 })
    advanceTo(`${day.add({ days: 1 })}T09:30Z`)
    const correction = {
      region: 'CN',
      date: tomorrow.toString(),
      kind: 'add',
      english: '',
      nameCn: '公司日',
      nameEn: 'Company day',
      reason: '测试',
    }
    await h.ok('POST /ws/operator/calendar/correct', correction, await fresh(staff))
    const { dueAt } = await asked()
    // One hour of Thursday until 18:30; Friday is the holiday; three on Monday.
    expect(day.dayOfWeek).toBe(3)
    expect(minute(dueAt)).toBe(`${day.add({ days: 5 })}T12:00`)
    advanceTo(`${day.add({ days: 5 })}T${MORNING}`)
  })

  it('attaches a provider, an article and a proposed demand, each as it is there', async () => {
    const firm = await company(h)
    const { number } = await aProvider(h)
    await performAsSystem(h.services, 'test', async (act) => publishArticle(act, await createArticle(act, articleForm('eor-length'))))
    const { id } = await h.ok('POST /ws/advisory/ask', question(), firm.as)
    const as = await fresh(staff)
    const { version } = await h.ok('POST /ws/operator/advisory/take', { id }, as)
    const demand = { kind: 'demand', title: '慕尼黑售后工程师', description: '两名', areaCode: 'DE' }
    const form = { id, version, text: '见附件', attached: [{ kind: 'provider', number }, { kind: 'article', slug: 'eor-length' }, demand] }
    const wrong = { ...form, attached: [{ kind: 'provider', number: 'P-99999' }] }
    expect(await h.refused('POST /ws/operator/advisory/answer', wrong, as)).toMatchObject({ fields: { 'attached.0': expect.anything() } })
    await h.ok('POST /ws/operator/advisory/answer', form, as)
    const { entries } = await h.ok('GET /ws/advisory/detail', { id }, firm.as)
    expect(entries.at(-1)!.attached).toEqual([
      { kind: 'provider', number, name: { cn: expect.any(String), en: expect.any(String) } },
      { kind: 'article', slug: 'eor-length', name: { cn: expect.any(String), en: expect.any(String) } },
      demand,
    ])
    const single = await taken()
    const proposal = { id: single.id, version: single.version, text: '好', attached: [demand] }
    expect(await h.refused('POST /ws/operator/advisory/answer', proposal, as)).toMatchObject({
      fields: { 'attached.0': expect.anything() },
    })
  })

  it('keeps prepared answers in both languages', async () => {
    const as = await fresh(staff)
    const form = { topic: 'payroll', titleCn: '个税', titleEn: 'Tax', textCn: '取决于天数', textEn: 'It depends on the days' }
    const { id } = await h.ok('POST /ws/operator/advisory/prepared', form, as)
    await h.ok('POST /ws/operator/advisory/prepared', { ...form, id, textEn: 'It depends' }, as)
    const [kept] = await h.ok('GET /ws/operator/advisory/prepared', {}, as)
    expect(kept).toMatchObject({ topic: 'payroll', title: { cn: '个税', en: 'Tax' }, text: { cn: '取决于天数', en: 'It depends' } })
    await h.ok('POST /ws/operator/advisory/prepared/remove', { id }, as)
    expect(await h.ok('GET /ws/operator/advisory/prepared', {}, as)).toEqual([])
  })
})

describe('silence and reopening', () => {
  it('also closes what was handed over after the answer', async () => {
    const { id, person } = await answered()
    await h.ok('POST /ws/operator/advisory/handOver', { id, was: staff.accountId, ownerId: other.accountId }, await fresh(staff))
    const seen = await h.ok('GET /ws/advisory/detail', { id }, person.as)
    h.clock.advance({ hours: 24 * 7 + 1 })
    expect(Temporal.Instant.compare(Temporal.Instant.from(seen.lapsesAt!), h.clock.now())).toBeLessThan(0)
    await h.jobs.runDue()
    expect(await h.ok('GET /ws/advisory/detail', { id }, await fresh(person))).toMatchObject({ state: 'closed', lapsesAt: null })
  })

  it('notifies the asker when the desk closes it', async () => {
    const { id, person, reference } = await answered()
    await h.ok('POST /ws/operator/advisory/close', { id }, await fresh(staff))
    expect(await noticesOf(person, 'advisoryClosed')).toMatchObject([{ params: { number: reference } }])
  })

  it('closes seven days after the answer, unless its asker wrote again; then a new answer is due', async () => {
    const silent = await answered()
    const spoken = await answered()
    h.clock.advance({ hours: 24 * 6 })
    const as = await fresh(spoken.person)
    expect(await h.ok('POST /ws/advisory/write', { id: spoken.id, text: '还有一个问题' }, as)).toMatchObject({
      state: 'taken',
      dueAt: expect.any(String),
    })
    expect((await noticesOf(staff, 'advisoryContinued')).some(({ params }) => params.number === spoken.reference)).toBe(true)
    h.clock.advance({ hours: 25 })
    await h.jobs.runDue()
    const state = async (one: { id: string; person: Person }) =>
      (await h.ok('GET /ws/advisory/detail', { id: one.id }, await fresh(one.person))).state
    expect([await state(silent), await state(spoken)]).toEqual(['closed', 'taken'])
    expect(await noticesOf(silent.person, 'advisoryLapsed')).toHaveLength(1)

    const again = await fresh(silent.person)
    expect(await h.refused('POST /ws/advisory/write', { id: silent.id, text: '再问' }, again)).toMatchObject({ error: 'advisoryClosed' })
    h.clock.advance({ hours: 24 * 6 })
    const reopened = await h.ok('POST /ws/advisory/reopen', { id: silent.id, text: '再问' }, await fresh(silent.person))
    expect(reopened).toMatchObject({ state: 'taken', reopenUntil: null, dueAt: expect.any(String) })
    expect(reopened.entries.slice(-2).map(({ kind, event }) => event ?? kind)).toEqual(['reopened', 'question'])
  })

  it('cannot be reopened after seven days', async () => {
    const one = await asked()
    await h.ok('POST /ws/advisory/close', { id: one.id }, one.person.as)
    h.clock.advance({ hours: 24 * 7 + 1 })
    const as = await fresh(one.person)
    expect(await h.ok('GET /ws/advisory/detail', { id: one.id }, as)).toMatchObject({ state: 'closed', reopenUntil: null })
    expect(await h.refused('POST /ws/advisory/reopen', { id: one.id, text: '再问' }, as)).toMatchObject({ error: 'advisoryReopenLate' })
  })
})
