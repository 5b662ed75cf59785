import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
import { approvalCalls } from '../contract/calls.ts'
import { changeLimit } from './change-limit.ts'
import { approvalsOf, limitShown } from './reads.ts'
import type { ApprovalRow } from './tables.ts'
import { decline, grantApproval, withdrawApproval } from './writes.ts'

const decided = ({ id, state }: ApprovalRow) => ({ id, state })

export function approvalRoutes(routes: Routes): void {
  read(routes, approvalCalls, 'GET /ws/approval/list', approvalsOf)
  write(routes, approvalCalls, 'POST /ws/approval/approve', async (act, { id }) => decided(await grantApproval(act, id)))
  write(routes, approvalCalls, 'POST /ws/approval/decline', async (act, input) => decided(await decline(act, input)))
  write(routes, approvalCalls, 'POST /ws/approval/withdraw', async (act, { id }) => decided(await withdrawApproval(act, id)))
  read(routes, approvalCalls, 'GET /ws/approval/limit', ({ db, actor }) => limitShown(db, companyOf(actor)))
  write(routes, approvalCalls, 'POST /ws/approval/limit', changeLimit)
}
