import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { RawAnswer, type Routes, read, write, writeReceived } from '../../../../platform/server/wire/http.ts'
import { discard, judgedAndStored, receive } from '../../../base/upload/server/writes.ts'
import { openTeams } from '../../team/server/reads.ts'
import { intakeCalls } from '../contract/calls.ts'
import { fileNames } from '../contract/template.ts'
import { annotatedOf } from './annotated.ts'
import { intakeDetailOf, intakeRowsOf, listIntakes } from './reads.ts'
import { checkSalarySheet, salarySheetIn, salaryTemplate } from './salary-sheet.ts'
import { employeeTemplate } from './template.ts'
import { acceptProposals, applyIntake, changeMode, confirmMapping, startIntake, stopIntake, undoIntake } from './writes.ts'

export function intakeRoutes(routes: Routes): void {
  const c = intakeCalls
  writeReceived(
    routes,
    c,
    'POST /ws/employee/info/importExcel',
    async (request) => {
      const file = await judgedAndStored(routes.services, await receive(routes.services, request, 'employeeImport'))
      const { name, size, sha256 } = file
      return { file, input: { name, size, sha256 } }
    },
    (act, { file }) => startIntake(act, file),
    ({ file }, error) => discard(routes.services, file, error),
  )
  writeReceived(
    routes,
    c,
    'POST /ws/salary/sheet/read',
    async (request, { actor }) => {
      const file = await receive(routes.services, request, 'salarySheet')
      try {
        const { name, size, sha256 } = file
        return { file, sheet: await salarySheetIn(routes.services, companyOf(actor), file), input: { name, size, sha256 } }
      } catch (error) {
        await rm(file.path, { force: true })
        throw error
      }
    },
    (act, { file, sheet }) => checkSalarySheet(act, file.name, sheet),
    ({ file }) => rm(file.path, { force: true }),
  )
  read(routes, c, 'GET /ws/salary/sheet/template', async ({ lang }) =>
    workbook(`${fileNames.salaryTemplate[lang]}.xlsx`, await salaryTemplate('Hengdu 衡渡')),
  )
  read(routes, c, 'GET /ws/intake/list', listIntakes)
  read(routes, c, 'GET /ws/intake/detail', (look, { id }) => intakeDetailOf(look, id))
  read(routes, c, 'GET /ws/intake/rows', intakeRowsOf)
  write(routes, c, 'POST /ws/intake/mapping', confirmMapping)
  write(routes, c, 'POST /ws/intake/mode', changeMode)
  write(routes, c, 'POST /ws/intake/accept', acceptProposals)
  write(routes, c, 'POST /ws/intake/apply', applyIntake)
  write(routes, c, 'POST /ws/intake/stop', stopIntake)
  write(routes, c, 'POST /ws/intake/undo', undoIntake)
  read(routes, c, 'GET /ws/intake/annotated', async (look, input) => {
    const { name, bytes } = await annotatedOf(routes.services, look, input)
    return workbook(name, Readable.from(bytes, { objectMode: false }))
  })
  read(routes, c, 'GET /ws/intake/template', async ({ db, actor, lang }) => {
    const teams = await openTeams(db, companyOf(actor))
    const bytes = await employeeTemplate(
      teams.map(({ name }) => name),
      'Hengdu 衡渡',
    )
    return workbook(`${fileNames.template[lang]}.xlsx`, bytes)
  })
}

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const workbook = (name: string, bytes: Buffer | Readable) =>
  new RawAnswer((reply) =>
    reply
      .type(TYPE)
      .header('content-disposition', `attachment; filename="employees.xlsx"; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('cache-control', 'no-store')
      .send(bytes),
  )
