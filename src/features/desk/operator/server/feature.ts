import type { Feature } from '../../../../platform/server/feature.ts'
import { operatorMenus } from './menu.ts'

export const operator = { name: 'operator', menus: operatorMenus } satisfies Feature
