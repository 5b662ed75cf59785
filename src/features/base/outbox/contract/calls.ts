import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'

const outboxRow = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'email']),
  to: z.string(),
  subject: z.string(),
  /** Null in production. */
  body: z.string().nullable(),
  at: z.string(),
  sentAt: z.string().nullable(),
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
      search: z.string().trim().max(100).optional().default(''),
    }),
    result: pageOf(outboxRow),
    about: 'SMS and e-mails sent or pending; their text in development only.',
  },
})
