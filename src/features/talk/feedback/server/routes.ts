import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
import { feedbackCalls } from '../contract/calls.ts'
import { exportInbox } from './export.ts'
import { deskFeedback, inbox, ownFeedback, ownFeedbackDetail } from './reads.ts'
import { answerFeedback, closeFeedback, look, sendFeedback } from './writes.ts'

/** Makes a move and answers with the feedback after it. */
const desk =
  <I extends { id: string }>(move: (act: Act, input: I) => Promise<void>) =>
  async (act: Act, input: I) => {
    await move(act, input)
    return deskFeedback(act, input.id)
  }

export function feedbackRoutes(routes: Routes): void {
  const c = feedbackCalls
  write(routes, c, 'POST /ws/feedback/send', sendFeedback)
  read(routes, c, 'GET /ws/feedback/list', ownFeedback)
  read(routes, c, 'GET /ws/feedback/detail', (scene, { id }) => ownFeedbackDetail(scene, id))
  read(routes, c, 'GET /ws/operator/feedbacks', inbox)
  exportList(routes, c, 'POST /ws/operator/feedback/export', exportInbox)
  read(routes, c, 'GET /ws/operator/feedback', (scene, { id }) => deskFeedback(scene, id))
  write(routes, c, 'POST /ws/operator/feedback/look', desk(look))
  write(routes, c, 'POST /ws/operator/feedback/answer', desk(answerFeedback))
  write(routes, c, 'POST /ws/operator/feedback/close', desk(closeFeedback))
}
