import { z } from 'zod'

/** The chat's entities under the names of the source (§3), for clients of the known family. */
const chatMessage = z.object({
  id: z.string(),
  fromname: z.string(),
  username: z.string(),
  avatar: z.string(),
  content: z.string(),
  type: z.enum(['0', '1']),
  timestamp: z.number(),
})

export const chatEntity = z.object({
  /** Of a friend the account, of a group the conversation: what a message to it names. */
  id: z.string(),
  name: z.string(),
  avatar: z.string(),
  unReadCount: z.number(),
  /** The last message, unless it was recalled. */
  lastMsgs: z.array(chatMessage),
  /** Always empty: contact details of others are shown to nobody who was not given them. */
  phone: z.string(),
  email: z.string(),
  /** 0 friend, 1 group. */
  type: z.enum(['0', '1']),
})
export type ChatEntity = z.infer<typeof chatEntity>

/** The caller; the phone masked. */
export const imUser = z.object({ id: z.string(), username: z.string(), phone: z.string(), email: z.string() })
