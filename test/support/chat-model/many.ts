import { actorOf } from '../../../src/features/base/account/server/reads.ts'
import { company } from '../personas.ts'
import type { TestServer } from '../server.ts'
import type { Fault } from './faults.ts'
import { play, type Stage } from './play.ts'

const AT_ONCE = 24
const SEED = Number(process.env['CHAT_SEED'] ?? 1)

/** Four colleagues, new for each group of histories: what is unread is counted over all conversations of a person. */
async function stage(h: TestServer): Promise<Stage> {
  const firm = await company(h, { roles: ['hr', 'finance', 'viewer'] })
  const people = await Promise.all(
    (['owner', 'hr', 'finance', 'viewer'] as const).map((role) => actorOf(h.services.db, firm.member[role].accountId)),
  )
  return { services: h.services, people: people.filter((actor) => actor !== null) }
}

/** Plays histories, several at once, until one has a violation. The server has at least 30 connections. */
export async function playMany(h: TestServer, most: number, fault?: Fault): Promise<{ seed: number; violation: string } | null> {
  let next = SEED
  let found: { seed: number; violation: string } | null = null
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, most) }, async () => {
      let set = await stage(h)
      for (let nth = 1; next < SEED + most && !found; nth++) {
        const seed = next++
        const { violation } = await play(set, seed, fault)
        if (violation !== null) found ??= { seed, violation }
        if (nth % 10 === 0) set = await stage(h)
      }
    }),
  )
  return found
}
