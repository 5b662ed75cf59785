import { expect, it } from 'vitest'
import { cast, type Stage, weekReleased } from '../../../../../test/support/demands.ts'
import { upload } from '../../../../../test/support/files.ts'
import { individual } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { trialBalance } from '../../../money/ledger/server/reads.ts'

/** Supplementary sheets of a provider, and answers of a company, who mean no good. */

const h = serverForFile()
const known: { people?: Stage } = {}
const all = async () => (known.people ??= await cast(h))
const week = async (id: string) => (await h.ok('GET /ws/demand/detail', { id }, (await all()).publisher.as)).parts[0]!
const CALL = 'POST /ws/demand/part/supplement'
const REASON = 'The list of calls has no such call.'

const sheet = async () => {
  const of = await weekReleased(h, await all())
  const day = Temporal.PlainDate.from(of.day).add({ days: 1 }).toString()
  return { ...of, input: { id: of.part, note: 'Forgotten', lines: [{ day, counted: 60, memo: 'A call' }] } }
}

it('brings no file of somebody else, none that is used already, and no more than four', async () => {
  const { publisher, provider } = await all()
  const { input, id } = await sheet()
  const [theirs, rival] = [await upload(h, publisher.owner.token, 'document', 'pdf'), await individual(h)]
  const foreign = await upload(h, rival.token, 'document', 'pdf')
  const voucher = await upload(h, publisher.owner.token, 'voucher', 'png')
  const own = await upload(h, provider.token, 'document', 'pdf')
  for (const file of [theirs, foreign, voucher]) {
    const refused = await h.call(CALL, { ...input, fileIds: [own.id, file.id] }, provider.as)
    expect(refused.body.success).toBe(false)
  }
  expect((await h.refused(CALL, { ...input, fileIds: Array.from({ length: 5 }, () => own.id) }, provider.as)).fields).toHaveProperty(
    'fileIds',
  )
  // Nothing was taken by what was refused.
  await h.ok(CALL, { ...input, fileIds: [own.id] }, provider.as)
  expect((await week(id)).state).toBe('supplemented')
  const other = await sheet()
  expect((await h.call(CALL, { ...other.input, fileIds: [own.id] }, provider.as)).body.success).toBe(false)
})

it('says and claims only what can be seen and what there is', async () => {
  const { publisher, provider } = await all()
  const { input, id } = await sheet()
  const [line] = input.lines
  for (const note of ['\u200b\u2060', '\u202e', '   '])
    expect((await h.refused(CALL, { ...input, note }, provider.as)).fields, JSON.stringify(note)).toHaveProperty('note')
  for (const counted of [0, -60, 1.5, Number.MAX_SAFE_INTEGER, 10_081])
    expect((await h.refused(CALL, { ...input, lines: [{ ...line!, counted }] }, provider.as)).fields, String(counted)).not.toEqual({})
  const same = Array.from({ length: 15 }, () => line!)
  expect((await h.refused(CALL, { ...input, lines: same }, provider.as)).fields).toHaveProperty('lines')
  await h.ok(CALL, { ...input, note: 'For\u202egotten\u0007' }, provider.as)
  expect((await week(id)).sendings.map((one) => one.note)).toContain('Forgotten')
  const decline = 'POST /ws/demand/part/supplement/decline'
  expect((await h.refused(decline, { id: input.id, reason: '\u200b'.repeat(60) }, publisher.as)).fields).toHaveProperty('reason')
})

it('at once: two sheets, released and declined, taken back and released: one of them holds, and the books balance', async () => {
  const { publisher, provider } = await all()
  const releasing = async (part: string) => {
    const { netMinor, backMinor, fundMinor } = await h.ok('GET /ws/demand/part/preview', { id: part }, publisher.as)
    return { id: part, netMinor, backMinor, fundMinor }
  }
  const two = await sheet()
  const sent = await Promise.all([1, 2].map(() => h.call(CALL, two.input, provider.as)))
  expect(sent.filter(({ body }) => body.success)).toHaveLength(1)
  for (const [call, who] of [
    ['POST /ws/demand/part/supplement/decline', publisher],
    ['POST /ws/demand/part/withdraw', provider],
  ] as const) {
    const { id, part, input } = await sheet()
    await h.ok(CALL, input, provider.as)
    const release = await releasing(part)
    const made = await Promise.all([
      h.call('POST /ws/demand/part/release', release, publisher.as),
      h.call(call, { id: part, reason: REASON } as never, who.as),
    ])
    expect(
      made.filter(({ body }) => body.success),
      call,
    ).toHaveLength(1)
    const { state, earnedMinor } = await week(id)
    expect([state, earnedMinor], call).toEqual(['released', made[0]!.body.success ? 30_000 : 25_000])
  }
  const trial = await trialBalance(h.services.db)
  expect(trial.currencies.every((one) => one.totalMinor === 0)).toBe(true)
  expect(trial.drifted).toBe(0)
})
