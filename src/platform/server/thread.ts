import { parentPort, Worker } from 'node:worker_threads'

const LOADING_MS = 20_000

/**
 * A thread for work that would hold the event loop: one question at a time, in order. It is started with the first question, ended with one
 * that takes too long, and started again for the next. The file it runs calls `answerQuestions`.
 */
export class Thread<Question, Answer> {
  readonly #file: URL
  readonly #tooLong: () => Error
  #worker: Worker | undefined
  #before: Promise<unknown> = Promise.resolve()

  constructor(file: URL, tooLong: () => Error) {
    this.#file = file
    this.#tooLong = tooLong
  }

  /** Fails with `tooLong()` after `mostMs` of work; the wait for other questions does not count. */
  ask(question: Question, mostMs: number): Promise<Answer> {
    const result = this.#before.then(() => this.#next(question, mostMs))
    this.#before = result.catch(() => undefined)
    return result
  }

  async #next(question: Question, mostMs: number): Promise<Answer> {
    if (!this.#worker) {
      this.#worker = new Worker(this.#file)
      await this.#messageOf(this.#worker, LOADING_MS)
    }
    const answer = this.#messageOf(this.#worker, mostMs)
    this.#worker.postMessage(question)
    return (await answer) as Answer
  }

  #messageOf(worker: Worker, mostMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const end = (error: Error) => {
        clearTimeout(timer)
        this.#worker = undefined
        void worker.terminate()
        reject(error)
      }
      const timer = setTimeout(() => end(this.#tooLong()), mostMs)
      // Referenced while it works; a program that has nothing else to do may end.
      worker.ref()
      worker.removeAllListeners().once('error', end)
      worker.once('message', (message) => {
        clearTimeout(timer)
        worker.unref()
        resolve(message)
      })
    })
  }
}

/** The other side of a `Thread`: its first message says that it has loaded. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer): void {
  parentPort!.on('message', (question: Question) => parentPort!.postMessage(answer(question)))
  parentPort!.postMessage('loaded')
}
