import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { describeCalls } from '../../platform/server/wire/openapi.ts'
import { allCalls } from './features.ts'

let described: ReturnType<typeof describeCalls> | undefined
/** Made when it is first asked for, which few starts see. */
const document = {
  toJSON() {
    described ??= describeCalls(allCalls)
    return described
  },
}

/** `/api/docs`: the description made from the schemas that validate. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
}
