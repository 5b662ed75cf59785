import { isUnavailable } from '../../../../platform/server/data/database.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { Refusal, reason } from '../../../../platform/server/wire/refusal.ts'
import { type Acted, carryOut, type Order } from './carry-out.ts'

const BATCH_MOST = 200

interface Waiting {
  order: Order
  resolve: (acted: Acted) => void
  reject: (error: unknown) => void
}

/**
 * Orders of sockets, carried out one batch after the other, each batch in one transaction: while one commits, the next gathers. So a
 * commit is shared by all who wait for it, and the orders of one person keep their order. An order is answered after the commit.
 */
export class Orders {
  readonly #services: Services
  #waiting: Waiting[] = []
  #running = false

  constructor(services: Services) {
    this.#services = services
  }

  submit(order: Order): Promise<Acted> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order, resolve, reject })
      if (!this.#running) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#running = true
    // What has arrived in this turn of the event loop goes into the first batch.
    await new Promise(setImmediate)
    while (this.#waiting.length > 0) await this.#carryOut(this.#next())
    this.#running = false
  }

  /** A message with files is alone in its transaction: a file that it may not use refuses the whole of it. */
  #next(): Waiting[] {
    const first = this.#waiting.findIndex(({ order }) => isAlone(order))
    return this.#waiting.splice(0, first === 0 ? 1 : Math.min(first === -1 ? BATCH_MOST : first, BATCH_MOST))
  }

  async #carryOut(batch: readonly Waiting[]): Promise<void> {
    try {
      const orders = batch.map(({ order }) => order)
      const acted = await performAsSystem(this.#services, `chat-${crypto.randomUUID()}`, (act) => carryOut(act, orders))
      for (const [at, { resolve }] of batch.entries()) resolve(acted[at] ?? FAILED)
    } catch (error) {
      // One order that the database refuses must not take the others with it.
      if (batch.length > 1 && !isUnavailable(error)) for (const one of batch) await this.#carryOut([one])
      else for (const { resolve, reject } of batch) error instanceof Refusal ? resolve({ refused: error.why }) : reject(error)
    }
  }
}

const isAlone = (order: Order): boolean => order.do === 'send' && order.message.fileIds.length > 0
const FAILED: Acted = { refused: reason('notFound') }
