import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from './store.ts'

/** Until an answer begins; how long the body takes depends on its size. */
const ANSWER_MS = 20_000
/** A file of 50 MB over a slow line. */
const PUT_MS = 120_000

interface Sending {
  body?: Blob
  headers?: Record<string, string>
  timeoutMs?: number
}

/**
 * A private bucket of S3 or of what speaks like it. Nobody but the server reads it: files reach people through the same checks as local
 * ones. It needs PUT, GET, DELETE and ListObjectsV2, and no conditions, access lists or tags, which not everybody has.
 */
export class S3Store implements FileStore {
  readonly #client: AwsClient
  readonly #bucket: URL
  readonly #prefix: string
  readonly #fetched: string

  /** `s3+https://KEY:SECRET@bucket.host?region=…&prefix=…`, or `…@host/bucket?…` where the bucket is no part of the host. */
  constructor(setting: string, fetched: string) {
    const url = new URL(setting.replace(/^s3\+/, ''))
    this.#client = new AwsClient({
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      service: 's3',
      region: url.searchParams.get('region') ?? 'us-east-1',
      retries: 3,
      initRetryMs: 200,
    })
    this.#prefix = url.searchParams.get('prefix') ?? ''
    this.#bucket = new URL(`${url.origin}${url.pathname.replace(/\/?$/, '/')}`)
    this.#fetched = fetched
  }

  pathOf(id: string): string {
    return join(this.#fetched, id)
  }

  async put(id: string, path: string): Promise<void> {
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    // The other side compares it with what has arrived.
    const headers = { 'x-amz-content-sha256': hash.digest('hex'), 'content-type': 'application/octet-stream' }
    const answer = await this.#send('PUT', this.#urlOf(id), { body: await openAsBlob(path), headers, timeoutMs: PUT_MS })
    await finish(answer, [200])
    await rm(path, { force: true })
  }

  async read(id: string): Promise<Readable | null> {
    const answer = await this.#send('GET', this.#urlOf(id))
    if (answer.status === 404) {
      await answer.body?.cancel()
      return null
    }
    if (answer.status !== 200) await finish(answer, [])
    return Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream)
  }

  async bring(id: string): Promise<void> {
    const place = this.pathOf(id)
    if (await stat(place).catch(() => null)) return
    const bytes = await this.read(id)
    if (!bytes) throw new Error(`the file ${id} is not in the bucket`)
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    const half = `${place}.${randomUUID()}`
    try {
      await writeFile(half, bytes, { mode: 0o600 })
      await rename(half, place)
    } finally {
      await rm(half, { force: true })
    }
  }

  async remove(id: string): Promise<void> {
    await finish(await this.#send('DELETE', this.#urlOf(id)), [200, 204, 404])
  }

  async *list(): AsyncGenerator<{ id: string; at: Temporal.Instant }> {
    let next: string | null = null
    do {
      const page: string = await this.#page(1_000, next)
      for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const [key, at] = [textOf(entry, 'Key'), textOf(entry, 'LastModified')]
        const id = key?.startsWith(this.#prefix) ? key.slice(this.#prefix.length) : ''
        if (at && /^[0-9a-f-]{36}$/.test(id)) yield { id, at: Temporal.Instant.from(at) }
      }
      next = textOf(page, 'IsTruncated') === 'true' ? textOf(page, 'NextContinuationToken') : null
    } while (next)
  }

  async check(): Promise<void> {
    try {
      await this.#page(1, null)
    } catch (error) {
      const { message, cause } = error as Error
      const why = cause instanceof Error ? cause.message : message
      throw new Error(`The bucket of FILES_URL at ${this.#bucket.host} cannot be used: ${why}`)
    }
  }

  async #page(most: number, next: string | null): Promise<string> {
    const url = new URL(this.#bucket)
    const asked = { 'list-type': '2', 'max-keys': String(most), prefix: this.#prefix, ...(next && { 'continuation-token': next }) }
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
    return finish(await this.#send('GET', url), [200])
  }

  #urlOf(id: string): URL {
    return new URL(`${this.#prefix}${id}`, this.#bucket)
  }

  async #send(method: string, url: URL, { timeoutMs = ANSWER_MS, ...rest }: Sending = {}): Promise<Response> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new Error('no answer')), timeoutMs)
    try {
      return await this.#client.fetch(url, { method, redirect: 'manual', signal: late.signal, ...rest })
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The text of an answer. Throws what the bucket says against it unless its status is one of these. */
async function finish(answer: Response, expected: readonly number[]): Promise<string> {
  const text = await answer.text()
  if (expected.includes(answer.status)) return text
  throw new Error(`the bucket answers ${answer.status} ${textOf(text, 'Code') ?? ''}`.trim())
}

function textOf(xml: string, tag: string): string | null {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  return found?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? null
}
