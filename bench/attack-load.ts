/** The sender of `attack.ts`: keeps its requests under way until it is asked to stop, then says how many it has sent. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Attack } from './attack.ts'

const { url, attack, addresses } = workerData as { url: string; attack: Attack; addresses: 'one' | 'many' }
let sent = 0
let goes = true

/** A number that no other request has, in place of the sign. */
const fill = (text: string) => text.replace('#', String(10_000_000 + (sent % 89_999_999)))

const addressOf = (nth: number) => (addresses === 'one' ? '203.0.113.9' : `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`)

async function sender(): Promise<void> {
  while (goes) {
    const nth = ++sent
    await fetch(url + fill(attack.path), {
      headers: { 'x-forwarded-for': addressOf(nth), ...(attack.body && { 'content-type': 'application/json' }) },
      ...(attack.body && { method: 'POST', body: fill(attack.body) }),
    }).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    )
  }
}

const senders = Array.from({ length: attack.atOnce }, sender)
parentPort!.postMessage('begun')
parentPort!.once('message', async () => {
  goes = false
  await Promise.race([Promise.all(senders), new Promise((resolve) => setTimeout(resolve, 2_000))])
  parentPort!.postMessage(sent)
})
