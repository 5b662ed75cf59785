import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The socket of the page is replaced: frames are counted, and the server's answers are made up. */
const page = vi.hoisted(() => ({ sent: [] as Record<string, unknown>[], take: (_: unknown) => {}, isOn: true }))
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

const { chatState, sendMessage, recall } = await import('../../src/features/talk/chat/web/state.ts')

/** As the server: so many messages in five seconds, the others are refused. */
const ROUND = 10
const ROUND_MS = 5_000
const frames = () => page.sent.splice(0)
const written = (frame: Record<string, unknown>) => frame['do'] === undefined
const ready = () => page.take({ code: 1, message: { me: 'me', unread: 0, gone: [] } })
const refused = ({ cid, id, seq }: Record<string, unknown>, error = 'chatTooFast') =>
  page.take({ code: '2', message: { do: 'refused', cid, id, seq, error, text: 'later' } })

/** Answers what was sent since the last time; returns how many messages that were. */
function answer(): number {
  const messages = frames().filter(written)
  for (const [nth, frame] of messages.entries())
    if (nth < ROUND) page.take({ code: '2', message: { do: 'known', id: frame['id'], cid: frame['cid'] } })
    else refused(frame)
  return messages.length
}

beforeEach(() => {
  vi.useFakeTimers()
  frames()
})
afterEach(() => {
  vi.useRealTimers()
})

it('of 25 messages that were written offline the refused ones are sent once each per round', () => {
  page.isOn = false
  for (let nth = 0; nth < 25; nth++) sendMessage('c1', { content: `n${nth}`, files: [] })
  expect(frames()).toEqual([])
  page.isOn = true
  ready()
  const rounds = [answer()]
  for (let round = 0; round < 3; round++) {
    vi.advanceTimersByTime(ROUND_MS)
    rounds.push(answer())
  }
  expect(rounds).toEqual([25, 15, 5, 0])
  expect(chatState.get().outbox).toEqual([])
})

it('a round sends in the order of writing, and nothing that still waits for its first answer', () => {
  for (const content of ['a', 'b', 'c']) sendMessage('c1', { content, files: [] })
  const [a, b, c] = frames()
  refused(c!)
  refused(a!, 'unavailable')
  vi.advanceTimersByTime(ROUND_MS)
  expect(frames().map((frame) => frame['cid'])).toEqual([a!['cid'], c!['cid']])
  for (const { cid } of [a!, b!, c!]) page.take({ code: '2', message: { do: 'known', id: 'c1', cid } })
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
