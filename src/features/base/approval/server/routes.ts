import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { routesOf } from '../../../../platform/server/wire/http.ts'
import { approvalCalls } from '../contract/calls.ts'
import { changeLimit } from './change-limit.ts'
import { approvalsOf, limitShown } from './reads.ts'
import type { ApprovalRow } from './tables.ts'
import { decline, grantApproval, withdrawApproval } from './writes.ts'

const decided = ({ id, state }: ApprovalRow) => ({ id, state })

export const approvalRoutes = routesOf(approvalCalls, {
  'GET /ws/approval/list': approvalsOf,
  'POST /ws/approval/approve': async (act, { id }) => decided(await grantApproval(act, id)),
  'POST /ws/approval/decline': async (act, input) => decided(await decline(act, input)),
  'POST /ws/approval/withdraw': async (act, { id }) => decided(await withdrawApproval(act, id)),
  'GET /ws/approval/limit': ({ db, actor }) => limitShown(db, companyOf(actor)),
  'POST /ws/approval/limit': changeLimit,
})
