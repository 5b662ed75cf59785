import type { Feature } from '../../../../platform/server/feature.ts'
import { approvalKinds } from '../../approval/server/hooks.ts'
import { settingCalls } from '../contract/calls.ts'
import { settingMenus } from './menu.ts'
import { settingRoutes } from './routes.ts'
import { settingKind } from './writes.ts'

export const setting = {
  name: 'setting',
  calls: settingCalls,
  routes: settingRoutes,
  menus: settingMenus,
  hooks: (hooks) => hooks.add(approvalKinds, 'setting', settingKind),
} satisfies Feature
