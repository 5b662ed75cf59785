import { describe, expect, it } from 'vitest'
import { clientOf } from '../../../../../../test/support/chat.ts'
import {
  cast,
  demandAt,
  returnedTwice,
  SPLIT_WORDS,
  type Stage,
  splitAsked,
  splitProposed,
} from '../../../../../../test/support/demands.ts'
import { individual, type Person } from '../../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../../test/support/suite.ts'
import { REPEATS_MAX, SPLIT_TALK_MAX, SPLITS_OPEN_MAX } from '../../../../../rules/demand.ts'
import { trialBalance } from '../../../../money/ledger/server/reads.ts'

/** Split cases as somebody uses them who means no good: to stop the other side, to be read wrongly, to read or take what is not theirs. */

const h = serverForFile()
const people: { now?: Stage } = {}
const all = async () => (people.now ??= await cast(h))

const detail = async (id: string, who?: Pick<Person, 'as'>) => h.ok('GET /ws/demand/detail', { id }, (who ?? (await all()).publisher).as)
const say = async (id: string, who: Pick<Person, 'as'>, consents = true, words = SPLIT_WORDS) =>
  h.call('POST /ws/demand/split/state', { id, words, consents }, who.as)
const passes = ({ body }: { body: { success: boolean } }) => body.success
const balanced = async () => {
  const trial = await trialBalance(h.services.db)
  expect(trial.currencies.every((one) => one.totalMinor === 0)).toBe(true)
  expect(trial.drifted).toBe(0)
}

describe('one side', () => {
  it('cannot use up what the other may say, nor keep it from taking its consent back', async () => {
    const { publisher, provider, platform } = await all()
    const { id, caseId } = await splitAsked(h, people.now!)
    const spoken = async (who: Pick<Person, 'as'>) => {
      let times = 0
      while (passes(await say(id, who))) times++
      return times
    }
    expect(await spoken(provider)).toBe(REPEATS_MAX)
    expect(await spoken(publisher)).toBeGreaterThan(1)
    expect(passes(await h.call('POST /ws/operator/split/read', { id: caseId }, platform.as))).toBe(true)
    // Who has spoken as often as one may still takes the consent back.
    for (const who of [provider, publisher]) {
      expect(passes(await say(id, who, false))).toBe(true)
      expect((await h.refused('POST /ws/operator/split/read', { id: caseId }, platform.as)).error).toBe('splitClosed')
      expect(passes(await say(id, who, true))).toBe(false)
    }
  })

  it('cannot use up what the other may ask for', async () => {
    const { publisher, provider } = await all()
    const id = await returnedTwice(h, people.now!)
    const asks = async (who: Pick<Person, 'as'>) => {
      const asked = await h.call('POST /ws/demand/split/ask', { id, words: SPLIT_WORDS, consents: false }, who.as)
      return passes(asked) && passes(await h.call('POST /ws/demand/split/withdraw', { id }, who.as))
    }
    let times = 0
    while (await asks(provider)) times++
    expect(times).toBe(REPEATS_MAX)
    expect(await asks(publisher)).toBe(true)
  })

  it('says nothing that cannot be seen, and nothing that reads differently from what it is', async () => {
    const { provider, platform } = await all()
    const id = await returnedTwice(h, people.now!)
    const ask = (words: string) => ({ id, words, consents: false })
    for (const words of ['\u200b'.repeat(40), `x${'\u2060'.repeat(40)}`, '\u202e'.repeat(40), `${' '.repeat(40)}x`])
      expect((await h.refused('POST /ws/demand/split/ask', ask(words), provider.as)).fields, JSON.stringify(words)).toHaveProperty('words')
    const turned = `Two sheets,\nand \u202e0005 RUE\u202c of it\u0007 is due to\u200b me, \u2066as agreed\u2069.`
    await h.ok('POST /ws/demand/split/ask', ask(turned), provider.as)
    const { words } = (await detail(id)).split!.provider
    expect(words).toBe('Two sheets,\nand 0005 RUE of it is due to me, as agreed.')
    const reason = `\u202e${SPLIT_WORDS}\u202c`
    await h.ok('POST /ws/operator/split/propose', { id, amount: '1', reason }, platform.as)
    expect((await detail(id)).split!.proposal!.reason).toBe(SPLIT_WORDS)
    expect((await h.refused('POST /ws/demand/split/decline', { id, reason: '\u200b\u2060' }, provider.as)).fields).toHaveProperty('reason')
    await h.ok('POST /ws/demand/split/decline', { id, reason: 'too\u202e little' }, provider.as)
    expect((await detail(id)).split!.last!.reason).toBe('too little')
  })
})

describe('somebody else', () => {
  it('reads and does nothing about a case, and finds out nothing from the answer', async () => {
    const { publisher, provider, platform } = await all()
    const { id, caseId, input } = await splitProposed(h, people.now!)
    const [rival, firm] = [await individual(h), (await cast(h)).publisher]
    const calls = [
      ['POST /ws/demand/split/ask', { id, words: SPLIT_WORDS, consents: true }],
      ['POST /ws/demand/split/state', { id, words: SPLIT_WORDS, consents: true }],
      ['POST /ws/demand/split/withdraw', { id }],
      ['POST /ws/demand/split/accept', input],
      ['POST /ws/demand/split/decline', { id, reason: 'no' }],
    ] as const
    for (const [call, body] of calls)
      for (const who of [rival, firm]) expect((await h.refused(call, body as never, who.as)).error, call).toMatch(/notFound|otherParty/)
    for (const who of [rival, firm, publisher, provider]) {
      for (const call of ['GET /ws/operator/split', 'POST /ws/operator/split/read'] as const)
        expect((await h.refused(call, { id: caseId }, who.as)).error, call).toBe('forbidden')
      expect((await h.refused('GET /ws/operator/split/preview', { id: caseId, amount: '1' }, who.as)).error).toBe('forbidden')
      expect((await h.refused('POST /ws/operator/split/end', { id, reason: SPLIT_WORDS }, who.as)).error).toBe('forbidden')
    }
    // The id of a request is none of a case, nor one of a part.
    for (const call of ['GET /ws/operator/split', 'POST /ws/operator/split/read'] as const)
      expect((await h.refused(call, { id }, platform.as)).error).toBe('notFound')
    const other = await returnedTwice(h, people.now!)
    const ofOther = { id: other, partId: caseId, words: SPLIT_WORDS, consents: true }
    expect((await h.refused('POST /ws/demand/split/ask', ofOther, provider.as)).fields).toHaveProperty('partId')
    expect((await h.refused('POST /ws/demand/split/withdraw', { id }, publisher.as)).error).toBe('noSplit')
    expect(JSON.stringify(await h.call('GET /ws/demand/detail', { id }, rival.as))).not.toContain('sheets')
  })

  it('is not read because two others consent: what was said before they were the two sides', async () => {
    const { publisher, provider, platform } = await all()
    const earlier = await individual(h)
    const id = await demandAt(h, people.now!, 2)
    const say = async (who: Person, words: string) => {
      const { groupId } = await h.ok('GET /ws/chat/ofDemand', { id }, who.as)
      const client = await clientOf(h, who).follow(groupId!).open()
      await client.say(groupId!, words)
      await client.close()
    }
    const pick = async (who: Person) => {
      await h.ok('POST /ws/demand/apply', { id, message: 'I have done this before' }, who.as)
      await h.ok('POST /ws/demand/pick', { id, accountId: who.accountId }, publisher.as)
    }
    await pick(earlier)
    await say(earlier, 'A matter of the first provider')
    await h.ok('POST /ws/demand/cancelPick', { id, reason: 'Another one after all' }, publisher.as)
    await pick(provider)
    await say(provider, 'A matter of the second provider')
    await h.ok('POST /ws/demand/start', { id, agreed: true }, provider.as)
    for (const reason of ['a', 'b']) {
      await h.ok('POST /ws/demand/complete', { id, note: 'x' }, provider.as)
      await h.ok('POST /ws/demand/return', { id, reason }, publisher.as)
    }
    await h.ok('POST /ws/demand/split/ask', { id, words: SPLIT_WORDS, consents: true }, provider.as)
    await h.ok('POST /ws/demand/split/state', { id, words: SPLIT_WORDS, consents: true }, publisher.as)
    const { talk } = await h.ok('POST /ws/operator/split/read', { id: (await detail(id)).split!.id }, platform.as)
    expect(talk.map(({ text }) => text)).toEqual(['A matter of the second provider'])
  })
})

describe('amounts', () => {
  it('are of the currency of the request, between nothing and what is held', async () => {
    const { platform } = await all()
    const { id, caseId } = await splitAsked(h, people.now!)
    for (const amount of [
      '-1',
      '-0.01',
      '8400.01',
      '99999999999999999999',
      '1e3',
      '0x10',
      'NaN',
      'Infinity',
      '1.001',
      '٥',
      '5,000,00',
      '',
      '￥5',
    ]) {
      const proposed = await h.refused('POST /ws/operator/split/propose', { id, amount, reason: SPLIT_WORDS }, platform.as)
      expect(proposed.fields, amount).toHaveProperty('amount')
      expect((await h.refused('GET /ws/operator/split/preview', { id: caseId, amount }, platform.as)).fields, amount).toHaveProperty(
        'amount',
      )
    }
    const { publisher, provider } = await all()
    await h.ok('POST /ws/operator/split/propose', { id, amount: '8399.99', reason: SPLIT_WORDS }, platform.as)
    const { preview } = (await detail(id)).split!.proposal!
    expect([preview.grossMinor, preview.backMinor]).toEqual([839_999, 1])
    for (const wrong of [
      { netMinor: preview.netMinor, backMinor: preview.backMinor + 1 },
      { netMinor: -preview.netMinor, backMinor: 840_000 },
      { netMinor: preview.netMinor + 1, backMinor: preview.backMinor - 1 },
      { netMinor: Number.MAX_SAFE_INTEGER, backMinor: Number.MIN_SAFE_INTEGER },
    ])
      for (const who of [publisher, provider])
        expect((await h.refused('POST /ws/demand/split/accept', { id, ...wrong }, who.as)).error).toBe('previewChanged')
  })
})

describe('at once', () => {
  it('both ask, both accept, one operator proposes and the other ends, the asker withdraws: one holds, and the books balance', async () => {
    const { publisher, provider, platform } = await all()
    const ask = { words: SPLIT_WORDS, consents: true }
    const both = await returnedTwice(h, people.now!)
    const asked = await Promise.all([publisher, provider].map((who) => h.call('POST /ws/demand/split/ask', { id: both, ...ask }, who.as)))
    expect(asked.filter(passes)).toHaveLength(1)

    const { id, input } = await splitProposed(h, people.now!)
    const accept = async (who: Pick<Person, 'as'>) => passes(await h.call('POST /ws/demand/split/accept', input, who.as))
    const accepted = await Promise.all([accept(publisher), accept(provider)])
    // Who was a moment late accepts what is there now.
    if (accepted.includes(false)) expect(await accept(accepted[0] ? provider : publisher)).toBe(true)
    const { escrow, seaServiceStatus } = await detail(id)
    expect([seaServiceStatus, escrow!.heldMinor, escrow!.releasedMinor + escrow!.refundedMinor]).toEqual([7, 0, 840_000])

    for (const other of ['POST /ws/operator/split/end', 'POST /ws/demand/split/withdraw'] as const) {
      const { id: one, caseId } = await splitAsked(h, people.now!)
      const propose = h.call('POST /ws/operator/split/propose', { id: one, amount: '1', reason: SPLIT_WORDS }, platform.as)
      const ends = h.call(other, { id: one, reason: SPLIT_WORDS } as never, other.includes('operator') ? platform.as : provider.as)
      const made = (await Promise.all([propose, ends])).map(passes)
      expect(made.some(Boolean)).toBe(true)
      const found = await h.ok('GET /ws/operator/split', { id: caseId }, platform.as)
      expect(found.state === 'over').toBe(made[1])
    }
    const twice = await splitAsked(h, people.now!)
    const proposals = ['1', '2'].map((amount) =>
      h.call('POST /ws/operator/split/propose', { id: twice.id, amount, reason: SPLIT_WORDS }, platform.as),
    )
    expect((await Promise.all(proposals)).filter(passes)).toHaveLength(1)
    await balanced()
  })
})

describe('a long conversation', () => {
  it('is read page by page, the newest first, each with a row in the audit log', async () => {
    const { platform, provider } = await all()
    const { id, caseId } = await splitAsked(h, people.now!)
    const { groupId } = await h.ok('GET /ws/chat/ofDemand', { id }, provider.as)
    const MESSAGES = 10_000
    await h.services.pool.query(
      `with made as (select n, uuidv7() as id from generate_series(1, $2::int) n),
        last as (select last_seq from chat_conversation where id = $1)
      insert into chat_event (conversation_id, seq, id, kind, sender_id, cid, digest, content, at)
        select $1, last_seq + n, made.id, 'message', $3, 'c' || n, 'd', 'Message ' || n, uuid_extract_timestamp(made.id) from made, last`,
      [groupId, MESSAGES, provider.accountId],
    )
    const read = (before?: number) => h.ok('POST /ws/operator/split/read', { id: caseId, ...(before && { before }) }, platform.as)
    const newest = await read()
    expect(newest.talk).toHaveLength(SPLIT_TALK_MAX)
    expect([newest.talk.at(-1)!.text, newest.more]).toEqual([`Message ${MESSAGES}`, true])
    expect(new Set(newest.talk.map(({ side }) => side))).toEqual(new Set(['provider']))
    const next = await read(newest.talk[0]!.seq)
    expect(next.talk.at(-1)!.text).toBe(`Message ${MESSAGES - SPLIT_TALK_MAX}`)
    expect(next.deliveries).toEqual([])
    const first = next.talk[0]!.seq - (MESSAGES - 2 * SPLIT_TALK_MAX)
    const last = await read(first + 5)
    expect([last.talk.at(-1)!.text, last.more]).toEqual(['Message 5', false])
    const audited = await h.services.pool.query("select from audit where call = 'POST /ws/operator/split/read' and input ->> 'id' = $1", [
      caseId,
    ])
    expect(audited.rowCount).toBe(3)
  })
})

// The last of this file: it leaves as many cases open as there may be.
describe('a flood', () => {
  it('cannot fill the queue of operators, who decide each case; the other side still asks', async () => {
    const { publisher, provider, platform } = await all()
    const open = await h.services.pool.query(
      `update demand_split set state = 'over', outcome = 'ended', ended_at = now() where state <> 'over'`,
    )
    expect(open.rowCount).toBeGreaterThan(0)
    const ids: string[] = []
    for (let nth = 0; nth < SPLITS_OPEN_MAX + 2; nth++) ids.push(await returnedTwice(h, people.now!))
    const ask = (id: string, who: Pick<Person, 'as'>) =>
      h.call('POST /ws/demand/split/ask', { id, words: SPLIT_WORDS, consents: false }, who.as)
    const [first, last] = [ids[0]!, ids.at(-1)!]
    for (const id of ids.slice(0, -3)) expect(passes(await ask(id, provider))).toBe(true)
    // The last ones at once: one of them is the one too many.
    const made = await Promise.all(ids.slice(-3, -1).map((id) => ask(id, provider)))
    expect(made.filter(passes)).toHaveLength(1)
    expect((await h.refused('POST /ws/demand/split/ask', { id: last, words: SPLIT_WORDS, consents: false }, provider.as)).error).toBe(
      'splitsMost',
    )
    expect(passes(await ask(last, publisher))).toBe(true)
    await h.ok('POST /ws/demand/split/withdraw', { id: last }, publisher.as)
    await h.ok('POST /ws/operator/split/end', { id: first, reason: SPLIT_WORDS }, platform.as)
    expect(passes(await ask(last, provider))).toBe(true)
  })
})
