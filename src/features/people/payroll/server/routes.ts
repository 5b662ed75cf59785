import { today } from '../../../../platform/server/clock.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import type { Act, Services } from '../../../../platform/server/services.ts'
import { perform } from '../../../../platform/server/wire/act.ts'
import { openCall, type Routes, read, write } from '../../../../platform/server/wire/http.ts'
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

export function payrollRoutes(routes: Routes): void {
  read(routes, payrollCalls, 'GET /ws/payroll/groups', (look, { archived }) => groupsOf(look, archived))
  read(routes, payrollCalls, 'GET /ws/payroll/group', (look, input) => groupOf(look, input))
  read(routes, payrollCalls, 'GET /ws/payroll/group/preview', ({ db, now }, form) =>
    calendarOfYear(db, form, Number(today(now).slice(0, 4))),
  )
  write(routes, payrollCalls, 'POST /ws/payroll/group/save', (act, input) => saveGroup(act, input))
  write(routes, payrollCalls, 'POST /ws/payroll/group/archive', (act, input) => archiveGroup(act, input))
  read(routes, payrollCalls, 'GET /ws/payroll/group/people', (look, input) => peopleOfGroup(look, input))
  write(routes, payrollCalls, 'POST /ws/payroll/group/assign', (act, input) => assign(act, input))

  read(routes, payrollCalls, 'GET /ws/payroll/policy', ownPolicy)
  write(routes, payrollCalls, 'POST /ws/payroll/policy', changePolicy)

  read(routes, payrollCalls, 'GET /ws/payroll/items', (look, input) => listItems(look, input))
  exportList(routes, payrollCalls, 'POST /ws/payroll/groups/export', exportGroups)
  exportList(routes, payrollCalls, 'POST /ws/payroll/items/export', exportItems)
  exportList(routes, payrollCalls, 'POST /ws/payroll/runs/export', exportRuns)
  exportList(routes, payrollCalls, 'POST /ws/payroll/run/people/export', exportPeople)
  exportList(routes, payrollCalls, 'POST /ws/payroll/run/lines/export', exportLines)
  exportList(routes, payrollCalls, 'POST /ws/payroll/run/checks/export', exportChecks)
  exportList(routes, payrollCalls, 'POST /ws/payroll/finalPay/export', exportFinalPay)
  exportList(routes, payrollCalls, 'POST /ws/payroll/payments/export', exportPayments)
  write(routes, payrollCalls, 'POST /ws/payroll/item/add', (act, form) => addItem(act, form))
  write(routes, payrollCalls, 'POST /ws/payroll/item/end', (act, input) => endItem(act, input))

  read(routes, payrollCalls, 'GET /ws/payroll/finalPay', (look, input) => finalPayOf(look, input))
  read(routes, payrollCalls, 'GET /ws/payroll/waiting', waitingIn)
  write(routes, payrollCalls, 'POST /ws/payroll/run/outsideList', outsideList)
  read(routes, payrollCalls, 'GET /ws/payroll/home', (look) => homeOf(look))
  read(routes, payrollCalls, 'GET /ws/payroll/runs', (look, input) => runsOf(look, input))
  read(routes, payrollCalls, 'GET /ws/payroll/run', (look, { id }) => runDetail(look, id))
  read(routes, payrollCalls, 'GET /ws/payroll/run/people', (look, input) => peopleOf(look, input))
  read(routes, payrollCalls, 'GET /ws/payroll/run/checks', (look, input) => checksOf(look, input))
  read(routes, payrollCalls, 'GET /ws/payroll/run/versus', (look, { id }) => versusOf(look, id))
  read(routes, payrollCalls, 'GET /ws/payroll/run/lines', (look, { id }) => linesOf(look, id))
  read(routes, payrollCalls, 'GET /ws/payroll/run/history', (look, { id }) => historyOf(look, id))
  read(routes, payrollCalls, 'GET /ws/payroll/run/payments', (look, input) => paymentsOf(look, input))
  write(routes, payrollCalls, 'POST /ws/payroll/run/create', (act, form) => createRun(act, form))
  write(routes, payrollCalls, 'POST /ws/payroll/run/person', (act, input) => setPerson(act, input))
  write(routes, payrollCalls, 'POST /ws/payroll/run/tick', (act, input) => tick(act, input))

  write(routes, payrollCalls, 'POST /ws/payroll/run/calculate', (act, input) => move(act, 'calculate', input))
  write(routes, payrollCalls, 'POST /ws/payroll/run/submit', (act, input) => move(act, 'submit', input), lookAgain)
  write(routes, payrollCalls, 'POST /ws/payroll/run/return', (act, input) => move(act, 'sendBack', input))
  write(routes, payrollCalls, 'POST /ws/payroll/run/approve', (act, input) => move(act, 'approve', input), lookAgain)
  write(routes, payrollCalls, 'POST /ws/payroll/run/reopen', (act, input) => move(act, 'reopen', input))
  write(routes, payrollCalls, 'POST /ws/payroll/run/pay', async (act, input) => {
    const before = new Set((await batchesIn(act.db, input.id)).map(({ id }) => id))
    const run = await moveRun(act, input.id, 'pay', input)
    const made = (await batchesIn(act.db, run.id)).filter(({ id }) => !before.has(id))
    return { ...moved(run), sent: made.reduce((all, { payments }) => all + payments, 0), batches: made.map(({ number }) => number) }
  })
  write(routes, payrollCalls, 'POST /ws/payroll/run/withhold', (act, input) => move(act, 'withhold', input))
  write(routes, payrollCalls, 'POST /ws/payroll/run/resume', (act, input) => move(act, 'resume', input))
  write(routes, payrollCalls, 'POST /ws/payroll/run/giveBack', (act, input) => move(act, 'giveBack', input))
  write(routes, payrollCalls, 'POST /ws/payroll/run/payOutside', (act, input) => move(act, 'payOutside', input))
  write(routes, payrollCalls, 'POST /ws/payroll/run/publish', (act, input) => move(act, 'publish', input))
  write(routes, payrollCalls, 'POST /ws/payroll/run/lock', (act, input) => move(act, 'lock', input))
  write(routes, payrollCalls, 'POST /ws/payroll/run/cancel', (act, input) => move(act, 'cancel', input))

  read(routes, payrollCalls, 'GET /ws/payroll/slip', (look, { id }) => slipDetail(look, id))
  read(routes, payrollCalls, 'GET /ws/payroll/slip/replay', (look, { id }) => replaySlip(look, id))
  read(routes, payrollCalls, 'GET /ws/payroll/slip/pdf', async (look, { id, lang }) => pdfOf(look.db, await slipIn(look, id), lang))
  read(routes, payrollCalls, 'GET /ws/payroll/slips', (look, { employeeId }) => slipsOf(look, employeeId))
  write(routes, payrollCalls, 'POST /ws/payroll/slip/send', async (act, { id }) => {
    const { slip, run } = await slipIn(act, id)
    return sendAgain(act, slip, run)
  })

  write(routes, payrollCalls, 'POST /ws/payslip/code', (act, { key }) => sendCode(act, key))
  write(
    routes,
    payrollCalls,
    'POST /ws/payslip/open',
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
  )
  openCall(routes, payrollCalls, 'POST /ws/payslip/pdf', async ({ services, now }, { key, open, lang }) =>
    pdfOf(services.db, await linkedSlip(services.db, (await openedLink(services.db, now, 'payslip', key, open)).link.subject), lang),
  )

  read(routes, payrollCalls, 'GET /ws/operator/payroll/batches', (look, input) => batchesOf(look, input))
  read(routes, payrollCalls, 'GET /ws/operator/payroll/batch', (look, input) => batchDetail(look, input))
  write(routes, payrollCalls, 'POST /ws/operator/payroll/batch/file', (act, input) => fileOf(act, input))
  write(routes, payrollCalls, 'POST /ws/operator/payroll/paid', (act, input) => markPaid(act, input))
  write(routes, payrollCalls, 'POST /ws/operator/payroll/failed', (act, input) => markFailed(act, input))
  write(routes, payrollCalls, 'POST /ws/operator/payroll/cameBack', (act, input) => cameBack(act, input))
  write(routes, payrollCalls, 'POST /ws/operator/payroll/result', (act, input) => applyResult(act, input))
}
