import { today } from '../../../../platform/server/clock.ts'
import { routesOf } from '../../../../platform/server/wire/http.ts'
import { costCalls } from '../contract/calls.ts'
import { estimateFor } from './estimates.ts'
import { employingRegions, keptRegions, reviewedRegions, versionsOf } from './reads.ts'
import { estimateWorkbook } from './workbook.ts'
import { retireRate, reviewRate, saveDraft } from './writes.ts'

export const costRoutes = routesOf(costCalls, {
  'GET /ws/cost/regions': async ({ db, now }) => {
    const reviewed = await reviewedRegions(db, today(now))
    return {
      asOf: now.toString(),
      regions: employingRegions().map((region) => ({
        ...region,
        state: reviewed.has(region.code) ? ('reviewed' as const) : ('notReviewed' as const),
      })),
    }
  },
  'GET /ws/cost/estimate': (look, input) => estimateFor(look, input),
  'GET /ws/cost/workbook': (look, input) => estimateWorkbook(look, input),
  'GET /ws/operator/cost/regions': (look) => keptRegions(look),
  'GET /ws/operator/cost/region': (look, input) => versionsOf(look, input.region),
  'POST /ws/operator/cost/draft': (act, input) => saveDraft(act, input),
  'POST /ws/operator/cost/review': (act, input) => reviewRate(act, input),
  'POST /ws/operator/cost/retire': (act, input) => retireRate(act, input.id, input.reason),
})
