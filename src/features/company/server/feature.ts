import type { Feature } from '../../../platform/server/feature.ts'
import { companyCards, exportSections } from '../../account/server/hooks.ts'
import { fileViewers } from '../../upload/server/hooks.ts'
import { companyCalls } from '../contract/calls.ts'
import { companyDictionaries } from '../contract/dictionaries.ts'
import { companyNotices } from '../contract/notices.ts'
import { companyMenus } from './menu.ts'
import { companyBriefs, companyRow, infoOf } from './reads.ts'
import { companyRoutes } from './routes.ts'

export const company = {
  name: 'company',
  calls: companyCalls,
  notices: companyNotices,
  routes: companyRoutes,
  menus: companyMenus,
  dictionaries: companyDictionaries,
  hooks: (hooks) => {
    // The licence and the legal representative's documents are visible to members who manage the company's verification.
    hooks.add(
      fileViewers,
      'company',
      async (_db, actor, file) => file.companyId !== null && file.companyId === actor.companyId && actor.holds('company:authenticate'),
    )
    hooks.add(companyCards, 'company', async (db, companyId) => {
      const brief = (await companyBriefs(db, [companyId])).get(companyId)
      return brief ? { name: brief.name, logoUrl: brief.logoUrl ?? '' } : null
    })
    hooks.add(exportSections, 'company', async ({ db, actor }) =>
      actor.companyId ? infoOf(db, await companyRow(db, actor.companyId), 'cn') : null,
    )
  },
} satisfies Feature
