import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { serverForFile } from '../support/suite.ts'

/** Answers are compressed for those who say that they can read it; bodies of requests are never unpacked. */

const h = serverForFile()

/** How an answer came, and what it says. */
async function answerTo(path: string, encodings: string): Promise<{ as: string | null; vary: string | null; text: string }> {
  const answer = await fetch(h.url + path, { headers: { 'accept-encoding': encodings } })
  return { as: answer.headers.get('content-encoding'), vary: answer.headers.get('vary'), text: await answer.text() }
}

it.each(['/api/ws/dict/items', '/share/home?lang=cn'])('%s comes compressed where gzip is accepted, and says the same', async (path) => {
  const small = await answerTo(path, 'gzip, deflate, br')
  const plain = await answerTo(path, 'identity')
  expect(small.as).toBe('gzip')
  expect(small.vary).toContain('accept-encoding')
  expect(plain.as).toBeNull()
  expect(plain.text.length).toBeGreaterThan(1_500)
  const untimed = (text: string) => text.replace(/"timestamp":\d+/, '')
  expect(untimed(small.text)).toBe(untimed(plain.text))
})

it('a short answer comes as it is', async () => {
  expect((await answerTo('/api/ws/chat/card', 'gzip')).as).toBeNull()
})

it('a packed body is not unpacked, whatever it would become', async () => {
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '))
  expect(bomb.length).toBeLessThan(60_000)
  const answer = await fetch(`${h.url}/api/ws/passport/passwordLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: bomb,
  })
  expect(answer.status).toBe(400)
  expect((await answer.json()).message).toBe('请求无法读取')
})
