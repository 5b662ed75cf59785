import { beforeAll, describe, expect, it } from 'vitest'
import { cast, dayFrom, renew, type Stage } from '../../../../../test/support/demands.ts'
import { company } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { DEMAND_TEMPLATES_MAX } from '../../../../rules/demand.ts'
import { runTemplates } from '../server/templates/templates.ts'

/** Templates of requests: drafts are made of them, by hand and by a schedule; nothing is funded or published by one. */

const h = serverForFile()
let people: Stage

beforeAll(async () => {
  people = await cast(h)
})

const owner = () => people.publisher.as
const form = () => ({ title: 'old', recruitEnd: dayFrom(h, 10), amount: '100', attachmentId: 'x', invitesParty: people.provider.accountId })
const keep = async (who = owner(), title = '工资核算 {month}') =>
  (await h.ok('POST /ws/demand/template/keep', { title, form: form() }, who)).id
const drafts = async (who = owner()) => h.ok('GET /ws/demand/drafts', {}, who)
const templates = async (who = owner()) => h.ok('GET /ws/demand/templates', {}, who)
const change = (id: string, more: object, who = owner()) =>
  h.ok(
    'POST /ws/demand/template/change',
    { id, title: '工资核算 {month}', schedule: { every: 'monthly', day: 5 }, paused: false, ...more } as never,
    who,
  )
const night = () => performAsSystem(h.services, 'templates', runTemplates)
const notices = async (kind: string) =>
  (await h.services.pool.query<{ link: string }>('select link from notice where kind like $1', [`%${kind}%`])).rows

describe('a template', () => {
  it('makes a draft with its days moved and the month in its title, without the file and the person of the request', async () => {
    const id = await keep()
    h.clock.advance({ hours: 24 * 3 })
    await renew(h, people)
    const { draftId } = await h.ok('POST /ws/demand/template/use', { id }, owner())
    const draft = (await drafts()).find((one) => one.id === draftId)
    expect(draft?.form).toMatchObject({
      title: `工资核算 ${dayFrom(h, 0).slice(0, 7)}`,
      recruitEnd: dayFrom(h, 10),
      amount: '100',
      invitesParty: '',
    })
    expect(draft?.form).not.toHaveProperty('attachmentId')
  })

  it('is the company’s own, changed by the version that was read, and removed', async () => {
    const other = await company(h)
    const id = await keep()
    for (const call of ['change', 'use', 'remove'] as const) {
      const more = { use: {}, remove: { version: 1 }, change: { version: 1, title: 'x', schedule: null, paused: false } }[call]
      expect((await h.refused(`POST /ws/demand/template/${call}`, { id, ...more } as never, other.as)).error).toMatch(
        /notFound|unknownField|invalid/,
      )
    }
    expect(await templates(other.as)).toEqual([])
    await change(id, { version: 1 })
    expect((await h.call('POST /ws/demand/template/remove', { id, version: 1 }, owner())).status).toBe(409)
    await h.ok('POST /ws/demand/template/remove', { id, version: 2 }, owner())
    expect((await templates()).map((one) => one.id)).not.toContain(id)
  })

  it('is one of fifty at most, also when many are kept at once', async () => {
    const many = await company(h)
    const title = 'x'
    const keepOne = () => h.call('POST /ws/demand/template/keep', { title, form: {} }, many.as)
    for (let at = 1; at < DEMAND_TEMPLATES_MAX; at++) expect((await keepOne()).status).toBe(200)
    const last = await Promise.all([keepOne(), keepOne(), keepOne()])
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('takes a day that its schedule has', async () => {
    const id = await keep()
    const schedule = { every: 'weekly', day: 8 } as const
    expect(
      (await h.refused('POST /ws/demand/template/change', { id, title: 'x', schedule, paused: false }, owner())).fields,
    ).toHaveProperty(['schedule.day'])
  })
})

describe('a schedule', () => {
  it('makes one draft on its day, whichever nights were missed, and a message with the link; never a request', async () => {
    const own = await company(h)
    const id = await keep(own.as)
    const { nextOn } = await change(id, { schedule: { every: 'weekly', day: 1 } }, own.as)
    await night()
    expect(await drafts(own.as)).toEqual([])
    h.clock.advance({ hours: 24 * 22 })
    await Promise.all([night(), night()])
    await night()
    const token = await renewed(own)
    const made = await drafts(token)
    expect(made).toHaveLength(1)
    expect((await notices('templateDraft')).filter(({ link }) => link.includes(made[0]!.id))).toHaveLength(1)
    const [after] = await templates(token)
    expect(after!.nextOn! > dayFrom(h, 0)).toBe(true)
    expect(after!.nextOn! > nextOn!).toBe(true)
    expect((await h.ok('GET /ws/demand/mine', { search: '' }, token)).records).toEqual([])
  })

  it('is paused, resumed with its next day, and ended', async () => {
    const own = await company(h)
    const id = await keep(own.as)
    expect((await change(id, { paused: true }, own.as)).nextOn).toBeNull()
    h.clock.advance({ hours: 24 * 40 })
    await night()
    const token = await renewed(own)
    expect(await drafts(token)).toEqual([])
    expect((await change(id, {}, token)).nextOn! > dayFrom(h, 0)).toBe(true)
    expect((await change(id, { schedule: null }, token)).nextOn).toBeNull()
  })

  it('says so when there is no room for a draft, and goes on', async () => {
    const own = await company(h)
    const id = await keep(own.as)
    await change(id, { schedule: { every: 'weekly', day: 1 } }, own.as)
    for (let at = 0; at < 50; at++) await h.ok('POST /ws/demand/draft/save', { form: { title: 'x' } }, own.as)
    h.clock.advance({ hours: 24 * 8 })
    await night()
    await night()
    expect(await drafts(await renewed(own))).toHaveLength(50)
    expect(await notices('templateNoRoom')).toHaveLength(1)
  })
})

async function renewed(own: Awaited<ReturnType<typeof company>>): Promise<{ token: string }> {
  await renew(h, { ...people, publisher: own })
  return own.owner.as
}
