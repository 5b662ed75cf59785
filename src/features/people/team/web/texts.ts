import { plural, texts } from '../../../../platform/contract/texts.ts'
import { INVITATION_DAYS, INVITATION_LINES_MAX, SESSION_KEPT_DAYS } from '../../../../rules/constants.ts'
import type { TeamRole } from '../../../../rules/permissions.ts'

/** What each role is for, in a line. */
export const roleTexts = texts({
  owner: { cn: '全部权限，可调整所有成员，包括其他所有者', en: 'Everything, including the other owners' },
  admin: {
    cn: '管理团队、成员、需求与企业资料；不提现，不看薪酬',
    en: 'Teams, members, requests and company details; no withdrawals, no pay',
  },
  hr: { cn: '员工档案、请假与发薪准备；可邀请人事和只读成员', en: 'Employees, leave and preparing pay; invites HR and viewers' },
  finance: { cn: '资金、提现与复核、审批并发放薪酬', en: 'Funds, withdrawals and approvals, approving and paying salaries' },
  demandManager: { cn: '发布需求，选择服务商，验收', en: 'Posting requests, picking providers, accepting work' },
  viewer: { cn: '只看，不做更改', en: 'Looks, changes nothing' },
} satisfies Record<TeamRole, { cn: string; en: string }>)

export const t = texts({
  cancel: { cn: '取消', en: 'Cancel' },
  close: { cn: '关闭', en: 'Close' },
  save: { cn: '保存', en: 'Save' },
  saved: { cn: '已保存', en: 'Saved' },
  acts: { cn: '操作', en: 'Actions' },
  none: { cn: '无', en: 'None' },
  role: { cn: '角色', en: 'Role' },
  team: { cn: '团队', en: 'Team' },
  noTeam: { cn: '不属于任何团队', en: 'In no team' },

  // Teams
  teams: { cn: '团队', en: 'Teams' },
  teamsAbout: {
    cn: '成员和员工所在的团队。负责人可以审批本团队的请假。',
    en: 'The teams that members and employees belong to. A lead may decide on the leave of the team.',
  },
  newTeam: { cn: '新建团队', en: 'New team' },
  editTeam: { cn: '编辑团队', en: 'Edit team' },
  edit: { cn: '编辑', en: 'Edit' },
  editThis: { cn: (name: string) => `编辑 ${name}`, en: (name: string) => `Edit ${name}` },
  create: { cn: '创建', en: 'Create' },
  created: { cn: '团队已创建', en: 'Team created' },
  search: { cn: '搜索团队', en: 'Search teams' },
  withArchived: { cn: '显示已归档', en: 'Show archived' },
  teamName: { cn: '团队名称', en: 'Team name' },
  description: { cn: '团队说明', en: 'Description' },
  descriptionHint: { cn: '这个团队负责什么', en: 'What this team does' },
  parent: { cn: '上级团队', en: 'Parent team' },
  topLevel: { cn: '无，最上级', en: 'None, top level' },
  below: { cn: (name: string) => `属于 ${name}`, en: (name: string) => `part of ${name}` },
  lead: { cn: '负责人', en: 'Lead' },
  noLead: { cn: '未指定', en: 'Nobody' },
  members: { cn: '成员', en: 'Members' },
  employees: { cn: '员工', en: 'Employees' },
  membersOf: {
    cn: (n: number, name: string) => `${name} 的 ${n} 位成员`,
    en: (n: number, name: string) => (n === 1 ? `1 member of ${name}` : `${n} members of ${name}`),
  },
  peopleCount: {
    cn: (members: number, employees: number | null) => `${members} 位成员${employees === null ? '' : ` · ${employees} 位员工`}`,
    en: (members: number, employees: number | null) =>
      `${plural(members, 'member')}${employees === null ? '' : ` · ${plural(employees, 'employee')}`}`,
  },
  archived: { cn: '已归档', en: 'Archived' },
  archive: { cn: '归档', en: 'Archive' },
  archiveThis: { cn: (name: string) => `归档 ${name}`, en: (name: string) => `Archive ${name}` },
  archiveTitle: { cn: (name: string) => `归档“${name}”？`, en: (name: string) => `Archive “${name}”?` },
  archiveAbout: {
    cn: '归档后不能再把人加入这个团队，历史记录不变，随时可以恢复。',
    en: 'Nobody can be added to an archived team. Records do not change, and it can be restored at any time.',
  },
  archiveEmpty: { cn: '这个团队里现在没有人。', en: 'There is nobody in this team now.' },
  archivePeople: {
    cn: (people: string) => `团队里有 ${people}。可以移到另一个团队；不移动则留在已归档的团队里。`,
    en: (people: string) => `There are people in it: ${people}. Move them to another team, or they stay in the archived one.`,
  },
  archiveInvitations: {
    cn: (n: number) => `${n} 份待接受的邀请仍有效，接受后不属于任何团队。`,
    en: (n: number) =>
      n === 1
        ? 'One open invitation to it remains valid and will assign no team.'
        : `${n} open invitations to it remain valid and will assign no team.`,
  },
  moveTo: { cn: '移到', en: 'Move them to' },
  stay: { cn: '不移动', en: 'Leave them in it' },
  archiveBlocked: {
    cn: (n: number) => `还有 ${n} 个下级团队，请先移动或归档它们`,
    en: (n: number) =>
      n === 1 ? 'One team is below it. Move or archive that first.' : `${n} teams are below it. Move or archive them first.`,
  },
  archivedNow: { cn: '团队已归档', en: 'Team archived' },
  restore: { cn: '恢复', en: 'Restore' },
  restoreThis: { cn: (name: string) => `恢复 ${name}`, en: (name: string) => `Restore ${name}` },
  restored: { cn: '团队已恢复', en: 'Team restored' },
  noTeams: { cn: '还没有团队', en: 'No teams yet' },
  noTeamsWhy: {
    cn: '按部门或国家建立团队，再把成员和员工放进去。',
    en: 'Create teams by department or country, then put members and employees into them.',
  },
  noTeamsMatch: { cn: '没有符合的团队', en: 'No team matches' },
  clearSearch: { cn: '清除条件', en: 'Clear filters' },

  // Members
  membersAbout: {
    cn: '能登录这家企业工作台的人。角色决定各自看到的菜单和按钮，调整后立即生效。',
    en: 'The people who sign in to this company’s workbench. A role decides which menus and buttons they see; a change takes effect at once.',
  },
  tabs: { cn: '成员与邀请', en: 'Members and invitations' },
  tabMembers: { cn: '成员', en: 'Members' },
  tabInvitations: { cn: '邀请', en: 'Invitations' },
  name: { cn: '姓名', en: 'Name' },
  unnamed: { cn: '未填姓名', en: 'No name' },
  you: { cn: '您', en: 'You' },
  blocked: { cn: '平台已停用', en: 'Blocked by the platform' },
  contact: { cn: '联系方式', en: 'Contact' },
  joined: { cn: '加入时间', en: 'Joined' },
  lastSeen: { cn: '最近活动', en: 'Last active' },
  /** Ended sessions are deleted after this time. */
  longAgo: { cn: `${SESSION_KEPT_DAYS} 天内未登录`, en: `Not in ${plural(SESSION_KEPT_DAYS, 'day')}` },
  searchMembers: { cn: '搜索姓名、手机号、邮箱', en: 'Search name, phone, e-mail' },
  searchNames: { cn: '搜索姓名', en: 'Search names' },
  anyRole: { cn: '全部角色', en: 'All roles' },
  anyTeam: { cn: '全部团队', en: 'All teams' },
  noMembers: { cn: '还没有其他成员', en: 'No other members yet' },
  noMembersWhy: { cn: '邀请同事一起管理需求、员工和资金。', en: 'Invite colleagues to manage requests, people and funds together.' },
  manage: { cn: '调整', en: 'Manage' },
  manageThis: { cn: (name: string) => `调整 ${name}`, en: (name: string) => `Manage ${name}` },
  changed: { cn: '已更新，立即生效', en: 'Updated, with effect at once' },
  giveOwner: { cn: (name: string) => `让 ${name} 成为所有者？`, en: (name: string) => `Make ${name} an owner?` },
  giveOwnerBody: {
    cn: '所有者拥有全部权限，也能调整或移除其他所有者，包括您。',
    en: 'Owners can do everything, including changing or removing other owners, you too.',
  },
  giveOwnerVerb: { cn: '设为所有者', en: 'Make owner' },
  stepDown: { cn: '放弃所有者角色？', en: 'Give up the role of owner?' },
  stepDownBody: { cn: '之后只有其他所有者能恢复您的角色。', en: 'Afterwards only another owner can give it back to you.' },
  stepDownVerb: { cn: '放弃所有者角色', en: 'Give up the role' },
  remove: { cn: '移除成员', en: 'Remove member' },
  removeTitle: { cn: (name: string) => `将 ${name} 移出企业？`, en: (name: string) => `Remove ${name} from the company?` },
  removed: { cn: '成员已移除', en: 'Member removed' },
  leave: { cn: '退出企业', en: 'Leave the company' },
  leaveTitle: { cn: '退出这家企业？', en: 'Leave this company?' },
  leaveBody: {
    cn: '您将立即失去这家企业的全部访问权限，只有收到新的邀请才能回来。',
    en: 'You lose all access to this company at once and can come back only by a new invitation.',
  },
  left: { cn: '您已退出企业', en: 'You have left the company' },

  // Invitations
  invite: { cn: '邀请成员', en: 'Invite people' },
  inviteLines: { cn: '手机号或邮箱', en: 'Phone numbers or e-mail addresses' },
  inviteLinesHint: {
    cn: `每行一个，一次最多 ${INVITATION_LINES_MAX} 行；也可以从表格中整列粘贴。`,
    en: `One per line, at most ${INVITATION_LINES_MAX}; a whole column of a sheet can be pasted.`,
  },
  areaCode: { cn: '无区号的手机号所属国家或地区', en: 'Country of numbers without a calling code' },
  inviteAbout: {
    cn: `对方会收到带链接的短信或邮件，${INVITATION_DAYS} 天内可接受或婉拒。`,
    en: `Each person receives a link by text message or e-mail and can accept or decline within ${INVITATION_DAYS} days.`,
  },
  send: { cn: '发送邀请', en: 'Send invitations' },
  sentCount: {
    cn: (n: number) => `已发送 ${n} 份邀请`,
    en: (n: number) => (n === 1 ? 'One invitation sent' : `${n} invitations sent`),
  },
  notSent: {
    cn: (n: number) => `${n} 行没有发送，已留在下面，修改后可再次发送`,
    en: (n: number) =>
      n === 1
        ? 'One line was not sent. It is still below: correct it and send again.'
        : `${n} lines were not sent. They are still below: correct them and send again.`,
  },
  invitations: { cn: '邀请', en: 'Invitations' },
  searchInvitations: { cn: '搜索手机号或邮箱', en: 'Search phone or e-mail' },
  anyState: { cn: '全部状态', en: 'All states' },
  state: { cn: '状态', en: 'State' },
  target: { cn: '邀请对象', en: 'Invited' },
  invitedBy: { cn: '邀请人', en: 'Invited by' },
  sentAt: { cn: '发送时间', en: 'Sent' },
  expires: { cn: '有效期至', en: 'Valid until' },
  resend: { cn: '重新发送', en: 'Send again' },
  resendThis: { cn: (target: string) => `重新发送给 ${target}`, en: (target: string) => `Send again to ${target}` },
  resent: { cn: '已重新发送，原链接失效', en: 'Sent again. The old link no longer works.' },
  revoke: { cn: '撤回', en: 'Revoke' },
  revokeThis: { cn: (target: string) => `撤回给 ${target} 的邀请`, en: (target: string) => `Revoke the invitation to ${target}` },
  revokeTitle: { cn: '撤回这份邀请？', en: 'Revoke this invitation?' },
  revokeBody: {
    cn: (target: string) => `发给 ${target} 的链接立即失效。`,
    en: (target: string) => `The link sent to ${target} stops working at once.`,
  },
  revoked: { cn: '邀请已撤回', en: 'Invitation revoked' },
  aboveOwn: { cn: '该邀请的角色高于您的角色', en: 'Its role is above your own' },
  noInvitations: { cn: '还没有邀请', en: 'No invitations yet' },
  noInvitationsWhy: {
    cn: '按手机号或邮箱邀请同事，一次可以邀请多人。',
    en: 'Invite colleagues by phone or e-mail, several at once if you like.',
  },

  // The page of an invitation
  joinTitle: { cn: (company: string) => `加入 ${company}`, en: (company: string) => `Join ${company}` },
  invitation: { cn: '加入企业', en: 'Join a company' },
  joinAbout: {
    cn: (inviter: string) => `${inviter} 邀请您成为企业成员。`,
    en: (inviter: string) => `${inviter} invites you to become a member.`,
  },
  verified: { cn: '已认证', en: 'Verified' },
  unverified: { cn: '尚未认证', en: 'Not verified' },
  sentTo: { cn: '发送至', en: 'Sent to' },
  accept: { cn: '接受邀请', en: 'Accept' },
  decline: { cn: '婉拒', en: 'Decline' },
  declineTitle: { cn: '婉拒这份邀请？', en: 'Decline this invitation?' },
  declineBody: {
    cn: '邀请人会收到通知。之后要加入，需要对方重新邀请。',
    en: 'The sender is notified. To join later you need a new invitation.',
  },
  declined: { cn: '已婉拒邀请', en: 'Invitation declined' },
  joinedNow: { cn: (company: string) => `您已加入 ${company}`, en: (company: string) => `You have joined ${company}` },
  signInFirst: {
    cn: (target: string) => `请用 ${target} 登录或注册，然后回到这里接受邀请。`,
    en: (target: string) => `Sign in or register with ${target}; you then return here to accept.`,
  },
  signInByEmail: {
    cn: (target: string) => `请登录或注册企业账号，然后回到这里确认 ${target} 并接受邀请。`,
    en: (target: string) => `Sign in, or register a company account; you then return here to confirm ${target} and accept.`,
  },
  signIn: { cn: '登录', en: 'Sign in' },
  register: { cn: '注册账号', en: 'Create an account' },
  otherAccount: { cn: '退出并换账号登录', en: 'Sign out and use another account' },
  toWorkbench: { cn: '前往工作台', en: 'Go to the workbench' },
  yourName: { cn: '您的姓名', en: 'Your name' },
  yourNameHint: { cn: '同事会看到这个姓名', en: 'Your colleagues will see it' },
  noLink: { cn: '邀请链接不完整', en: 'The invitation link is incomplete' },
  noLinkWhy: { cn: '请从短信或邮件中打开完整的链接。', en: 'Open the complete link from the message you received.' },
  confirmEmail: { cn: '确认邮箱', en: 'Confirm the address' },
  email: { cn: '邮箱', en: 'E-mail address' },
  currentPassword: { cn: '当前密码', en: 'Current password' },
  emailConfirmed: { cn: '邮箱已确认', en: 'Address confirmed' },
  home: { cn: '返回首页', en: 'Return home' },

  // Without a company
  withoutTitle: { cn: '您还没有加入企业', en: 'You are not in a company' },
  withoutAbout: {
    cn: '账号可以正常登录。接受一份邀请，或创建自己的企业后，即可使用工作台。',
    en: 'Your account works. Accept an invitation, or create a company of your own, to use the workbench.',
  },
  leftOn: { cn: '离开上一家企业的日期：', en: 'You left your last company on ' },
  yourInvitations: { cn: '发给您的邀请', en: 'Invitations to you' },
  noneForYou: { cn: '目前没有发给您手机号或邮箱的邀请。', en: 'There is no open invitation to your phone or e-mail address.' },
  found: { cn: '创建自己的企业', en: 'Create your own company' },
  foundAbout: { cn: '填写企业名片，您将成为它的所有者。', en: 'Fill in a business card; you become its owner.' },
  foundVerb: { cn: '填写企业名片', en: 'Fill in the card' },
})
