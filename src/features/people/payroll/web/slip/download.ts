import { download } from '../../../../../platform/web/download.ts'

/** A PDF that an answer carried as base64. */
export function downloadPdf({ name, base64 }: { name: string; base64: string }): void {
  download(
    name,
    Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)),
    'application/pdf',
  )
}
