import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { exportCall } from '../../../../platform/contract/export.ts'
import { day, id } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { securityKindNames } from '../../../../platform/contract/security.ts'
import { AUDIT_SHOWN_DAYS } from '../../../../rules/constants.ts'

const auditRow = z.object({
  id: z.string(),
  at: z.string(),
  actorId: z.string(),
  /** The name of the actor; "" for the system. */
  actor: z.string(),
  userType: z.number(),
  companyId: z.string().nullable(),
  call: z.string(),
  /** What the call does, in the caller's language; a command of the server is shown by its name. */
  title: z.string(),
  /** The input, secrets masked. */
  input: z.unknown(),
  requestId: z.string(),
  ip: z.string().nullable(),
})

const blank = z.literal('')

const securityFilters = {
  kind: z.enum(['', ...securityKindNames]).optional(),
  /** A name of a call, an address, a subject, or the id of an account. */
  search: z.string().trim().max(100).optional().default(''),
  from: z.union([blank, day]).optional(),
  to: z.union([blank, day]).optional(),
}
const securityKeeper = { audience: 'operator', permission: 'operator:security' } as const

const securityRow = z.object({
  id: z.string(),
  kind: z.enum(securityKindNames),
  /** The sentence that the caller was answered with, without its details. */
  reason: z.string(),
  call: z.string(),
  accountId: z.string().nullable(),
  /** The name of the account; "" where none is known. */
  account: z.string(),
  /** The same for the same name that was tried; the name is not kept. */
  subject: z.string(),
  ip: z.string(),
  count: z.number().int(),
  firstAt: z.string(),
  lastAt: z.string(),
})
export type SecurityRow = z.infer<typeof securityRow>

const jobRow = z.object({
  id: z.string(),
  name: z.string(),
  /** Nothing tries it any more; otherwise it is tried again when it is due. */
  isDead: z.boolean(),
  /** What it is about, personal data reduced. */
  payload: z.unknown(),
  error: z.string(),
  attempts: z.number().int(),
  createdAt: z.string(),
  dueAt: z.string(),
})

export const auditCalls = defineCalls({
  'GET /ws/operator/jobs': {
    audience: 'operator',
    permission: 'operator:see',
    input: z.object({
      ...pageInput,
      column: z.enum(['dueAt']).default('dueAt'),
      state: z.enum(['', 'dead', 'failing']).optional(),
      search: z.string().trim().max(100).optional().default(''),
    }),
    result: pageOf(jobRow),
    about: 'Background jobs that have failed: given up after their last attempt, or tried again by themselves.',
  },
  'POST /ws/operator/job/again': {
    proof: true,
    title: { cn: '重新运行后台任务', en: 'Run a background job again' },
    audience: 'operator',
    permission: 'operator:settings',
    input: z.object({ id }),
    result: z.object({ id }),
    about: 'Makes a failed job due now, with all its attempts. `staleState` if it does not wait any more.',
  },
  'POST /ws/operator/job/giveUp': {
    proof: true,
    title: { cn: '放弃后台任务', en: 'Give up a background job' },
    audience: 'operator',
    permission: 'operator:settings',
    input: z.object({ id, reason: z.string().trim().min(1).max(300) }),
    result: z.object({ id }),
    about: 'Ends a job that nothing tries any more. The reason stays with it.',
  },
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
      /** Words of what was done or of the input, a request's id, or the number of a demand, an order or a batch. */
      search: z.string().trim().max(100).optional().default(''),
      from: z.union([blank, day]).optional(),
      to: z.union([blank, day]).optional(),
    }),
    result: pageOf(auditRow),
    about: `Who did what and when: every committed write. Days are those of Beijing time; without a first day the last ${AUDIT_SHOWN_DAYS} are read.`,
  },
  'GET /ws/operator/security': {
    ...securityKeeper,
    input: z.object({ ...pageInput, column: z.enum(['lastAt', 'count']).default('lastAt'), ...securityFilters }),
    result: pageOf(securityRow),
    about: 'Refused attempts: failed sign-ins, wrong codes and proofs, refused permissions, limits reached, counted by the hour.',
  },
  'POST /ws/operator/security/export': {
    title: { cn: '导出安全日志', en: 'Export the security log' },
    ...exportCall,
    ...securityKeeper,
    proof: true,
    input: z.object(securityFilters),
    about: 'The list of refused attempts as an xlsx workbook.',
  },
})
