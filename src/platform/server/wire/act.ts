import { inTransaction } from '../data/database.ts'
import type { Act, Services } from '../services.ts'
import { type Actor, systemActor } from './actor.ts'

type Opening<A> = Pick<Act<A>, 'actor' | 'lang' | 'requestId' | 'ip' | 'browser' | 'page' | 'proof'>

/**
 * Runs a write in one transaction and announces its news after the commit. A failed announcement is logged; the write remains committed.
 */
export async function perform<T, A>(services: Services, opening: Opening<A>, run: (act: Act<A>) => Promise<T>): Promise<T> {
  let news: Array<() => void | Promise<void>> = []
  const result = await inTransaction(services.db, (tx) => {
    news = [] // a retried transaction starts with none
    return run({ ...opening, services, tx, db: tx, now: services.clock.now(), afterCommit: (announce) => news.push(announce) })
  })
  for (const announce of news) {
    try {
      await announce()
    } catch (error) {
      services.log.error({ err: error, requestId: opening.requestId }, 'news after commit failed')
    }
  }
  return result
}

/** Runs a write as the system: timers, seed, mail. */
export const performAsSystem = <T>(services: Services, requestId: string, run: (act: Act<Actor>) => Promise<T>): Promise<T> =>
  perform(services, { actor: systemActor, lang: 'cn', requestId, ip: null }, run)
