import { expect, it } from 'vitest'
import { checkVerbs } from '../../../scripts/check/verbs.ts'

const file = (path: string, text: string) => ({ path, text })

it('refuses a general verb that two files export as a function', () => {
  expect(
    checkVerbs([
      file('src/features/work/a/server/writes.ts', 'export async function send(act: Act) {}'),
      file('src/features/work/b/server/writes.ts', 'export const send = (act: Act) => act'),
    ]),
  ).toEqual([
    'src/features/work/a/server/writes.ts, src/features/work/b/server/writes.ts: each exports a function “send”. Name what it does it to',
  ])
})

it('allows one of them, names that say more, moves, and tests', () => {
  expect(
    checkVerbs([
      file('src/a.ts', 'export function send() {}\nexport function sendBatches() {}'),
      file('src/b.ts', 'export const send = demandMove({\nexport function sendBatches() {}'),
      file('src/b.test.ts', 'export function send() {}'),
      file('test/support/c.ts', 'export function send() {}'),
    ]),
  ).toEqual([])
})
