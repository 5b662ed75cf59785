import type { MasterKeys } from '../../../../platform/server/data/master-keys.ts'
import type { Template } from './senders/sender.ts'
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

/** A message as it is sent. */
interface Whole {
  body: string
  /** Of an SMS. */
  template?: Template | undefined
  /** Where one click switches such mails off (RFC 8058). */
  unsubscribe?: string | undefined
}

/** The columns of a body: with something that opens, only its dots are in clear. An address to unsubscribe opens something. */
export function keptBody(
  masters: MasterKeys,
  to: Pick<Row, 'channel' | 'recipient'>,
  { body, template, unsubscribe }: Whole,
  opens?: Opening,
) {
  if (!opens) return { body }
  const { nonce, cipher } = masters.wrap(Buffer.from(JSON.stringify({ body, template, unsubscribe } satisfies Whole)), purposeOf(to))
  const texts = typeof opens.text === 'string' ? [opens.text] : opens.text
  return {
    body: texts.reduce((kept, text) => kept.replaceAll(text, DOTS), body),
    sealed: cipher,
    nonce,
    master: masters.current,
    opensUntil: opens.until,
  }
}

/** As it is sent, or null if what opens has been erased. */
export function wholeBody(masters: MasterKeys, row: Row): Whole | null {
  if (!row.opensUntil) return { body: row.body }
  if (!row.sealed || !row.nonce || !row.master) return null
  return JSON.parse(masters.unwrap(row.master, { nonce: row.nonce, cipher: row.sealed }, purposeOf(row)).toString()) as Whole
}

export const erased = { sealed: null, nonce: null, master: null } satisfies Partial<Row>
