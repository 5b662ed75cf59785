import pg from 'pg'
import { schemaIn } from '../../platform/server/data/migrate.ts'
import { assertPrimary } from '../../platform/server/data/moved.ts'
import { refuse } from '../../platform/server/wire/refusal.ts'

/** A load balancer that gets no answer within two seconds takes a server out: it gets one before. */
const PATIENCE_MS = 900

/**
 * Whether the database answers, over a connection of its own: requests that hold or wait for every connection of the pool do not make a
 * server look ended. Questions at the same moment share one look.
 */
export class Readiness {
  readonly #url: string
  #client: pg.Client | undefined
  #looking: Promise<string> | undefined

  constructor(url: string) {
    this.#url = url
  }

  /** The number of the database's last migration. Throws if there is no answer in time. */
  look(): Promise<string> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #look(): Promise<string> {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(refuse('unavailable')), PATIENCE_MS)
    try {
      return await Promise.race([this.#ask(), late.promise])
    } catch (error) {
      this.#drop()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  async #ask(): Promise<string> {
    let client = this.#client
    if (!client) {
      client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: PATIENCE_MS, application_name: 'hengdu readiness' })
      client.on('error', () => this.#drop())
      this.#client = client
      await client.connect()
      await assertPrimary(client)
    }
    return schemaIn(client)
  }

  /** What does not answer is not waited for. */
  #drop(): void {
    const client = this.#client
    this.#client = undefined
    client?.end().catch(() => undefined)
  }

  close(): void {
    this.#drop()
  }
}
