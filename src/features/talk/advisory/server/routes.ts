import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
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

export function advisoryRoutes(routes: Routes): void {
  const c = advisoryCalls
  read(routes, c, 'GET /ws/advisory/list', ownAdvisories)
  read(routes, c, 'GET /ws/advisory/detail', (look, { id }) => ownAdvisory(look, id))
  read(routes, c, 'GET /ws/advisory/hours', hoursNow)
  write(routes, c, 'POST /ws/advisory/ask', askAdvisory)
  write(routes, c, 'POST /ws/advisory/write', own(writeMore))
  write(routes, c, 'POST /ws/advisory/close', own(closeOwn))
  write(routes, c, 'POST /ws/advisory/reopen', own(reopen))
  write(routes, c, 'POST /ws/advisory/rate', own(rate))

  read(routes, c, 'GET /ws/operator/advisories', deskQueue)
  exportList(routes, c, 'POST /ws/operator/advisory/export', exportQueue)
  read(routes, c, 'GET /ws/operator/advisory', (look, { id }) => deskAdvisory(look, id))
  read(routes, c, 'GET /ws/operator/advisory/owners', ({ db }) => deskPeople(db))
  write(routes, c, 'POST /ws/operator/advisory/take', desk(take))
  write(routes, c, 'POST /ws/operator/advisory/answer', desk(answer))
  write(routes, c, 'POST /ws/operator/advisory/note', desk(note))
  write(routes, c, 'POST /ws/operator/advisory/handOver', desk(handOver))
  write(routes, c, 'POST /ws/operator/advisory/close', desk(closeByDesk))
  read(routes, c, 'GET /ws/operator/advisory/prepared', ({ db }) => preparedAnswers(db))
  write(routes, c, 'POST /ws/operator/advisory/prepared', savePrepared)
  write(routes, c, 'POST /ws/operator/advisory/prepared/remove', (act, { id }) => removePrepared(act, id))
}
