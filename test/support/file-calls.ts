import type { Envelope } from '../../src/platform/contract/envelope.ts'
import { bytesOf } from './files.ts'
import type { TestServer } from './server.ts'
import { newWorkbook } from './workbooks.ts'

export interface FileForm {
  fields: Readonly<Record<string, string | Buffer>>
  file: { name: string | Buffer; bytes: Buffer }
}

const salaries = await newWorkbook([
  ['Number', 'Effective from', 'New base pay'],
  ['E-0001', '2026-12-01', '6500'],
])

/** The calls that take a form with a file instead of JSON, each with one that it accepts. */
export const fileCalls = {
  'POST /sys/common/uploadFile': { fields: { authCode: 'image' }, file: { name: 'file.png', bytes: bytesOf.png } },
  'POST /ws/employee/info/importExcel': { fields: {}, file: { name: 'people.xlsx', bytes: bytesOf.xlsx } },
  'POST /ws/salary/sheet/read': { fields: {}, file: { name: 'salaries.xlsx', bytes: salaries } },
} as const satisfies Record<string, FileForm>

export type FileCall = keyof typeof fileCalls
export const isFileCall = (key: string): key is FileCall => Object.hasOwn(fileCalls, key)

/** Sends a form byte by byte as it is written here, so that names and values need not be text. */
export async function sendParts(
  h: TestServer,
  token: string,
  key: FileCall,
  fields: FileForm['fields'] = fileCalls[key].fields,
  file: FileForm['file'] = fileCalls[key].file,
): Promise<{ status: number; text: string; body: Envelope<unknown> }> {
  const boundary = 'a-boundary-of-the-tests'
  const bytes = (value: string | Buffer) => (typeof value === 'string' ? Buffer.from(value, 'latin1') : value)
  const part = (head: (string | Buffer)[], content: Buffer | string) => [`--${boundary}\r\n`, ...head, '\r\n\r\n', content, '\r\n']
  const pieces = [
    ...Object.entries(fields).flatMap(([name, value]) => part(['content-disposition: form-data; name="', name, '"'], value)),
    ...part(
      ['content-disposition: form-data; name="file"; filename="', file.name, '"\r\ncontent-type: application/octet-stream'],
      file.bytes,
    ),
    `--${boundary}--\r\n`,
  ]
  const answer = await fetch(`${h.url}/api${key.slice('POST '.length)}`, {
    method: 'POST',
    headers: { 'x-access-token': token, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat(pieces.map(bytes)),
  })
  const text = await answer.text()
  return { status: answer.status, text, body: JSON.parse(text) as Envelope<unknown> }
}
