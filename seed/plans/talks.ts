import { carryOut } from '../../src/features/talk/chat/server/carry-out.ts'
import { createGroup } from '../../src/features/talk/chat/server/groups.ts'
import { conversation, conversationMember } from '../../src/features/talk/chat/server/tables.ts'
import { demand } from '../../src/features/work/demand/server/tables.ts'
import { and, eq } from '../../src/platform/server/data/drizzle.ts'
import { colleagues, type TalkSpec, talks } from '../data/talks.ts'
import type { Cast, Scene } from '../engine/scene.ts'

/** Messages of the last hours and days, after all that happened before. */
export async function talkNow(scene: Scene, now: Temporal.Instant): Promise<void> {
  for (const spec of talks) await talk(scene, now, spec)
  const owner = scene.company(colleagues.by).owner
  const castOf = (key: string) => (key === 'owner' ? owner : scene.person(key))
  scene.clock.set(now.subtract({ minutes: colleagues.lines[0][0] + 1 }))
  const { id } = await scene.do(owner, (act) =>
    createGroup(act, { name: colleagues.name, accountIds: colleagues.members.map((key) => castOf(key).accountId) }),
  )
  for (const [minutesAgo, key, text] of colleagues.lines) await say(scene, now.subtract({ minutes: minutesAgo }), castOf(key), id, text)
  await readAll(scene, id, null)
}

async function talk(scene: Scene, now: Temporal.Instant, spec: TalkSpec): Promise<void> {
  const owner = scene.company(spec.by).owner
  const provider = scene.person(spec.provider)
  const [group] = await scene.services.db
    .select({ id: conversation.id })
    .from(conversation)
    .innerJoin(demand, and(eq(conversation.kind, 'demand'), eq(conversation.name, demand.number)))
    .where(eq(demand.title, spec.demand))
  if (!group) throw new Error(`seed: "${spec.demand}" has no group`)
  for (const [minutesAgo, side, text] of spec.lines)
    await say(scene, now.subtract({ minutes: minutesAgo }), side === 'publisher' ? owner : provider, group.id, text)
  await readAll(scene, group.id, spec.unread ? owner : null)
}

async function say(scene: Scene, at: Temporal.Instant, who: Cast, id: string, content: string): Promise<void> {
  scene.clock.set(at)
  const message = { id, content, mentions: [], fileIds: [] }
  const [acted] = await scene.do(who, (act) => carryOut(act, [{ do: 'send', actor: who.actor, message }]))
  if (!acted || 'refused' in acted) throw new Error(`seed: "${content}" was not sent`)
}

/** Everybody has read everything; `behind` all but the last message. */
async function readAll(scene: Scene, id: string, behind: Cast | null): Promise<void> {
  const { db } = scene.services
  const ofGroup = eq(conversationMember.conversationId, id)
  const [{ lastSeq } = { lastSeq: 0 }] = await db
    .select({ lastSeq: conversation.lastSeq })
    .from(conversation)
    .where(eq(conversation.id, id))
  await db.update(conversationMember).set({ readSeq: lastSeq, deliveredSeq: lastSeq }).where(ofGroup)
  if (behind)
    await db
      .update(conversationMember)
      .set({ readSeq: lastSeq - 1 })
      .where(and(ofGroup, eq(conversationMember.accountId, behind.accountId)))
}
