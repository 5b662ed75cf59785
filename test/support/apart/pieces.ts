import { refuse } from '../../../src/platform/server/wire/refusal.ts'

type What = 'count' | 'refuse' | 'throw' | 'exit' | 'kill' | 'hang' | 'fill' | 'settings' | 'pid'

/** What a process apart may do, good and bad; for the tests of `runApart`. */
export async function* run(what: What): AsyncGenerator<unknown> {
  if (what === 'pid') return yield process.pid
  if (what === 'count') for (let i = 0; i < 10; i++) yield { i, bytes: Buffer.from([i]) }
  if (what === 'settings') yield process.env
  yield 'first'
  if (what === 'refuse') throw refuse('workbookOther', { kind: { cn: '网页', en: 'a web page' } })
  if (what === 'throw') throw new Error('broken')
  if (what === 'exit') process.exit(3)
  if (what === 'kill') process.kill(process.pid, 'SIGKILL')
  if (what === 'hang') for (;;);
  const kept: number[][] = []
  if (what === 'fill') for (;;) kept.push(Array.from({ length: 100_000 }, (_, i) => i + 0.5))
}
