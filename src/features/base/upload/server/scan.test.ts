import { expect, it, onTestFinished } from 'vitest'
import { startClamd } from '../../../../../test/support/clamd.ts'
import { scanned, scannerAt } from './scan.ts'

it('the address of a scanner may be a name or an address of either kind', () => {
  expect(scannerAt('tcp://clamd.example:3310')).toEqual({ host: 'clamd.example', port: 3310 })
  expect(scannerAt('tcp://[::1]:3310')).toEqual({ host: '::1', port: 3310 })
})

it('a scanner that reads slowly holds a file back, and no piece of it leaves a listener behind', async () => {
  const warned: string[] = []
  const hear = ({ message }: Error) => warned.push(message)
  process.on('warning', hear)
  const clamd = await startClamd(() => 'stream: OK')
  onTestFinished(async () => {
    process.off('warning', hear)
    await clamd.close()
  })
  let sent = 0
  async function* file() {
    for (let piece = 0; piece < 14; piece++) yield Buffer.alloc(2 * 1024 * 1024, piece)
  }
  for await (const piece of scanned(clamd.url, file())) sent += piece.length
  await new Promise(setImmediate)
  expect([sent, clamd.shown(), warned]).toEqual([14 * 2 * 1024 * 1024, sent, []])
})
