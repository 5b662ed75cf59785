import { beforeAll, expect, test } from 'vitest'
import { befriend, clientOf } from '../../../../../test/support/chat.ts'
import { cast, demandAt } from '../../../../../test/support/demands.ts'
import { individual, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import type { InputOf } from '../../../../platform/contract/call.ts'
import type { chatCalls } from '../contract/calls.ts'

/** The list of somebody with many conversations: its pages and its search. */

const h = serverForFile()

const GROUPS = 300
let reader: Person
let pair: string

type Input = Partial<InputOf<(typeof chatCalls)['GET /ws/chat/conversations']>>
const list = (input: Input = {}, who: Person = reader) => h.ok('GET /ws/chat/conversations', input, who.as)
const names = async (input: Input = {}, who: Person = reader) => (await list(input, who)).records.map((row) => row.name)
const named = (...numbers: number[]) => numbers.map((number) => `展位 ${number}`)

/** Groups of this person alone, the latest first: in each one message of somebody else, which is not read. */
const addGroups = (who: Person, by: Person, count: number) =>
  h.services.pool.query(
    `with made as (
       insert into chat_conversation (kind, name, last_seq, last_at, created_at)
       select 'group', '展位 ' || n, 1, now() - n * interval '1 minute', now() from generate_series(1, $3::int) as n returning id, last_at),
     dated as (select id, uuidv7() as event_id from made),
     said as (
       insert into chat_event (conversation_id, seq, id, kind, sender_id, content, at)
       select id, 1, event_id, 'message', $2, '请在周五之前确认展位图、电力接入和搭建时间，谢谢。', uuid_extract_timestamp(event_id) from dated)
     insert into chat_member (conversation_id, account_id, role, from_seq, read_seq, delivered_seq, joined_at)
     select id, $1, 'owner', 1, 0, 0, now() from made`,
    [who.accountId, by.accountId, count],
  )

beforeAll(async () => {
  reader = await individual(h, { name: '安' })
  const writer = await individual(h, { name: '博览 Expo_100%' })
  pair = await befriend(h, reader, writer)
  await addGroups(reader, writer, GROUPS)
  // The last of all.
  await h.services.pool.query(`update chat_conversation set last_at = now() - interval '1 day' where id = $1`, [pair])
})

test('its first page is short, says how many there are, and counts what is unread in all', async () => {
  const first = await list()
  expect(first.records.map((row) => row.name)).toEqual(named(...Array.from({ length: 50 }, (_, nth) => nth + 1)))
  expect(first).toMatchObject({ total: GROUPS + 1, unread: GROUPS, mentions: 0 })
  expect(first.records[49]).toMatchObject({ unread: 1, lastSeq: 1, last: { username: '博览 Expo_100%', mine: false } })
  expect(JSON.stringify(first).length).toBeLessThan(60_000)
  const all = await list({ size: 500 })
  expect(all.records).toHaveLength(GROUPS + 1)
  expect(all.records.slice(0, 50)).toEqual(first.records)
  expect(all.records.at(-1)?.id).toBe(pair)
})

test('pinned conversations are first, wherever they were', async () => {
  const last = (await list({ search: '展位 299' })).records[0]!
  for (const id of [last.id, pair]) await h.ok('POST /ws/chat/settings', { id, pinned: true }, reader.as)
  expect(await names({ size: 3 })).toEqual([...named(299), '博览 Expo_100%', ...named(1)])
  for (const id of [last.id, pair]) await h.ok('POST /ws/chat/settings', { id, pinned: false }, reader.as)
  expect(await names({ size: 2 })).toEqual(named(1, 2))
})

test('a message brings the last one to the top', async () => {
  const c = await clientOf(h, reader).follow(pair).open()
  await c.say(pair, '在吗')
  expect((await list({ size: 1 })).records).toMatchObject([{ id: pair, last: { content: '在吗' } }])
  await c.close()
  await h.services.pool.query(`update chat_conversation set last_at = now() - interval '1 day' where id = $1`, [pair])
})

test('the search finds people and groups by what their row shows, each of a type if wanted', async () => {
  expect(await names({ search: '  EXPO ' })).toEqual(['博览 Expo_100%'])
  expect(await list({ search: '展位 29' })).toMatchObject({ total: 11, unread: GROUPS })
  expect(await list({ search: '展位 29', size: 3 })).toMatchObject({ total: 11, records: named(29, 290, 291).map((name) => ({ name })) })
  expect(await list({ search: '展位', type: '0' })).toMatchObject({ total: 0, records: [], unread: GROUPS })
  expect(await list({ type: '0' })).toMatchObject({ total: 1, records: [{ id: pair }] })
  expect(await list({ type: '1', size: 1 })).toMatchObject({ total: GROUPS, records: [{ name: '展位 1' }] })
  expect(await names({ search: '100%' })).toEqual(['博览 Expo_100%'])
  for (const search of ['100_', '%', '\\', "' or 1=1 --", '展位  1', '🦊'])
    expect([search, await list({ search, type: '1' })]).toMatchObject([search, { total: 0, records: [] }])
  // The one who reads is not the name of a conversation of two.
  expect(await names({ search: '安' })).toEqual([])
})

test('it finds the group of a demand by its title and number, and found messages name their conversation', async () => {
  const people = await cast(h)
  const { provider } = people
  const demandId = await demandAt(h, people, 3, { title: 'Booth for Hannover 2027' })
  const group = (await list({}, provider)).records.find((row) => row.demandId === demandId)!
  for (const search of ['hannover', group.name.toLowerCase()])
    expect((await list({ search, type: '1' }, provider)).records).toMatchObject([{ id: group.id, title: 'Booth for Hannover 2027' }])
  expect((await list({ search: 'hannover', type: '0' }, provider)).records).toEqual([])
  // Nobody else's.
  for (const search of ['hannover', group.name, provider.name]) expect(await list({ search })).toMatchObject({ total: 0, records: [] })
  expect(await list({ search: '展位' }, provider)).toMatchObject({ total: 0, records: [], unread: 0 })

  const { records } = await h.ok('GET /ws/chat/search', { search: '电力接入', pageSize: 2 }, reader.as)
  expect(records.map((event) => event.name)).toEqual(named(GROUPS, GROUPS - 1))
  const c = await clientOf(h, reader).follow(pair).open()
  await c.say(pair, '电力接入已确认')
  expect((await h.ok('GET /ws/chat/search', { search: '电力接入已确认' }, reader.as)).records).toMatchObject([{ name: '博览 Expo_100%' }])
  await c.close()
})

test.each([{ size: 0 }, { size: 501 }, { size: 1.5 }, { type: '2' }, { search: 'x'.repeat(101) }, { search: 'a\u0000b' }])(
  'refuses %o at its field',
  async (input) => {
    const refused = await h.refused('GET /ws/chat/conversations', input as Input, reader.as)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.fields ?? {})).toEqual(Object.keys(input))
  },
)

test('a client of the known family is still given all of them', async () => {
  expect((await h.ok('GET /ws/chat/list', {}, reader.as)).chats).toHaveLength(GROUPS + 1)
})
