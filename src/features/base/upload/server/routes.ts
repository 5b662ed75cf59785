import { type Routes, writeReceived } from '../../../../platform/server/wire/http.ts'
import { uploadCalls } from '../contract/calls.ts'
import { receive } from './receive.ts'
import { serveFile } from './serve.ts'
import { discard, judgedAndStored, takeIn } from './writes.ts'

/** The calls whose bodies are not JSON. */
export function uploadRoutes(routes: Routes): void {
  const { app, services } = routes
  writeReceived(
    routes,
    uploadCalls,
    'POST /sys/common/uploadFile',
    async (request) => {
      const file = await judgedAndStored(services, await receive(services, request))
      const { purpose, name, size, sha256 } = file
      return { file, input: { purpose, name, size, sha256 } }
    },
    (act, { file }) => takeIn(act, file),
    ({ file }, error) => discard(services, file, error),
  )

  app.get<{ Params: { id: string } }>(
    '/api/ws/file/:id',
    { config: { limited: uploadCalls['GET /ws/file/:id'].limited } },
    (request, reply) => serveFile(services, request, reply),
  )
}
