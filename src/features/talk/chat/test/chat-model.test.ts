import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Fault } from '../../../../../test/support/chat-model/faults.ts'
import { play, type Stage } from '../../../../../test/support/chat-model/play.ts'
import { company } from '../../../../../test/support/personas.ts'
import { startServer, type TestServer } from '../../../../../test/support/server.ts'
import { actorOf } from '../../../base/account/server/reads.ts'

/** `CHAT_HISTORIES=20000` plays more of them. */
const HISTORIES = Number(process.env['CHAT_HISTORIES'] ?? 200)
const AT_ONCE = 24
const FAULTY_MOST = 400
const SEED = Number(process.env['CHAT_SEED'] ?? 1)

let h: TestServer
beforeAll(async () => {
  h = await startServer({ pool: 30 })
})
afterAll(() => h.close())

/** Four colleagues, new for each group of histories: what is unread is counted over all conversations of a person. */
async function stage(): Promise<Stage> {
  const firm = await company(h, { roles: ['hr', 'finance', 'viewer'] })
  const people = await Promise.all(
    (['owner', 'hr', 'finance', 'viewer'] as const).map((role) => actorOf(h.services.db, firm.member[role].accountId)),
  )
  return { services: h.services, people: people.filter((actor) => actor !== null) }
}

/** Plays histories, several at once, until one has a violation. */
async function playMany(most: number, fault?: Fault): Promise<{ seed: number; violation: string } | null> {
  let next = SEED
  let found: { seed: number; violation: string } | null = null
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      let set = await stage()
      for (let nth = 1; next < SEED + most && !found; nth++) {
        const seed = next++
        const { violation } = await play(set, seed, fault)
        if (violation !== null) found ??= { seed, violation }
        if (nth % 10 === 0) set = await stage()
      }
    }),
  )
  return found
}

it(`keeps G1 to G5 in ${HISTORIES} histories`, async () => {
  expect(await playMany(HISTORIES)).toBeNull()
}, 600_000)

it.each<Fault>(['acknowledged before the commit', 'known for 30 s only', 'a global cursor', 'unread counted by the client'])(
  'finds a server or a client with a fault: %s',
  async (fault) => {
    expect(await playMany(FAULTY_MOST, fault)).not.toBeNull()
  },
  120_000,
)
