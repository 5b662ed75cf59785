import { expect, test } from 'vitest'
import { startServer } from '../support/server.ts'

test('a flood of sign-ins is answered at once or asked to come back, and a page in between does not wait for it', async () => {
  const h = await startServer()
  try {
    // Each another number: guesses at one are refused before anything is computed.
    const body = (phone: number) => JSON.stringify({ areaCode: '86', phone: `1380000${1000 + phone}`, password: 'wrong password' })
    const headers = { 'content-type': 'application/json', 'x-lang': 'en_US' }
    const guess = (phone: number) => fetch(`${h.url}/api/ws/passport/passwordLogin`, { method: 'POST', headers, body: body(phone) })
    const flood = Array.from({ length: 60 }, (_, phone) => guess(phone))
    const between = await fetch(`${h.url}/api/health`)
    expect(between.status).toBe(200)
    const answers = await Promise.all(flood)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(answers.length - refused.length).toBeGreaterThan(0)
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toBe('2')
      expect(await answer.json()).toMatchObject({ success: false, code: 50301, result: { error: 'busy' } })
    }
    const calm = await guess(200)
    expect(calm.status).toBe(200)
  } finally {
    await h.close()
  }
})
