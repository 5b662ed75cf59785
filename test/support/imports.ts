import type { intakeCalls } from '../../src/features/people/intake/contract/calls.ts'
import type { ImportMode } from '../../src/features/people/intake/contract/states.ts'
import type { ResultOf } from '../../src/platform/contract/call.ts'
import type { TestServer } from './server.ts'

type Detail = ResultOf<(typeof intakeCalls)['GET /ws/intake/detail']>

/** Sends a workbook as the web app does. */
export async function sendImport(h: TestServer, token: string | undefined, bytes: Buffer, name = 'people.xlsx', lang = 'zh_CN') {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  const headers: Record<string, string> = { 'x-lang': lang, ...(token && { 'x-access-token': token }) }
  const answer = await fetch(`${h.url}/api/ws/employee/info/importExcel`, { method: 'POST', headers, body: form })
  return {
    status: answer.status,
    body: (await answer.json()) as { success: boolean; message: string; code: number; result: { id: string } },
  }
}

/** Sends a workbook that must be taken in, and returns the id of the import. */
export async function importFile(h: TestServer, token: string, bytes: Buffer, name?: string): Promise<string> {
  const { status, body } = await sendImport(h, token, bytes, name)
  if (!body.success) throw new Error(`the workbook was refused (${status}): ${JSON.stringify(body)}`)
  return body.result.id
}

export type Who = { token: string; lang?: 'cn' | 'en' }

export const importDetail = (h: TestServer, id: string, as: Who): Promise<Detail> => h.ok('GET /ws/intake/detail', { id }, as)

/** Confirms the columns as they are proposed, with changes by heading. */
export async function confirmColumns(
  h: TestServer,
  id: string,
  as: Who,
  {
    mode = 'addAndUpdate',
    change = {},
  }: { mode?: ImportMode; change?: Record<string, Partial<{ field: string | null; dayOrder: string | null }>> } = {},
): Promise<void> {
  const { version, survey } = await importDetail(h, id, as)
  const columns = survey?.columns.map(({ column, heading, field, dayOrder }) => ({ column, field, dayOrder, ...change[heading] })) ?? []
  await h.ok('POST /ws/intake/mapping', { id, version, mode, columns }, as)
}

/** Uploads, confirms the columns and lets the check run. */
export async function checkedImport(
  h: TestServer,
  as: Who,
  bytes: Buffer,
  options: Parameters<typeof confirmColumns>[3] & { name?: string } = {},
): Promise<Detail> {
  const id = await importFile(h, as.token, bytes, options.name)
  await h.jobs.runDue()
  await confirmColumns(h, id, as, options)
  await h.jobs.runDue()
  return importDetail(h, id, as)
}

/** Applies what is ready. */
export async function applyImport(h: TestServer, id: string, as: Who): Promise<Detail> {
  const { version, counts } = await importDetail(h, id, as)
  await h.ok('POST /ws/intake/apply', { id, version, create: counts.new ?? 0, update: counts.update ?? 0 }, as)
  await h.jobs.runDue()
  return importDetail(h, id, as)
}

/** The annotated workbook. */
export async function annotatedImport(h: TestServer, id: string, as: Who, onlyToFix: 'Y' | 'N' = 'N'): Promise<Buffer> {
  const answer = await fetch(`${h.url}/api/ws/intake/annotated?id=${id}&onlyToFix=${onlyToFix}`, {
    headers: { 'x-access-token': as.token },
  })
  if (!answer.ok) throw new Error(`no annotated workbook: ${await answer.text()}`)
  return Buffer.from(await answer.arrayBuffer())
}
