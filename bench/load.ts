import http from 'node:http'

export interface Load {
  perSecond: number
  p50Ms: number
  p99Ms: number
  failed: number
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

function once(url: string, headers: Record<string, string>): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get(url, { agent, headers }, (answer) => {
      let size = 0
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      answer.on('end', () => resolve(answer.statusCode === 200 && size > 2))
    })
    request.on('error', () => resolve(false))
  })
}

/** Keeps `connections` requests in flight for `seconds`, each to the next of `urls`. */
export async function load(urls: string[], headers: Record<string, string>, seconds: number, connections: number): Promise<Load> {
  const until = performance.now() + seconds * 1000
  const took: number[] = []
  let failed = 0
  let next = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const from = performance.now()
        const good = await once(urls[next++ % urls.length]!, headers)
        if (good) took.push(performance.now() - from)
        else failed++
      }
    }),
  )
  const elapsed = (performance.now() - started) / 1000
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0
  return { perSecond: took.length / elapsed, p50Ms: at(0.5), p99Ms: at(0.99), failed }
}
