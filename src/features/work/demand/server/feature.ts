import { sql } from '../../../../platform/server/data/drizzle.ts'
import { numbered } from '../../../../platform/server/data/numbers.ts'
import { versionedBy, versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { closingObstacles, closingSteps, exportSections, stoppedSteps } from '../../../base/account/server/hooks.ts'
import { approvalKinds, leftBooks } from '../../../base/approval/server/hooks.ts'
import { profileViewers } from '../../../base/profile/server/hooks.ts'
import { decisionTimes, waitingCases } from '../../../base/queue/server/hooks.ts'
import { savedListsOf } from '../../../base/saved/server/hooks.ts'
import { fileViewers, operatorFiles } from '../../../base/upload/server/hooks.ts'
import { companyEscrows } from '../../../money/wallet/server/hooks.ts'
import { demandCalls } from '../contract/calls.ts'
import { demandDictionaries } from '../contract/dictionaries.ts'
import { demandErrors } from '../contract/errors.ts'
import { demandNotices } from '../contract/notices.ts'
import { withdrawAllOwn } from './applications.ts'
import { demandNumbered } from './create.ts'
import { decidedReviews } from './decided.ts'
import { demandJobs } from './jobs.ts'
import { leftByDemands } from './left.ts'
import { demandMenus } from './menu.ts'
import { askedKinds } from './move.ts'
import { noteNamed } from './notes/notes.ts'
import { demandBidNote } from './notes/tables.ts'
import { demandPartKind } from './parts/second.ts'
import { demandPart } from './parts/tables.ts'
import { escrowsOf } from './reads.ts'
import { demandRoutes } from './routes.ts'
import { savedHall } from './saved.ts'
import { demandKind } from './second.ts'
import { operatorSeesFile } from './split/desk.ts'
import { tellOtherSides } from './stopped.ts'
import { demandBidDraft, demandDraft, demandQuestion, demand as demandTable } from './tables.ts'
import { demandTemplate } from './templates/tables.ts'
import { demandsOf, openDemands, publisherSees, seesBidFile, seesDemandFile } from './viewers.ts'

export const demand = {
  name: 'demand',
  errors: demandErrors,
  calls: demandCalls,
  notices: demandNotices,
  routes: demandRoutes,
  jobs: demandJobs,
  menus: demandMenus,
  dictionaries: demandDictionaries,
  versions: {
    demand: versionedById(demandTable, { counter: demandTable.edition, at: demandTable.updatedAt }),
    demandPart: versionedById(demandPart, { at: demandPart.updatedAt }),
    demandQuestion: versionedById(demandQuestion, { at: demandQuestion.answeredAt }),
    demandBidDraft: versionedById(demandBidDraft, { at: demandBidDraft.updatedAt }),
    demandBidNote: versionedBy(
      demandBidNote,
      (input) => noteNamed(input),
      ({ id, accountId }) => ['demandBidNote', id, accountId],
      { at: demandBidNote.at },
    ),
    demandTemplate: versionedById(demandTemplate, { at: demandTemplate.updatedAt }),
    demandDraft: versionedById(demandDraft, { at: demandDraft.updatedAt }),
  },
  hooks: (hooks) => {
    hooks.add(waitingCases, 'demand', {
      demandReview: sql`select from demand where review = 'waiting'`,
      splits: sql`select from demand_split where state = 'asked'`,
    })
    for (const kind of askedKinds) hooks.add(approvalKinds, kind, demandKind)
    hooks.add(approvalKinds, 'demandPart', demandPartKind)
    hooks.add(numbered, 'demand', { D: demandNumbered })
    hooks.add(leftBooks, 'demand', leftByDemands)
    hooks.add(decisionTimes, 'demand', { demandReview: decidedReviews })
    hooks.add(companyEscrows, 'demand', escrowsOf)
    hooks.add(fileViewers, 'demand', seesDemandFile)
    hooks.add(fileViewers, 'bid', seesBidFile)
    hooks.add(operatorFiles, 'demand', operatorSeesFile)
    hooks.add(profileViewers, 'demand', publisherSees)
    hooks.add(closingObstacles, 'demand', openDemands)
    hooks.add(closingSteps, 'demand', withdrawAllOwn)
    hooks.add(stoppedSteps, 'demand', tellOtherSides)
    hooks.add(exportSections, 'demands', demandsOf)
    hooks.add(savedListsOf, 'demand', savedHall)
  },
} satisfies Feature
