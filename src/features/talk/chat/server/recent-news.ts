import type { PageNews } from '../../../../platform/server/live/page-news.ts'

const KEPT_MS = 60_000
const KEPT_MOST = 10_000
/** The way of a frame: what a page says of its age is older when it arrives. */
const ON_THE_WAY_MS = 2_000

/**
 * The news of the last minute. A page reads before its socket is open, and a socket may break: what changed meanwhile is repeated to it.
 * Times are those of a clock that only goes on.
 */
export class RecentNews {
  readonly #now: () => number
  #kept: { at: number; news: PageNews }[] = []
  /** Since when nothing is missing. */
  #since: number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#since = now()
  }

  add(news: PageNews): void {
    const at = this.#now()
    this.#kept.push({ at, news })
    if (this.#kept.length < 2 * KEPT_MOST && (this.#kept[0]?.at ?? at) > at - 2 * KEPT_MS) return
    const kept = this.#kept.filter((one) => one.at > at - KEPT_MS).slice(-KEPT_MOST)
    this.#since = Math.max(this.#since, kept.length === KEPT_MOST ? (kept[0]?.at ?? at) : at - KEPT_MS)
    this.#kept = kept
  }

  /** Signals of other servers may have been lost. */
  restart(): void {
    this.#since = this.#now()
    this.#kept = []
  }

  /** What has changed in the last `ageMs` for a reader. Null if nobody knows: all may have. */
  topicsFor(isReader: (news: PageNews) => boolean, ageMs: number): string[] | null {
    const from = this.#now() - ageMs - ON_THE_WAY_MS
    if (from < this.#since) return null
    // Many come back at once after a break, and each asks for its last seconds alone.
    const lately = this.#kept.slice(this.#kept.findLastIndex(({ at }) => at < from) + 1)
    return [...new Set(lately.filter(({ news }) => isReader(news)).map(({ news }) => news.topic))]
  }
}
