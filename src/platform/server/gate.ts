import { refuse } from './wire/refusal.ts'

/** Lets a few run what is costly, keeps a few more waiting, and refuses the rest at once: waiting longer would help nobody. */
export class Gate {
  readonly #most: number
  readonly #mayWait: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(most: number, mayWait: number) {
    this.#most = most
    this.#mayWait = mayWait
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#most) this.#running++
    else if (this.#waiting.length < this.#mayWait) await new Promise<void>((next) => this.#waiting.push(next))
    else throw refuse('busy')
    try {
      return await work()
    } finally {
      // The next one takes this place.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
