import { z } from 'zod'
import { GROUP_MEMBERS_MAX, MESSAGE_CHARACTERS, MESSAGE_FILES_MAX } from '../../../../rules/constants.ts'
import { MESSAGE, PING, READY } from './wire.ts'

const digits = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

/** A frame of any client: numbers and digit strings alike (product §4). */
export const frame = z.object({
  code: z.union([z.number(), digits]).pipe(z.union([z.literal(PING), z.literal(READY), z.literal(MESSAGE)])),
  message: z.unknown().optional(),
})

const seq = z.number().int().min(0).max(2_147_483_647)
/** A conversation or, for type 0, the account of a person. */
const target = z.uuid()

/** What our own client says with its ready; the ready of any other client does not match. */
export const ownReady = z.object({
  v: z.literal(2),
  at: z.record(z.uuid(), seq).optional().default({}),
  /** Milliseconds since the page heard from the server, or since it opened. */
  age: z.number().min(0).optional().default(0),
})

/** A message. What else a client of the known family sends in it is not read: the sender is who the token says. */
export const sending = z.object({
  cid: z.string().min(1).max(64).optional(),
  id: target,
  type: z.union([z.enum(['0', '1']), z.union([z.literal(0), z.literal(1)]).transform(String)]).optional(),
  content: z.string().max(MESSAGE_CHARACTERS),
  replySeq: seq.optional(),
  mentions: z.array(z.uuid()).max(GROUP_MEMBERS_MAX).optional().default([]),
  fileIds: z.array(z.uuid()).max(MESSAGE_FILES_MAX).optional().default([]),
})
export type Sending = z.output<typeof sending>

export const doing = z.object({
  do: z.enum(['read', 'delivered', 'typing', 'recall', 'sync']),
  id: z.uuid(),
  seq: seq.optional().default(0),
})
export type Doing = z.output<typeof doing>
