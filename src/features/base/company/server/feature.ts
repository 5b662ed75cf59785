import type { Feature } from '../../../../platform/server/feature.ts'
import { companyCards, exportSections } from '../../account/server/hooks.ts'
import { secretViewers } from '../../secret/server/hooks.ts'
import { fileViewers } from '../../upload/server/hooks.ts'
import { companyCalls } from '../contract/calls.ts'
import { companyDictionaries } from '../contract/dictionaries.ts'
import { companyErrors } from '../contract/errors.ts'
import { companyNotices } from '../contract/notices.ts'
import { seesEvidence, seesLegalIdNumber } from './evidence.ts'
import { companyMenus } from './menu.ts'
import { companyBriefs, companyRow, infoOf } from './reads.ts'
import { companyRoutes } from './routes.ts'

export const company = {
  name: 'company',
  errors: companyErrors,
  calls: companyCalls,
  notices: companyNotices,
  routes: companyRoutes,
  menus: companyMenus,
  dictionaries: companyDictionaries,
  hooks: (hooks) => {
    hooks.add(fileViewers, 'company', async (_db, actor, file) => seesEvidence(actor, file.companyId))
    hooks.add(secretViewers, 'company', seesLegalIdNumber)
    hooks.add(companyCards, 'company', async (db, companyId) => {
      const brief = (await companyBriefs(db, [companyId])).get(companyId)
      return brief ? { name: brief.name, logoUrl: brief.logoUrl ?? '' } : null
    })
    hooks.add(exportSections, 'company', async ({ db, actor }) =>
      actor.companyId ? infoOf(db, await companyRow(db, actor.companyId), 'cn') : null,
    )
  },
} satisfies Feature
