import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../../src/app/server/features.ts'
import type { CallKey, CallSpec } from '../../../src/platform/contract/call.ts'
import type { Envelope } from '../../../src/platform/contract/envelope.ts'
import { errors } from '../../../src/platform/contract/errors.ts'
import { performAsSystem } from '../../../src/platform/server/wire/act.ts'
import { setLimit } from '../../support/demands.ts'
import { isFileCall, sendParts } from '../../support/file-calls.ts'
import { matrix, type Scene } from '../../support/matrix.ts'
import type { Person } from '../../support/personas.ts'
import { openProvedSession } from '../../support/proof.ts'
import { type RealSamples, realSamples } from '../../support/real-samples.ts'
import { sampleOf } from '../../support/samples.ts'
import { makeScene } from '../../support/scene.ts'
import { serverForFile } from '../../support/suite.ts'

/**
 * Twenty-four concurrent requests of one account to every call that writes, on a pool of four. If code inside a transaction asked the
 * pool for a second connection, all four would wait for a fifth, and health and everything else with them.
 */

type Key = Extract<keyof typeof allCalls, CallKey>
const AT_ONCE = 24
/** No measure of speed: four connections that wait for a fifth would be silent for good. */
const HEALTH_MS = 10_000
const HEALTH_EVERY_MS = 20

const h = serverForFile({ pool: 4 })
let scene: Scene
let people: Record<CallSpec['audience'], Person>
let real: RealSamples

beforeAll(async () => {
  const made = await makeScene(h)
  const { provider, stranger, platform } = made.people
  const { owner } = made.people.publisher
  scene = made.scene
  people = { anyone: stranger, signedIn: owner, member: owner, company: owner, individual: provider, operator: platform }
  // Among people of their own, whose rules the samples of other calls do not change.
  const others = (await makeScene(h)).people
  // What its owner pays in this day is more than the limit of a second person, who would be asked instead.
  await setLimit(h, others.publisher, { off: true })
  real = realSamples(h, others)
})

const writing = (Object.keys(allCalls) as Key[]).filter((key) => key.startsWith('POST'))

interface Answer {
  status: number
  body: Envelope<unknown>
}

/** How one request of a flood is sent. Calls that end sessions get one of their own. */
async function senderOf(key: Key): Promise<() => Promise<Answer>> {
  const sample = await real[key]?.()
  if (sample) return () => h.call(key, sample.input, sample.as)
  const { accountId } = people[(allCalls[key] as CallSpec).audience]
  const token = await performAsSystem(h.services, 'flood', (act) => openProvedSession(act, accountId))
  if (isFileCall(key)) return () => sendParts(h, token, key)
  const input = { ...sampleOf(allCalls[key]), ...matrix[key].input?.(scene) }
  return () => h.call(key, input, { token })
}

describe('a flood of one writing call', () => {
  it.each(writing)('%s: every request is answered, and health stays punctual', async (key) => {
    const send = await senderOf(key)
    let isOver = false
    const flood = Promise.all(Array.from({ length: AT_ONCE }, send)).finally(() => {
      isOver = true
    })
    const list = h.call('GET /ws/hall/open', {})
    do {
      const { status } = await fetch(`${h.url}/api/health`, { signal: AbortSignal.timeout(HEALTH_MS) })
      expect(status).toBe(200)
      await Promise.race([flood, sleep(HEALTH_EVERY_MS)])
    } while (!isOver)
    const answers = await flood
    expect((await list).status).toBe(200)
    // Of exports two run and eight wait; the next are asked to come back.
    const isAsked = ({ body }: Answer) => key.endsWith('/export') && body.success === false && body.code === errors.busy.code
    const failed = answers.filter((answer) => answer.status >= 500 && !isAsked(answer))
    expect(failed.map(({ status, body }) => [status, body])).toEqual([])
    const said = answers.map(({ body }) => (body.success ? 'done' : body.result?.error))
    // A call that takes a file must be listed as one.
    expect(said).not.toContain('fileMissing')
    // The first does its work; after a move that is made once, the others come too late.
    if (real[key] || isFileCall(key)) expect(said).toContain('done')
  })

  it('leaves no transaction open', async () => {
    const { rows } = await h.services.pool.query(
      "select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    )
    expect(rows[0].open).toBe(0)
  })
})
