/** Offers a text, or bytes, as a download under this name. */
export function download(name: string, text: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Some browsers start to read only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}
