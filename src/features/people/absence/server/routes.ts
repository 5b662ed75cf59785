import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { openCall, RawAnswer, type Routes, read, write } from '../../../../platform/server/wire/http.ts'
import { refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { employeeIn, mustBeEmployee, openedLink } from '../../employee/server/reads.ts'
import { openLink, tryLinkCode } from '../../employee/server/writes.ts'
import { absenceCalls } from '../contract/calls.ts'
import { adjust, balanceDetail, listBalances, listYearEnd } from './balances.ts'
import { calendarOf } from './calendar.ts'
import { previewOf } from './evaluate.ts'
import { exportBalances, exportRequests, exportYearEnd } from './export.ts'
import { addresses, feedOf } from './feed.ts'
import { listRequests, requestDetailOf } from './list.ts'
import { checkOpenings, saveOpenings } from './opening.ts'
import { overviewOf } from './overview.ts'
import { askable, choicesOf } from './people.ts'
import { askForLeave, cancel, change, grant, refuseRequest, requestIn, saveDraft, withdrawRequest } from './requests.ts'
import { needAsks, scopeOf } from './scope.ts'
import { sendStatementCode, sendStatements, statementOf } from './statement.ts'
import { archiveType, leaveTypesOf, saveType, typeIn, typesFor, viewOfType } from './types.ts'

export function absenceRoutes(routes: Routes): void {
  const c = absenceCalls
  read(routes, c, 'GET /ws/absence/types', async (look, { employeeId }) => {
    const types = await leaveTypesOf(look.db, companyOf(look.actor), look.now)
    return (employeeId === undefined ? types : typesFor(types, await employeeIn(look, employeeId))).map(viewOfType)
  })
  write(routes, c, 'POST /ws/absence/type', saveType)
  write(routes, c, 'POST /ws/absence/type/archive', archiveType)
  read(routes, c, 'GET /ws/absence/people', (look, { search }) => askable(look, search))
  read(routes, c, 'GET /ws/absence/choices', (look) => choicesOf(look))

  read(routes, c, 'GET /ws/absence/preview', async (look, { employeeId, type, requestId, ...wanted }) => {
    const of = requestId === undefined ? null : await requestIn(look, requestId)
    const employee = of?.employee ?? (await mustBeEmployee(look, employeeId))
    if (!of) needAsks(await scopeOf(look), employee)
    const types = await leaveTypesOf(look.db, companyOf(look.actor), look.now)
    return previewOf(look, employee, typeIn(types, of && of.row.state !== 'draft' ? of.row.type : type), wanted, of?.row ?? null)
  })
  write(routes, c, 'POST /ws/absence/save', saveDraft)
  write(routes, c, 'POST /ws/absence/ask', askForLeave)
  write(routes, c, 'POST /ws/absence/grant', grant)
  write(routes, c, 'POST /ws/absence/refuse', refuseRequest)
  write(routes, c, 'POST /ws/absence/withdraw', withdrawRequest)
  write(routes, c, 'POST /ws/absence/change', change)
  write(routes, c, 'POST /ws/absence/cancel', cancel)
  read(routes, c, 'GET /ws/absence/requests', listRequests)
  read(routes, c, 'GET /ws/absence/request', (look, { id }) => requestDetailOf(look, id))

  read(routes, c, 'GET /ws/absence/balances', listBalances)
  read(routes, c, 'GET /ws/absence/balance', (look, { employeeId }) => balanceDetail(look, employeeId))
  write(routes, c, 'POST /ws/absence/adjust', adjust)
  write(routes, c, 'POST /ws/absence/opening/check', checkOpenings)
  write(routes, c, 'POST /ws/absence/opening', saveOpenings)
  read(routes, c, 'GET /ws/absence/yearEnd', listYearEnd)
  exportList(routes, c, 'POST /ws/absence/requests/export', exportRequests)
  exportList(routes, c, 'POST /ws/absence/balances/export', exportBalances)
  write(routes, c, 'POST /ws/absence/statement/send', sendStatements)
  write(routes, c, 'POST /ws/leaveStatement/code', (act, { key }) => sendStatementCode(act, key))
  write(
    routes,
    c,
    'POST /ws/leaveStatement/open',
    async (act, { key, open: again }) => {
      const { link, open, until } = again ? await openedLink(act.db, act.now, 'leave', key, again) : await openLink(act, 'leave', key)
      return { ...(await statementOf(act.db, act.now, link)), open, openUntil: until.toString() }
    },
    async ({ services, now }, { key, code, open }) => {
      if (open) return
      if (!code) throw refuseFields({ code: 'required' })
      await tryLinkCode(services.db, now, 'leave', key, code)
    },
  )
  exportList(routes, c, 'POST /ws/absence/yearEnd/export', exportYearEnd)

  read(routes, c, 'GET /ws/absence/calendar', calendarOf)
  read(routes, c, 'GET /ws/absence/overview', (look) => overviewOf(look))
  read(routes, c, 'GET /ws/absence/feed/address', (look) => addresses.since(look))
  write(routes, c, 'POST /ws/absence/feed/address', (act, wish) => addresses.change(act, wish))
  openCall(
    routes,
    c,
    'GET /ws/absence/feed',
    async ({ services, now }, { token, lang }) =>
      new RawAnswer(async (reply) =>
        reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', 'attachment; filename="hengdu-absences.ics"')
          .header('cache-control', 'no-store')
          .send(await feedOf(services, now, token, lang)),
      ),
  )
}
