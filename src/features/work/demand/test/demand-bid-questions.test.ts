import { beforeAll, describe, expect, it } from 'vitest'
import { cast, demandAt, formOf, type Stage } from '../../../../../test/support/demands.ts'
import { upload } from '../../../../../test/support/files.ts'
import { individual, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { rowsOfExport } from '../../../../../test/support/workbooks.ts'

const h = serverForFile()
let people: Stage

beforeAll(async () => {
  people = await cast(h)
})

const owner = () => people.publisher.as
const detail = (id: string, as: Person['as']) => h.ok('GET /ws/demand/detail', { id }, as)
const questions = (): NonNullable<ReturnType<typeof formOf>['bidQuestions']> => [
  { text: 'How many engineers?', kind: 'number', required: true },
  { text: 'On site in Munich?', kind: 'yesNo', required: true },
  { text: 'Which shift?', kind: 'choice', options: ['Day', 'Night'] },
  { text: 'What else?', kind: 'text' },
]
const given = ['3', 'yes', 'Night', '']
const applicationOf = async (id: string, who: Person) =>
  (await h.ok('GET /ws/demand/providers', { id }, owner())).records.find(({ person }) => person.id === who.accountId)!
const answersOf = (bids: { answers: { answer: string }[] }[]) => bids.map(({ answers }) => answers.map(({ answer }) => answer))

describe('questions to applicants', () => {
  it('are part of the request, and each thing that is wrong is at its field', async () => {
    const refused = async (bidQuestions: unknown[]) =>
      Object.keys((await h.refused('POST /ws/demand/create', { form: formOf(h, { bidQuestions } as never) }, owner())).fields ?? {})
    const six = Array.from({ length: 6 }, (_, at) => ({ text: `Question ${at}`, kind: 'text' }))
    expect(await refused(six)).toEqual(['form.bidQuestions'])
    expect(await refused([{ text: ' ', kind: 'text' }])).toEqual(['form.bidQuestions.0.text'])
    expect(await refused([{ text: 'Which?', kind: 'choice', options: ['One'] }])).toEqual(['form.bidQuestions.0.options'])
    expect(await refused([{ text: 'Which?', kind: 'choice', options: ['One', 'One'] }])).toEqual(['form.bidQuestions.0.options'])
    expect(await refused([six[0], six[0]])).toEqual(['form.bidQuestions.1.text'])
    expect(await refused([{ text: 'What?', kind: 'colour' }])).toEqual(['form.bidQuestions.0.kind'])
    const id = await demandAt(h, people, 2, { bidQuestions: questions() })
    const stranger = await individual(h)
    expect((await detail(id, stranger.as)).bidQuestions).toMatchObject([
      { kind: 'number', required: true, options: [] },
      { kind: 'yesNo' },
      { kind: 'choice', required: false, options: ['Day', 'Night'] },
      { kind: 'text' },
    ])
  })

  it('are answered with the bid, each answer refused at its field, none of them turning anybody down', async () => {
    const id = await demandAt(h, people, 2, { bidQuestions: questions() })
    const [person, other] = [await individual(h), await individual(h)]
    const refused = async (answers: string[]) => (await h.refused('POST /ws/demand/apply', { id, answers }, person.as)).fields
    expect(Object.keys((await refused([])) ?? {})).toEqual(['answers.0', 'answers.1'])
    expect(Object.keys((await refused(['three', 'perhaps', 'Evening'])) ?? {})).toEqual(['answers.0', 'answers.1', 'answers.2'])
    await h.ok('POST /ws/demand/apply', { id, price: '900', answers: given }, person.as)
    await h.ok('POST /ws/demand/apply', { id, answers: ['0', 'no'] }, other.as)
    expect(await applicationOf(id, other)).toMatchObject({
      state: 'applied',
      bids: [{ answers: [{ answer: '0' }, {}, { answer: '' }, {}] }],
    })
    expect((await applicationOf(id, person)).bids[0]!.answers).toEqual([
      { question: 'How many engineers?', kind: 'number', answer: '3' },
      { question: 'On site in Munich?', kind: 'yesNo', answer: 'yes' },
      { question: 'Which shift?', kind: 'choice', answer: 'Night' },
      { question: 'What else?', kind: 'text', answer: '' },
    ])
  })

  it('stay with each version of the bid; terms that were accepted keep the answers', async () => {
    const id = await demandAt(h, people, 2, { bidQuestions: questions() })
    const person = await individual(h)
    await h.ok('POST /ws/demand/apply', { id, price: '900', answers: given }, person.as)
    await h.ok('POST /ws/demand/bid/revise', { id, price: '900', answers: ['4', 'yes', 'Day', 'A van'], bidVersion: 1 }, person.as)
    const change = { id, accountId: person.accountId, bidVersion: 2, price: '850' }
    await h.ok('POST /ws/demand/bid/counter', change, owner())
    await h.ok('POST /ws/demand/bid/counter/accept', { id, bidVersion: 2 }, person.as)
    const versions = [['4', 'yes', 'Day', 'A van'], ['4', 'yes', 'Day', 'A van'], given]
    expect(answersOf((await applicationOf(id, person)).bids)).toEqual(versions)
    expect(answersOf((await detail(id, person.as)).myApplication!.bids)).toEqual(versions)
  })

  it('are an edit of substance once they change: the request is reviewed again and the bids have to be renewed', async () => {
    const id = await demandAt(h, people, 2, { bidQuestions: questions() })
    const person = await individual(h)
    await h.ok('POST /ws/demand/apply', { id, answers: given }, person.as)
    await h.ok('POST /ws/demand/edit', { id, form: formOf(h, { bidQuestions: questions() }) }, owner())
    expect(await detail(id, person.as)).toMatchObject({ seaServiceStatus: 2, myApplication: { stale: false } })
    const fewer = [{ text: 'How many vans?', kind: 'number' as const, required: true }]
    await h.ok('POST /ws/demand/edit', { id, form: formOf(h, { bidQuestions: fewer }) }, owner())
    expect(await detail(id, people.platform.as)).toMatchObject({
      seaServiceStatus: 1,
      bidQuestions: [{ text: 'How many vans?' }],
      reviewed: { bidQuestions: [{ text: 'How many engineers?' }, {}, {}, {}] },
    })
    await h.ok('POST /ws/demand/publish', { id }, owner())
    await h.ok('POST /ws/operator/demand/approve', { id }, people.platform.as)
    expect((await detail(id, person.as)).myApplication).toMatchObject({ stale: true, bids: [{ answers: [{ answer: '3' }, {}, {}, {}] }] })
    const renewed = { id, bidVersion: 1 }
    expect((await h.refused('POST /ws/demand/bid/revise', renewed, person.as)).fields).toHaveProperty(['answers.0'])
    await h.ok('POST /ws/demand/bid/revise', { ...renewed, answers: ['2'] }, person.as)
    expect(answersOf((await applicationOf(id, person)).bids)).toEqual([['2'], given])
  })

  it('are read by the company and the applicant alone, and are columns of the workbook', async () => {
    const id = await demandAt(h, people, 2, { bidQuestions: questions() })
    const [person, rival] = [await individual(h), await individual(h)]
    await h.ok('POST /ws/demand/apply', { id, answers: ['3', 'yes', 'Night', 'A crane of our own'] }, person.as)
    await h.ok('POST /ws/demand/apply', { id, answers: ['5', 'no'] }, rival.as)
    for (const reader of [rival, await individual(h)])
      expect(JSON.stringify(await detail(id, reader.as))).not.toContain('A crane of our own')
    const rows = rowsOfExport(await h.ok('POST /ws/demand/bids/export', { id }, owner()))
    expect(rows.find((row) => row.includes('A crane of our own'))).toEqual(expect.arrayContaining(['Night']))
    expect(rows.some((row) => row.includes('How many engineers?'))).toBe(true)
  })

  it('ask for a file: one of the bid’s own, which answers by its name and stays with its version', async () => {
    const asked = [{ text: 'Your certificate?', kind: 'file' as const, required: true }]
    const id = await demandAt(h, people, 2, { bidQuestions: asked })
    const [person, other] = [await individual(h), await individual(h)]
    const file = await upload(h, person.token, 'bidFile', 'pdf', 'certificate.pdf')
    const foreign = await upload(h, other.token, 'bidFile', 'pdf', 'theirs.pdf')
    const refused = async (answers: string[], fileIds: string[]) =>
      Object.keys((await h.refused('POST /ws/demand/apply', { id, answers, fileIds }, person.as)).fields ?? {})
    expect(await refused([], [file.id])).toEqual(['answers.0'])
    // Not among the files of the bid; and among them, but somebody else's.
    expect(await refused([file.id], [])).toEqual(['answers.0'])
    expect(await refused([foreign.id], [file.id])).toEqual(['answers.0'])
    expect(await refused([foreign.id], [foreign.id])).toEqual(['fileIds.0'])
    await h.ok('POST /ws/demand/apply', { id, answers: [file.id], fileIds: [file.id] }, person.as)
    const newer = await upload(h, person.token, 'bidFile', 'pdf', 'renewed.pdf')
    await h.ok('POST /ws/demand/bid/revise', { id, answers: [newer.id], fileIds: [newer.id], bidVersion: 1 }, person.as)
    const { bids } = await applicationOf(id, person)
    expect(answersOf(bids)).toEqual([[newer.id], [file.id]])
    expect(bids.map(({ files }) => files.map(({ name }) => name))).toEqual([['renewed.pdf'], ['certificate.pdf']])
    const rows = rowsOfExport(await h.ok('POST /ws/demand/bids/export', { id }, owner()))
    const at = rows.find((row) => row.includes('Your certificate?'))!.indexOf('Your certificate?')
    expect(rows.map((row) => row[at])).toContain('renewed.pdf')
  })
})
