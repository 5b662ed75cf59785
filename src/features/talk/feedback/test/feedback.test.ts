import { beforeAll, describe, expect, it } from 'vitest'
import { upload } from '../../../../../test/support/files.ts'
import { company, individual, operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { rowsOfExport } from '../../../../../test/support/workbooks.ts'
import { FEEDBACK_MAX_SCREENSHOTS, FEEDBACK_TEXT_MAX } from '../../../../rules/constants.ts'

const h = serverForFile()
let staff: Person
beforeAll(async () => {
  staff = await operator(h)
})

const screenshot = (who: Person) => upload(h, who.token, 'feedback', 'png')
const form = (over: Record<string, unknown> = {}) => ({ kind: 'problem', text: '页面空白', ...over })

describe('feedback', () => {
  it('is received, looked at, answered and closed, and its sender sees the answer', async () => {
    const person = await individual(h)
    const shots = [await screenshot(person), await screenshot(person), await screenshot(person), await screenshot(person)]
    const sent = form({ screenshots: shots.map(({ id }) => id), page: '/personalHome/joinIn', version: 'index-abc.js' })
    const { id, reference } = await h.ok('POST /ws/feedback/send', sent, person.as)
    expect(reference).toMatch(/^F-\d{4}-\d{4}$/)
    const inbox = await h.ok('GET /ws/operator/feedbacks', { state: 'waiting', search: reference }, staff.as)
    expect(inbox.records[0]).toMatchObject({ id, state: 'received', sender: { name: person.name, company: '' } })
    const [, row, ...rest] = rowsOfExport(
      await h.ok('POST /ws/operator/feedback/export', { search: reference }, { ...staff.as, lang: 'en' }),
    )
    expect([row?.slice(0, 4), rest]).toEqual([[reference, 'Something does not work', 'Received', person.name], []])
    const looked = await h.ok('POST /ws/operator/feedback/look', { id }, staff.as)
    expect(looked).toMatchObject({ state: 'looked', page: '/personalHome/joinIn', version: 'index-abc.js', moves: ['answer', 'close'] })
    expect(looked.screenshots).toHaveLength(FEEDBACK_MAX_SCREENSHOTS)
    await h.ok('POST /ws/operator/feedback/answer', { id, from: 'looked', text: '已修正' }, staff.as)
    expect(await h.refused('POST /ws/operator/feedback/answer', { id, from: 'looked', text: '已修正' }, staff.as)).toMatchObject({
      error: 'staleState',
    })
    expect(await h.ok('GET /ws/feedback/detail', { id }, person.as)).toMatchObject({
      state: 'answered',
      thread: [{ text: '已修正', who: staff.name }],
    })
    const notices = (await h.ok('GET /ws/notice/list', { type: 'service' }, person.as)).records
    expect(notices).toMatchObject([{ kind: 'feedbackAnswered', link: `/personalHome/feedback?id=${id}` }])
    await h.ok('POST /ws/operator/feedback/close', { id, from: 'answered' }, staff.as)
    expect(await h.refused('POST /ws/operator/feedback/look', { id }, staff.as)).toMatchObject({ error: 'staleState' })
  })

  it('takes at most four screenshots of one’s own, and at most 2,000 characters', async () => {
    const person = await individual(h)
    const five = await Promise.all(Array.from({ length: FEEDBACK_MAX_SCREENSHOTS + 1 }, () => screenshot(person)))
    const ids = five.map(({ id }) => id)
    expect((await h.refused('POST /ws/feedback/send', form({ screenshots: ids }), person.as)).fields).toEqual({
      screenshots: '最多 4 张截图',
    })
    expect((await h.refused('POST /ws/feedback/send', form({ text: 'x'.repeat(FEEDBACK_TEXT_MAX + 1) }), person.as)).fields).toHaveProperty(
      'text',
    )
    const other = await individual(h)
    expect((await h.refused('POST /ws/feedback/send', form({ screenshots: [ids[0]] }), other.as)).fields).toHaveProperty('screenshots')
  })

  it('is seen by its sender and operators, not by colleagues', async () => {
    const firm = await company(h, { roles: ['admin'] })
    const shot = await screenshot(firm.owner)
    const { id } = await h.ok('POST /ws/feedback/send', form({ screenshots: [shot.id] }), firm.as)
    expect(await h.refused('GET /ws/feedback/detail', { id }, firm.member.admin.as)).toMatchObject({ status: 404 })
    const status = async (person: Person) => (await fetch(`${h.url}${shot.url}`, { headers: { 'x-access-token': person.token } })).status
    expect([await status(firm.owner), await status(staff), await status(firm.member.admin)]).toEqual([200, 200, 404])
  })

  it('counts for how long an answer usually takes', async () => {
    const person = await individual(h)
    for (let nth = 0; nth < 5; nth++) {
      const { id } = await h.ok('POST /ws/feedback/send', form(), person.as)
      h.clock.advance({ minutes: 3 })
      await h.ok('POST /ws/operator/feedback/answer', { id, from: 'received', text: '已修正' }, staff.as)
    }
    expect(await h.ok('GET /ws/queue/times')).toEqual([{ queue: 'feedback', minutes: 3 }])
  })
})
