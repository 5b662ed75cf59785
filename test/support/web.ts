import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { buildWeb } from './browser.ts'

const built = join(import.meta.dirname, '../../dist/web')
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface WebAlone {
  url: string
  close: () => void
}

/** The built web app without its server: for tests of the shell, which answer the calls themselves. */
export async function serveWebAlone(): Promise<WebAlone> {
  await buildWeb()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname === '/' ? '/index.html' : pathname
    try {
      const body = await readFile(join(built, name))
      response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream')
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  return new Promise((resolve) =>
    server.listen(0, () =>
      resolve({
        url: `http://localhost:${(server.address() as AddressInfo).port}`,
        close: () => {
          server.closeAllConnections()
          server.close()
        },
      }),
    ),
  )
}
