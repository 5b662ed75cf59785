import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { routesOf, write } from '../../../../platform/server/wire/http.ts'
import { moderationCalls } from '../contract/calls.ts'
import { exportReports } from './export.ts'
import { authorCase, caseByToken, ownCaseOf, ownCases, reportDetail, reportQueue } from './reads.ts'
import { appeal, appealByToken, decideAppeal, decideReport, openReport, sendReport } from './writes.ts'

/** Makes a move and answers with the report after it. */
const desk =
  <I extends { id: string }>(move: (act: Act, input: I) => Promise<void>) =>
  async (act: Act, input: I) => {
    await move(act, input)
    return reportDetail(act, input.id)
  }

export const moderationRoutes = routesOf(moderationCalls, {
  'POST /ws/moderation/report': sendReport,
  'GET /ws/moderation/list': ownCases,
  'GET /ws/moderation/detail': (look, { id }) => ownCaseOf(look, id),
  'POST /ws/moderation/appeal': appeal,
  'GET /ws/moderation/byToken': async (look, { token }) => authorCase(await caseByToken(look, token), look.now),
  'POST /ws/moderation/appealByToken': appealByToken,
  'GET /ws/operator/reports': reportQueue,
  'POST /ws/operator/report/export': exportList(exportReports),
  // A look is a write: it leaves a row in the audit log.
  'GET /ws/operator/report': write(desk((act, { id }) => openReport(act, id))),
  'POST /ws/operator/report/decide': desk(decideReport),
  'POST /ws/operator/report/appeal': desk(decideAppeal),
})
