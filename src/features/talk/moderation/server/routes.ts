import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
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

export function moderationRoutes(routes: Routes): void {
  const c = moderationCalls
  write(routes, c, 'POST /ws/moderation/report', sendReport)
  read(routes, c, 'GET /ws/moderation/list', ownCases)
  read(routes, c, 'GET /ws/moderation/detail', (look, { id }) => ownCaseOf(look, id))
  write(routes, c, 'POST /ws/moderation/appeal', appeal)
  read(routes, c, 'GET /ws/moderation/byToken', async (look, { token }) => authorCase(await caseByToken(look, token), look.now))
  write(routes, c, 'POST /ws/moderation/appealByToken', appealByToken)

  read(routes, c, 'GET /ws/operator/reports', reportQueue)
  exportList(routes, c, 'POST /ws/operator/report/export', exportReports)
  // A look is a write: it leaves a row in the audit log.
  write(
    routes,
    c,
    'GET /ws/operator/report',
    desk((act, { id }) => openReport(act, id)),
  )
  write(routes, c, 'POST /ws/operator/report/decide', desk(decideReport))
  write(routes, c, 'POST /ws/operator/report/appeal', desk(decideAppeal))
}
