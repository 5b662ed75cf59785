import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { openCall, RawAnswer, routesOf, writeReceived } from '../../../../platform/server/wire/http.ts'
import { discard, judgedAndStored, receive } from '../../../base/upload/server/writes.ts'
import { openTeams } from '../../team/server/reads.ts'
import { intakeCalls } from '../contract/calls.ts'
import { fileNames } from '../contract/template.ts'
import { annotatedOf } from './annotated.ts'
import { intakeDetailOf, intakeRowsOf, listIntakes } from './reads.ts'
import { checkSalarySheet, salarySheetIn, salaryTemplate } from './salary-sheet.ts'
import { employeeTemplate } from './template.ts'
import { acceptProposals, applyIntake, changeMode, confirmMapping, startIntake, stopIntake, undoIntake } from './writes.ts'

export const intakeRoutes = routesOf(intakeCalls, {
  'POST /ws/employee/info/importExcel': writeReceived(
    async ({ services }, request) => {
      const file = await judgedAndStored(services, await receive(services, request, 'employeeImport'))
      const { name, size, sha256 } = file
      return { file, input: { name, size, sha256 } }
    },
    (act, { file }) => startIntake(act, file),
    (services, { file }, error) => discard(services, file, error),
  ),
  'POST /ws/salary/sheet/read': writeReceived(
    async ({ actor, services }, request) => {
      const file = await receive(services, request, 'salarySheet')
      try {
        const { name, size, sha256 } = file
        return { file, sheet: await salarySheetIn(services, companyOf(actor), file), input: { name, size, sha256 } }
      } catch (error) {
        await rm(file.path, { force: true })
        throw error
      }
    },
    (act, { file, sheet }) => checkSalarySheet(act, file.name, sheet),
    (_services, { file }) => rm(file.path, { force: true }),
  ),
  'GET /ws/salary/sheet/template': async ({ lang }) =>
    workbook(`${fileNames.salaryTemplate[lang]}.xlsx`, await salaryTemplate('Hengdu 衡渡')),
  'GET /ws/intake/list': listIntakes,
  'GET /ws/intake/detail': (look, { id }) => intakeDetailOf(look, id),
  'GET /ws/intake/rows': intakeRowsOf,
  'POST /ws/intake/mapping': confirmMapping,
  'POST /ws/intake/mode': changeMode,
  'POST /ws/intake/accept': acceptProposals,
  'POST /ws/intake/apply': applyIntake,
  'POST /ws/intake/stop': stopIntake,
  'POST /ws/intake/undo': undoIntake,
  'GET /ws/intake/annotated': openCall(async ({ services, ...caller }, input) => {
    const { name, bytes } = await annotatedOf(services, { ...caller, services, db: services.db }, input)
    return workbook(name, Readable.from(bytes, { objectMode: false }))
  }),
  'GET /ws/intake/template': async ({ db, actor, lang }) => {
    const teams = await openTeams(db, companyOf(actor))
    const bytes = await employeeTemplate(
      teams.map(({ name }) => name),
      'Hengdu 衡渡',
    )
    return workbook(`${fileNames.template[lang]}.xlsx`, bytes)
  },
})

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const workbook = (name: string, bytes: Buffer | Readable) =>
  new RawAnswer((reply) =>
    reply
      .type(TYPE)
      .header('content-disposition', `attachment; filename="employees.xlsx"; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('cache-control', 'no-store')
      .send(bytes),
  )
