/** Counts what somebody does, and says whether it is too much. By the machine's own time, which nobody sets. */
export class Pace {
  readonly #most: number
  readonly #ms: number
  readonly #times: number[] = []

  constructor(most: number, seconds: number) {
    this.#most = most
    this.#ms = seconds * 1000
  }

  /** Zero if it may be done now, and then it is counted; else after how many milliseconds it may. */
  wait(now = performance.now()): number {
    while (this.#times[0] !== undefined && this.#times[0] <= now - this.#ms) this.#times.shift()
    if (this.#times.length >= this.#most) return (this.#times[0] ?? now) + this.#ms - now
    this.#times.push(now)
    return 0
  }
}
