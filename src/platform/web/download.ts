import { API_BASE, bodyOf, inTime, refused, untilBack, wireHeaders } from './client.ts'
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

/**
 * Downloads what a call answers as a file, under the name that the server gives it. A refusal, or no answer in time, is shown and thrown:
 * an answer without a file name is a refusal too, whatever its status.
 */
export async function downloadFrom(path: string): Promise<void> {
  const { token } = currentSession()
  const fetchFile = async (signal: AbortSignal) => {
    const got = await fetch(`${API_BASE}${path}`, { headers: wireHeaders(token), signal })
    const name = got.headers.get('content-disposition')?.match(/filename\*=UTF-8''([^;]+)/)?.[1]
    if (!got.ok || !name) throw refused(got.status, await bodyOf(got), token, {})
    return { name: decodeURIComponent(name), bytes: await got.blob(), type: got.headers.get('content-type') ?? '' }
  }
  const { name, bytes, type } = await untilBack(() => inTime({}, fetchFile), {})
  download(name, bytes, type)
}
