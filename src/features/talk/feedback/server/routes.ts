import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { routesOf } from '../../../../platform/server/wire/http.ts'
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

export const feedbackRoutes = routesOf(feedbackCalls, {
  'POST /ws/feedback/send': sendFeedback,
  'GET /ws/feedback/list': ownFeedback,
  'GET /ws/feedback/detail': (scene, { id }) => ownFeedbackDetail(scene, id),
  'GET /ws/operator/feedbacks': inbox,
  'POST /ws/operator/feedback/export': exportList(exportInbox),
  'GET /ws/operator/feedback': (scene, { id }) => deskFeedback(scene, id),
  'POST /ws/operator/feedback/look': desk(look),
  'POST /ws/operator/feedback/answer': desk(answerFeedback),
  'POST /ws/operator/feedback/close': desk(closeFeedback),
})
