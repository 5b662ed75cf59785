import type { Services } from '../../../../platform/server/services.ts'
import type { FanOut } from './fan-out.ts'
import { unreadOf } from './reads.ts'

const LEAST_MS = 100
/** A slow database is asked less often. */
const PAUSE_FACTOR = 10

/** Sends open clients what is unread, some moments after it has changed, for all people together. Clients never count. */
export class UnreadSender {
  readonly #services: Services
  readonly #fanOut: FanOut
  #changed = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  constructor(services: Services, fanOut: FanOut) {
    this.#services = services
    this.#fanOut = fanOut
  }

  changed(account: string): void {
    this.#changed.add(account)
    this.#timer ??= setTimeout(() => void this.#send(), LEAST_MS).unref()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  async #send(): Promise<void> {
    const accounts = [...this.#changed].filter((account) => this.#fanOut.of(account).size > 0)
    this.#changed = new Set()
    const began = performance.now()
    try {
      const found = accounts.length > 0 ? await unreadOf(this.#services.db, accounts) : []
      for (const [account, unread] of found)
        for (const connection of this.#fanOut.of(account)) {
          if (connection.unreadSince > began) continue
          connection.unreadSince = began
          connection.sendOwn({ code: '2', message: { do: 'unread', ...unread } })
        }
    } catch (error) {
      this.#services.log.error({ err: error }, 'unread messages were not counted')
      for (const account of accounts) this.#changed.add(account)
    }
    const pause = Math.max(LEAST_MS, (performance.now() - began) * PAUSE_FACTOR)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.#changed.size > 0) this.#timer = setTimeout(() => void this.#send(), 0).unref()
    }, pause).unref()
  }
}
