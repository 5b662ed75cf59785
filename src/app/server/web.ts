import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { documentHeaders } from './safe-headers.ts'

const built = join(import.meta.dirname, '../../../dist/web')

/**
 * The built web app, compressed at build. Hashed assets never change; the page itself is revalidated each time. Search engines are sent
 * from it to the home page without scripts, by a header: its address must be absolute, and the build does not know `origin`.
 */
export async function serveWeb(app: FastifyInstance, origin: string): Promise<void> {
  if (!existsSync(built)) return
  await app.register(fastifyStatic, {
    root: built,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (/\.svg(\.br|\.gz)?$/.test(path)) reply.header('content-type', 'image/svg+xml; charset=utf-8')
      if (/\/index\.html(\.br|\.gz)?$/.test(path)) reply.header('link', `<${origin}/share/home>; rel="canonical"`)
      if (/\.js(\.br|\.gz)?$/.test(path)) for (const name of documentHeaders) reply.removeHeader(name)
    },
  })
}

/** The page's own inline script (it sets language and colours before the first paint), as sources for the content security policy. */
export function inlineScriptHashes(): string[] {
  const page = join(built, 'index.html')
  if (!existsSync(page)) return []
  const scripts = readFileSync(page, 'utf8').matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`)
}
