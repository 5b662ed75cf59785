import { ChatHub } from '../../../src/features/talk/chat/server/hub.ts'
import { SettableClock } from '../../../src/platform/server/clock.ts'
import type { Services } from '../../../src/platform/server/services.ts'
import type { Actor } from '../../../src/platform/server/wire/actor.ts'
import { randomOf } from '../random.ts'
import { byGlobalCursor, type Fault, forgetful, hasty } from './faults.ts'
import { judge } from './judge.ts'
import { LinkedLive, pause, type Server } from './links.ts'
import { comeOrGo, double, foundConversations, kill, overtake, readSome, recallOne, reorder, takeSome } from './steps.ts'
import { Tab } from './tab.ts'

/**
 * A history: people with several tabs write in several conversations on two servers, over links that are cut, while servers are killed,
 * members come and go and the clock jumps. A seed decides what happens. When it is quiet, everybody must have the same, and all of it.
 */

export interface Stage {
  services: Services
  people: readonly Actor[]
}

export interface Played {
  /** What does not hold, or null. */
  violation: string | null
  messages: number
}

const STEPS = 40
/** Longer histories find a fault with fewer of them. */
const FAULTY_STEPS = 120
/** What does not come within so many rounds is lost: a busy machine counts unread messages only now and then. */
const TRIES = 400
/** A fault that is planted stays: there is less to wait for. */
const FAULTY_TRIES = 12

/** Plays one history and judges it. */
export async function play({ services, people }: Stage, seed: number, fault?: Fault): Promise<Played> {
  const random = randomOf(seed).next
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const clock = new SettableClock()
  const db = fault === 'acknowledged before the commit' ? hasty(services, random) : services.db
  const begin = (): Server => {
    const live = new LinkedLive(random)
    const own = { ...services, db, live, clock }
    const hub = new ChatHub(own, 1_000_000)
    if (fault === 'known for 30 s only') forgetful(hub, clock)
    if (fault === 'a global cursor') byGlobalCursor(hub, services)
    return { hub, live }
  }
  const servers = [begin(), begin()]
  const link = () => {
    for (const one of servers) one.live.peers.splice(0, Infinity, ...servers.filter((other) => other !== one).map((other) => other.live))
  }
  link()
  const ids = await foundConversations(services, people)
  const [group = ''] = ids
  const tabs = people.flatMap((actor, nth) => Array.from({ length: nth === 0 ? 2 : 1 }, () => new Tab(actor, fault)))
  for (const tab of tabs) tab.connect(pick(servers), ids)
  const steps = fault ? FAULTY_STEPS : STEPS
  // All but one fall silent at some time: nothing that comes later shows a client that it has missed the last of them.
  const silentFrom = ids.map((_, nth) => (nth === 0 ? steps : steps * random()))
  let said = 0
  let step = 0
  const sayable = () => pick(ids.filter((_, nth) => step < (silentFrom[nth] ?? 0)))

  const actions: [weight: number, run: () => unknown][] = [
    [8, () => pick(tabs).say(sayable(), `消息 ${++said}`)],
    [16, () => pick(tabs).link?.hear()],
    [16, () => takeSome(pick(tabs), random)],
    [2, () => pick(tabs).link?.cut()],
    [4, () => pick(tabs.filter((tab) => !tab.link?.isOpen).concat(pick(tabs))).connect(pick(servers), ids)],
    [2, () => pick(tabs).resend()],
    [1, () => double(pick(tabs).link)],
    [1, () => reorder(pick(tabs).link)],
    [2, () => recallOne(pick(tabs), pick(ids), random)],
    [4, () => readSome(pick(tabs), pick(ids), random)],
    [1, () => clock.advance({ seconds: Math.floor((random() - 0.3) * 4_000) })],
    [0.5, () => kill(servers, Math.floor(random() * servers.length), tabs, begin, link)],
    [0.5, () => Object.assign(pick(servers).live, { isCut: true })],
    [1, () => overtake(pick(tabs), pick(tabs), servers, sayable(), ids, () => `消息 ${++said}`)],
    [0.5, () => comeOrGo(services, pick(people.slice(1)), people[0] as Actor, group, random).catch(() => undefined)],
    [6, () => pause(random() < 0.5 ? 0 : random() * 4)],
  ]
  const total = actions.reduce((sum, [weight]) => sum + weight, 0)
  for (; step < steps; step++) {
    let at = random() * total
    const action = actions.find(([weight]) => {
      at -= weight
      return at < 0
    })
    await (action ?? actions[0])?.[1]()
  }
  for (const { live } of servers) live.resume()
  let violation: string | null = null
  for (let tries = 0; tries < (fault ? FAULTY_TRIES : TRIES); tries++) {
    await rest(servers, tabs, ids)
    for (const { hub } of servers) await hub.fanOut.check()
    violation = await judge(services, tabs, ids)
    if (violation === null) break
    // What is still on its way arrives; what is lost does not.
    await pause(30)
  }
  for (const tab of tabs) tab.link?.cut()
  return { violation, messages: said }
}

const ROUNDS_MOST = 100

/** Everything that is under way arrives, everybody is connected, every outbox is empty. */
async function rest(servers: readonly Server[], tabs: readonly Tab[], ids: readonly string[]): Promise<void> {
  let quiet = 0
  for (let round = 0; round < ROUNDS_MOST && quiet < 2; round++) {
    let moved = false
    for (const tab of tabs) {
      while (tab.link && tab.link.up.length > 0) {
        tab.link.hear()
        moved = true
      }
      await tab.link?.settled()
      while (tab.link && tab.link.down.length > 0) {
        tab.take()
        moved = true
      }
      if (!tab.link?.isOpen) {
        tab.connect(servers[0] as Server, ids)
        moved = true
      } else if (round % 20 === 19) tab.resend()
    }
    const waits = tabs.some((tab) => tab.outbox.size > 0)
    quiet = moved || waits ? 0 : quiet + 1
    await pause(5)
  }
}
