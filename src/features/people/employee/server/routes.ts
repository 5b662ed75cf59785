import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { openCall, RawAnswer, routesOf } from '../../../../platform/server/wire/http.ts'
import { originOf } from '../../../../platform/server/wire/origin.ts'
import { employeeCalls } from '../contract/calls.ts'
import type { EmployeeChange } from '../contract/schema.ts'
import { employeeDetailOf, historyOf } from './detail.ts'
import { addDocument, documentsOf, looksAt } from './documents.ts'
import { dueOf } from './due.ts'
import { changePolicy, policyOf } from './erasing.ts'
import { exportDue, exportEmployees } from './export.ts'
import { addresses, feedOf } from './feed.ts'
import { choicesOf, countsOf, findEmployees, idsOf, listEmployees } from './list.ts'
import { moveEmployee } from './machine.ts'
import { confirmPayee, confirmPayees, savePayee, waitingPayees } from './payees.ts'
import type { EmployeeRow } from './tables.ts'
import { contactTwins, numberTwins } from './twins.ts'
import { removeView, saveView, viewsOf } from './views.ts'
import { changeMany, createEmployee, saveEmployee, waiveItem } from './writes.ts'

const done = ({ id, version, status, number }: EmployeeRow) => ({ id, version, status, number })

const saved = async (act: Act, row: EmployeeRow, change: EmployeeChange) => ({
  ...done(row),
  twins: [...(await numberTwins(act, row, change)), ...(await contactTwins(act, row))],
})

export const employeeRoutes = routesOf(employeeCalls, {
  'GET /ws/employee/list': listEmployees,
  'GET /ws/employee/counts': countsOf,
  'GET /ws/employee/choices': choicesOf,
  'GET /ws/employee/ids': idsOf,
  'GET /ws/employee/find': findEmployees,
  'POST /ws/employee/export': exportList(exportEmployees),
  'POST /ws/employee/due/export': exportList(exportDue),
  'GET /ws/employee/detail': (look, { id }) => employeeDetailOf(look, id),
  'GET /ws/employee/history': historyOf,
  'GET /ws/employee/looks': looksAt,
  'GET /ws/employee/documents': (look, { id }) => documentsOf(look, id),
  'POST /ws/employee/create': async (act, form) => saved(act, await createEmployee(act, form), form),
  'POST /ws/employee/save': async (act, { id, version, ...change }) => saved(act, await saveEmployee(act, { id, version, change }), change),
  'POST /ws/employee/waive': waiveItem,
  'POST /ws/employee/onboard': async (act, seen) => done(await moveEmployee(act, 'onboard', seen)),
  'POST /ws/employee/confirm': async (act, seen) => done(await moveEmployee(act, 'confirm', seen)),
  'POST /ws/employee/alreadyEmployed': async (act, seen) => done(await moveEmployee(act, 'alreadyEmployed', seen)),
  'POST /ws/employee/leave': async (act, form) => done(await moveEmployee(act, 'leave', form)),
  'POST /ws/employee/withdrawLeave': async (act, seen) => done(await moveEmployee(act, 'withdrawLeave', seen)),
  'POST /ws/employee/didNotJoin': async (act, form) => done(await moveEmployee(act, 'didNotJoin', form)),
  'POST /ws/employee/rehire': async (act, form) => done(await moveEmployee(act, 'rehire', form)),
  'POST /ws/employee/bulk': changeMany,
  'POST /ws/employee/document': addDocument,
  'POST /ws/employee/payee': (act, { version: _, ...form }) => savePayee(act, form),
  'POST /ws/employee/payee/confirm': confirmPayee,
  'GET /ws/employee/payees': waitingPayees,
  'POST /ws/employee/payees/confirm': confirmPayees,
  'GET /ws/employee/due': dueOf,
  'GET /ws/employee/due/address': (look) => addresses.since(look),
  'POST /ws/employee/due/address': (act, wish) => addresses.change(act, wish),
  'GET /ws/employee/due/feed': openCall(async ({ services, now }, { token, lang }, request) => {
    const text = await feedOf(services, now, token, lang, originOf(services.config, request))
    return new RawAnswer((reply) =>
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="hengdu-employees.ics"')
        .header('cache-control', 'no-store')
        .send(text),
    )
  }),
  'GET /ws/employee/views': viewsOf,
  'POST /ws/employee/view': saveView,
  'POST /ws/employee/view/remove': (act, { id }) => removeView(act, id),
  'GET /ws/employee/policy': (look) => policyOf(look),
  'POST /ws/employee/policy': changePolicy,
})
