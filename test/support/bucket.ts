import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const KEY = 'hengdu-test'
const SECRET = 'a secret/with+signs'
const SKEW_MS = 15 * 60_000

interface Kept {
  bytes: Buffer
  at: Date
}

/** What a bucket of S3 answers to a server that signs as AWS documents it (Signature Version 4), and to one that does not. */
export interface Bucket {
  /** For FILES_URL. */
  url: string
  wrongUrl: string
  objects: Map<string, Kept>
  /** While true, it answers 503 to everything. */
  isAway: boolean
  close(): Promise<void>
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Null if the request is signed as it should be, otherwise the code of the refusal. */
function refusalOf(request: IncomingMessage, body: Buffer): string | null {
  const { headers, method = '' } = request
  for (const name of ['if-none-match', 'if-match', 'x-amz-acl', 'x-amz-tagging']) if (headers[name] !== undefined) return 'NotImplemented'
  const [, key, day, region, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (!signature) return 'AccessDenied'
  if (key !== KEY) return 'InvalidAccessKeyId'
  const date = String(headers['x-amz-date'])
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'))
  if (!(Math.abs(at - Date.now()) < SKEW_MS) || !date.startsWith(day!)) return 'RequestTimeTooSkewed'
  const names = signed!.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return 'AccessDenied'
  const stated = String(headers['x-amz-content-sha256'])
  if (stated !== 'UNSIGNED-PAYLOAD' && stated !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const url = new URL(request.url!, 'http://bucket')
  const query = [...url.searchParams].map((pair) => pair.map(escaped).join('=')).sort()
  const canonical = [
    ...[method, decodeURIComponent(url.pathname).split('/').map(escaped).join('/'), query.join('&')],
    ...[...names.map((name) => `${name}:${String(headers[name]).trim()}`), '', signed, stated],
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const signing = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day!), region!), 's3'), 'aws4_request')
  return timingSafeEqual(hmac(signing, text), Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Kept>()
  const answer = (response: ServerResponse, status: number, body: Buffer | string = '') => response.writeHead(status).end(body)
  const refuse = (response: ServerResponse, status: number, code: string) => answer(response, status, `<Error><Code>${code}</Code></Error>`)

  const list = (url: URL): string => {
    const after = url.searchParams.get('continuation-token') ?? ''
    const prefix = url.searchParams.get('prefix') ?? ''
    // Small pages, so that there are several.
    const most = Math.min(2, Number(url.searchParams.get('max-keys')))
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const shown = keys.slice(0, most)
    const entries = shown.map(
      (key) => `<Contents><Key>${key}</Key><LastModified>${objects.get(key)!.at.toISOString()}</LastModified></Contents>`,
    )
    const next = keys.length > most ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
    return `<ListBucketResult><IsTruncated>${keys.length > most}</IsTruncated>${entries.join('')}${next}</ListBucketResult>`
  }

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    if (bucket.isAway) return refuse(response, 503, 'SlowDown')
    const refusal = refusalOf(request, body)
    if (refusal) return refuse(response, refusal === 'NotImplemented' ? 501 : 403, refusal)
    const url = new URL(request.url!, 'http://bucket')
    if (!url.pathname.startsWith('/files/')) return refuse(response, 404, 'NoSuchBucket')
    const key = decodeURIComponent(url.pathname.slice('/files/'.length))
    if (request.method === 'GET' && key === '') return answer(response, 200, list(url))
    if (request.method === 'PUT' && request.headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength')
    if (request.method === 'PUT') objects.set(key, { bytes: body, at: new Date() })
    if (request.method === 'DELETE') objects.delete(key)
    const found = objects.get(key)
    if (request.method === 'GET') return found ? answer(response, 200, found.bytes) : refuse(response, 404, 'NoSuchKey')
    answer(response, request.method === 'DELETE' ? 204 : 200)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const urlWith = (secret: string) =>
    `s3+http://${KEY}:${encodeURIComponent(secret)}@127.0.0.1:${port}/files?region=cn-north-1&prefix=hengdu/`
  const bucket: Bucket = {
    url: urlWith(SECRET),
    wrongUrl: urlWith('another secret'),
    objects,
    isAway: false,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return bucket
}
