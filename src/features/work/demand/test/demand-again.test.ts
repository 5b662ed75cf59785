import { beforeAll, describe, expect, it } from 'vitest'
import { bringOn, cast, demandAt, formOf, type Stage } from '../../../../../test/support/demands.ts'
import { messagesTo } from '../../../../../test/support/outbox.ts'
import { company, individual } from '../../../../../test/support/personas.ts'
import { aProvider } from '../../../../../test/support/providers.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { rowsOfExport } from '../../../../../test/support/workbooks.ts'

/** A demand that is begun for somebody, or from an earlier one. */

const h = serverForFile()
let people: Stage

beforeAll(async () => {
  people = await cast(h)
})

const as = () => people.publisher.as
const detail = (id: string, who: { token: string } = as()) => h.ok('GET /ws/demand/detail', { id }, who)
const invitations = async (id: string) => (await h.ok('GET /ws/demand/invitations', { id }, as())).records
type Origin = { entry?: string; partyId?: string; copyOf?: string; continues?: boolean }
const made = async (origin: Origin, over: Parameters<typeof formOf>[1] = {}) =>
  (await h.ok('POST /ws/demand/create', { form: formOf(h, over), origin }, as())).id
const publish = (id: string) => bringOn(h, people, id, { from: 0, to: 2 })
const queue = async () => (await h.ok('GET /ws/operator/demands', { pageSize: 100 }, people.platform.as)).records

describe('a demand that is begun from an entry of the directory', () => {
  it('invites the entry when it is published, once, and not before', async () => {
    const email = 'desk@begun.example'
    const { number } = await aProvider(h, { nameEn: 'Begun Ltd', nameCn: '起始公司', contact: { email } })
    const id = await made({ entry: number })
    expect(await detail(id)).toMatchObject({ invitesOnPublish: number })
    expect(await messagesTo(h, email)).toEqual([])
    await publish(id)
    expect(await invitations(id)).toMatchObject([{ kind: 'entry', state: 'sent', to: { en: 'Begun Ltd' } }])
    expect((await messagesTo(h, email)).map(({ body }) => body.includes('workInvitation?token='))).toEqual([true])
    const edited = formOf(h, { title: '改过的标题 Another title' })
    await h.ok('POST /ws/demand/edit', { id, form: edited }, as())
    await h.ok('POST /ws/demand/publish', { id }, as())
    await h.ok('POST /ws/operator/demand/approve', { id }, people.platform.as)
    expect(await messagesTo(h, email)).toHaveLength(1)
    expect((await detail(id)).timeline.filter(({ move }) => move === 'invite')).toMatchObject([{ side: 'publisher' }])
  })

  it('is published all the same when the entry cannot be invited', async () => {
    const { number } = await aProvider(h, { nameEn: 'Mute Ltd', nameCn: '无联系公司', contact: { email: '', phone: '', wechat: 'mute' } })
    for (const entry of [number, 'P-0000-0000']) {
      const id = await made({ entry })
      await publish(id)
      expect(await detail(id)).toMatchObject({ seaServiceStatus: 2 })
      expect(await invitations(id)).toEqual([])
    }
  })
})

it('the providers of a company are listed with what they have finished, for that company alone', async () => {
  const own = { ...people, publisher: await company(h, { funded: [{ amountMinor: 10_000_000, currency: 'EUR' }] }) }
  await demandAt(h, own, 8)
  const running = await demandAt(h, own, 4)
  await demandAt(h, own, 3)
  const mine = await h.ok('GET /ws/demand/myProviders', {}, own.publisher.as)
  const sums = [{ currency: 'EUR', amountMinor: 840_000 }]
  expect(mine.records).toMatchObject([
    { person: { id: people.provider.accountId }, finished: 1, running: 1, onTime: 1, lastDemandId: running, sums },
  ])
  expect(await h.ok('GET /ws/demand/myProviders', {}, (await company(h)).as)).toMatchObject({ records: [], total: 0 })
})

describe('the page of a company’s providers', () => {
  it('is searched by name, filtered, paged and exported under the same filters', async () => {
    const own = { ...people, publisher: await company(h, { funded: [{ amountMinor: 10_000_000, currency: 'EUR' }] }) }
    await demandAt(h, own, 8)
    const firm = await company(h)
    await demandAt(h, { ...own, provider: { ...own.provider, accountId: firm.companyId, as: firm.as } }, 4)
    const ids = async (input: object) =>
      (await h.ok('GET /ws/demand/myProviders', input, own.publisher.as)).records.map(({ person }) => person.id)
    const { accountId } = people.provider
    expect(await ids({})).toEqual([firm.companyId, accountId])
    expect(await ids({ order: 'asc' })).toEqual([accountId, firm.companyId])
    expect(await ids({ column: 'finished' })).toEqual([accountId, firm.companyId])
    expect(await ids({ state: 'running' })).toEqual([firm.companyId])
    expect(await ids({ state: 'finished' })).toEqual([accountId])
    expect(await ids({ kind: 'company' })).toEqual([firm.companyId])
    expect(await ids({ pageSize: 1, pageNo: 2 })).toEqual([accountId])
    const [one] = (await h.ok('GET /ws/demand/myProviders', { kind: 'person' }, own.publisher.as)).records
    expect(await ids({ search: one!.person.name.slice(0, 3).toUpperCase() })).toContain(accountId)
    expect(await ids({ search: 'nobody is called this' })).toEqual([])
    expect(await ids({ partyId: accountId })).toEqual([accountId])
    const { base64 } = await h.ok('POST /ws/demand/myProviders/export', { kind: 'person' }, own.publisher.as)
    const sheet = rowsOfExport({ base64 }).flat()
    expect(sheet).toContain(one!.person.name)
  })

  it('names the open requests to which one of them can be invited, and not whose number was invited', async () => {
    const own = { ...people, publisher: await company(h, { funded: [{ amountMinor: 10_000_000, currency: 'EUR' }] }) }
    await demandAt(h, own, 8)
    const { accountId, as: provider, phone } = people.provider
    const [first, second] = [await demandAt(h, own, 2), await demandAt(h, own, 2)]
    const standings = async () =>
      Object.fromEntries(
        (await h.ok('GET /ws/demand/myProviders/open', { partyId: accountId }, own.publisher.as)).records.map((row) => [
          row.id,
          row.standing,
        ]),
      )
    await h.ok('POST /ws/demand/add', { id: first, areaCode: '86', phone }, own.publisher.as)
    expect(await standings()).toEqual({ [first]: null, [second]: null })
    await h.ok('POST /ws/demand/add', { id: second, accountId, message: 'Again?' }, own.publisher.as)
    expect(await standings()).toEqual({ [first]: null, [second]: 'invited' })
    await h.ok('POST /ws/demand/apply', { id: second, version: (await detail(second, provider)).version, message: 'Yes' }, provider)
    expect(await standings()).toMatchObject({ [second]: 'applied' })
  })

  it('says nothing of who has not served the company', async () => {
    const other = await company(h)
    for (const partyId of [people.provider.accountId, people.publisher.companyId])
      expect((await h.refused('GET /ws/demand/myProviders/open', { partyId }, other.as)).error).toBe('notFound')
  })
})

describe('a demand that is made of an earlier one', () => {
  it('invites the same provider again when it is published', async () => {
    const before = await demandAt(h, people, 8)
    const { accountId, as: provider } = people.provider
    const id = await made({ copyOf: before, partyId: accountId }, { visibility: 'invited' })
    expect((await h.refused('GET /ws/demand/detail', { id }, provider)).error).toBe('notFound')
    await publish(id)
    expect(await detail(id, provider)).toMatchObject({ myApplication: { state: 'invited' }, continues: null })
    expect(await invitations(id)).toMatchObject([{ kind: 'party', state: 'sent' }])
  })

  it('continues it: both pages say so, to their parties alone', async () => {
    const before = await demandAt(h, people, 4)
    const id = await made({ copyOf: before, continues: true, partyId: people.provider.accountId })
    const numberOf = async (one: string) => (await detail(one)).number
    expect(await detail(id)).toMatchObject({ continues: { id: before, number: await numberOf(before) } })
    expect(await detail(before)).toMatchObject({ continuedBy: { id, number: await numberOf(id) } })
    await publish(id)
    const stranger = await individual(h)
    expect(await detail(id, stranger.as)).toMatchObject({ continues: null, continuedBy: null, invitesOnPublish: null })
    expect(await detail(id, people.provider.as)).toMatchObject({ continues: { id: before } })
  })

  it('is marked and reviewed first while it says the same, apart from its days', async () => {
    const before = await demandAt(h, people, 2)
    const waiting = async (origin: Origin, over: Parameters<typeof formOf>[1] = {}) => {
      const id = await made(origin, over)
      await h.ok('POST /ws/demand/hosting', { id, amount: String(over?.amount ?? '8400') }, as())
      await h.ok('POST /ws/demand/publish', { id }, as())
      return id
    }
    const other = await waiting({}, { title: '别的需求 Something else' })
    const changed = await waiting({ copyOf: before }, { amount: '8500' })
    const copy = await waiting({ copyOf: before })
    const rows = (await queue()).filter(({ id }) => [other, changed, copy].includes(id))
    expect(rows.map(({ id, isUnchangedCopy }) => [id, isUnchangedCopy])).toEqual([
      [copy, true],
      [other, false],
      [changed, false],
    ])
    expect(await detail(copy, people.platform.as)).toMatchObject({ isUnchangedCopy: true })
    await h.ok('POST /ws/demand/edit', { id: copy, form: formOf(h, { title: '改过的标题 Another title' }) }, as())
    expect(await detail(copy, people.platform.as)).toMatchObject({ isUnchangedCopy: false })
  })

  it('is of the company’s own, and for somebody who can serve', async () => {
    const before = await demandAt(h, people, 2)
    const other = await company(h)
    const create = async (origin: Origin, who: { token: string }) => h.refused('POST /ws/demand/create', { form: formOf(h), origin }, who)
    expect((await create({ copyOf: before }, other.as)).error).toBe('notFound')
    expect((await create({ partyId: people.publisher.companyId }, as())).fields).toHaveProperty(['origin.partyId'])
    expect((await create({ partyId: before }, as())).fields).toHaveProperty(['origin.partyId'])
  })
})
