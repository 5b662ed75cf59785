import { createHash } from 'node:crypto'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { fileDigests } from '../../../base/upload/server/reads.ts'
import { heldBy } from './holds.ts'
import type { ShownEvent } from './present.ts'
import { eventsAfter } from './reads.ts'

/** One held conversation: a line for each event, and the hash over all of them. */
interface Transcript {
  conversationId: string
  lines: string[]
  root: string
}

const PAGE = 200
const BEGIN = ''

/**
 * What a cause holds, as lines that are always written the same: JSON of an array in a fixed order, files by the
 * hash of their content. Each hash covers the one before and its line, so a line that is changed, left out or moved changes the root, and
 * a transcript that was kept earlier is the beginning of a later one.
 */
export async function transcriptsOf(db: Reader, cause: string): Promise<Transcript[]> {
  const all: Transcript[] = []
  for (const conversationId of await heldBy(db, cause)) {
    const lines: string[] = []
    for (let after = 0; ; ) {
      const events = await eventsAfter(db, conversationId, after, PAGE)
      const digests = await fileDigests(
        db,
        events.flatMap((event) => event.files.map((file) => file.id)),
      )
      lines.push(...events.map((event) => lineOf(event, digests)))
      after = events.at(-1)?.seq ?? after
      if (events.length < PAGE) break
    }
    all.push({ conversationId, lines, root: rootOf(lines) })
  }
  return all
}

const lineOf = (event: ShownEvent, digests: ReadonlyMap<string, string>): string =>
  JSON.stringify([
    event.conversationId,
    event.seq,
    event.at.toString({ fractionalSecondDigits: 3 }),
    event.kind,
    event.senderId,
    event.content,
    event.replySeq,
    event.files.map((file) => [file.name, digests.get(file.id) ?? '']),
    event.recalled,
    event.data,
  ])

/** To check a transcript: SHA-256 over the hash before, in hex, and the line. */
export const rootOf = (lines: readonly string[]): string =>
  lines.reduce((before, line) => createHash('sha256').update(before).update(line).digest('hex'), BEGIN)
