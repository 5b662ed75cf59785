import { rm } from 'node:fs/promises'
import { perform } from '../../../platform/server/act.ts'
import { authorize, claim, keep, type Routes, sceneOf, success, tokenOf } from '../../../platform/server/http.ts'
import { refuse } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import { type FileBrief, uploadCalls } from '../contract/calls.ts'
import { drain, receive } from './receive.ts'
import { serveFile } from './serve.ts'
import { takeIn } from './writes.ts'

/** The calls whose bodies are no JSON: bound here by hand, through the same door, catalogue, idempotency and audit as all others. */
export function uploadRoutes(routes: Routes): void {
  const { app, services } = routes
  const upload = 'POST /sys/common/uploadFile'
  app.post('/api/sys/common/uploadFile', async (request) => {
    const scene = await sceneOf(services, request)
    authorize(scene.actor, uploadCalls[upload], Boolean(tokenOf(request)))
    const arrived = await receive(services, request)
    try {
      const { purpose, name, size, sha256 } = arrived
      const asked = { purpose, name, size, sha256 }
      const result = await perform(services, scene, async (act) => {
        const once = await claim(act, upload, asked, request)
        if (once && 'answer' in once) return once.answer as FileBrief
        const taken = await takeIn(act as Act, arrived)
        await keep(act, upload, asked, once, taken)
        return taken
      })
      if (routes.checkResults) uploadCalls[upload].result.parse(result)
      return success(result)
    } finally {
      await rm(arrived.path, { force: true })
    }
  })

  const importing = 'POST /ws/employee/info/importExcel'
  app.post('/api/ws/employee/info/importExcel', async (request) => {
    const scene = await sceneOf(services, request)
    authorize(scene.actor, uploadCalls[importing], Boolean(tokenOf(request)))
    await drain(request)
    // Nobody may, until the people issue brings the records that an import would write.
    throw refuse('forbidden')
  })

  app.get<{ Params: { id: string } }>('/api/ws/file/:id', (request, reply) => serveFile(services, request, reply))
}
