import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { openCall, RawAnswer, routesOf, write } from '../../../../platform/server/wire/http.ts'
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
import { checkOpenings, enterWaiting, saveOpenings } from './opening.ts'
import { overviewOf } from './overview.ts'
import { askable, choicesOf } from './people.ts'
import { askForLeave, cancel, change, grant, refuseRequest, requestIn, saveDraft, withdrawRequest } from './requests.ts'
import { needAsks, scopeOf } from './scope.ts'
import { sendStatementCode, sendStatements, statementOf } from './statement.ts'
import { archiveType, leaveTypesOf, saveType, typeIn, typesFor, viewOfType } from './types.ts'

export const absenceRoutes = routesOf(absenceCalls, {
  'GET /ws/absence/types': async (look, { employeeId }) => {
    const types = await leaveTypesOf(look.db, companyOf(look.actor), look.now)
    return (employeeId === undefined ? types : typesFor(types, await employeeIn(look, employeeId))).map(viewOfType)
  },
  'POST /ws/absence/type': async (act, form) => {
    const saved = await saveType(act, form)
    // It may keep a balance now for somebody for whom it kept none.
    await enterWaiting(act, companyOf(act.actor))
    return saved
  },
  'POST /ws/absence/type/archive': archiveType,
  'GET /ws/absence/people': (look, { search }) => askable(look, search),
  'GET /ws/absence/choices': (look) => choicesOf(look),
  'GET /ws/absence/preview': async (look, { employeeId, type, requestId, ...wanted }) => {
    const of = requestId === undefined ? null : await requestIn(look, requestId)
    const employee = of?.employee ?? (await mustBeEmployee(look, employeeId))
    if (!of) needAsks(await scopeOf(look), employee)
    const types = await leaveTypesOf(look.db, companyOf(look.actor), look.now)
    return previewOf(look, employee, typeIn(types, of && of.row.state !== 'draft' ? of.row.type : type), wanted, of?.row ?? null)
  },
  'POST /ws/absence/save': saveDraft,
  'POST /ws/absence/ask': askForLeave,
  'POST /ws/absence/grant': grant,
  'POST /ws/absence/refuse': refuseRequest,
  'POST /ws/absence/withdraw': withdrawRequest,
  'POST /ws/absence/change': change,
  'POST /ws/absence/cancel': cancel,
  'GET /ws/absence/requests': listRequests,
  'GET /ws/absence/request': (look, { id }) => requestDetailOf(look, id),
  'GET /ws/absence/balances': listBalances,
  'GET /ws/absence/balance': (look, { employeeId }) => balanceDetail(look, employeeId),
  'POST /ws/absence/adjust': adjust,
  'POST /ws/absence/opening/check': checkOpenings,
  'POST /ws/absence/opening': saveOpenings,
  'GET /ws/absence/yearEnd': listYearEnd,
  'POST /ws/absence/requests/export': exportList(exportRequests),
  'POST /ws/absence/balances/export': exportList(exportBalances),
  'POST /ws/absence/statement/send': sendStatements,
  'POST /ws/leaveStatement/code': (act, { key }) => sendStatementCode(act, key),
  'POST /ws/leaveStatement/open': write(
    async (act, { key, open: again }) => {
      const { link, open, until } = again ? await openedLink(act.db, act.now, 'leave', key, again) : await openLink(act, 'leave', key)
      return { ...(await statementOf(act.db, act.now, link)), open, openUntil: until.toString() }
    },
    async ({ services, now }, { key, code, open }) => {
      if (open) return
      if (!code) throw refuseFields({ code: 'required' })
      await tryLinkCode(services.db, now, 'leave', key, code)
    },
  ),
  'POST /ws/absence/yearEnd/export': exportList(exportYearEnd),
  'GET /ws/absence/calendar': calendarOf,
  'GET /ws/absence/overview': (look) => overviewOf(look),
  'GET /ws/absence/feed/address': (look) => addresses.since(look),
  'POST /ws/absence/feed/address': (act, wish) => addresses.change(act, wish),
  'GET /ws/absence/feed': openCall(
    async ({ services, now }, { token, lang }) =>
      new RawAnswer(async (reply) =>
        reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', 'attachment; filename="hengdu-absences.ics"')
          .header('cache-control', 'no-store')
          .send(await feedOf(services, now, token, lang)),
      ),
  ),
})
