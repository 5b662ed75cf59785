import { beforeAll, describe, expect, it } from 'vitest'
import { cast, dayFrom, demandAt, type Stage } from '../../../../../test/support/demands.ts'
import { upload } from '../../../../../test/support/files.ts'
import { company, individual, type Person, signInAgain } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

const h = serverForFile()
let people: Stage

beforeAll(async () => {
  people = await cast(h)
})

const owner = () => people.publisher.as
const draftOf = (demandId: string, { as }: Pick<Person, 'as'>) => h.ok('GET /ws/demand/bid/draft', { demandId }, as)
const save = (demandId: string, { as }: Pick<Person, 'as'>, more: Record<string, unknown> = {}) =>
  h.ok('POST /ws/demand/bid/draft/save', { demandId, form: { message: 'Half' }, ...more } as never, as)

describe('a draft of a bid', () => {
  it('is kept as it was typed, on another device too, until the bid is sent', async () => {
    const demandId = await demandAt(h, people, 2)
    const person = await individual(h)
    expect(await draftOf(demandId, person)).toBeNull()
    const { id, version } = await save(demandId, person, { form: { price: '9', message: 'Half a sentence' } })
    const file = await upload(h, person.token, 'bidFile', 'pdf')
    await save(demandId, person, { id, version, form: { price: '90', message: 'Half' }, fileIds: [file.id] })
    await signInAgain(h, person)
    expect(await draftOf(demandId, person)).toMatchObject({ id, form: { price: '90', message: 'Half' }, files: [file] })
    await h.ok('POST /ws/demand/apply', { id: demandId, price: '900', fileIds: [file.id] }, person.as)
    expect(await draftOf(demandId, person)).toBeNull()
    await save(demandId, person)
    await h.ok('POST /ws/demand/bid/revise', { id: demandId, bidVersion: 1, price: '890', fileIds: [file.id] }, person.as)
    expect(await draftOf(demandId, person)).toBeNull()
  })

  it('is seen by the applicant’s side alone: neither it nor its files reach the company, rivals or operators', async () => {
    const demandId = await demandAt(h, people, 2)
    const [person, rival] = [await individual(h), await individual(h)]
    const file = await upload(h, person.token, 'bidFile', 'pdf')
    const { id } = await save(demandId, person, { form: { message: 'Nobody reads this' }, fileIds: [file.id] })
    for (const reader of [people.publisher.owner, rival, people.platform]) {
      const detail = await h.ok('GET /ws/demand/detail', { id: demandId }, reader.as)
      expect(JSON.stringify(detail)).not.toContain('Nobody reads this')
      expect((await fetch(`${h.url}${file.url}`, { headers: { 'x-access-token': reader.token } })).status).toBe(404)
    }
    expect((await h.ok('GET /ws/demand/providers', { id: demandId }, owner())).records).toEqual([])
    expect(await draftOf(demandId, rival)).toBeNull()
    const refusal = async (key: 'save' | 'remove', as: Person['as']) =>
      (await h.refused(`POST /ws/demand/bid/draft/${key}`, { demandId, id, version: 1, form: {} } as never, as)).error
    expect(await refusal('save', rival.as)).toBe('notFound')
    expect(await refusal('remove', rival.as)).toBe('notFound')
    expect(await refusal('save', owner())).toBe('notFound')
  })

  it('is one for a firm: of two members, the second learns that the first has saved', async () => {
    const demandId = await demandAt(h, people, 2)
    const firm = await company(h, { roles: ['demandManager'] })
    const [one, other] = [firm.owner, firm.member.demandManager]
    const { id, version } = await save(demandId, one)
    await save(demandId, one, { id, version, form: { message: 'More' } })
    const late = (await h.refused('POST /ws/demand/bid/draft/save', { demandId, id, version, form: {} }, other.as)).error
    const again = (await h.refused('POST /ws/demand/bid/draft/save', { demandId, form: {} }, other.as)).error
    expect([late, again]).toEqual(['changedMeanwhile', 'changedMeanwhile'])
    expect(await draftOf(demandId, other)).toMatchObject({ form: { message: 'More' } })
    await h.ok('POST /ws/demand/bid/draft/remove', { id, version: version + 1 }, other.as)
    expect(await draftOf(demandId, one)).toBeNull()
  })

  it('ends with the recruitment, and only then', async () => {
    const [kept, ended] = [await demandAt(h, people, 2, { recruitEnd: dayFrom(h, 40) }), await demandAt(h, people, 2)]
    const person = await individual(h)
    await save(kept, person)
    await save(ended, person)
    await h.ok('POST /ws/demand/cancel', { id: ended, reason: 'Not needed' }, owner())
    expect((await h.refused('POST /ws/demand/bid/draft/save', { demandId: ended, form: {} }, person.as)).error).toBe('notFound')
    h.clock.advance({ hours: 24 })
    await h.jobs.runDue()
    const { rows } = await h.services.pool.query('select demand_id from demand_bid_draft where party_id = $1', [person.accountId])
    expect(rows).toEqual([{ demand_id: kept }])
  })
})
