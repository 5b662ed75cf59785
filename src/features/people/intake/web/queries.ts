import type { ResultOf } from '../../../../platform/contract/call.ts'
import { queriesOf } from '../../../../platform/web/queries.ts'
import { sendForm, type UploadedFile, type UploadOptions } from '../../../../platform/web/ui/upload.ts'
import type { salaryCalls } from '../../salary/contract/calls.ts'
import type { intakeCalls } from '../contract/calls.ts'
import { working } from '../contract/states.ts'

export const { useRead, useList, useWrite } = queriesOf<typeof intakeCalls>('intake', ['employee', 'notice'])

const WORKING_MS = 1_000

/** An import; while the server works on it, read again every second. */
export const useIntake = (id: string) =>
  useRead(
    'GET /ws/intake/detail',
    { id },
    { staleTime: 0, refetchInterval: ({ state }) => (state.data && working.includes(state.data.state) ? WORKING_MS : false) },
  )

/** Sends the workbook; the answer has the shape of a file's, with the id of the import. */
export async function sendWorkbook(file: File, options: UploadOptions): Promise<UploadedFile> {
  const form = new FormData()
  form.append('file', file)
  const { id } = await sendForm<{ id: string }>('/ws/employee/info/importExcel', form, options)
  return { id, url: '', name: file.name, size: file.size }
}

export type ReadSheet = ResultOf<(typeof intakeCalls)['POST /ws/salary/sheet/read']>

/** Sends a workbook of salary changes and gives its checked rows. */
export function readSalarySheet(file: File, options: UploadOptions): Promise<ReadSheet> {
  const form = new FormData()
  form.append('file', file)
  return sendForm<ReadSheet>('/ws/salary/sheet/read', form, options)
}

const salary = queriesOf<typeof salaryCalls>('salary', ['notice', 'employee', 'payroll'])
type ProposeOptions = Parameters<typeof salary.useWrite<'POST /ws/salary/sheet/propose'>>[1]
export const useProposeSheet = (options: ProposeOptions) => salary.useWrite('POST /ws/salary/sheet/propose', options)
