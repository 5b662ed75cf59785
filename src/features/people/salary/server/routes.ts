import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { routesOf } from '../../../../platform/server/wire/http.ts'
import { salaryCalls } from '../contract/calls.ts'
import { effectOf } from './effect.ts'
import { exportChanges } from './export.ts'
import { previewsOf, readForm, readSheet } from './preview.ts'
import { changeIn, changesOf, currentOf, historyOf, presentChanges } from './reads.ts'
import { approveChanges, propose, proposeSheet, refuseChange, withdrawChange } from './writes.ts'

export const salaryRoutes = routesOf(salaryCalls, {
  'GET /ws/salary/changes': (look, input) => changesOf(look, input),
  'POST /ws/salary/export': exportList(exportChanges),
  'GET /ws/salary/change': async (look, { id }) => {
    const row = await changeIn(look, id)
    const [change] = await presentChanges(look, [row])
    return { change: change!, preview: await effectOf(look, row) }
  },
  'GET /ws/salary/terms': (look, { employeeId }) => historyOf(look, employeeId),
  'GET /ws/salary/current': (look, { employeeId, on }) => currentOf(look, employeeId, on),
  'GET /ws/salary/preview': async (look, form) => {
    const [preview] = await previewsOf(look, companyOf(look.actor), [await readForm(look, form)])
    return preview!
  },
  'POST /ws/salary/propose': (act, form) => propose(act, form),
  'POST /ws/salary/sheet/check': async (act, { rows }) => {
    const previews = await previewsOf(act, companyOf(act.actor), await readSheet(act, rows))
    return { rows: previews.map((preview, row) => ({ row, preview })) }
  },
  'POST /ws/salary/sheet/propose': (act, { rows }) => proposeSheet(act, rows),
  'POST /ws/salary/approve': (act, { items, remark }) => approveChanges(act, { ids: items.map(({ id }) => id), remark }),
  'POST /ws/salary/refuse': (act, input) => refuseChange(act, input),
  'POST /ws/salary/withdraw': (act, { id }) => withdrawChange(act, id),
})
