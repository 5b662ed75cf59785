import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
import { teamCalls } from '../contract/calls.ts'
import { acceptInvitation, declineInvitation, invitationsToMe, viewInvitation } from './acceptance.ts'
import { exportInvitations, exportMembers, exportTeams } from './export.ts'
import { invitationsFor, resendInvitation, revokeInvitation, sendInvitations } from './invitations.ts'
import { changeMemberRole, departureOf, leaveCompany, membersFor, moveMember, removeMember } from './members.ts'
import { teamsOf } from './reads.ts'
import { archiveTeam, createTeam, editTeam, restoreTeam } from './teams.ts'

export function teamRoutes(routes: Routes): void {
  read(routes, teamCalls, 'GET /ws/team/list', (look) => teamsOf(look))
  exportList(routes, teamCalls, 'POST /ws/team/export', exportTeams)
  write(routes, teamCalls, 'POST /ws/team/create', createTeam)
  write(routes, teamCalls, 'POST /ws/team/edit', editTeam)
  write(routes, teamCalls, 'POST /ws/team/archive', archiveTeam)
  write(routes, teamCalls, 'POST /ws/team/restore', (act, { id }) => restoreTeam(act, id))

  read(routes, teamCalls, 'GET /ws/member/list', membersFor)
  exportList(routes, teamCalls, 'POST /ws/member/export', exportMembers)
  read(routes, teamCalls, 'GET /ws/member/departure', (look, { accountId }) => departureOf(look, accountId))
  write(routes, teamCalls, 'POST /ws/member/role', changeMemberRole)
  write(routes, teamCalls, 'POST /ws/member/team', moveMember)
  write(routes, teamCalls, 'POST /ws/member/remove', (act, { accountId }) => removeMember(act, accountId))
  write(routes, teamCalls, 'POST /ws/member/leave', (act) => leaveCompany(act))

  read(routes, teamCalls, 'GET /ws/invitation/list', invitationsFor)
  exportList(routes, teamCalls, 'POST /ws/invitation/export', exportInvitations)
  write(routes, teamCalls, 'POST /ws/invitation/send', sendInvitations)
  write(routes, teamCalls, 'POST /ws/invitation/resend', (act, { id }) => resendInvitation(act, id))
  write(routes, teamCalls, 'POST /ws/invitation/revoke', (act, { id }) => revokeInvitation(act, id))
  read(routes, teamCalls, 'GET /ws/invitation/view', (look, { token }) => viewInvitation(look, token))
  read(routes, teamCalls, 'GET /ws/invitation/mine', invitationsToMe)
  write(routes, teamCalls, 'POST /ws/invitation/accept', acceptInvitation)
  write(routes, teamCalls, 'POST /ws/invitation/decline', declineInvitation)
}
