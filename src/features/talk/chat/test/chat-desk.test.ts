import { beforeAll, expect, it } from 'vitest'
import { clientOf } from '../../../../../test/support/chat.ts'
import { LegacyChat } from '../../../../../test/support/legacy-chat.ts'
import { individual, operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

const h = serverForFile()
let desk: Person
beforeAll(async () => {
  desk = await operator(h)
})

it('the platform’s desk writes to anybody, marked as such, and is answered where it has written', async () => {
  const person = await individual(h)
  // Nobody begins with the desk.
  expect((await h.refused('POST /ws/chat/open', { accountId: desk.accountId }, person.as)).error).toBe('chatNotAllowed')
  expect(await h.ok('GET /ws/chat/mayWrite', { accountId: desk.accountId }, person.as)).toMatchObject({ allowed: false })
  const p = await clientOf(h, person).open()
  p.frame({ id: desk.accountId, type: '0', cid: 'a', content: '在吗' })
  await p.until(() => p.refused.some((one) => one.error === 'chatNotAllowed'))

  const { id } = await h.ok('POST /ws/chat/open', { accountId: person.accountId }, desk.as)
  const d = await clientOf(h, desk).follow(id).open()
  await d.say(id, '您的材料需要补充')
  await p.until(() => p.texts(id).includes('您的材料需要补充'))
  expect(p.events.get(id)?.at(-1)).toMatchObject({ desk: true, mine: false })
  expect(await p.say(id, '好的')).toEqual(expect.any(Number))
  expect(p.events.get(id)?.at(-1)).not.toHaveProperty('desk')
  const [row] = (await h.ok('GET /ws/chat/conversations', {}, person.as)).records
  expect(row).toMatchObject({ id, desk: true, personId: desk.accountId })
  const [own] = (await h.ok('GET /ws/chat/conversations', {}, desk.as)).records
  expect(own).toMatchObject({ id, desk: false })
  await Promise.all([p.close(), d.close()])
})

it('cannot be blocked, and is no way into anybody else’s conversation or group', async () => {
  const person = await individual(h)
  expect((await h.refused('POST /ws/chat/block', { accountId: desk.accountId, on: true }, person.as)).error).toBe('chatDeskBlock')
  await h.ok('POST /ws/chat/open', { accountId: person.accountId }, desk.as)
  expect((await h.refused('POST /ws/chat/group/create', { name: '群', accountIds: [desk.accountId] }, person.as)).error).toBe(
    'groupMembersOnly',
  )
  expect(await h.refused('POST /ws/chat/contact/ask', { accountId: desk.accountId, line: 'x' }, person.as)).toMatchObject({ status: 404 })
  const other = await operator(h)
  expect((await h.refused('POST /ws/chat/open', { accountId: other.accountId }, desk.as)).error).toBe('chatNotAllowed')
})

it('is named as the platform to a client of the known family', async () => {
  const person = await individual(h)
  const { id } = await h.ok('POST /ws/chat/open', { accountId: person.accountId }, desk.as)
  const legacy = new LegacyChat(h.url, person.token)
  await legacy.open()
  const d = await clientOf(h, desk).follow(id).open()
  await d.say(id, '您好')
  await legacy.until(() => legacy.messages.length === 1)
  expect(legacy.messages[0]).toMatchObject({ fromname: desk.accountId, username: `衡渡 Hengdu · ${desk.name}` })
  await Promise.all([legacy.close(), d.close()])
})
