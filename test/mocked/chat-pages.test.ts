import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { documentOf, storageOf } from '../support/fake-browser.ts'

/** Several pages of one browser: each has modules of its own; storage and locks are shared, and the network is made up. */
const network = vi.hoisted(() => ({ isOn: false, sent: [] as { content?: string; cid?: string }[] }))
vi.mock('../../src/platform/web/live.ts', () => ({
  liveState: { get: () => (network.isOn ? 'on' : 'off') },
  onFrame: () => {},
  sendFrame: (frame: { content?: string }) => {
    if (network.isOn) network.sent.push(frame)
    return network.isOn
  },
  setPositions: () => {},
}))
// What only signing out shows: its file would arrive after the test.
vi.mock('../../src/platform/web/ui/ConfirmHost.tsx', () => ({}))
vi.mock('../../src/platform/web/toast.ts', () => ({ toast: { error: () => {}, success: () => {} } }))

let stored: Map<string, string>
/** Who waits for the lock of a page that is alive. */
let waiting: Map<string, (() => void)[]>
let held: Set<string>
const ann = { id: 'ann', userType: 1, whetherIntact: 'Y', name: 'Ann' } as const
const bo = { ...ann, id: 'bo', name: 'Bo' }

beforeEach(() => {
  stored = new Map()
  waiting = new Map()
  held = new Set()
  network.isOn = false
  network.sent = []
  vi.stubGlobal('document', documentOf(new Map()))
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('window', { addEventListener: () => {} })
  vi.stubGlobal('localStorage', storageOf(stored))
  vi.stubGlobal('sessionStorage', storageOf(new Map()))
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, run: () => unknown) => {
        // The first to ask is the page itself, for as long as it lives.
        if (!held.has(name)) {
          const page = /^chat\.page\.(.*)$/.exec(name)?.[1] ?? ''
          const isOwn = !stored.has([...stored.keys()].find((key) => key.endsWith(page)) ?? '')
          if (isOwn) held.add(name)
          return run()
        }
        waiting.set(name, [...(waiting.get(name) ?? []), run as () => void])
      },
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

async function openPage() {
  vi.resetModules()
  const session = await import('../../src/platform/web/session.ts')
  const sending = await import('../../src/features/talk/chat/web/sending.ts')
  const { chatState } = await import('../../src/features/talk/chat/web/chat-store.ts')
  const { PAGE } = await import('../../src/platform/web/client.ts')
  return {
    ...session,
    write: (content: string) => sending.sendMessage('c1', { content, files: [] }),
    connect: sending.sendAll,
    shown: () => chatState.get().outbox.map((one) => one.content),
    close: () => {
      const name = `chat.page.${PAGE}`
      held.delete(name)
      for (const run of waiting.get(name) ?? []) run()
    },
  }
}
const as = (who: typeof ann | typeof bo) => ({ userInfo: who, token: `t-${who.id}`, sysAllDictItems: { cn: {}, en: {} } })
const said = () => network.sent.flatMap((frame) => frame.content ?? [])

it('what was written offline in a page that was closed is sent by the next one, in order and once', async () => {
  const first = await openPage()
  first.signIn(as(ann))
  for (const text of ['a', 'b', 'c']) first.write(text)
  first.close()
  network.isOn = true
  const next = await openPage()
  expect(next.shown()).toEqual(['a', 'b', 'c'])
  expect(said()).toEqual(['a'])
  const again = await openPage()
  expect(again.shown()).toEqual([])
  expect(said()).toEqual(['a'])
})

it('a page that lives keeps what it has; another takes it over in the moment in which it is closed, and only one does', async () => {
  const first = await openPage()
  first.signIn(as(ann))
  first.write('a')
  const second = await openPage()
  const third = await openPage()
  expect([second.shown(), third.shown()]).toEqual([[], []])
  first.close()
  expect([...second.shown(), ...third.shown()]).toEqual(['a'])
})

it('nobody else’s messages are shown or sent; they wait for their writer when the session expires, and go when the writer signs out', async () => {
  const first = await openPage()
  first.signIn(as(ann))
  first.write('of ann')
  first.endSession({ reason: 'expired' })
  expect(first.shown()).toEqual([])
  first.close()
  network.isOn = true
  const next = await openPage()
  next.signIn(as(bo))
  next.connect()
  expect([next.shown(), said()]).toEqual([[], []])
  network.isOn = false
  next.write('of bo')
  next.endSession({ reason: 'logout' })
  network.isOn = true
  next.signIn(as(ann))
  expect(next.shown()).toEqual(['of ann'])
  expect(said()).toEqual(['of ann'])
  expect([...stored.values()].join()).not.toContain('of bo')
})

it('takes no more than a browser keeps, and says so', async () => {
  const page = await openPage()
  page.signIn(as(ann))
  const taken = Array.from({ length: 210 }, (_, nth) => page.write(`n${nth}`)).filter(Boolean)
  expect(taken).toHaveLength(200)
  page.endSession({ reason: 'logout' })
  page.signIn(as(ann))
  expect(Array.from({ length: 110 }, () => page.write('x'.repeat(2_000))).filter(Boolean)).toHaveLength(100)
})
