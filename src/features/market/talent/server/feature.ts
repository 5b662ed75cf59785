import type { Feature } from '../../../../platform/server/feature.ts'
import { closingSteps } from '../../../base/account/server/hooks.ts'
import { profileSteps } from '../../../base/profile/server/hooks.ts'
import { savedListsOf } from '../../../base/saved/server/hooks.ts'
import { talentCalls } from '../contract/calls.ts'
import { talentMenus } from './menu.ts'
import { talentRoutes } from './routes.ts'
import { savedTalent } from './saved.ts'
import { removeCard, renewCard } from './writes.ts'

export const talent = {
  name: 'talent',
  calls: talentCalls,
  routes: talentRoutes,
  menus: talentMenus,
  hooks: (hooks) => {
    hooks.add(profileSteps, 'talent', renewCard)
    hooks.add(savedListsOf, 'talent', savedTalent)
    hooks.add(closingSteps, 'talent', (act) => removeCard(act, act.actor.accountId))
  },
} satisfies Feature
