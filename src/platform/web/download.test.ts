import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { documentOf, storageOf } from '../../../test/support/fake-browser.ts'

const toastMock = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn(), warning: vi.fn(), info: vi.fn() }))
vi.mock('./toast.ts', () => ({ toast: toastMock }))

const offered: { name: string; href: string }[] = []
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  offered.length = 0
  toastMock.error.mockReset()
  const link = () => ({
    click: function click(this: { download: string; href: string }) {
      offered.push({ name: this.download, href: this.href })
    },
  })
  vi.stubGlobal('document', { ...documentOf(new Map()), createElement: link })
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('localStorage', storageOf(new Map()))
  vi.stubGlobal('sessionStorage', storageOf(new Map()))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const named = { 'content-disposition': "attachment; filename*=UTF-8''%E5%91%98%E5%B7%A5.xlsx" }
type Send = (init: RequestInit) => Promise<Response>
async function downloading(send: Send): Promise<unknown> {
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => send(init))
  const { downloadFrom } = await import('./download.ts')
  const ended = downloadFrom('/ws/some/template').then(
    () => null,
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(200_000)
  return ended
}
const never: Send = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))))
/** The head of the answer comes, its bytes do not. */
const stalled: Send = async ({ signal }) => {
  const body = new ReadableStream({ start: (to) => signal?.addEventListener('abort', () => to.error(new DOMException('', 'AbortError'))) })
  return new Response(body, { headers: named })
}
const refused = { success: false, code: 1201, message: '模板暂不可用', result: { error: 'some', requestId: 'r-1' }, timestamp: 1 }

it('offers the file under the name that the server gives it', async () => {
  expect(await downloading(async () => new Response('bytes', { headers: named }))).toBeNull()
  expect(offered).toMatchObject([{ name: '员工.xlsx' }])
  expect(toastMock.error).not.toHaveBeenCalled()
})

it.each([
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch')), '网络错误（net error）：请检查网络后重试'],
  ['no answer', never, '请求超时，请稍后重试'],
  ['an answer that stops', stalled, '请求超时，请稍后重试'],
  ['a refusal with status 200', async () => new Response(JSON.stringify(refused)), '模板暂不可用'],
  ['a refusal', async () => new Response(JSON.stringify({ ...refused, code: 403 }), { status: 403 }), '请求未能完成：模板暂不可用'],
] as [string, Send, string][])('with %s nothing is offered, and it is said why', async (_, send, said) => {
  expect(await downloading(send)).toBeInstanceOf(Error)
  expect(offered).toEqual([])
  expect(toastMock.error.mock.calls).toEqual([[said]])
})
