import { once } from 'node:events'
import { request } from 'node:http'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { UploadPurpose } from '../../src/rules/uploads.ts'
import { bytesOf } from './files.ts'

/** A file of which the last byte leaves late; resolves with the answer. */
export async function slowUpload(url: string, token: string, lastByteAfterMs: number): Promise<unknown> {
  const form = new FormData()
  form.append('authCode', 'document' satisfies UploadPurpose)
  form.append('file', new Blob([bytesOf.pdf]), 'plan.pdf')
  const whole = new Response(form)
  const bytes = Buffer.from(await whole.arrayBuffer())
  const headers = { 'x-access-token': token, 'content-type': whole.headers.get('content-type')!, 'content-length': String(bytes.length) }
  const sending = request(`${url}/api/sys/common/uploadFile`, { method: 'POST', headers })
  sending.write(bytes.subarray(0, -1))
  setTimeout(() => sending.end(bytes.subarray(-1)), lastByteAfterMs)
  const [answer] = (await once(sending, 'response')) as [Readable]
  return JSON.parse(await text(answer))
}
