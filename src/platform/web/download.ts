import type { Envelope } from '../contract/envelope.ts'
import { API_BASE, refused, untilBack, wireHeaders } from './client.ts'
import { currentSession } from './session.ts'

/** Offers a text or bytes as a download under this name. */
export function download(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Some browsers start to read only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}

/** A workbook that an answer carried as base64. */
export function downloadWorkbook({ name, base64 }: { name: string; base64: string }): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  download(name, bytes, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
}

/** Downloads what a call answers as a file, under the name that the server gives it. A refusal is shown and thrown. */
export async function downloadFrom(path: string): Promise<void> {
  const { token } = currentSession()
  const answer = await untilBack(async () => {
    const got = await fetch(`${API_BASE}${path}`, { headers: wireHeaders(token) })
    if (!got.ok) throw refused(got.status, (await got.json().catch(() => null)) as Envelope<unknown> | null, token, {})
    return got
  }, {})
  const encoded = answer.headers.get('content-disposition')?.match(/filename\*=UTF-8''([^;]+)/)?.[1] ?? 'file'
  download(decodeURIComponent(encoded), await answer.blob(), answer.headers.get('content-type') ?? '')
}
