import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { messageStates } from './sms.ts'

const outboxRow = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'email']),
  to: z.string(),
  subject: z.string(),
  /** Null in production. */
  body: z.string().nullable(),
  at: z.string(),
  state: z.enum(messageStates),
  /** Of a message that was handed over, or is about to be. */
  provider: z.string().nullable(),
  sentAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  error: z.string().nullable(),
})

export const outboxCalls = defineCalls({
  'GET /ws/operator/outbox': {
    audience: 'operator',
    permission: 'operator:see',
    input: z.object({
      ...pageInput,
      column: z.enum(['at']).default('at'),
      channel: z.enum(['', 'sms', 'email']).optional(),
      state: z.enum(['', ...messageStates]).optional(),
      search: z.string().trim().max(100).optional().default(''),
    }),
    result: pageOf(outboxRow),
    about: 'SMS and e-mails, what became of each, and their text in development only.',
  },
  'GET /ws/operator/senders': {
    audience: 'operator',
    permission: 'operator:see',
    input: z.object({}),
    result: z.array(
      z.object({
        channel: z.enum(['sms', 'email']),
        /** In the order in which they are tried. */
        providers: z.array(z.object({ name: z.string(), areas: z.array(z.string()).nullable(), hasReports: z.boolean() })),
      }),
    ),
    about: 'The providers of the settings, by channel.',
  },
  'POST /ws/operator/outbox/try': {
    proof: true,
    title: { cn: '发送测试消息', en: 'Send a trial message' },
    audience: 'operator',
    permission: 'operator:settings',
    /** A phone number begins with a plus and the calling code. */
    input: z.object({ channel: z.enum(['sms', 'email']), to: z.string().trim().min(1).max(100) }),
    result: z.object({ id: z.string() }),
    about: 'Queues a message with a code that opens nothing, to an address of the operator. The outbox shows what becomes of it.',
  },
})
