import { today } from '../../../../platform/server/clock.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import type { Act, Services } from '../../../../platform/server/services.ts'
import { perform } from '../../../../platform/server/wire/act.ts'
import { openCall, routesOf, write } from '../../../../platform/server/wire/http.ts'
import { refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { openedLink } from '../../employee/server/reads.ts'
import { openLink, tryLinkCode } from '../../employee/server/writes.ts'
import { payrollCalls } from '../contract/calls.ts'
import type { RunMove } from '../contract/run.ts'
import { batchesIn } from './batches.ts'
import { changePolicy, ownPolicy } from './beside.ts'
import { judgeRun } from './checks.ts'
import { finalPayOf } from './final-pay.ts'
import { archiveGroup, assign, calendarOfYear, groupOf, groupsOf, peopleOfGroup, saveGroup } from './groups.ts'
import { homeOf } from './home.ts'
import { listItems } from './item-list.ts'
import { addItem, endItem } from './items.ts'
import {
  exportChecks,
  exportFinalPay,
  exportGroups,
  exportItems,
  exportLines,
  exportPayments,
  exportPeople,
  exportRuns,
} from './list-exports.ts'
import { moveRun } from './machine.ts'
import { applyResult, cameBack, markFailed, markPaid } from './outcomes.ts'
import { outsideList } from './outside.ts'
import { paymentsOf } from './payment-list.ts'
import { batchDetail, batchesOf, fileOf } from './payouts.ts'
import { sendAgain, sendCode } from './payslips.ts'
import { setPerson } from './people.ts'
import { runIn } from './reach.ts'
import { createRun } from './runs.ts'
import { linkedSlip, ownSlip, pdfOf, replaySlip, slipDetail, slipIn, slipsOf } from './slips.ts'
import { type PayRunRow, payRun } from './tables.ts'
import { tick } from './ticks.ts'
import { checksOf, historyOf, linesOf, peopleOf, runDetail, runsOf, versusOf } from './views.ts'
import { waitingIn } from './waiting.ts'

type Opening = Pick<Act, 'actor' | 'lang' | 'requestId' | 'ip'> & { services: Services }

const moved = ({ id, state, version }: PayRunRow) => ({ id, state, version })
const move = async (act: Act, name: RunMove, input: { id: string }) => moved(await moveRun(act, input.id, name, input))
/**
 * Looks again at what may have changed since the calculation, such as bank details. In a transaction before the move, so that what was
 * found can be seen although the move is refused for it.
 */
const lookAgain = ({ services, ...opening }: Opening, { id }: { id: string }) =>
  perform(services, opening, async (act) => {
    await runIn(act, id)
    const [run] = await act.tx.select().from(payRun).where(eq(payRun.id, id)).for('update')
    if (run && run.hash !== null && (run.state === 'draft' || run.state === 'review')) await judgeRun(act, run)
  })

export const payrollRoutes = routesOf(payrollCalls, {
  'GET /ws/payroll/groups': (look, { archived }) => groupsOf(look, archived),
  'GET /ws/payroll/group': (look, input) => groupOf(look, input),
  'GET /ws/payroll/group/preview': ({ db, now }, form) => calendarOfYear(db, form, Number(today(now).slice(0, 4))),
  'POST /ws/payroll/group/save': (act, input) => saveGroup(act, input),
  'POST /ws/payroll/group/archive': (act, input) => archiveGroup(act, input),
  'GET /ws/payroll/group/people': (look, input) => peopleOfGroup(look, input),
  'POST /ws/payroll/group/assign': (act, input) => assign(act, input),
  'GET /ws/payroll/policy': ownPolicy,
  'POST /ws/payroll/policy': changePolicy,
  'GET /ws/payroll/items': (look, input) => listItems(look, input),
  'POST /ws/payroll/groups/export': exportList(exportGroups),
  'POST /ws/payroll/items/export': exportList(exportItems),
  'POST /ws/payroll/runs/export': exportList(exportRuns),
  'POST /ws/payroll/run/people/export': exportList(exportPeople),
  'POST /ws/payroll/run/lines/export': exportList(exportLines),
  'POST /ws/payroll/run/checks/export': exportList(exportChecks),
  'POST /ws/payroll/finalPay/export': exportList(exportFinalPay),
  'POST /ws/payroll/payments/export': exportList(exportPayments),
  'POST /ws/payroll/item/add': (act, form) => addItem(act, form),
  'POST /ws/payroll/item/end': (act, input) => endItem(act, input),
  'GET /ws/payroll/finalPay': (look, input) => finalPayOf(look, input),
  'GET /ws/payroll/waiting': waitingIn,
  'POST /ws/payroll/run/outsideList': outsideList,
  'GET /ws/payroll/home': (look) => homeOf(look),
  'GET /ws/payroll/runs': (look, input) => runsOf(look, input),
  'GET /ws/payroll/run': (look, { id }) => runDetail(look, id),
  'GET /ws/payroll/run/people': (look, input) => peopleOf(look, input),
  'GET /ws/payroll/run/checks': (look, input) => checksOf(look, input),
  'GET /ws/payroll/run/versus': (look, { id }) => versusOf(look, id),
  'GET /ws/payroll/run/lines': (look, { id }) => linesOf(look, id),
  'GET /ws/payroll/run/history': (look, { id }) => historyOf(look, id),
  'GET /ws/payroll/run/payments': (look, input) => paymentsOf(look, input),
  'POST /ws/payroll/run/create': (act, form) => createRun(act, form),
  'POST /ws/payroll/run/person': (act, input) => setPerson(act, input),
  'POST /ws/payroll/run/tick': (act, input) => tick(act, input),
  'POST /ws/payroll/run/calculate': (act, input) => move(act, 'calculate', input),
  'POST /ws/payroll/run/submit': write((act, input) => move(act, 'submit', input), lookAgain),
  'POST /ws/payroll/run/return': (act, input) => move(act, 'sendBack', input),
  'POST /ws/payroll/run/approve': write((act, input) => move(act, 'approve', input), lookAgain),
  'POST /ws/payroll/run/reopen': (act, input) => move(act, 'reopen', input),
  'POST /ws/payroll/run/pay': async (act, input) => {
    const before = new Set((await batchesIn(act.db, input.id)).map(({ id }) => id))
    const run = await moveRun(act, input.id, 'pay', input)
    const made = (await batchesIn(act.db, run.id)).filter(({ id }) => !before.has(id))
    return { ...moved(run), sent: made.reduce((all, { payments }) => all + payments, 0), batches: made.map(({ number }) => number) }
  },
  'POST /ws/payroll/run/withhold': (act, input) => move(act, 'withhold', input),
  'POST /ws/payroll/run/resume': (act, input) => move(act, 'resume', input),
  'POST /ws/payroll/run/giveBack': (act, input) => move(act, 'giveBack', input),
  'POST /ws/payroll/run/payOutside': (act, input) => move(act, 'payOutside', input),
  'POST /ws/payroll/run/publish': (act, input) => move(act, 'publish', input),
  'POST /ws/payroll/run/lock': (act, input) => move(act, 'lock', input),
  'POST /ws/payroll/run/cancel': (act, input) => move(act, 'cancel', input),
  'GET /ws/payroll/slip': (look, { id }) => slipDetail(look, id),
  'GET /ws/payroll/slip/replay': (look, { id }) => replaySlip(look, id),
  'GET /ws/payroll/slip/pdf': async (look, { id, lang }) => pdfOf(look.db, await slipIn(look, id), lang),
  'GET /ws/payroll/slips': (look, { employeeId }) => slipsOf(look, employeeId),
  'POST /ws/payroll/slip/send': async (act, { id }) => {
    const { slip, run } = await slipIn(act, id)
    return sendAgain(act, slip, run)
  },
  'POST /ws/payslip/code': (act, { key }) => sendCode(act, key),
  'POST /ws/payslip/open': write(
    async (act, input) => {
      const { key, open: again } = input
      const opened = again ? await openedLink(act.db, act.now, 'payslip', key, again) : await openLink(act, 'payslip', key)
      const own = await ownSlip(act.db, await linkedSlip(act.db, opened.link.subject))
      return { ...own, open: opened.open, openUntil: opened.until.toString() }
    },
    async ({ services, now }, { key, code, open }) => {
      if (open) return
      if (!code) throw refuseFields({ code: 'required' })
      await tryLinkCode(services.db, now, 'payslip', key, code)
    },
  ),
  'POST /ws/payslip/pdf': openCall(async ({ services, now }, { key, open, lang }) =>
    pdfOf(services.db, await linkedSlip(services.db, (await openedLink(services.db, now, 'payslip', key, open)).link.subject), lang),
  ),
  'GET /ws/operator/payroll/batches': (look, input) => batchesOf(look, input),
  'GET /ws/operator/payroll/batch': (look, input) => batchDetail(look, input),
  'POST /ws/operator/payroll/batch/file': (act, input) => fileOf(act, input),
  'POST /ws/operator/payroll/paid': (act, input) => markPaid(act, input),
  'POST /ws/operator/payroll/failed': (act, input) => markFailed(act, input),
  'POST /ws/operator/payroll/cameBack': (act, input) => cameBack(act, input),
  'POST /ws/operator/payroll/result': (act, input) => applyResult(act, input),
})
