import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { versionedBy, versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { companyCards, exportSections } from '../../account/server/hooks.ts'
import { waitingCases } from '../../queue/server/hooks.ts'
import { secretViewers } from '../../secret/server/hooks.ts'
import { fileViewers } from '../../upload/server/hooks.ts'
import { PENDING } from '../../verification/contract/verification.ts'
import { companyCalls } from '../contract/calls.ts'
import { companyDictionaries } from '../contract/dictionaries.ts'
import { companyErrors } from '../contract/errors.ts'
import { companyNotices } from '../contract/notices.ts'
import { seesEvidence, seesLegalIdNumber } from './evidence.ts'
import { companyMenus } from './menu.ts'
import { companyBriefs, companyRow, infoOf } from './reads.ts'
import { companyRoutes } from './routes.ts'
import { company as companyTable } from './tables.ts'

export const company = {
  name: 'company',
  errors: companyErrors,
  versions: {
    company: versionedBy(
      companyTable,
      (_, { companyId }) => (companyId ? eq(companyTable.id, companyId) : undefined),
      (_, { companyId }) => ['company', companyId],
      { at: companyTable.updatedAt },
    ),
    companyOf: versionedById(companyTable, { at: companyTable.updatedAt }),
  },
  calls: companyCalls,
  notices: companyNotices,
  routes: companyRoutes,
  menus: companyMenus,
  dictionaries: companyDictionaries,
  hooks: (hooks) => {
    hooks.add(waitingCases, 'company', { companies: sql`select from company where status = ${PENDING}` })
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
