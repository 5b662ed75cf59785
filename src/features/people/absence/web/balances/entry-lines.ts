interface Entry {
  type: string
  kind: string
  requestId: string | null
  at: string | null
  lot: string
  on: string
  hundredths: number
}

/** `from`: the first day, where a line combines several. */
export type EntryLine<E extends Entry> = E & { from: string }

/** The days of one leave that were taken, or given back, together are one line. */
export function linesOf<E extends Entry>(entries: readonly E[]): EntryLine<E>[] {
  const lines: EntryLine<E>[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    const same =
      last &&
      entry.requestId !== null &&
      (['type', 'kind', 'requestId', 'at', 'lot'] as const).every((field) => last[field] === entry[field])
    if (!same) lines.push({ ...entry, from: entry.on })
    else
      lines[lines.length - 1] = {
        ...last,
        hundredths: last.hundredths + entry.hundredths,
        from: entry.on < last.from ? entry.on : last.from,
        on: entry.on > last.on ? entry.on : last.on,
      }
  }
  return lines
}
