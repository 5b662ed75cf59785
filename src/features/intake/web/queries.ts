import { queriesOf } from '../../../platform/web/queries.ts'
import { sendForm, type UploadedFile, type UploadOptions } from '../../../platform/web/ui/upload.ts'
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

/** Sends the workbook; the answer stands for a file whose id is the import's. */
export async function sendWorkbook(file: File, options: UploadOptions): Promise<UploadedFile> {
  const form = new FormData()
  form.append('file', file)
  const { id } = await sendForm<{ id: string }>('/ws/employee/info/importExcel', form, options)
  return { id, url: '', name: file.name, size: file.size }
}
