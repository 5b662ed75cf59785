import { expect } from 'vitest'

/** Below this nothing is slow, and what else the machine does is seen. */
const NOISE_MS = 20
/** Other work of the machine only adds, and not to each run: what is linear shows it within these rounds, anything else never does. */
const ROUNDS = 12
/** What takes longer than this is not asked again. */
const TOO_LONG_MS = 5_000

/** What one run takes of this thread, in milliseconds. */
async function cost<T>(run: (input: T) => unknown, input: T): Promise<number> {
  const before = process.threadCpuUsage()
  await run(input)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Fails when the time of the processor grows faster than the length of the input; `of` makes it 10, 20 and 40 times as long. */
export async function expectLinear<T extends { length: number }>(run: (input: T) => unknown, of: (times: number) => T): Promise<void> {
  const inputs = [10, 20, 40].map(of)
  const least = inputs.map(() => Number.POSITIVE_INFINITY)
  // Between inputs n times as long what is linear takes n times as long and what goes in squares n². The two longest are the steadiest,
  // and so are measured the more strictly.
  const grows = (from: number, most: number) => least[2]! / least[from]! < (most * inputs[2]!.length) / inputs[from]!.length
  const linear = () => least[2]! < NOISE_MS || grows(0, 2) || grows(1, 1.5)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [nth, input] of inputs.entries()) least[nth] = Math.min(least[nth]!, await cost(run, input))
    if (least[2]! > TOO_LONG_MS || (round > 0 && linear())) break
  }
  expect(linear(), `${least.map((one) => one.toFixed(1)).join(', ')} ms`).toBe(true)
}
