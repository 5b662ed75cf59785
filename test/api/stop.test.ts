import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { individual } from '../support/personas.ts'
import { startServer } from '../support/server.ts'

/** Once, in this process; `deep/restarts.test.ts` stops processes under load. */
it('a server that stops says so at its health, goes on taking requests, answers what it has accepted, and then takes nothing', async () => {
  const h = await startServer({ config: { DRAIN_SECONDS: '2' } })
  const { as } = await individual(h)
  const statusOf = async (path: string) => (await fetch(`${h.url}/api/health${path}`)).status
  const late = connect(Number(new URL(h.url).port), '127.0.0.1')
  let answer = ''
  late.on('data', (piece) => (answer += String(piece)))
  const ended = new Promise((resolve) => late.once('close', resolve))
  late.write('POST /api/ws/account/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{')
  const closed = h.close()
  await expect.poll(() => statusOf(''), { interval: 20 }).toBe(503)
  expect(await statusOf('/live')).toBe(200)
  expect((await h.call('GET /ws/account/me', {}, as)).body.success).toBe(true)
  // The last byte of a request that was accepted before comes when nothing new is taken any more.
  const isTaken = () =>
    fetch(`${h.url}/api/health/live`).then(
      () => true,
      () => false,
    )
  await expect.poll(isTaken, { interval: 20 }).toBe(false)
  late.write('}')
  await ended
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  await closed
})
