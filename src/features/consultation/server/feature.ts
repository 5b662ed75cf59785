import type { Feature } from '../../../platform/server/feature.ts'
import { consultationMenus } from './menu.ts'

export const consultation = { name: 'consultation', menus: consultationMenus } satisfies Feature
