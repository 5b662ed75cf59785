import type { Feature } from '../../../platform/server/feature.ts'
import { chatMenus } from './menu.ts'
import { chatSocket } from './socket.ts'

export const chat = { name: 'chat', routes: (routes) => chatSocket(routes), menus: chatMenus } satisfies Feature
