import { beforeAll, describe, expect, it } from 'vitest'
import { cast, demandAt, type Stage } from '../../../../../test/support/demands.ts'
import { company, individual, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { QUESTIONS_MAX } from '../../../../rules/demand.ts'

const h = serverForFile()
let people: Stage

beforeAll(async () => {
  people = await cast(h)
})

const owner = () => people.publisher.as
const ask = (id: string, who: { as: Person['as'] }, text = 'Who is on site?') => h.ok('POST /ws/demand/question/ask', { id, text }, who.as)
const questions = (id: string, as: Person['as']) => h.ok('GET /ws/demand/questions', { id }, as)
const noticesTo = async (accountId: string, kind: string) => {
  const { rows } = await h.services.pool.query<{ params: Record<string, unknown> }>(
    'select params from notice where account_id = $1 and kind = $2',
    [accountId, kind],
  )
  return rows.map(({ params }) => params)
}

describe('a question about an open request', () => {
  it('is asked without applying, by name to the company, and read by everybody without it once it is answered', async () => {
    const id = await demandAt(h, people, 2)
    const [asker, rival] = [await individual(h), await individual(h)]
    const { id: question } = await ask(id, asker)
    expect(await noticesTo(people.publisher.owner.accountId, 'questionAsked')).toMatchObject([{ who: asker.name, text: 'Who is on site?' }])
    expect(await questions(id, asker.as)).toMatchObject([{ text: 'Who is on site?', isMine: true, answer: null, asker: null }])
    expect(await questions(id, rival.as)).toEqual([])
    const [seen] = await questions(id, owner())
    expect(seen).toMatchObject({ asker: asker.name, isMine: false })
    await h.ok('POST /ws/demand/question/answer', { id: question, version: seen!.version, answer: 'Our engineer' }, owner())
    expect(await noticesTo(asker.accountId, 'questionAnswered')).toMatchObject([{ answer: 'Our engineer' }])
    const shown = await questions(id, rival.as)
    expect(shown).toMatchObject([{ text: 'Who is on site?', isMine: false, answer: 'Our engineer', asker: null }])
    expect(JSON.stringify(shown)).not.toContain(asker.accountId)
    expect(JSON.stringify(shown)).not.toContain(asker.name)
  })

  it('is corrected by the version that was read, without a second notice, or removed', async () => {
    const id = await demandAt(h, people, 2)
    const asker = await individual(h)
    const { id: question } = await ask(id, asker)
    await h.ok('POST /ws/demand/question/answer', { id: question, version: 1, answer: 'One' }, owner())
    expect((await h.refused('POST /ws/demand/question/answer', { id: question, version: 1, answer: 'Two' }, owner())).error).toBe(
      'changedMeanwhile',
    )
    await h.ok('POST /ws/demand/question/answer', { id: question, version: 2, answer: 'Two' }, owner())
    expect(await noticesTo(asker.accountId, 'questionAnswered')).toHaveLength(1)
    const other = await company(h)
    const remove = { id: question, version: 3 }
    expect((await h.refused('POST /ws/demand/question/remove', remove, other.as)).error).toBe('notFound')
    await h.ok('POST /ws/demand/question/remove', remove, owner())
    expect(await questions(id, asker.as)).toEqual([])
  })

  it('is refused to the company itself, to whom does not see the request, after recruitment, and beyond the limit', async () => {
    const id = await demandAt(h, people, 2)
    const question = { id, text: 'Who is on site?' }
    expect((await h.refused('POST /ws/demand/question/ask', question, owner())).error).toBe('forbidden')
    const invited = await demandAt(h, people, 2, { visibility: 'invited' })
    const asker = await individual(h)
    expect((await h.refused('POST /ws/demand/question/ask', { ...question, id: invited }, asker.as)).error).toBe('notFound')
    expect((await h.refused('GET /ws/demand/questions', { id: invited }, asker.as)).error).toBe('notFound')
    const serving = await demandAt(h, people, 4)
    expect((await h.refused('POST /ws/demand/question/ask', { ...question, id: serving }, people.provider.as)).error).toBe(
      'questionsClosed',
    )
    expect(Object.keys((await h.refused('POST /ws/demand/question/ask', { id, text: 'x' }, asker.as)).fields ?? {})).toEqual(['text'])
    const tries = await Promise.all(
      Array.from({ length: QUESTIONS_MAX + 2 }, (_, n) => h.call('POST /ws/demand/question/ask', { id, text: `Question ${n}` }, asker.as)),
    )
    expect(tries.filter(({ body }) => body.success)).toHaveLength(QUESTIONS_MAX)
  })
})
