import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, demandAt, formOf, type Stage } from '../../../../../test/support/demands.ts'
import { individual } from '../../../../../test/support/personas.ts'
import { startServer, type TestServer } from '../../../../../test/support/server.ts'

let h: TestServer
let people: Stage

beforeAll(async () => {
  h = await startServer()
  people = await cast(h)
})

afterAll(() => h.close())

const detail = (id: string, who: { as: { token: string } }) => h.ok('GET /ws/demand/detail', { id }, who.as)
const operatorReads = (id: string) => h.ok('GET /ws/demand/detail', { id }, people.platform.as)

describe('what was read is what is decided', () => {
  it('an operator approves the text that they have read, not the one that the publisher has put in its place', async () => {
    const id = await demandAt(h, people, 1, { title: 'Clean translation request' })
    await h.ok('POST /ws/demand/publish', { id }, people.publisher.as)
    const read = await operatorReads(id)
    const fake = formOf(h, { title: 'Buy 500 fake reviews for my shop', description: 'Five stars each, and a few lines of praise.' })
    await h.ok('POST /ws/demand/edit', { id, form: fake }, people.publisher.as)
    await h.ok('POST /ws/demand/publish', { id }, people.publisher.as)
    for (const call of ['POST /ws/operator/demand/approve', 'POST /ws/operator/demand/reject'] as const) {
      const input = { id, version: read.version, ...(call.endsWith('reject') && { reasons: { title: 'x' } }) }
      expect(await h.refused(call, input, people.platform.as)).toMatchObject({ status: 409, code: 40903, error: 'changedMeanwhile' })
    }
    const after = await operatorReads(id)
    expect(after).toMatchObject({ seaServiceStatus: 1, review: 'waiting', title: 'Buy 500 fake reviews for my shop' })
    expect(after.timeline.at(-1)).toMatchObject({ move: 'publish' })
    expect((await h.ok('GET /ws/hall/list', { search: 'fake reviews' }, people.provider.as)).records).toEqual([])
    await h.ok('POST /ws/operator/demand/approve', { id, version: after.version }, people.platform.as)
  })

  it('of two tabs with one request open, the second does not save over the first', async () => {
    const id = await demandAt(h, people, 0)
    const { version } = await detail(id, people.publisher)
    const mine = formOf(h, { title: 'Another title' })
    await h.ok('POST /ws/demand/edit', { id, version, form: mine }, people.publisher.as)
    const late = { id, version, form: formOf(h, { deliverables: 'Another list' }) }
    expect((await h.refused('POST /ws/demand/edit', late, people.publisher.as)).error).toBe('changedMeanwhile')
    expect(await detail(id, people.publisher)).toMatchObject({ title: 'Another title', deliverables: formOf(h).deliverables })
  })

  it('the company releases for the delivery that it has read, not for one that came since', async () => {
    const id = await demandAt(h, people, 5)
    const { version } = await detail(id, people.publisher)
    const { netMinor } = await h.ok('GET /ws/demand/release/preview', { id }, people.publisher.as)
    await h.ok('POST /ws/demand/changeComplete', { id, note: 'Something else' }, people.provider.as)
    const confirm = { id, version, netMinor }
    expect((await h.refused('POST /ws/demand/confirm', confirm, people.publisher.as)).error).toBe('changedMeanwhile')
    expect(await detail(id, people.publisher)).toMatchObject({ seaServiceStatus: 5, escrow: { releasedMinor: 0 } })
  })

  it('an application does not keep the publisher from saving', async () => {
    const id = await demandAt(h, people, 2)
    const { version } = await detail(id, people.publisher)
    await h.ok('POST /ws/demand/apply', { id }, (await individual(h)).as)
    await h.ok('POST /ws/demand/edit', { id, version, form: formOf(h, { recruitEnd: formOf(h).expectedCompletion }) }, people.publisher.as)
  })

  it('nobody learns by it of a request that is not theirs', async () => {
    const id = await demandAt(h, people, 0)
    const other = await cast(h)
    const input = { id, version: 99, form: formOf(h) }
    expect((await h.refused('POST /ws/demand/edit', input, other.publisher.as)).error).toBe('notFound')
    expect((await h.refused('POST /ws/demand/publish', { id, version: 99 }, other.publisher.as)).error).toBe('notFound')
  })

  it('a draft that another device has saved is not saved over', async () => {
    const { id, version } = await h.ok('POST /ws/demand/draft/save', { form: { title: 'One' } }, people.publisher.as)
    await h.ok('POST /ws/demand/draft/save', { id, version, form: { title: 'Two' } }, people.publisher.as)
    const late = { id, version, form: { title: 'Three' } }
    expect((await h.refused('POST /ws/demand/draft/save', late, people.publisher.as)).error).toBe('changedMeanwhile')
    expect(await h.ok('GET /ws/demand/drafts', {}, people.publisher.as)).toMatchObject([{ id, form: { title: 'Two' } }])
  })

  it('a move names the version that was read: without it there is none', async () => {
    const id = await demandAt(h, people, 0)
    const { fields } = await h.refused('POST /ws/demand/publish', { id, version: undefined }, people.publisher.as)
    expect(fields).toHaveProperty('version')
  })
})
