import type { MasterKeys } from '../../../platform/server/master-keys.ts'
import type { outbox } from './tables.ts'

type Row = typeof outbox.$inferSelect

const DOTS = '••••••'
/** What the sealed body is bound to. */
const purposeOf = ({ channel, recipient }: Pick<Row, 'channel' | 'recipient'>): string => `outbox|${channel}|${recipient}`

/** What in a message opens something, such as a code or the token of a link, in every way it is written, and until when it does. */
export interface Opening {
  text: string | readonly string[]
  until: Temporal.Instant
}

/** The columns of a body: with something that opens, only its dots are in clear. */
export function keptBody(masters: MasterKeys, to: Pick<Row, 'channel' | 'recipient'>, body: string, opens?: Opening) {
  if (!opens) return { body }
  const { nonce, cipher } = masters.wrap(Buffer.from(body), purposeOf(to))
  const texts = typeof opens.text === 'string' ? [opens.text] : opens.text
  return {
    body: texts.reduce((kept, text) => kept.replaceAll(text, DOTS), body),
    sealed: cipher,
    nonce,
    master: masters.current,
    opensUntil: opens.until,
  }
}

/** The body as it is sent, or null if what opens has been erased. */
export function wholeBody(masters: MasterKeys, row: Row): string | null {
  if (!row.opensUntil) return row.body
  if (!row.sealed || !row.nonce || !row.master) return null
  return masters.unwrap(row.master, { nonce: row.nonce, cipher: row.sealed }, purposeOf(row)).toString()
}

export const erased = { sealed: null, nonce: null, master: null } satisfies Partial<Row>
