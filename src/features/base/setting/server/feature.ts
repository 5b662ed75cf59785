import { eq } from '../../../../platform/server/data/drizzle.ts'
import { versionedBy } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { approvalKinds } from '../../approval/server/hooks.ts'
import { settingCalls } from '../contract/calls.ts'
import { settingMenus } from './menu.ts'
import { settingRoutes } from './routes.ts'
import { setting as settingTable } from './tables.ts'
import { settingKind } from './writes.ts'

export const setting = {
  name: 'setting',
  versions: {
    setting: versionedBy(
      settingTable,
      ({ name }) => eq(settingTable.name, String(name)),
      ({ name }) => ['setting', name],
      { by: settingTable.changedBy, at: settingTable.changedAt },
    ),
  },
  calls: settingCalls,
  routes: settingRoutes,
  menus: settingMenus,
  hooks: (hooks) => hooks.add(approvalKinds, 'setting', settingKind),
} satisfies Feature
