/** Offers a text or bytes as a download under this name. */
export function download(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
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
