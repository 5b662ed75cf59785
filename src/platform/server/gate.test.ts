import { expect, test } from 'vitest'
import { Gate } from './gate.ts'

test('two run, two wait, the fifth is refused; after them there is room again, also after a failure', async () => {
  const gate = new Gate(2, 2)
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise<void>((end) => ends.push(end))
    running--
  }
  const four = [1, 2, 3, 4].map(() => gate.run(work))
  await expect(gate.run(work)).rejects.toMatchObject({ error: 'busy' })
  for (let ended = 0; ended < 4; ended++) {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()!()
  }
  await Promise.all(four)
  expect(most).toBe(2)
  await expect(gate.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await Promise.all([1, 2, 3, 4].map((one) => gate.run(async () => one)))).toEqual([1, 2, 3, 4])
})
