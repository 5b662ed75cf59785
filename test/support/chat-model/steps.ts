import { addMembers, leaveGroup } from '../../../src/features/talk/chat/server/groups.ts'
import { conversation, conversationMember } from '../../../src/features/talk/chat/server/tables.ts'
import type { Services } from '../../../src/platform/server/services.ts'
import { perform, performAsSystem } from '../../../src/platform/server/wire/act.ts'
import type { Actor } from '../../../src/platform/server/wire/actor.ts'
import { type Link, pause, type Random, type Server } from './links.ts'
import type { Tab } from './tab.ts'

/** What may happen in a history, each a step of it. */

export async function foundConversations(services: Services, people: readonly Actor[]): Promise<string[]> {
  return performAsSystem(services, 'model', async (act) => {
    const made = await act.tx
      .insert(conversation)
      .values(['甲', '乙', '丙'].map((name) => ({ kind: 'group' as const, name, lastAt: act.now, createdAt: act.now })))
      .returning({ id: conversation.id })
    await act.tx.insert(conversationMember).values(
      made.flatMap(({ id }) =>
        people.map(({ accountId }, nth) => ({
          conversationId: id,
          accountId,
          role: nth === 0 ? ('owner' as const) : ('member' as const),
          fromSeq: 1,
          readSeq: 0,
          deliveredSeq: 0,
          joinedAt: act.now,
        })),
      ),
    )
    return made.map(({ id }) => id)
  })
}

const isMessage = (text: string): boolean => text.includes('"cid"')

export function double(link: Link | null): void {
  const text = link?.up.find(isMessage)
  if (text) link?.up.push(text)
}

export function reorder(link: Link | null): void {
  const at = link?.up.findIndex(isMessage) ?? -1
  if (!link || at < 0) return
  const [text] = link.up.splice(at, 1)
  if (text) link.up.push(text)
}

export function recallOne(tab: Tab, id: string, random: Random): void {
  const own = (tab.events.get(id) ?? []).filter((event) => event.mine && event.kind === 'message')
  const event = own[Math.floor(random() * own.length)]
  if (event) tab.do('recall', id, event.seq)
}

export function takeSome(tab: Tab, random: Random): void {
  for (let frames = Math.ceil(random() * 6); frames > 0; frames--) tab.take()
}

export function readSome(tab: Tab, id: string, random: Random): void {
  const events = tab.events.get(id) ?? []
  const event = events[Math.floor(random() * events.length)]
  if (event) tab.do('read', id, event.seq)
}

/** An event that one server has not heard of yet is older than the one in another conversation that its socket gets. */
export async function overtake(
  reader: Tab,
  writer: Tab,
  [here, there]: readonly Server[],
  late: string,
  ids: readonly string[],
  text: () => string,
): Promise<void> {
  if (!here || !there || reader === writer) return
  here.live.isCut = true
  for (const [tab, server, id] of [
    [writer, there, late],
    [reader, here, ids.find((one) => one !== late) ?? late],
  ] as const) {
    tab.connect(server, ids)
    tab.say(id, text())
    while (tab.link && tab.link.up.length > 0) {
      tab.link.hear()
      await tab.link.settled()
    }
    await pause()
  }
  while (reader.link && reader.link.down.length > 0) reader.take()
  reader.connect(here, ids)
}

/** As by kill -9: what was under way is committed or not, and nobody learns of it. */
export function kill(servers: Server[], nth: number, tabs: readonly Tab[], begin: () => Server, link: () => void): void {
  const server = servers[nth]
  if (!server) return
  server.live.isDead = true
  for (const tab of tabs) tab.link?.cut()
  servers[nth] = begin()
  link()
}

export async function comeOrGo(services: Services, actor: Actor, owner: Actor, id: string, random: Random): Promise<void> {
  const opening = { lang: 'cn' as const, requestId: 'model', ip: null }
  if (random() < 0.6) await perform<unknown, Actor>(services, { ...opening, actor }, (act) => leaveGroup(act, { id }))
  else
    await perform<unknown, Actor>(services, { ...opening, actor: owner }, (act) => addMembers(act, { id, accountIds: [actor.accountId] }))
}
