import { type Routes, read, write } from '../../../platform/server/http.ts'
import { feedbackCalls } from '../contract/calls.ts'
import { deskFeedback, inbox, ownFeedback, ownFeedbackDetail } from './reads.ts'
import { answerFeedback, closeFeedback, look, sendFeedback } from './writes.ts'

export function feedbackRoutes(routes: Routes): void {
  const c = feedbackCalls
  write(routes, c, 'POST /ws/feedback/send', sendFeedback)
  read(routes, c, 'GET /ws/feedback/list', ownFeedback)
  read(routes, c, 'GET /ws/feedback/detail', (scene, { id }) => ownFeedbackDetail(scene, id))
  read(routes, c, 'GET /ws/operator/feedbacks', inbox)
  read(routes, c, 'GET /ws/operator/feedback', (scene, { id }) => deskFeedback(scene, id))
  write(routes, c, 'POST /ws/operator/feedback/look', async (act, { id }) => {
    await look(act, id)
    return deskFeedback(act, id)
  })
  write(routes, c, 'POST /ws/operator/feedback/answer', async (act, input) => {
    await answerFeedback(act, input)
    return deskFeedback(act, input.id)
  })
  write(routes, c, 'POST /ws/operator/feedback/close', async (act, input) => {
    await closeFeedback(act, input)
    return deskFeedback(act, input.id)
  })
}
