import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { openCall, RawAnswer, type Routes, read, write } from '../../../../platform/server/wire/http.ts'
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

export function employeeRoutes(routes: Routes): void {
  const c = employeeCalls
  read(routes, c, 'GET /ws/employee/list', listEmployees)
  read(routes, c, 'GET /ws/employee/counts', countsOf)
  read(routes, c, 'GET /ws/employee/choices', choicesOf)
  read(routes, c, 'GET /ws/employee/ids', idsOf)
  read(routes, c, 'GET /ws/employee/find', findEmployees)
  exportList(routes, c, 'POST /ws/employee/export', exportEmployees)
  exportList(routes, c, 'POST /ws/employee/due/export', exportDue)
  read(routes, c, 'GET /ws/employee/detail', (look, { id }) => employeeDetailOf(look, id))
  read(routes, c, 'GET /ws/employee/history', historyOf)
  read(routes, c, 'GET /ws/employee/looks', looksAt)
  read(routes, c, 'GET /ws/employee/documents', (look, { id }) => documentsOf(look, id))

  write(routes, c, 'POST /ws/employee/create', async (act, form) => saved(act, await createEmployee(act, form), form))
  write(routes, c, 'POST /ws/employee/save', async (act, { id, version, ...change }) =>
    saved(act, await saveEmployee(act, { id, version, change }), change),
  )
  write(routes, c, 'POST /ws/employee/waive', waiveItem)
  write(routes, c, 'POST /ws/employee/onboard', async (act, seen) => done(await moveEmployee(act, 'onboard', seen)))
  write(routes, c, 'POST /ws/employee/confirm', async (act, seen) => done(await moveEmployee(act, 'confirm', seen)))
  write(routes, c, 'POST /ws/employee/alreadyEmployed', async (act, seen) => done(await moveEmployee(act, 'alreadyEmployed', seen)))
  write(routes, c, 'POST /ws/employee/leave', async (act, form) => done(await moveEmployee(act, 'leave', form)))
  write(routes, c, 'POST /ws/employee/withdrawLeave', async (act, seen) => done(await moveEmployee(act, 'withdrawLeave', seen)))
  write(routes, c, 'POST /ws/employee/didNotJoin', async (act, form) => done(await moveEmployee(act, 'didNotJoin', form)))
  write(routes, c, 'POST /ws/employee/rehire', async (act, form) => done(await moveEmployee(act, 'rehire', form)))
  write(routes, c, 'POST /ws/employee/bulk', changeMany)

  write(routes, c, 'POST /ws/employee/document', addDocument)
  write(routes, c, 'POST /ws/employee/payee', (act, { version: _, ...form }) => savePayee(act, form))
  write(routes, c, 'POST /ws/employee/payee/confirm', confirmPayee)
  read(routes, c, 'GET /ws/employee/payees', waitingPayees)
  write(routes, c, 'POST /ws/employee/payees/confirm', confirmPayees)

  read(routes, c, 'GET /ws/employee/due', dueOf)
  read(routes, c, 'GET /ws/employee/due/address', (look) => addresses.since(look))
  write(routes, c, 'POST /ws/employee/due/address', (act, wish) => addresses.change(act, wish))
  openCall(routes, c, 'GET /ws/employee/due/feed', async ({ services, now }, { token, lang }, request) => {
    const text = await feedOf(services, now, token, lang, originOf(services.config, request))
    return new RawAnswer((reply) =>
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="hengdu-employees.ics"')
        .header('cache-control', 'no-store')
        .send(text),
    )
  })

  read(routes, c, 'GET /ws/employee/views', viewsOf)
  write(routes, c, 'POST /ws/employee/view', saveView)
  write(routes, c, 'POST /ws/employee/view/remove', (act, { id }) => removeView(act, id))
  read(routes, c, 'GET /ws/employee/policy', (look) => policyOf(look))
  write(routes, c, 'POST /ws/employee/policy', changePolicy)
}
