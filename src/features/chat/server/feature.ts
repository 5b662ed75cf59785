import type { Feature } from '../../../platform/server/feature.ts'
import { chatSocket } from './socket.ts'

export const chat = { name: 'chat', routes: (routes) => chatSocket(routes) } satisfies Feature
