import { expect, onTestFinished, test, vi } from 'vitest'
import { befriend } from '../../../../../test/support/chat.ts'
import { LinkedLive, pause, type Server } from '../../../../../test/support/chat-model/links.ts'
import { Tab } from '../../../../../test/support/chat-model/tab.ts'
import { individual, type Person } from '../../../../../test/support/personas.ts'
import { soon } from '../../../../../test/support/soon.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { actorOf } from '../../../base/account/server/reads.ts'
import { ChatHub } from '../server/hub.ts'

const h = serverForFile()

/** Two people in a conversation, on one hub. */
async function stage() {
  const people: [Person, Person] = [await individual(h), await individual(h)]
  const id = await befriend(h, ...people)
  const live = new LinkedLive(Math.random)
  const server: Server = { live, hub: new ChatHub({ ...h.services, live }) }
  onTestFinished(() => live.drain())
  const [reader, writer] = await Promise.all(
    people.map(async ({ accountId }) => new Tab((await actorOf(h.services.db, accountId))!, undefined)),
  )
  return { id, server, reader: reader!, writer: writer! }
}

/** Everything that the tab has said is heard, and it takes what it was sent. */
async function settle(tab: Tab) {
  while (tab.link && tab.link.up.length > 0) {
    tab.link.hear()
    await tab.link.settled()
  }
  while (tab.link && tab.link.down.length > 0) tab.take()
}

/** The next count of unread messages is answered by the database at once, and passed on when it is let go. */
function holdNextCount() {
  const { pool } = h.services
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
  const answered = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const spy = vi.spyOn(pool, 'query').mockImplementation(async (...given: unknown[]) => {
    const result = await query(...given)
    if ((given[0] as { name?: string }).name === 'chat_unread') {
      spy.mockRestore()
      answered.resolve()
      await released.promise
    }
    return result
  })
  onTestFinished(() => spy.mockRestore())
  return { answered: answered.promise, release: released.resolve }
}

test('a count that began before a socket was ready does not replace the newer one in its ready', async () => {
  const { id, server, reader, writer } = await stage()
  for (const tab of [reader, writer]) {
    tab.connect(server, [id])
    await settle(tab)
  }
  const count = holdNextCount()
  server.hub.fanOut.onUnread(reader.actor.accountId)
  await count.answered
  reader.link?.cut()
  writer.say(id, 'in between')
  await soon(async () => {
    await settle(writer)
    return writer.outbox.size
  }).toBe(0)
  reader.connect(server, [id])
  await settle(reader)
  expect(reader.unread.total).toBe(1)
  count.release()
  for (let turn = 0; turn < 10; turn++) await pause()
  await settle(reader)
  expect(reader.unread.total).toBe(1)
})

test('a ready that was counted before a newer count is followed by another one', async () => {
  const { id, server, reader, writer } = await stage()
  writer.connect(server, [id])
  await settle(writer)
  const count = holdNextCount()
  reader.connect(server, [id])
  reader.link?.hear()
  await count.answered
  writer.say(id, 'in between')
  // The writer is sent its own count as well; the reader's is what was sent before its ready.
  await soon(async () => {
    await settle(writer)
    return reader.link?.down.some((frame) => frame.includes('"do":"unread"'))
  }).toBe(true)
  count.release()
  await soon(() => reader.link?.down.some((frame) => frame.includes('"code":1'))).toBe(true)
  await soon(async () => {
    await settle(reader)
    return reader.unread.total
  }).toBe(1)
})
