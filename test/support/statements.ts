import pg from 'pg'
import { Wave } from '../../src/platform/server/data/wave.ts'

/** What one request asked of the database. */
export interface Asked {
  /** The texts of its statements, in the order in which they were sent. */
  statements: string[]
  /** How many times it waited: statements that are sent together are waited for once. */
  roundTrips: number
}

type Callback = (error: Error | null, result?: unknown) => void
type Query = (...args: unknown[]) => unknown

/** Turns of the event loop after which a request that has sent nothing more is waiting for its answers. */
const TURNS = 3

/** The texts of what is given to `client.query`. */
export const textsOf = (config: unknown): string[] => {
  if (config instanceof Wave) return config.statements.map(({ text }) => text)
  return [typeof config === 'string' ? config : ((config as { text?: string }).text ?? '')]
}

/**
 * Runs one request and counts. The statements of this process are held until nothing more is sent, sent on together, and answered
 * together: so the count depends on what waits for what, and never on how fast the database is. Nothing else may use it meanwhile.
 */
export async function asked(run: () => Promise<unknown>): Promise<Asked> {
  const found: Asked = { statements: [], roundTrips: 0 }
  let held: (() => Promise<() => void>)[] = []
  let isWaiting = false
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const sendOn = async () => {
    isWaiting = true
    for (let quiet = 0, before = 0; quiet < TURNS; quiet++) {
      await turn()
      if (held.length > before) quiet = -1
      before = held.length
    }
    const wave = held
    held = []
    found.roundTrips++
    const answers = await Promise.all(wave.map((send) => send()))
    isWaiting = false
    if (held.length > 0) void sendOn()
    for (const answer of answers) answer()
  }
  const original = pg.Client.prototype.query as Query
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    found.statements.push(...textsOf(args[0]))
    const callback = args.findIndex((arg) => typeof arg === 'function')
    const given = (callback < 0 ? args : args.slice(0, callback)).filter((arg) => arg !== undefined)
    return new Promise((resolve, reject) => {
      const answered =
        callback < 0 ? (((error, result) => (error ? reject(error) : resolve(result))) as Callback) : (args[callback] as Callback)
      const send = () =>
        new Promise<() => void>((sent) => {
          original.call(this, ...given, (error: Error | null, result: unknown) => sent(() => answered(error, result)))
        })
      held.push(send)
      if (!isWaiting) void sendOn()
    })
  } as never
  try {
    await run()
  } finally {
    pg.Client.prototype.query = original as never
  }
  return found
}

/** The most often that one text was sent: more than once where something is read for each of several things. */
export const mostRepeated = ({ statements }: Asked): number =>
  Math.max(0, ...[...Map.groupBy(statements, (text) => text).values()].map((same) => same.length))
