/** What the fuzz sends where a body or a path is no JSON: uploads, the import of employees, and the address of a file. */
import { uploadPurposes } from '../src/rules/uploads.ts'
import { bytesOf } from '../test/support/files.ts'
import type { TestServer } from '../test/support/server.ts'
import type { Sent } from './fuzz.ts'
import { values } from './fuzz-shots.ts'
import { callers } from './fuzz-world.ts'

const texts = values.filter((value): value is string => typeof value === 'string')

const post = async (h: TestServer, path: string, token: string | undefined, form: FormData | string, type?: string) =>
  fetch(`${h.url}/api${path}`, {
    method: 'POST',
    headers: { ...(token && { 'x-access-token': token }), ...(type && { 'content-type': type }) },
    body: form,
  })

function formOf(name: string, bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([bytes]), name)
  return form
}

export async function fileShots(): Promise<Sent[]> {
  const kinds = Object.entries(bytesOf).map(([kind, bytes]) => [kind, new Uint8Array(bytes)] as const)
  const broken = kinds.flatMap(([kind, bytes]) => [[`${kind} cut`, bytes.slice(0, bytes.length / 2)] as const])
  const all: Omit<Sent, 'caller'>[] = []
  const paths = ['/sys/common/uploadFile', '/ws/employee/info/importExcel', '/ws/salary/sheet/read']
  for (const path of paths) {
    for (const text of texts) {
      all.push({
        name: `${path} name ${text.slice(0, 20)}`,
        send: (h, t) => post(h, path, t, formOf(text, kinds[0]![1], { authCode: 'avatar' })),
      })
      all.push({
        name: `${path} purpose ${text.slice(0, 20)}`,
        send: (h, t) => post(h, path, t, formOf('a.png', kinds[0]![1], { authCode: text })),
      })
      all.push({ name: `${path} body ${text.slice(0, 20)}`, send: (h, t) => post(h, path, t, text, 'multipart/form-data; boundary=x') })
    }
    for (const purpose of Object.keys(uploadPurposes))
      for (const [kind, bytes] of [...kinds, ...broken])
        all.push({
          name: `${path} ${purpose} ${kind}`,
          send: (h, t) => post(h, path, t, formOf(`a.${kind}`, bytes, { authCode: purpose })),
        })
  }
  for (const text of texts)
    all.push({
      name: `/ws/file/ ${text.slice(0, 20)}`,
      send: (h, t) => fetch(`${h.url}/api/ws/file/${encodeURIComponent(text)}`, { headers: { ...(t && { 'x-access-token': t }) } }),
    })
  return callers.flatMap((caller) => all.map((one) => ({ ...one, caller })))
}
