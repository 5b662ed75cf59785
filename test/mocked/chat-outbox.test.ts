import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The socket of the page is replaced: frames are counted, and the server's answers are made up. */
const page = vi.hoisted(() => ({ sent: [] as Record<string, unknown>[], take: (_: unknown) => {}, isOn: true }))
// What only signing out shows: its file would arrive after the test.
vi.mock('../../src/platform/web/ui/ConfirmHost.tsx', () => ({}))
vi.mock('../../src/platform/web/live.ts', () => ({
  liveState: { get: () => (page.isOn ? 'on' : 'off') },
  onFrame: (take: (frame: unknown) => void) => {
    page.take = take
  },
  sendFrame: (frame: Record<string, unknown>) => {
    if (page.isOn) page.sent.push(frame)
    return page.isOn
  },
  setPositions: () => {},
}))

const { chatState } = await import('../../src/features/talk/chat/web/chat-store.ts')
const { sendMessage, recall, resend } = await import('../../src/features/talk/chat/web/sending.ts')
await import('../../src/features/talk/chat/web/state.ts')

/** As the server: so many messages in five seconds, the others are refused. */
const ROUND = 10
const ROUND_MS = 5_000
const frames = () => page.sent.splice(0)
const written = (frame: Record<string, unknown>) => frame['do'] === undefined
const ready = () => page.take({ code: 1, message: { me: '', unread: 0, gone: [] } })
const refused = ({ cid, id, seq }: Record<string, unknown>, error = 'chatTooFast') =>
  page.take({ code: '2', message: { do: 'refused', cid, id, seq, error, text: 'later' } })

const known = ({ id, cid }: Record<string, unknown>) => page.take({ code: '2', message: { do: 'known', id, cid } })

/** Answers what is sent until nothing more comes; returns the messages that were accepted and how many were refused. */
function answer(): { taken: unknown[]; refusals: number } {
  const taken: unknown[] = []
  let refusals = 0
  for (let sent = frames().filter(written); sent.length > 0; sent = frames().filter(written))
    for (const frame of sent) {
      if (taken.length < ROUND) {
        taken.push(frame['content'])
        known(frame)
      } else {
        refusals++
        refused(frame)
      }
    }
  return { taken, refusals }
}

beforeEach(() => {
  vi.useFakeTimers()
  frames()
})
afterEach(() => {
  vi.useRealTimers()
})

it('25 messages that were written offline arrive in order, with one refusal a round, also when more is written meanwhile', () => {
  const texts = Array.from({ length: 27 }, (_, nth) => `n${nth}`)
  const write = (content: string) => sendMessage('c1', { content, files: [] })
  page.isOn = false
  texts.slice(0, 25).forEach(write)
  expect(frames()).toEqual([])
  page.isOn = true
  ready()
  const rounds = [answer()]
  // The server would take these by now, before those that it has refused.
  texts.slice(25).forEach(write)
  expect(frames()).toEqual([])
  for (let round = 0; round < 3; round++) {
    vi.advanceTimersByTime(ROUND_MS)
    rounds.push(answer())
  }
  expect(rounds.map((round) => round.refusals)).toEqual([1, 1, 0, 0])
  expect(rounds.flatMap((round) => round.taken)).toEqual(texts)
  expect(chatState.get().outbox).toEqual([])
})

it('a message waits for the answer to the one before it in its conversation; what is refused for good holds up nobody', () => {
  for (const [id, content] of [
    ['c1', 'a'],
    ['c1', 'b'],
    ['c2', 'x'],
  ] as const)
    sendMessage(id, { content, files: [] })
  const [a, x, ...more] = frames()
  expect([a!['content'], x!['content'], more]).toEqual(['a', 'x', []])
  refused(a!, 'blocked')
  const [b] = frames()
  expect(b!['content']).toBe('b')
  expect(chatState.get().outbox.find((one) => one.cid === a!['cid'])?.failed).toBe('later')
  for (const one of [a!, b!, x!]) known(one)
})

it('a message that could not be sent for a day is shown as failed, and can be sent again', () => {
  page.isOn = false
  sendMessage('c1', { content: 'old', files: [] })
  vi.advanceTimersByTime(25 * 60 * 60_000)
  page.isOn = true
  ready()
  expect(frames()).toEqual([])
  const [old] = chatState.get().outbox
  expect(old?.failed).toBeTruthy()
  resend(old!.cid)
  const [again] = frames()
  expect(again).toMatchObject({ cid: old!.cid, content: 'old' })
  known(again!)
})

it('a new connection sends everything once, and no round follows it', () => {
  sendMessage('c1', { content: 'a', files: [] })
  refused(frames()[0]!)
  ready()
  expect(frames().filter(written)).toHaveLength(1)
  vi.advanceTimersByTime(2 * ROUND_MS)
  expect(frames()).toEqual([])
})

it('refused recalls are asked for once each per round', () => {
  for (const seq of [1, 2, 3]) recall({ id: 'c1', seq, content: '' } as Parameters<typeof recall>[0])
  for (const frame of frames()) refused({ ...frame, cid: undefined })
  vi.advanceTimersByTime(ROUND_MS)
  expect(frames()).toEqual([1, 2, 3].map((seq) => ({ do: 'recall', id: 'c1', seq })))
})
