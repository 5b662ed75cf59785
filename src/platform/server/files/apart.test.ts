import { describe, expect, it, vi } from 'vitest'
import type { run } from '../../../../test/support/apart/pieces.ts'
import { APART_LIMITS, askApart, runApart } from './apart.ts'

// A process takes seconds to start where others keep the machine busy.
vi.setConfig({ testTimeout: 120_000 })

type What = Parameters<typeof run>[0]
const module = new URL('../../../../test/support/apart/pieces.ts', import.meta.url)

async function taken(what: What, limits = {}): Promise<{ pieces: unknown[]; error?: unknown; why: string }> {
  const pieces: unknown[] = []
  let why = ''
  try {
    for await (const piece of runApart<What, unknown>(module, what, { ...APART_LIMITS, ...limits }, (text) => {
      why = text
    }))
      pieces.push(piece)
    return { pieces, why }
  } catch (error) {
    return { pieces, error, why }
  }
}

describe('a process apart', () => {
  it('gives its pieces in order, buffers too', async () => {
    const { pieces, error } = await taken('count')
    expect(error).toBeUndefined()
    expect(pieces.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, i) => ({ i, bytes: Buffer.from([i]) })))
  })

  it('passes on what it refuses, with both languages', async () => {
    const { pieces, error } = await taken('refuse')
    expect(pieces).toEqual(['first'])
    expect(error).toMatchObject({ error: 'workbookOther', params: { kind: { cn: '网页', en: 'a web page' } } })
  })

  it.each(['throw', 'exit', 'kill'] as const)('that dies (%s) is an error of the reading and no more', async (what) => {
    const { error, why } = await taken(what)
    expect(error).toMatchObject({ error: 'workbookFailed' })
    expect(why).toMatch(what === 'throw' ? /broken/ : what === 'exit' ? /ended with 3/ : /SIGKILL/)
  })

  it('that takes too long is stopped', async () => {
    expect((await taken('hang', { seconds: 2 })).error).toMatchObject({ error: 'workbookSlow', params: { seconds: 2 } })
  })

  it('that takes too much memory is stopped, by its heap and by its size', async () => {
    expect((await taken('fill', { heapMegabytes: 64 })).error).toMatchObject({ error: 'workbookMemory' })
    if (process.platform === 'linux')
      expect((await taken('fill', { heapMegabytes: 2_000, megabytes: 150 })).error).toMatchObject({ error: 'workbookMemory' })
  })

  it('knows nothing of the settings of the server', async () => {
    const { pieces } = await taken('settings')
    expect(Object.keys(pieces[0] as object)).not.toContain('DATABASE_URL')
    expect(Object.keys(pieces[0] as object)).not.toContain('PATH')
  })

  it('stays for the next work where it may, unless it had to be stopped', async () => {
    const limits = { ...APART_LIMITS, stays: true, seconds: 2 }
    const pid = () => askApart<What, number>(module, 'pid', limits)
    const first = await pid()
    await expect(askApart(module, 'refuse', limits)).rejects.toMatchObject({ error: 'workbookOther' })
    expect(await pid()).toBe(first)
    await expect(askApart(module, 'hang', limits)).rejects.toMatchObject({ error: 'workbookSlow' })
    expect(await pid()).not.toBe(first)
    expect(await askApart<What, number>(module, 'pid')).not.toBe(await askApart<What, number>(module, 'pid'))
  })

  it('ends when nobody takes its pieces any more', async () => {
    for await (const piece of runApart<What, unknown>(module, 'count')) {
      expect(piece).toEqual({ i: 0, bytes: Buffer.from([0]) })
      break
    }
  })
})
