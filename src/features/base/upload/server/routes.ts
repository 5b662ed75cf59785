import { routesOf, writeReceived } from '../../../../platform/server/wire/http.ts'
import { uploadCalls } from '../contract/calls.ts'
import { receive } from './receive.ts'
import { serveFile } from './serve.ts'
import { discard, judgedAndStored, takeIn } from './writes.ts'

/** The calls whose bodies are not JSON. */
export const uploadRoutes = routesOf(uploadCalls, {
  'POST /sys/common/uploadFile': writeReceived(
    async ({ services }, request) => {
      const file = await judgedAndStored(services, await receive(services, request))
      const { purpose, name, size, sha256 } = file
      return { file, input: { purpose, name, size, sha256 } }
    },
    (act, { file }) => takeIn(act, file),
    (services, { file }, error) => discard(services, file, error),
  ),
  'GET /ws/file/:id': {
    attach: ({ app, services }, _key, { limited }) =>
      app.get<{ Params: { id: string } }>('/api/ws/file/:id', { config: { limited } }, (request, reply) =>
        serveFile(services, request, reply),
      ),
  },
})
