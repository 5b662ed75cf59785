import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { describeCalls } from '../../platform/server/openapi.ts'
import { allCalls } from './features.ts'

/** `/api/docs`: the description made from the schemas that validate. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: describeCalls(allCalls) as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
}
