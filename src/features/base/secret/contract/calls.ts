import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id, line } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'

const place = { table: line(40), column: line(40), row: id }

export const secretLook = z.object({
  id: z.string(),
  at: z.string(),
  accountId: z.string(),
  who: z.string(),
  table: z.string(),
  column: z.string(),
  row: z.string(),
  /** "" for a file, which is seen without a question. */
  reason: z.string(),
})
export type SecretLook = z.infer<typeof secretLook>

export const secretCalls = defineCalls({
  'POST /ws/secret/reveal': {
    title: { cn: '查看加密信息', en: 'Reveal an encrypted value' },
    about: 'Shows one encrypted value in full. Who looked and why is recorded before it leaves; limited per hour.',
    audience: 'signedIn',
    secret: true,
    confidential: ['reason'],
    input: z.object({ ...place, reason: line(200) }),
    result: z.object({ text: z.string() }),
  },
  'GET /ws/secret/looks': {
    about: 'Who has looked at the encrypted values of a thing, newest first: for those who may look themselves.',
    audience: 'signedIn',
    input: z.object({ ...place, pageNo: pageInput.pageNo, pageSize: pageInput.pageSize }),
    result: pageOf(secretLook),
  },
})
