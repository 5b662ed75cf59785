import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { clientOf } from '../../../../../test/support/chat.ts'
import { demandAt } from '../../../../../test/support/demands.ts'
import { bytesOf, upload } from '../../../../../test/support/files.ts'
import { company, individual, operator, type Person, signInAgain } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { holdTalk, releaseTalk } from '../server/holds.ts'
import { endMonth } from '../server/jobs.ts'
import { rootOf, transcriptsOf } from '../server/transcript.ts'

const h = serverForFile()

const asSystem = <T>(run: (act: Act) => Promise<T>) => performAsSystem(h.services, 'hold', run)
const dayOfMonth = 24 * 32

/** A demand with a provider: its group, the pair of the two people, and a conversation that has nothing to do with it. */
async function serving() {
  const firm = await company(h, { roles: ['hr'], funded: [{ amountMinor: 9_000_000, currency: 'EUR' as const }] })
  const provider = await individual(h)
  const demandId = await demandAt(h, { publisher: firm, provider, platform: await operator(h) }, 4)
  const { groupId } = await h.ok('GET /ws/chat/ofDemand', { id: demandId }, provider.as)
  const pair = (await h.ok('POST /ws/chat/open', { accountId: firm.owner.accountId }, provider.as)).id
  const other = (await h.ok('POST /ws/chat/open', { accountId: firm.member.hr.accountId }, firm.as)).id
  const sides = { demandId, publishers: [firm.owner.accountId], providers: [provider.accountId] }
  return { firm, provider, sides, group: String(groupId), pair, other, cause: `dispute:${demandId}` }
}

const contents = async (person: Person, id: string) => {
  await signInAgain(h, person)
  return (await h.ok('GET /ws/chat/history', { id, size: 200 }, person.as)).events.map((event) => event.content).filter(Boolean)
}

describe('conversations that a dispute holds', () => {
  it('outlive their month with their files, and end with it afterwards; others are not held', async () => {
    const { firm, provider, sides, group, pair, other, cause } = await serving()
    const file = await upload(h, provider.token, 'chatImage', 'png')
    const p = await clientOf(h, provider).follow(group).follow(pair).open()
    await p.say(group, '已交付', { fileIds: [file.id] })
    await p.say(pair, '请确认')
    await p.close()
    const o = await clientOf(h, firm.owner).follow(other).open()
    await o.say(other, '内部')
    await o.close()
    expect(await asSystem((act) => holdTalk(act, cause, sides))).toEqual([group, pair].sort())
    h.clock.advance({ hours: dayOfMonth })
    await asSystem(endMonth)
    expect([await contents(provider, group), await contents(provider, pair), await contents(firm.owner, other)]).toEqual([
      ['已交付'],
      ['请确认'],
      [],
    ])
    const status = async () => (await fetch(`${h.url}${file.url}`, { headers: { 'x-access-token': provider.token } })).status
    expect(await status()).toBe(200)
    // Held twice: the end of one cause leaves the other.
    await asSystem((act) => holdTalk(act, 'dispute:other', sides))
    await asSystem((act) => releaseTalk(act, cause))
    await asSystem(endMonth)
    expect(await contents(provider, group)).toEqual(['已交付'])
    await asSystem((act) => releaseTalk(act, 'dispute:other'))
    await asSystem(endMonth)
    expect([await contents(provider, group), await contents(provider, pair)]).toEqual([[], []])
  })

  it('refuse a recall by the sender, and allow it again afterwards', async () => {
    const { provider, sides, pair, cause } = await serving()
    const p = await clientOf(h, provider).follow(pair).open()
    const seq = Number(await p.say(pair, '我同意'))
    await asSystem((act) => holdTalk(act, cause, sides))
    p.frame({ do: 'recall', id: pair, seq })
    await p.until(() => p.refused.some((one) => one.error === 'chatHeld'))
    expect(await contents(provider, pair)).toEqual(['我同意'])
    await asSystem((act) => releaseTalk(act, cause))
    const again = await clientOf(h, provider).follow(pair).open()
    again.frame({ do: 'recall', id: pair, seq })
    await again.until(() => again.events.get(pair)?.some((event) => event.kind === 'recall') ?? false)
    await Promise.all([p.close(), again.close()])
  })

  it('refuse a removal by an administrator of the group, and allow it again afterwards', async () => {
    const { firm, provider, sides, cause } = await serving()
    // A group of both sides, of which the company's owner is the administrator.
    const made = await h.ok('POST /ws/chat/group/create', { name: '项目', accountIds: [provider.accountId] }, firm.as)
    const p = await clientOf(h, provider).follow(made.id).open()
    const removal = { id: made.id, seq: Number(await p.say(made.id, '这不在约定之内')) }
    await p.close()
    expect(await asSystem((act) => holdTalk(act, cause, sides))).toContain(made.id)
    expect((await h.refused('POST /ws/chat/group/removeMessage', removal, firm.as)).error).toBe('chatHeld')
    expect(await contents(provider, made.id)).toEqual(['这不在约定之内'])
    await asSystem((act) => releaseTalk(act, cause))
    await h.ok('POST /ws/chat/group/removeMessage', removal, firm.as)
    expect(await contents(provider, made.id)).toEqual([])
  })

  it('give a transcript whose root covers every line and file, and whose beginning stays', async () => {
    const { provider, sides, group, pair, cause } = await serving()
    const file = await upload(h, provider.token, 'chatFile', 'pdf')
    const p = await clientOf(h, provider).follow(group).follow(pair).open()
    const seq = Number(await p.say(group, '收据', { fileIds: [file.id] }))
    await asSystem((act) => holdTalk(act, cause, sides))
    const first = await transcriptsOf(h.services.db, cause)
    expect(first.map((one) => one.conversationId)).toEqual([group, pair].sort())
    const ofGroup = first.find((one) => one.conversationId === group)!
    expect(JSON.parse(ofGroup.lines[seq - 1] ?? '[]')).toEqual([
      group,
      seq,
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      'message',
      provider.accountId,
      '收据',
      null,
      [['file.pdf', createHash('sha256').update(bytesOf.pdf).digest('hex')]],
      null,
      null,
    ])
    await p.say(group, '补充')
    await p.close()
    const later = (await transcriptsOf(h.services.db, cause)).find((one) => one.conversationId === group)!
    expect(later.lines.slice(0, ofGroup.lines.length)).toEqual(ofGroup.lines)
    expect(rootOf(later.lines.slice(0, ofGroup.lines.length))).toBe(ofGroup.root)
    for (const changed of [later.lines.slice(1), later.lines.toReversed(), later.lines.with(0, '[]')])
      expect(rootOf(changed)).not.toBe(later.root)
  })
})
