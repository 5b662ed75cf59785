import { beforeAll, describe, expect, it } from 'vitest'
import { cast, demandAt, type Stage } from '../../../../../test/support/demands.ts'
import { bytesOf, send, upload } from '../../../../../test/support/files.ts'
import { company, individual, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { BID_FILES_MAX } from '../../../../rules/demand.ts'

const h = serverForFile()
let people: Stage

beforeAll(async () => {
  people = await cast(h)
})

const owner = () => people.publisher.as
const tokenOf = ({ as }: Pick<Person, 'as'>) => (as as { token: string }).token
const sent = (who: Pick<Person, 'as'>, name = 'plan.pdf') => upload(h, tokenOf(who), 'bidFile', 'pdf', name)
const statusFor = async (url: string, who?: Pick<Person, 'as'>) =>
  (await fetch(`${h.url}${url}`, { headers: who ? { 'x-access-token': tokenOf(who) } : {} })).status
const bidsOf = async (id: string, who: Person) =>
  (await h.ok('GET /ws/demand/providers', { id }, owner())).records.find(({ person }) => person.id === who.accountId)!.bids

describe('files of a bid', () => {
  it('are read by the applicant and the members of the company who may see bids, by nobody else', async () => {
    const id = await demandAt(h, people, 2)
    const [person, rival] = [await individual(h), await individual(h)]
    const file = await sent(person)
    await h.ok('POST /ws/demand/apply', { id, fileIds: [file.id] }, person.as)
    await h.ok('POST /ws/demand/apply', { id }, rival.as)
    expect((await bidsOf(id, person))[0]!.files).toEqual([file])
    expect((await h.ok('GET /ws/demand/detail', { id }, person.as)).myApplication!.bids[0]!.files).toEqual([file])
    expect(JSON.stringify(await h.ok('GET /ws/demand/detail', { id }, rival.as))).not.toContain(file.id)
    expect(await statusFor(file.url, person)).toBe(200)
    for (const member of [people.publisher.owner, ...Object.values(people.publisher.member)])
      expect(await statusFor(file.url, member)).toBe(200)
    const other = await company(h)
    for (const stranger of [rival, await individual(h), other.owner, people.platform]) expect(await statusFor(file.url, stranger)).toBe(404)
    expect(await statusFor(file.url)).toBe(404)
  })

  it('belong to the version: older ones keep theirs, and a counter-offer that is accepted keeps them', async () => {
    const id = await demandAt(h, people, 2)
    const person = await individual(h)
    const [first, second] = [await sent(person, 'first.pdf'), await sent(person, 'second.pdf')]
    await h.ok('POST /ws/demand/apply', { id, price: '900', fileIds: [first.id] }, person.as)
    await h.ok('POST /ws/demand/bid/revise', { id, price: '900', bidVersion: 1, fileIds: [first.id, second.id] }, person.as)
    await h.ok('POST /ws/demand/bid/counter', { id, accountId: person.accountId, bidVersion: 2, price: '800' }, owner())
    await h.ok('POST /ws/demand/bid/counter/accept', { id, bidVersion: 2 }, person.as)
    await h.ok('POST /ws/demand/bid/revise', { id, price: '800', bidVersion: 3 }, person.as)
    const names = (await bidsOf(id, person)).map(({ files }) => files.map(({ name }) => name))
    expect(names).toEqual([[], ['first.pdf', 'second.pdf'], ['first.pdf', 'second.pdf'], ['first.pdf']])
    expect(await statusFor(second.url, people.publisher.owner)).toBe(200)
  })

  it('are one’s own, of this bid, and no more than ten; what they contain is judged', async () => {
    const id = await demandAt(h, people, 2)
    const [person, rival] = [await individual(h), await individual(h)]
    const theirs = await sent(rival)
    await h.ok('POST /ws/demand/apply', { id, fileIds: [theirs.id] }, rival.as)
    const refused = async (fileIds: string[]) => (await h.refused('POST /ws/demand/apply', { id, fileIds }, person.as)).fields
    expect(await refused([theirs.id])).toHaveProperty(['fileIds.0'])
    expect(await refused([(await upload(h, tokenOf(person), 'document', 'pdf')).id])).toHaveProperty(['fileIds.0'])
    const many = await Promise.all(Array.from({ length: BID_FILES_MAX + 1 }, () => sent(person)))
    expect(await refused(many.map((one) => one.id))).toHaveProperty('fileIds')
    const drawing = { bytes: bytesOf.svg, name: 'plan.pdf', authCode: 'bidFile' }
    expect((await send(h, tokenOf(person), drawing)).body.success).toBe(false)
    await h.ok('POST /ws/demand/apply', { id, fileIds: many.slice(1).map((one) => one.id) }, person.as)
    const another = await demandAt(h, people, 2)
    expect((await h.refused('POST /ws/demand/apply', { id: another, fileIds: [many[1]!.id] }, person.as)).fields).toHaveProperty([
      'fileIds.0',
    ])
  })
})
