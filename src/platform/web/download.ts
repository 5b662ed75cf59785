/** Hands a text over as a file, under this name. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Some browsers begin to read only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}
