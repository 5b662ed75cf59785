import { pageNews } from '../../../../platform/server/live/page-news.ts'
import type { Services } from '../../../../platform/server/services.ts'
import type { Allowance } from '../../../../platform/server/wire/shared-counts.ts'
import { MESSAGE_RATE } from '../../../../rules/constants.ts'
import { sessionsEnded } from '../../../base/account/server/hooks.ts'
import { READY } from '../contract/wire.ts'
import type { Connection } from './connection.ts'
import { FanOut } from './fan-out.ts'
import { Orders } from './orders.ts'
import { eventsElsewhere, eventsHere, pointerMoved, typing } from './signals.ts'
import { type Identify, type Shared, Talk } from './talk.ts'
import { UnreadSender } from './unread.ts'

/** Clients of a server that restarts come back spread over this time. */
const BACK_WITHIN_MS = 3_000
const CHECK_MS = 20_000

/** What all sockets of one server share: who is where, the orders under way, the signals of other servers. */
export class ChatHub implements Shared {
  readonly services: Services
  readonly fanOut: FanOut
  readonly orders: Orders
  readonly #unread: UnreadSender
  readonly #messages: Allowance

  /** `messages` of one person in five seconds: tests send more than people do. */
  constructor(services: Services, messages: number = MESSAGE_RATE.messages) {
    this.services = services
    this.fanOut = new FanOut(services)
    this.orders = new Orders(services)
    this.#unread = new UnreadSender(services, this.fanOut)
    this.#messages = { name: 'message', most: messages, seconds: MESSAGE_RATE.seconds }
    this.fanOut.onUnread = (account) => this.#unread.changed(account)
    this.#listen()
  }

  /** Null if the account has as many sockets as it may. */
  join(connection: Connection, identify: Identify): Talk | null {
    if (!this.fanOut.add(connection)) return null
    return new Talk(this, connection, identify, this.#messages)
  }

  leave(connection: Connection): void {
    this.fanOut.remove(connection)
  }

  #listen(): void {
    const { fanOut } = this
    const { live, log } = this.services
    live.on(eventsHere, (events) => fanOut.here(events))
    live.on(eventsElsewhere, (events) => fanOut.elsewhere(events))
    live.on(pointerMoved, (pointer) => fanOut.pointerMoved(pointer))
    live.on(typing, (one) => fanOut.typing(one))
    live.on(pageNews, (news) => fanOut.news(news))
    live.on(sessionsEnded, (ids) => {
      for (const connection of [...fanOut.all()]) if (ids.includes(connection.actor.sessionId ?? '')) connection.fail(7)
    })
    const checking = setInterval(() => {
      fanOut.check().catch((error) => log.warn({ err: error }, 'conversations were not checked'))
    }, CHECK_MS).unref()
    live.onResume(() => void fanOut.resume().catch((error) => log.error({ err: error }, 'chat sockets were not caught up')))
    live.onDrain(() => {
      clearInterval(checking)
      this.#unread.stop()
      for (const connection of [...fanOut.all()]) {
        connection.sendOwn({ code: READY, message: { v: 2, backInMs: Math.floor(Math.random() * BACK_WITHIN_MS) } })
        connection.close(1012)
      }
    })
  }
}
