import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'

/** Until an answer begins; how long the body takes depends on its size. */
const ANSWER_MS = 20_000
/** A file of 50 MB over a slow line, and the speed that larger ones are given. */
const PUT_MS = 120_000
const SLOWEST_BYTES_A_MS = 400

interface Sending {
  body?: Blob
  headers?: Record<string, string>
  timeoutMs?: number
}

/** One object of a bucket. */
interface Listed {
  key: string
  at: Temporal.Instant
}

/**
 * A private bucket of S3 or of what speaks like it. It needs PUT, GET, DELETE and ListObjectsV2, and no conditions, access lists or tags,
 * which not everybody has.
 */
export class Bucket {
  readonly #client: AwsClient
  readonly #bucket: URL
  readonly #prefix: string
  readonly #setting: string

  /** `s3+https://KEY:SECRET@bucket.host?region=…&prefix=…`, or `…@host/bucket?…` where the bucket is no part of the host. */
  constructor(address: string, setting: string) {
    const url = new URL(address.replace(/^s3\+/, ''))
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
    this.#setting = setting
  }

  /** `part`: of a large file, from one byte to another. */
  async put(key: string, path: string, part?: { from: number; to: number }): Promise<void> {
    const { from, to } = part ?? { from: 0, to: (await stat(path)).size }
    const hash = createHash('sha256')
    // An empty range cannot be named: it is an empty file.
    if (to > from) await pipeline(createReadStream(path, { start: from, end: to - 1 }), hash)
    // The other side compares it with what has arrived.
    const headers = { 'x-amz-content-sha256': hash.digest('hex'), 'content-type': 'application/octet-stream' }
    const body = (await openAsBlob(path)).slice(from, to)
    const timeoutMs = PUT_MS + (to - from) / SLOWEST_BYTES_A_MS
    await finish(await this.#send('PUT', this.#urlOf(key), { body, headers, timeoutMs }), [200])
  }

  async read(key: string): Promise<Readable | null> {
    const answer = await this.#send('GET', this.#urlOf(key))
    if (answer.status === 404) {
      await answer.body?.cancel()
      return null
    }
    if (answer.status !== 200) await finish(answer, [])
    return Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream)
  }

  async remove(key: string): Promise<void> {
    await finish(await this.#send('DELETE', this.#urlOf(key)), [200, 204, 404])
  }

  async *list(): AsyncGenerator<Listed> {
    let next: string | null = null
    do {
      const page: string = await this.#page(1_000, next)
      for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const [key, at] = [textOf(entry, 'Key'), textOf(entry, 'LastModified')]
        if (at && key?.startsWith(this.#prefix)) yield { key: key.slice(this.#prefix.length), at: Temporal.Instant.from(at) }
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
      throw new Error(`The bucket of ${this.#setting} at ${this.#bucket.host} cannot be used: ${why}`)
    }
  }

  async #page(most: number, next: string | null): Promise<string> {
    const url = new URL(this.#bucket)
    const asked = { 'list-type': '2', 'max-keys': String(most), prefix: this.#prefix, ...(next && { 'continuation-token': next }) }
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
    return finish(await this.#send('GET', url), [200])
  }

  #urlOf(key: string): URL {
    return new URL(`${this.#prefix}${key}`, this.#bucket)
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
