import pg from 'pg'
import type { Database } from '../../platform/server/data/database.ts'
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
  readonly #urls: Pick<Database, 'url' | 'directUrl'>
  #client: pg.Client | undefined
  /** To a pooler before the database. It is asked nothing, as it would make the question wait for a busy pool. */
  #toPooler: pg.Client | undefined
  #looking: Promise<string> | undefined

  constructor(urls: Pick<Database, 'url' | 'directUrl'>) {
    this.#urls = urls
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
    const { url, directUrl } = this.#urls
    if (url !== directUrl && !this.#toPooler) {
      this.#toPooler = this.#clientOf(url)
      await this.#toPooler.connect()
    }
    let client = this.#client
    if (!client) {
      client = this.#clientOf(directUrl)
      this.#client = client
      await client.connect()
      await assertPrimary(client)
    }
    return schemaIn(client)
  }

  #clientOf(url: string): pg.Client {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS, application_name: 'hengdu readiness' })
    for (const event of ['error', 'end'] as const) client.on(event, () => [this.#client, this.#toPooler].includes(client) && this.#drop())
    return client
  }

  /** What does not answer is not waited for. */
  #drop(): void {
    const open = [this.#client, this.#toPooler]
    this.#client = undefined
    this.#toPooler = undefined
    for (const client of open) client?.end().catch(() => undefined)
  }

  close(): void {
    this.#drop()
  }
}
