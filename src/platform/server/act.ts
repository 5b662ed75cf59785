import { type Actor, house as houseActor } from './actor.ts'
import { inTransaction } from './database.ts'
import type { Act, House } from './house.ts'

type Opening<A> = Pick<Act<A>, 'actor' | 'lang' | 'requestId' | 'ip'>

/** Runs a write in one transaction and announces its news after the commit. A failed announcement is logged: the move itself stands. */
export async function perform<T, A>(house: House, opening: Opening<A>, run: (act: Act<A>) => Promise<T>): Promise<T> {
  let news: Array<() => void | Promise<void>> = []
  const result = await inTransaction(house.db, (tx) => {
    news = [] // a retried transaction starts with none
    return run({ ...opening, house, tx, db: tx, now: house.clock.now(), afterCommit: (announce) => news.push(announce) })
  })
  for (const announce of news) {
    try {
      await announce()
    } catch (error) {
      house.log.error({ err: error, requestId: opening.requestId }, 'news after commit failed')
    }
  }
  return result
}

/** The house itself acts: timers, seeds, deliveries. */
export const performAsHouse = <T>(house: House, requestId: string, run: (act: Act<Actor>) => Promise<T>): Promise<T> =>
  perform(house, { actor: houseActor, lang: 'cn', requestId, ip: null }, run)
