import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { sendForm } from './upload.ts'

/** The part of a browser's request that an upload uses. */
class Sent {
  static last: Sent
  readonly headers: Record<string, string> = {}
  readonly upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void; onload?: () => void } = {}
  url = ''
  body: unknown
  status = 0
  responseText = ''
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  constructor() {
    Sent.last = this
  }
  open(method: string, url: string) {
    this.url = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.body = body
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  answers(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onload?.()
    this.onloadend?.()
  }
}

let upload: { sendForm: typeof sendForm }
let parts: number[]
let outcome: unknown
const sending = (signal?: AbortSignal) => {
  parts = []
  outcome = 'under way'
  const form = new FormData()
  upload.sendForm('/sys/common/uploadFile', form, { onProgress: (part) => parts.push(part), ...(signal && { signal }) }).then(
    (result) => (outcome = result),
    (error: { error?: string }) => (outcome = error.error),
  )
  return Sent.last
}
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Sent)
  upload = await import('./upload.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('an upload reports how much has been sent, and gives the answer', async () => {
  const request = sending()
  expect(request.url).toBe('POST /api/sys/common/uploadFile')
  expect(request.headers).toMatchObject({ 'X-Lang': 'zh_CN', 'X-Sign': expect.any(String), 'X-TIMESTAMP': expect.any(String) })
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
  request.upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 4 })
  expect(parts).toEqual([0.25, 1])
  request.answers(200, { success: true, code: 200, message: '', result: { id: 'f-1' }, timestamp: 1 })
  await after(0)
  expect(outcome).toEqual({ id: 'f-1' })
})

it('it is given up when no byte has left for 10 seconds, and goes on as long as some do (source §7)', async () => {
  const request = sending()
  for (let nth = 1; nth <= 5; nth++) {
    await after(9_999)
    request.upload.onprogress?.({ lengthComputable: true, loaded: nth, total: 10 })
  }
  await after(9_999)
  expect(outcome).toBe('under way')
  await after(1)
  expect(outcome).toBe('timeout')
})

it('its answer may take 60 seconds after the last byte, no more', async () => {
  const request = sending()
  request.upload.onload?.()
  await after(59_999)
  expect(outcome).toBe('under way')
  await after(1)
  expect(outcome).toBe('timeout')
})

it('it can be stopped, and a refusal and a broken connection are distinguished', async () => {
  const control = new AbortController()
  sending(control.signal)
  control.abort()
  await after(0)
  expect(outcome).toBe('aborted')
  sending().onerror?.()
  await after(0)
  expect(outcome).toBe('network')
  sending().answers(413, {
    success: false,
    code: 1403,
    message: '文件过大',
    result: { error: 'fileTooLarge', requestId: 'r' },
    timestamp: 1,
  })
  await after(0)
  expect(outcome).toBe('fileTooLarge')
})
