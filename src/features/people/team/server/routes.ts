import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import { routesOf } from '../../../../platform/server/wire/http.ts'
import { teamCalls } from '../contract/calls.ts'
import { acceptInvitation, declineInvitation, invitationsToMe, viewInvitation } from './acceptance.ts'
import { exportInvitations, exportMembers, exportTeams } from './export.ts'
import { invitationsFor, resendInvitation, revokeInvitation, sendInvitations } from './invitations.ts'
import { changeMemberRole, departureOf, leaveCompany, membersFor, moveMember, removeMember } from './members.ts'
import { teamsOf } from './reads.ts'
import { archiveTeam, createTeam, editTeam, restoreTeam } from './teams.ts'

export const teamRoutes = routesOf(teamCalls, {
  'GET /ws/team/list': (look) => teamsOf(look),
  'POST /ws/team/export': exportList(exportTeams),
  'POST /ws/team/create': createTeam,
  'POST /ws/team/edit': editTeam,
  'POST /ws/team/archive': archiveTeam,
  'POST /ws/team/restore': (act, { id }) => restoreTeam(act, id),
  'GET /ws/member/list': membersFor,
  'POST /ws/member/export': exportList(exportMembers),
  'GET /ws/member/departure': (look, { accountId }) => departureOf(look, accountId),
  'POST /ws/member/role': changeMemberRole,
  'POST /ws/member/team': moveMember,
  'POST /ws/member/remove': (act, { accountId }) => removeMember(act, accountId),
  'POST /ws/member/leave': (act) => leaveCompany(act),
  'GET /ws/invitation/list': invitationsFor,
  'POST /ws/invitation/export': exportList(exportInvitations),
  'POST /ws/invitation/send': sendInvitations,
  'POST /ws/invitation/resend': (act, { id }) => resendInvitation(act, id),
  'POST /ws/invitation/revoke': (act, { id }) => revokeInvitation(act, id),
  'GET /ws/invitation/view': (look, { token }) => viewInvitation(look, token),
  'GET /ws/invitation/mine': invitationsToMe,
  'POST /ws/invitation/accept': acceptInvitation,
  'POST /ws/invitation/decline': declineInvitation,
})
