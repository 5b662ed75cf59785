import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { routesOf } from '../../../../platform/server/wire/http.ts'
import { advisoryCalls } from '../contract/calls.ts'
import { answer, deskPeople, handOver, note, preparedAnswers, removePrepared, savePrepared, take } from './desk.ts'
import { exportQueue } from './export.ts'
import { deskAdvisory, deskQueue, hoursNow, ownAdvisories, ownAdvisory } from './reads.ts'
import { askAdvisory, closeByDesk, closeOwn, rate, reopen, writeMore } from './writes.ts'

/** Makes a move and answers with the thread after it: the asker's, or the desk's. */
const own =
  <I extends { id: string }>(move: (act: Act, input: I) => Promise<void>) =>
  async (act: Act, input: I) => {
    await move(act, input)
    return ownAdvisory(act, input.id)
  }
const desk =
  <I extends { id: string }>(move: (act: Act, input: I) => Promise<void>) =>
  async (act: Act, input: I) => {
    await move(act, input)
    return deskAdvisory(act, input.id)
  }

export const advisoryRoutes = routesOf(advisoryCalls, {
  'GET /ws/advisory/list': ownAdvisories,
  'GET /ws/advisory/detail': (look, { id }) => ownAdvisory(look, id),
  'GET /ws/advisory/hours': hoursNow,
  'POST /ws/advisory/ask': askAdvisory,
  'POST /ws/advisory/write': own(writeMore),
  'POST /ws/advisory/close': own(closeOwn),
  'POST /ws/advisory/reopen': own(reopen),
  'POST /ws/advisory/rate': own(rate),
  'GET /ws/operator/advisories': deskQueue,
  'POST /ws/operator/advisory/export': exportList(exportQueue),
  'GET /ws/operator/advisory': (look, { id }) => deskAdvisory(look, id),
  'GET /ws/operator/advisory/owners': ({ db }) => deskPeople(db),
  'POST /ws/operator/advisory/take': desk(take),
  'POST /ws/operator/advisory/answer': desk(answer),
  'POST /ws/operator/advisory/note': desk(note),
  'POST /ws/operator/advisory/handOver': desk(handOver),
  'POST /ws/operator/advisory/close': desk(closeByDesk),
  'GET /ws/operator/advisory/prepared': ({ db }) => preparedAnswers(db),
  'POST /ws/operator/advisory/prepared': savePrepared,
  'POST /ws/operator/advisory/prepared/remove': (act, { id }) => removePrepared(act, id),
})
