import pg from 'pg'

/** What one request asked of the database. */
export interface Asked {
  /** The texts of its statements, in the order in which they were sent. */
  statements: string[]
  /** How many times it had to wait: statements that are sent together are waited for once. */
  roundTrips: number
}

type Callback = (error: Error | null, result?: unknown) => void
type Query = (...args: unknown[]) => unknown

/** Turns of the event loop after which a request that has sent nothing more is taken to wait for its answers. */
const TURNS = 3

/**
 * Runs one request and counts. The statements of this process are held until nothing more is sent, sent on together, and answered
 * together: so the count depends on what waits for what, and never on how fast the database is. Nothing else may use it meanwhile.
 */
export async function asked(run: () => Promise<unknown>): Promise<Asked> {
  const found: Asked = { statements: [], roundTrips: 0 }
  let held: (() => Promise<() => void>)[] = []
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  let flushing = false
  const flush = async () => {
    flushing = true
    for (let turns = 0, before = held.length; turns < TURNS; turns++) {
      await turn()
      if (held.length > before) turns = -1
      before = held.length
    }
    const wave = held
    held = []
    found.roundTrips++
    const answers = await Promise.all(wave.map((send) => send()))
    flushing = false
    if (held.length > 0) void flush()
    for (const answer of answers) answer()
  }
  const original = pg.Client.prototype.query as Query
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [config] = args
    found.statements.push(typeof config === 'string' ? config : ((config as any).name ? '@ ' : '') + ((config as { text?: string }).text ?? ''))
    const last = args.findIndex((arg) => typeof arg === 'function')
    const given = last < 0 ? undefined : (args[last] as Callback)
    const query = args.slice(0, last < 0 ? 2 : last).filter((arg) => arg !== undefined)
    return new Promise((resolve, reject) => {
      const answered: Callback = given ?? ((error, result) => (error ? reject(error) : resolve(result)))
      held.push(
        () =>
          new Promise((sent) => {
            original.call(this, ...query, (error: Error | null, result: unknown) => sent(() => answered(error, result)))
          }),
      )
      if (!flushing) void flush()
    })
  } as never
  try {
    await run()
  } finally {
    pg.Client.prototype.query = original as never
  }
  return found
}
