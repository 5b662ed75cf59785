import { z } from 'zod'
import { defineCalls } from '../../../platform/contract/call.ts'
import { day, id } from '../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../platform/contract/page.ts'

const auditRow = z.object({
  id: z.string(),
  at: z.string(),
  actorId: z.string(),
  /** The name of the actor; "" for the system. */
  actor: z.string(),
  userType: z.number(),
  companyId: z.string().nullable(),
  call: z.string(),
  /** The input, secrets masked. */
  input: z.unknown(),
  requestId: z.string(),
  ip: z.string().nullable(),
})

const blank = z.literal('')

export const auditCalls = defineCalls({
  'GET /ws/operator/audit': {
    audience: 'operator',
    permission: 'operator:see',
    input: z.object({
      ...pageInput,
      column: z.enum(['at']).default('at'),
      actorId: z.union([blank, id]).optional(),
      companyId: z.union([blank, id]).optional(),
      userType: z.enum(['', '0', '1', '2', '9']).optional(),
      call: z.string().trim().max(100).optional().default(''),
      /** Words of the input, or a request's id. */
      search: z.string().trim().max(100).optional().default(''),
      from: z.union([blank, day]).optional(),
      to: z.union([blank, day]).optional(),
    }),
    result: pageOf(auditRow),
    about: 'Who did what and when: every committed write. Days are those of Beijing time.',
  },
})
