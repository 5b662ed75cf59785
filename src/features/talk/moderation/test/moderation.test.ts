import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { befriend, clientOf } from '../../../../../test/support/chat.ts'
import { upload } from '../../../../../test/support/files.ts'
import { LegacyChat } from '../../../../../test/support/legacy-chat.ts'
import { messagesTo } from '../../../../../test/support/outbox.ts'
import { individual, operator, type Person, signInAgain } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { rowsOfExport } from '../../../../../test/support/workbooks.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { APPEAL_DAYS, REPORT_KEPT_DAYS, REPORT_LINES, REPORTS_A_DAY } from '../../../../rules/constants.ts'
import { endMonth } from '../../chat/server/jobs.ts'
import { conversationFile } from '../../chat/server/tables.ts'
import { endKept } from '../server/writes.ts'

const h = serverForFile({ config: { PUBLIC_URL: 'https://hengdu.test' } })
let desk: Person
let otherDesk: Person
beforeAll(async () => {
  desk = await operator(h)
  otherDesk = await operator(h)
})

let ann: Person
let bo: Person
let pair: string
beforeEach(async () => {
  for (const person of [desk, otherDesk]) await signInAgain(h, person)
  ann = await individual(h, { name: '安' })
  bo = await individual(h, { name: '博' })
  pair = await befriend(h, ann, bo)
})

const as = ({ token }: Person) => ({ token })
const words = { reasonCn: '理由', reasonEn: 'The reason' }

/** One message of Ann's, reported by Bo. */
async function reported(content = '走私下转账吧') {
  const a = await clientOf(h, ann).follow(pair).open()
  const seq = Number(await a.say(pair, content))
  await a.close()
  const { id, reference } = await h.ok('POST /ws/moderation/report', { id: pair, seq, ground: 'offPlatform', text: '请看' }, bo.as)
  return { id, reference, seq }
}

async function decided(decision: string, more: Record<string, unknown> = {}) {
  const one = await reported()
  await h.ok('POST /ws/operator/report/decide', { id: one.id, version: 1, decision, ...words, ...more }, desk.as)
  return one
}

const noticesOf = async (person: Person, lang: 'cn' | 'en' = 'cn') =>
  (await h.ok('GET /ws/notice/list', { type: 'service' }, { ...as(person), lang })).records

describe('a report', () => {
  it('keeps the message and ten lines before and after as they were, for operators alone, and every look is in the audit log', async () => {
    const a = await clientOf(h, ann).follow(pair).open()
    const b = await clientOf(h, bo).follow(pair).open()
    const file = await upload(h, ann.token, 'chatImage', 'png')
    const said: number[] = []
    // Nine each: a person sends at most ten in five seconds.
    for (let n = 0; n < 18; n++) said.push(Number(await (n % 2 ? b : a).say(pair, `第 ${n} 句`, n === 12 ? { fileIds: [file.id] } : {})))
    const seq = said[12] ?? 0
    const { id, reference } = await h.ok('POST /ws/moderation/report', { id: pair, seq, ground: 'insult' }, bo.as)
    expect(reference).toMatch(/^RP-\d{4}-\d{4}$/)
    a.frame({ do: 'recall', id: pair, seq })
    await b.until(() => b.events.get(pair)?.some((event) => event.recalled === 'sender') ?? false)
    await Promise.all([a.close(), b.close()])

    const row = (await h.ok('GET /ws/operator/reports', { state: 'waiting', search: reference }, desk.as)).records[0]
    const exported = rowsOfExport(await h.ok('POST /ws/operator/report/export', { search: reference }, { ...desk.as, lang: 'en' }))
    expect(exported.map(([number, ground, status]) => [number, ground, status]).slice(1)).toEqual([
      [reference, 'Insult or discrimination', 'Waiting'],
    ])
    expect(JSON.stringify(exported)).not.toContain('第 12 句')
    expect(row).toMatchObject({ id, author: { name: '安' }, reporter: { name: '博' } })
    expect(JSON.stringify(row)).not.toContain('第 12 句')
    const fileStatus = async (person: Person) =>
      (await fetch(`${h.url}${file.url}`, { headers: { 'x-access-token': person.token } })).status
    expect(await fileStatus(desk)).toBe(404)
    const { lines, seq: at } = await h.ok('GET /ws/operator/report', { id }, desk.as)
    expect(at).toBe(seq)
    expect(lines.map((line) => line.seq)).toEqual(said.slice(12 - REPORT_LINES))
    expect(lines.find((line) => line.seq === seq)).toMatchObject({ text: '第 12 句', name: '安', files: [{ id: file.id }] })
    expect([await fileStatus(desk), await fileStatus(otherDesk)]).toEqual([200, 404])

    await h.ok('GET /ws/operator/report', { id }, otherDesk.as)
    const looks = await h.ok('GET /ws/operator/audit', { call: 'GET /ws/operator/report', search: id }, desk.as)
    expect(looks.records.map((one) => one.actorId)).toEqual([otherDesk.accountId, desk.accountId])
    for (const key of ['GET /ws/chat/history', 'GET /ws/chat/card'] as const)
      expect(await h.refused(key, { id: pair }, desk.as)).toMatchObject({ status: 404 })

    // It outlives the month of the conversation and ends after its own time, with the file.
    h.clock.advance({ hours: 24 * 40 })
    await performAsSystem(h.services, 'month', endMonth)
    expect(await h.services.db.$count(conversationFile)).toBe(0)
    await performAsSystem(h.services, 'kept', endKept)
    await signInAgain(h, desk)
    expect((await h.ok('GET /ws/operator/report', { id }, desk.as)).lines).toHaveLength(16)
    expect(await fileStatus(desk)).toBe(200)
    h.clock.advance({ hours: 24 * (REPORT_KEPT_DAYS - 40) })
    await performAsSystem(h.services, 'kept', endKept)
    await signInAgain(h, desk)
    await signInAgain(h, otherDesk)
    expect((await h.ok('GET /ws/operator/report', { id }, desk.as)).lines).toEqual([])
    expect(await fileStatus(desk)).toBe(404)
  })

  it('is of a message that one sees, not of one’s own, once, and not without end', async () => {
    const { seq } = await reported()
    const again = { id: pair, seq, ground: 'spam' }
    expect((await h.refused('POST /ws/moderation/report', again, bo.as)).error).toBe('reportedAlready')
    expect((await h.refused('POST /ws/moderation/report', again, ann.as)).error).toBe('reportOwn')
    const stranger = await individual(h)
    expect(await h.refused('POST /ws/moderation/report', again, stranger.as)).toMatchObject({ status: 404 })
    // The joining is an event and no message.
    expect(await h.refused('POST /ws/moderation/report', { ...again, seq: 1 }, bo.as)).toMatchObject({ status: 404 })
    const a = await clientOf(h, ann).follow(pair).open()
    const gone = Number(await a.say(pair, '撤回'))
    a.frame({ do: 'recall', id: pair, seq: gone })
    await a.until(() => a.events.get(pair)?.some((event) => event.kind === 'recall') ?? false)
    await a.close()
    expect((await h.refused('POST /ws/moderation/report', { ...again, seq: gone }, bo.as)).error).toBe('reportGone')
    expect(REPORTS_A_DAY).toBeGreaterThan(1)
  })

  it('of a dismissal the reporter alone is notified', async () => {
    const { id, reference } = await decided('dismiss')
    expect(await noticesOf(bo)).toMatchObject([{ kind: 'reportDismissed', content: `举报 ${reference} 未采取措施。理由：理由` }])
    expect(await noticesOf(ann)).toEqual([])
    expect(await h.refused('GET /ws/moderation/detail', { id }, ann.as)).toMatchObject({ status: 404 })
    expect(await h.ok('GET /ws/moderation/detail', { id }, bo.as)).toMatchObject({
      side: 'reporter',
      state: 'dismissed',
      appealUntil: null,
    })
    expect(await h.refused('POST /ws/moderation/appeal', { id, text: 'x' }, bo.as)).toMatchObject({ status: 404 })
    // Decided once: the second operator has read an older version.
    const second = { id, version: 1, decision: 'warn', ...words }
    expect((await h.refused('POST /ws/operator/report/decide', second, otherDesk.as)).error).toBe('changedMeanwhile')
  })
})

describe('a measure', () => {
  it('notifies both sides with its reason, each in their language', async () => {
    const { reference } = await decided('warn')
    expect(await noticesOf(bo, 'en')).toMatchObject([
      { kind: 'reportMeasured', content: `A measure was taken on ${reference}: Warning. Reason: The reason` },
    ])
    const [notice] = await noticesOf(ann)
    expect(notice).toMatchObject({ kind: 'measureTaken' })
    expect(notice?.content).toContain('警告。理由：理由')
    expect(JSON.stringify(notice)).not.toContain('博')
  })

  it('mute refuses every way of writing until it ends, and nothing else', async () => {
    const { id } = await decided('mute', { days: 3 })
    const a = await clientOf(h, ann).follow(pair).open()
    expect(await a.say(pair, '在吗')).toBe('moderationMuted')
    const legacy = new LegacyChat(h.url, ann.token)
    await legacy.open()
    const before = legacy.frames.length
    legacy.say('0', bo.accountId, '在吗')
    await legacy.until(() => legacy.frames.length > before)
    expect(JSON.parse(legacy.frames.at(-1) ?? '')).toMatchObject({ code: 400 })
    const stranger = await individual(h)
    for (const [key, input] of [
      ['POST /ws/chat/contact/ask', { accountId: stranger.accountId, line: 'x' }],
      ['POST /ws/chat/group/create', { name: 'x', accountIds: [bo.accountId] }],
    ] as const)
      expect((await h.refused(key, input, ann.as)).error).toBe('moderationMuted')
    expect((await h.ok('GET /ws/chat/history', { id: pair }, bo.as)).events.at(-1)?.content).toBe('走私下转账吧')
    // The other side writes on, and Ann reads.
    const b = await clientOf(h, bo).follow(pair).open()
    expect(await b.say(pair, '你好')).toEqual(expect.any(Number))
    await Promise.all([a.close(), b.close(), legacy.close()])
    h.clock.advance({ hours: 71 })
    for (const person of [ann, desk]) await signInAgain(h, person)
    const later = await clientOf(h, ann).follow(pair).open()
    expect(await later.say(pair, '还不行')).toBe('moderationMuted')
    h.clock.advance({ hours: 1 })
    expect(await later.say(pair, '可以了')).toEqual(expect.any(Number))
    await later.close()
    expect((await h.ok('GET /ws/operator/report', { id }, desk.as)).before).toEqual({ warn: 0, mute: 0, freeze: 0 })
    const days = { id, version: 1, decision: 'mute', ...words }
    expect((await h.refused('POST /ws/operator/report/decide', days, desk.as)).fields).toHaveProperty('days')
    expect((await h.refused('POST /ws/operator/report/decide', { ...days, days: 31 }, desk.as)).fields).toHaveProperty('days')
  })

  it('is lifted by an appeal that another operator accepts', async () => {
    const { id } = await decided('mute', { days: 30 })
    expect(await h.refused('POST /ws/moderation/appeal', { id, text: 'x' }, bo.as)).toMatchObject({ status: 404 })
    const appealed = await h.ok('POST /ws/moderation/appeal', { id, text: '我没有' }, ann.as)
    expect(appealed).toMatchObject({ state: 'appealed', appealUntil: null, appealText: '我没有' })
    expect((await h.refused('POST /ws/moderation/appeal', { id, text: 'x' }, ann.as)).error).toBe('staleState')
    const { version, mayDecideAppeal } = await h.ok('GET /ws/operator/report', { id }, desk.as)
    expect(mayDecideAppeal).toBe(false)
    const form = { id, version, overturn: true, reasonCn: '误判', reasonEn: 'A mistake' }
    expect((await h.refused('POST /ws/operator/report/appeal', form, desk.as)).error).toBe('appealOtherDesk')
    await h.ok('POST /ws/operator/report/appeal', form, otherDesk.as)
    expect((await noticesOf(ann))[0]).toMatchObject({ kind: 'appealOverturned' })
    expect((await noticesOf(bo))[0]).toMatchObject({ kind: 'reportOverturned' })
    const a = await clientOf(h, ann).follow(pair).open()
    expect(await a.say(pair, '谢谢')).toEqual(expect.any(Number))
    await a.close()
  })

  it('cannot be appealed after its days', async () => {
    const { id } = await decided('warn')
    h.clock.advance({ hours: 24 * APPEAL_DAYS, seconds: 1 })
    for (const person of [ann, desk, otherDesk]) await signInAgain(h, person)
    expect((await h.refused('POST /ws/moderation/appeal', { id, text: 'x' }, ann.as)).error).toBe('appealLate')
  })

  it('freeze ends all sessions, and is appealed by the signed link of its mail', async () => {
    const email = `${ann.accountId}@example.com`
    await h.services.pool.query('update account set email = $1 where id = $2', [email, ann.accountId])
    const { id } = await decided('freeze')
    expect(await h.refused('GET /ws/account/me', {}, ann.as)).toMatchObject({ status: 401 })
    const [mail] = await messagesTo(h, email)
    const token = /\/#\/appeal\?token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? ''
    expect(await h.ok('GET /ws/moderation/byToken', { token })).toMatchObject({ id, measure: 'freeze', side: 'author' })
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of [forged, id, `${id}.`, 'x'])
      expect(await h.refused('GET /ws/moderation/byToken', { token: wrong })).toMatchObject({ status: 404 })
    await h.ok('POST /ws/moderation/appealByToken', { token, text: '请恢复' })
    const { version } = await h.ok('GET /ws/operator/report', { id }, otherDesk.as)
    await h.ok('POST /ws/operator/report/appeal', { id, version, overturn: true, ...words }, otherDesk.as)
    const { records } = await h.ok('GET /ws/operator/audit', { call: 'POST /ws/operator/report', search: id }, desk.as)
    expect(records.map((one) => one.actorId)).toEqual([otherDesk.accountId, desk.accountId])
    const [standing] = await h.ok('GET /ws/operator/accounts', { id: ann.accountId }, desk.as)
    expect(standing?.status).toBe('active')
  })
})
