import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { message } from '../../../../platform/contract/fields.ts'
import { id, line, several, version } from '../../../../platform/contract/inputs.ts'
import { pageInput } from '../../../../platform/contract/page.ts'
import { searchedPageOf } from '../../../../platform/contract/search.ts'
import { demandFields, demandRow, moved, moveRule, status } from './schema.ts'

/** What operators do with requests. */
export const demandDeskCalls = defineCalls({
  'GET /ws/operator/demands': {
    about: 'Demands for review and for looking up, oldest waiting first.',
    audience: 'operator',
    permission: 'operator:review',
    input: z.object({
      ...pageInput,
      search: z.string().trim().max(100).optional().default(''),
      review: z.enum(['waiting', 'all']).default('waiting'),
      stage: several(z.coerce.number<string>().pipe(status)),
      column: z.enum(['relevance', 'reviewAskedAt', 'updatedAt']).default('relevance'),
    }),
    result: searchedPageOf(demandRow.extend({ reviewAskedAt: z.string().nullable(), isUnchangedCopy: z.boolean() })),
  },
  'GET /ws/operator/demand/rules': {
    about: 'Every move of the demand as the server executes it: from where to where, by whom, what refuses it, what it posts.',
    audience: 'operator',
    input: z.object({}),
    result: z.array(moveRule),
  },
  'POST /ws/operator/demand/approve': {
    title: { cn: '通过需求审核', en: 'Approve a request' },
    about: 'Publishes, 1 → 2.',
    audience: 'operator',
    permission: 'operator:review',
    decides: 'demand',
    input: z.object({ id, version }),
    result: moved,
  },
  'POST /ws/operator/demand/reject': {
    title: { cn: '退回需求', en: 'Return a request' },
    about: 'Returns it with a reason for each field; it stays at 1.',
    audience: 'operator',
    permission: 'operator:review',
    decides: 'demand',
    input: z.object({
      id,
      version,
      reasons: z.partialRecord(z.enum(demandFields), line(300)).refine((reasons) => Object.keys(reasons).length > 0, message('required')),
    }),
    result: moved,
  },
})
